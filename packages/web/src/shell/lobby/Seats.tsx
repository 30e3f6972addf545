import type { Presence, TableInfo } from '@lastlight/protocol'
import type { ReactElement } from 'react'
import { SeatMark } from '../../art/index.ts'
import { PresenceSign } from '../../ui/PresenceSign.tsx'
import { printed } from '../../ui/printed.ts'
import { useWords } from '../../words/words.tsx'
import styles from './list.module.css'
import { initialOf, nameOfSeat } from './names.ts'

interface Seat extends Pick<TableInfo['seats'][number], 'seat' | 'name' | 'bot' | 'me'> {
  readonly kind?: 'person' | 'open' | 'bot'
  /** Not there in lists of past games. */
  readonly presence?: Presence | null
  /** The score, once the game is over. */
  readonly score?: number | null
  readonly won?: boolean | null
}

/** Who sits at a table, in the order of play. */
export function Seats({ seats }: { readonly seats: readonly Seat[] }): ReactElement {
  const words = useWords()
  return (
    <ul className={styles['seats']} aria-label={words.say('tables.wait.seats')}>
      {seats.map(seat => {
        const name = nameOfSeat(seat, words)
        return (
          <li key={seat.seat} className={styles[seat.kind === 'open' ? 'free' : 'taken']}>
            <SeatMark seat={seat.seat} letter={seat.kind === 'open' ? String(seat.seat + 1) : initialOf(name)} />
            <span>{seat.me ? words.say('tables.isYou', { name }) : name}</span>
            {seat.presence && !seat.me && <PresenceSign presence={seat.presence} />}
            {seat.score !== undefined && seat.score !== null && <b>{printed(seat.score)}</b>}
            {seat.won === true && <em>{words.say('tables.won')}</em>}
          </li>
        )
      })}
    </ul>
  )
}
