import type { OperatorAction } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './Operator.module.css'

/** The name under which the server records what was done on the command line. */
const COMMAND_LINE = 'command line'

/** The record of what operators did. */
export function Actions({ actions }: { readonly actions: readonly OperatorAction[] }): ReactElement {
  const words = useWords()
  const clock = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles['part']}>
      <details>
        <summary>
          <h2>{words.say('operator.actions')}</h2>
        </summary>
        <ol className={styles['list']} data-testid="actions">
          {actions.map((each, i) => (
            <li key={i}>
              <div className={styles['head']}>
                <b>{words.say(`operator.did.${each.action}`, { target: each.target })}</b>
                <small className="note">
                  {[
                    clock.format(each.at),
                    each.operator === COMMAND_LINE ? words.say('operator.commandLine') : each.operator,
                    ...noteIn(words, each),
                  ].join(' · ')}
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
function noteIn(words: Words, { action, note }: OperatorAction): readonly string[] {
  if (note === '') return []
  if (action !== 'mute' && action !== 'close report') return [note]
  const outcome = (['nothing', 'mute', 'ban'] as const).find(each => note.includes(`: ${each}`))
  const days = / ?(\d+) days$/.exec(note)?.[1]
  return [
    ...(outcome === undefined ? [] : [words.say(`operator.outcome.${outcome}`)]),
    ...(days === undefined ? [] : [words.say('operator.days.n', { n: Number(days) })]),
  ]
}
