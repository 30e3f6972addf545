import type { OperatorAction } from '@lastlight/protocol'
import type { Words } from '@lastlight/words'
import { type ReactElement, useRef } from 'react'
import { clockOf } from '../../words/clocks.ts'
import { useWords } from '../../words/words.tsx'
import type { GrowingList } from './fetchPages.ts'
import { MoreOfList } from './MoreOfList.tsx'
import { nameIn } from './nameIn.ts'
import styles from './Operator.module.css'

interface Props {
  readonly actions: GrowingList<OperatorAction>
  /** Fetches the next page too. */
  readonly onMore: () => Promise<void>
}

/** The record of what operators did. */
export function Actions({ actions, onMore }: Props): ReactElement {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  const clock = clockOf(words.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className={styles['part']}>
      <details>
        <summary id="actions">
          <h2>{words.say('operator.actions')}</h2>
        </summary>
        <ol ref={list} className={styles['list']} data-testid="actions">
          {actions.entries.map((each, i) => (
            <li key={i} tabIndex={-1}>
              <div className={styles['head']}>
                <b>{words.say(`operator.did.${each.action}`, { target: nameIn(words, each.target) })}</b>
                <small className="note">
                  {[clock.format(each.at), nameIn(words, each.operator), ...noteIn(words, each)].join(' · ')}
                </small>
              </div>
            </li>
          ))}
        </ol>
        <MoreOfList shown={actions.entries.length} next={actions.next} list={list} onMore={onMore} />
      </details>
    </section>
  )
}

/** Notes that the server has made are said in the reader's language; those of operators stand as they wrote them. */
function noteIn(words: Words, { note }: OperatorAction): readonly string[] {
  if (note === '') return []
  // What an operator has noted about a report that they closed stands on a line of its own.
  const [first = '', ...own] = note.split('\n')
  const made = /^(?:(?<report>\S+): (?<outcome>nothing|mute|ban))? ?(?:(?<days>\d+) days)?$/.exec(first)?.groups
  if (made === undefined) return [note]
  const { report, outcome, days } = made
  return [
    ...(report === undefined ? [] : [report, words.say(`operator.outcome.${outcome as 'nothing' | 'mute' | 'ban'}`)]),
    ...(days === undefined ? [] : [words.say('operator.days.n', { n: Number(days) })]),
    ...own,
  ]
}
