import type { OperatorAction } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'
import { nameIn } from './nameIn.ts'
import styles from './Operator.module.css'

/** The record of what operators did. */
export function Actions({ actions }: { readonly actions: readonly OperatorAction[] }): ReactElement {
  const words = useWords()
  const clock = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles['part']}>
      <details>
        <summary id="actions">
          <h2>{words.say('operator.actions')}</h2>
        </summary>
        <ol className={styles['list']} data-testid="actions">
          {actions.map((each, i) => (
            <li key={i}>
              <div className={styles['head']}>
                <b>{words.say(`operator.did.${each.action}`, { target: nameIn(words, each.target) })}</b>
                <small className="note">
                  {[clock.format(each.at), nameIn(words, each.operator), ...noteIn(words, each)].join(' · ')}
                </small>
              </div>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

/** Notes that the server has made are said in the reader's language; those of operators stand as they wrote them. */
function noteIn(words: Words, { note }: OperatorAction): readonly string[] {
  if (note === '') return []
  const made = /^(?:(?<report>\S+): (?<outcome>nothing|mute|ban))? ?(?:(?<days>\d+) days)?$/.exec(note)?.groups
  if (made === undefined) return [note]
  const { report, outcome, days } = made
  return [
    ...(report === undefined ? [] : [report, words.say(`operator.outcome.${outcome as 'nothing' | 'mute' | 'ban'}`)]),
    ...(days === undefined ? [] : [words.say('operator.days.n', { n: Number(days) })]),
  ]
}
