import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import type { ReactElement } from 'react'
import { Bust, SeatCloth } from '../../art/index.ts'
import { useWords } from '../../words/words.tsx'
import { LeaderBust } from './art/leaders.tsx'
import styles from './Portrait.module.css'
import { seatStyle } from './seatStyle.ts'

/** The leader of a shelter in the seat's colour and pattern; an anonymous face until a leader is chosen. */
export function Portrait({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const words = useWords()
  const leader = view.players[seat]?.leader ?? ''
  return (
    <span className={styles['portrait']} style={seatStyle(seat)}>
      {leader === '' ? <Bust seed={seat + 1} /> : <LeaderBust leader={leader} label={words.say(`leader.${leader}`)} />}
      <SeatCloth seat={seat} className={styles['cloth']} />
    </span>
  )
}
