import { Fragment, type ReactElement, useState } from 'react'
import { Icon } from '../art/index.ts'
import { Mark } from '../face/Mark.tsx'
import { actorOf } from '../face/reading.ts'
import { useDesk } from '../frame/desk.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { useWords } from '../words/words.tsx'
import styles from './Log.module.css'
import { Ruled } from './Ruled.tsx'

const SOME = 60

/** What has happened, in words, the newest first; each chapter under its heading. */
export function Log(): ReactElement {
  const words = useWords()
  const { told, saying, face, sight, tab, setOpen, me } = useDesk()
  const [all, setAll] = useState(false)
  const from = all ? 0 : Math.max(0, told.length - SOME)
  const lines = told
    .slice(from)
    .map((event, i) => ({ event, number: from + i }))
    .toReversed()
  return (
    <section
      className={classes(styles['log'], tab === 'log' && styles['on'])}
      aria-labelledby="part-log"
      data-part="log"
      tabIndex={-1}
    >
      <header>
        <h2 id="part-log">{words.say('table.log')}</h2>
        {me !== undefined && (
          <Button look="quiet" onClick={() => setOpen('recap')}>
            {words.say('table.recap')}
          </Button>
        )}
      </header>
      <div className={styles['lines']} tabIndex={0} role="log" aria-live="off" aria-labelledby="part-log">
        <ol>
          {lines.map(({ event, number }) =>
            face.beat(event, sight.viewer).heading ? (
              <li key={number} className={styles['chapter']}>
                {saying.event(event)}
              </li>
            ) : (
              <Fragment key={number}>
                <Line event={event} />
              </Fragment>
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
}

/** One event: whose doing it was, and what happened. */
function Line({ event }: { readonly event: unknown }): ReactElement {
  const { saying } = useDesk()
  const who = actorOf(event)
  return (
    <li className={styles['line']}>
      {who === undefined ? (
        <i aria-hidden="true">
          <Icon name="event" />
        </i>
      ) : (
        <Mark seat={who} />
      )}
      <span>
        <Ruled text={saying.event(event)} />
      </span>
    </li>
  )
}
