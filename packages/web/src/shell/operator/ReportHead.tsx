import type { ModeratedPerson, ReportSummary } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'
import { whenOf } from '../lobby/names.ts'
import { markOf, nameIn } from './nameIn.ts'
import styles from './Operator.module.css'
import { PersonName } from './PersonName.tsx'

/** The name that others see, and the username that lets a person in. */
export const calledAs = ({ name, username }: Pick<ModeratedPerson, 'name' | 'username'>): string =>
  username === null || username === name ? name : `${name} (${username})`

/** Who is reported, why and by whom, and how it ended. */
export function ReportHead({ report }: { readonly report: ReportSummary }): ReactElement {
  const words = useWords()
  const { person, reason, at, text } = report
  const reporter = report.reporterId === null ? report.reporter : `${report.reporter} ${markOf(report.reporterId)}`
  return (
    <div className={styles['head']}>
      <b>
        <PersonName name={calledAs(person)} id={person.id} />
      </b>
      <small className="note">
        {words.say('operator.by', {
          reason: words.say(`table.report.reason.${reason}`),
          name: reporter,
          when: whenOf(at, words.locale),
        })}
      </small>
      <Closing report={report} />
      {text !== '' && (
        <>
          <small className="note">{words.say('operator.comment', { name: reporter })}</small>
          <blockquote>{text}</blockquote>
        </>
      )}
    </div>
  )
}

/** How a report was closed, when and by whom, and what that operator noted. */
function Closing({ report: { outcome, closedAt, closing } }: { readonly report: ReportSummary }): ReactElement | null {
  const words = useWords()
  if (outcome === null || closedAt === null) return null
  const days = closing?.days ?? null
  return (
    <>
      <small className="note">
        {[
          words.say(`operator.outcome.${outcome}`),
          ...(days === null ? [] : [words.say('operator.days.n', { n: days })]),
          closing === null
            ? whenOf(closedAt, words.locale)
            : words.say('operator.closedBy', {
                when: whenOf(closedAt, words.locale),
                name: nameIn(words, closing.operator),
              }),
        ].join(' · ')}
      </small>
      {closing !== null && closing.note !== '' && (
        <small>{words.say('operator.closing.note', { note: closing.note })}</small>
      )}
    </>
  )
}
