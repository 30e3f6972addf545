import type { Seat } from '@lastlight/kernel'
import { items, tell } from '../language.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'

export const canDraw = (s: State): boolean => items.at(s, 'deck').length + items.at(s, 'discard').length > 0

// EMB-DUSK-02, EMB-DUSK-05
export function drawItem(s: State, seat: Seat): void {
  if (items.at(s, 'deck').length === 0) refill(s)
  const card = items.draw(s, 'deck', hand(seat))
  if (card !== undefined) tell.only?.([seat], { e: 'drew', seat, card }, { e: 'drew', seat })
}

function refill(s: State): void {
  while (items.draw(s, 'discard', 'deck') !== undefined);
  items.shuffle(s, 'deck')
  tell.all?.({ e: 'refill' })
}
