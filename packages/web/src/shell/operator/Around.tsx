import type { ReportInFull } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { classes } from '../../ui/classes.ts'
import { useWords } from '../../words/words.tsx'
import { lineTime } from './lineTime.ts'
import styles from './Operator.module.css'
import { PersonName } from './PersonName.tsx'
import { ReportHead } from './ReportHead.tsx'

/** What was said around a report, and the other reports about the same person. */
export function Around({ report }: { readonly report: ReportInFull }): ReactElement {
  const words = useWords()
  const { lines, others } = report
  return (
    <div className={styles['around']}>
      <h3 className="label">{words.say(lines.length === 0 ? 'operator.lines.none' : 'operator.lines')}</h3>
      <ol>
        {lines.map(({ name, author, text, at, reported, theirs }, i) => (
          <li key={i} className={classes(theirs && styles['theirs'], reported && styles['reported'])}>
            <small className="note">{lineTime(at, words.locale)}</small>
            <span>
              <b>
                <PersonName name={name} id={author} />
              </b>{' '}
              {text}
              {reported && <em> {words.say('operator.lines.reported')}</em>}
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <>
          <h3 className="label">{words.say('operator.others')}</h3>
          <ul className={styles['list']}>
            {others.map(each => (
              <li key={each.id}>
                <ReportHead report={each} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
