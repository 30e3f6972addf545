import type { Seat } from '@lastlight/kernel'
import { memo, type ReactElement, useState } from 'react'
import { Icon } from '../art/index.ts'
import { Mark } from '../face/Mark.tsx'
import { useOpen } from '../face/open.ts'
import { useTable } from '../face/table.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import styles from './Log.module.css'
import { RuleLinks } from './RuleLinks.tsx'
import { useShowing } from './showing.ts'

const SOME = 60

/** The events in words, the newest first, each chapter under its heading. */
export const Log = memo(function Log(): ReactElement {
  const words = useWords()
  const { told } = useShowing()
  const { saying, face, sight, me } = useTable()
  const { tab, setOpen } = useOpen()
  const [all, setAll] = useState(false)
  const from = all ? 0 : Math.max(0, told.length - SOME)
  const lines = told
    .slice(from)
    .map((event, i) => ({ event, number: from + i }))
    .toReversed()
  return (
    <section
      className={classes('panel raised', styles['log'], tab === 'log' && styles['on'])}
      aria-labelledby="part-log"
      data-part="log"
      tabIndex={-1}
    >
      <header>
        <h2 id="part-log">{words.say('table.log')}</h2>
        {me !== undefined && <Button look="quiet" onClick={() => setOpen('recap')} says="table.recap" />}
      </header>
      <div className={styles['lines']} tabIndex={0} role="log" aria-live="off" aria-labelledby="part-log">
        <ol>
          {lines.map(({ event, number }) =>
            face.display(event, sight.viewer).heading ? (
              <li key={number} className={styles['chapter']}>
                {saying.event(event)}
              </li>
            ) : (
              <Line key={number} seat={event.seat} text={saying.event(event)} />
            ),
          )}
        </ol>
        {from > 0 && (
          <Button look="quiet" onClick={() => setAll(true)}>
            {words.say('table.log.older', { n: from })}
          </Button>
        )}
      </div>
    </section>
  )
})

interface LineProps {
  readonly seat: Seat | undefined
  readonly text: string
}

/** One event: the acting seat, and the sentence. */
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
