import type { ReportSummary } from '@lastlight/protocol'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { useWords } from '../../words/words.tsx'
import styles from './Operator.module.css'
import { cardsOf, type QueuePages } from './queuePages.ts'
import { Report } from './Report.tsx'
import { ReportHead } from './ReportHead.tsx'

interface Props {
  readonly queue: QueuePages
  readonly onChange: () => Promise<void>
  /** Fetches the next page too. */
  readonly onMore: () => Promise<void>
}

/** Open reports, each with what can be done about it, and closed ones in a list that can be opened. */
export function Queue({ queue, onChange, onMore }: Props): ReactElement {
  const words = useWords()
  const { busy, run } = useWork()
  // A card that vanished would let the next one slide under the pointer, and would take the focus and its message along.
  const [kept, setKept] = useState<ReadonlyMap<string, ReportSummary>>(new Map())
  const { reports, open: all, next } = queue
  const open = reports.filter(({ closedAt }) => closedAt === null)
  const cards = cardsOf(open, kept)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useRef<HTMLUListElement>(null)
  // How many cards there were when more were asked for.
  const before = useRef<number>(undefined)
  // The last "Show more" goes away with the focus on it.
  useEffect(() => {
    const at = before.current
    before.current = undefined
    if (at === undefined || next !== null) return
    const first = list.current?.children[at]
    const target = first instanceof HTMLElement ? first : heading.current
    target?.focus()
  }, [next])
  const closed = reports.filter(({ closedAt }) => closedAt !== null)
  return (
    <section className={styles['part']} aria-labelledby="reports">
      <h2 id="reports" ref={heading} tabIndex={-1}>
        {words.say('operator.reports')} ({all})
      </h2>
      {open.length === 0 && <p role="status">{words.say('operator.reports.none')}</p>}
      <ul ref={list} className={styles['cards']} data-testid="reports">
        {cards.map(({ report, isOpen }) => (
          <Report
            key={report.id}
            report={report}
            isOpen={isOpen}
            onClosing={() => setKept(before => new Map(before).set(report.id, report))}
            onChange={onChange}
          />
        ))}
      </ul>
      <p role="status" className={classes('note', styles['done'])}>
        {(open.length < all || queue.pages > 1) && words.say('operator.reports.shown', { shown: open.length, all })}
      </p>
      {closed.length > 0 && (
        <details>
          <summary>{words.say('operator.closed')}</summary>
          <ul className={styles['list']} data-testid="closed">
            {closed.map(report => (
              <li key={report.id}>
                <ReportHead report={report} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {next !== null && (
        <div className={styles['acts']}>
          <Button
            busy={busy}
            onClick={() => {
              before.current = cards.length
              run(onMore)
            }}
            says="operator.reports.more"
          />
        </div>
      )}
    </section>
  )
}
