import type { OperatorAction } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../../words/words.tsx'
import styles from './Operator.module.css'

/** The record of what operators did, in the words of the command line. */
export function Actions({ actions }: { readonly actions: readonly OperatorAction[] }): ReactElement {
  const words = useWords()
  const clock = new Intl.DateTimeFormat(words.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles['part']}>
      <details>
        <summary>
          <h2>{words.say('operator.actions')}</h2>
        </summary>
        <ol className={styles['list']} lang="en" data-testid="actions">
          {actions.map(({ at, operator, action, target, note }, i) => (
            <li key={i}>
              <div className={styles['head']}>
                <b>
                  {action}: {target}
                </b>
                <small className="note">
                  {[clock.format(at), operator, ...(note === '' ? [] : [note])].join(' · ')}
                </small>
              </div>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
