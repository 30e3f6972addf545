import type { Seat } from '@lastlight/kernel'
import { memo, type ReactElement, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/index.ts'
import { Mark } from '../face/Mark.tsx'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import { grouped, sayOne } from './grouped.ts'
import styles from './Log.module.css'
import { RuleLinks } from './RuleLinks.tsx'
import { rewindsLine } from './rewinds.ts'
import { useShowing } from './showing.ts'
import { useIsLow } from './useIsLow.ts'

const SOME = 60
/** Up to this height there is room for hardly more than the newest line. */
const ONE_LINE = 130

/** The events in words, the newest first, each chapter under its heading. */
export const Log = memo(function Log(): ReactElement {
  const words = useWords()
  const { told } = useShowing()
  const { saying, face, sight, me, info } = useTable()
  const { tab, setOpen } = useOpen()
  const [all, setAll] = useState(false)
  const [isUnfolded, setUnfolded] = useState(false)
  const section = useRef<HTMLElement>(null)
  const isLow = useIsLow(section, ONE_LINE)
  const groups = useMemo(() => grouped(told, face), [told, face])
  const from = all ? 0 : Math.max(0, groups.length - SOME)
  const rewinds = rewindsLine(info, words)
  const lines = groups.slice(from).toReversed()
  return (
    <section
      ref={section}
      className={classes(
        'panel raised',
        styles['log'],
        tab === 'log' && styles['on'],
        isUnfolded ? styles['unfolded'] : isLow && styles['low'],
      )}
      aria-labelledby="part-log"
      data-part="log"
      tabIndex={-1}
      // Its key leads here: then it is to be read.
      onFocus={event => {
        if (event.target === event.currentTarget) setUnfolded(true)
      }}
    >
      <div className={styles['body']}>
        <header>
          <h2 id="part-log">{words.say('table.log')}</h2>
          {me !== undefined && <Button look="quiet" onClick={() => setOpen('recap')} says="table.recap" />}
          <IconButton
            icon="chevron"
            label={words.say(isUnfolded ? 'table.log.fold' : 'table.log.unfold')}
            size="16px"
            aria-expanded={isUnfolded}
            className={styles['fold']}
            onClick={() => setUnfolded(!isUnfolded)}
          />
        </header>
        <div className={styles['lines']} tabIndex={0} role="log" aria-live="off" aria-labelledby="part-log">
          <ol>
            {lines.map(({ event, number, times }) =>
              face.display(event, sight.viewer).heading ? (
                <li key={number} className={styles['chapter']}>
                  {saying.event(event)}
                </li>
              ) : (
                <Line key={number} seat={event.seat} text={sayOne({ event, times }, saying, words)} />
              ),
            )}
            {rewinds !== '' && <Line seat={undefined} text={rewinds} />}
          </ol>
          {from > 0 && (
            <Button look="quiet" onClick={() => setAll(true)}>
              {words.say('table.log.older', { n: from })}
            </Button>
          )}
        </div>
      </div>
    </section>
  )
})

interface LineProps {
  readonly seat: Seat | undefined
  readonly text: string
}

/** One event, or equal ones in a row: the acting seat, and the sentence. */
const Line = memo(function Line({ seat, text }: LineProps): ReactElement {
  return (
    <li className={styles['line']}>
      {seat === undefined ? (
        <i aria-hidden="true">
          <Icon name="event" size="14px" />
        </i>
      ) : (
        <Mark seat={seat} />
      )}
      <span>
        <RuleLinks text={text} />
      </span>
    </li>
  )
})
