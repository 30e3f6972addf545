import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { SurvivorId } from '@lastlight/long-night/content/survivors'
import type { ReactElement } from 'react'
import { Bust as Stranger } from '../../art/index.ts'
import { SeatPortrait } from '../../face/SeatPortrait.tsx'
import { useWords } from '../../words/words.tsx'
import { Bust } from './art/Bust.tsx'

/** The leader of a group; an anonymous face while there is none. */
export function Portrait({ view, seat }: { readonly view: View; readonly seat: Seat }): ReactElement {
  const words = useWords()
  const leader = view.players[seat]?.leader ?? ''
  return (
    <SeatPortrait seat={seat}>
      {leader === '' ? (
        <Stranger seed={seat + 1} />
      ) : (
        <Bust survivor={leader as SurvivorId} label={words.say(`survivor.short.${leader}`)} />
      )}
    </SeatPortrait>
  )
}
