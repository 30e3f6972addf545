import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import type { ReactElement } from 'react'
import { Bust } from '../../art/index.ts'
import { SeatPortrait } from '../../face/SeatPortrait.tsx'
import { useWords } from '../../words/words.tsx'
import { LeaderBust } from './art/leaders.tsx'

/** The leader of a shelter; an anonymous face until a leader is chosen. */
export function Portrait({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const words = useWords()
  const leader = view.players[seat]?.leader ?? ''
  return (
    <SeatPortrait seat={seat}>
      {leader === '' ? <Bust seed={seat + 1} /> : <LeaderBust leader={leader} label={words.say(`leader.${leader}`)} />}
    </SeatPortrait>
  )
}
