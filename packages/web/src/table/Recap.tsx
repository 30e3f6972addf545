import type { ReactElement } from 'react'
import { useWords } from '../words/words.tsx'
import { useDesk } from './desk.ts'
import { Mark } from './Mark.tsx'
import styles from './Recap.module.css'
import { Ruled } from './Ruled.tsx'
import { bySeat, sinceLast } from './recap.ts'

/** One entry for each of the others: what they have done since one's own last turn. */
export function Recap({ events }: { readonly events?: readonly unknown[] }): ReactElement {
  const words = useWords()
  const { told, me, info, nameOf, saying, face, sight } = useDesk()
  const seen = (events ?? sinceLast(told, me ?? -1)).filter(event => face.beat(event, sight.viewer).weight > 0)
  const turns = bySeat(seen, me, info.seats.length)
  if (turns.length === 0) return <p>{words.say('table.recap.none')}</p>
  return (
    <ul className={styles['recap']}>
      {turns.map(({ who, events: done }) => (
        <li key={who ?? 'game'}>
          <h3>
            {who !== undefined && <Mark seat={who} />}
            {who === undefined ? words.say('table.recap.game') : nameOf(who)}
          </h3>
          <p>
            <Ruled text={done.map(saying.event).join(' ')} />
          </p>
        </li>
      ))}
    </ul>
  )
}
