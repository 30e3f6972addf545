import type { ReportSummary } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './Operator.module.css'
import { Report } from './Report.tsx'
import { ReportHead } from './ReportHead.tsx'

interface Props {
  readonly reports: readonly ReportSummary[]
  readonly onChange: () => void
}

/** Open reports, each with what can be done about it, and closed ones in a list that can be opened. */
export function Queue({ reports, onChange }: Props): ReactElement {
  const words = useWords()
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
    </section>
  )
}
