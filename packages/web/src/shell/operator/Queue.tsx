import type { ReactElement } from 'react'
import { useWork } from '../../api/useWork.ts'
import { Button } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './Operator.module.css'
import type { QueuePages } from './queuePages.ts'
import { Report } from './Report.tsx'
import { ReportHead } from './ReportHead.tsx'

interface Props {
  readonly queue: QueuePages
  readonly onChange: () => void
  /** Fetches the next page too. */
  readonly onMore: () => Promise<void>
}

/** Open reports, each with what can be done about it, and closed ones in a list that can be opened. */
export function Queue({ queue, onChange, onMore }: Props): ReactElement {
  const words = useWords()
  const { busy, run } = useWork()
  const { reports, open: all, next } = queue
  const open = reports.filter(({ closedAt }) => closedAt === null)
  const closed = reports.filter(({ closedAt }) => closedAt !== null)
  return (
    <section className={styles['part']} aria-labelledby="reports">
      <h2 id="reports">{words.say('operator.reports')}</h2>
      {open.length === 0 && <p role="status">{words.say('operator.reports.none')}</p>}
      <ul className={styles['cards']} data-testid="reports">
        {open.map(report => (
          <Report key={report.id} report={report} onChange={onChange} />
        ))}
      </ul>
      {open.length < all && <p className="note">{words.say('operator.reports.shown', { shown: open.length, all })}</p>}
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
          <Button busy={busy} onClick={() => run(onMore)} says="operator.reports.more" />
        </div>
      )}
    </section>
  )
}
