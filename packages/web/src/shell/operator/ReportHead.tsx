import type { ModeratedPerson, ReportSummary } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'
import { whenOf } from '../lobby/names.ts'
import styles from './Operator.module.css'

/** The name that others see, and the username that lets a person in. */
export const calledAs = ({ name, username }: Pick<ModeratedPerson, 'name' | 'username'>): string =>
  username === null || username === name ? name : `${name} (${username})`

/** Who is reported, why and by whom, and how it ended. */
export function ReportHead({ report }: { readonly report: ReportSummary }): ReactElement {
  const words = useWords()
  const { person, reason, reporter, at, text, outcome } = report
  return (
    <div className={styles['head']}>
      <b>{calledAs(person)}</b>
      <small className="note">
        {words.say('operator.by', {
          reason: words.say(`table.report.reason.${reason}`),
          name: reporter,
          when: whenOf(at, words.locale),
        })}
        {outcome !== null && ` · ${words.say(`operator.outcome.${outcome}`)}`}
      </small>
      {text !== '' && (
        <>
          <small className="note">{words.say('operator.comment', { name: reporter })}</small>
          <blockquote>{text}</blockquote>
        </>
      )}
    </div>
  )
}
