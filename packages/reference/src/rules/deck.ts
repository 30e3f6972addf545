import type { Seat } from '@lastlight/kernel'
import { table, tell } from '../language.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'

export const canDraw = (s: State): boolean => table.at(s, 'deck').length + table.at(s, 'discard').length > 0

// EMB-DUSK-02, EMB-DUSK-05
export function drawItem(s: State, seat: Seat): void {
  if (table.at(s, 'deck').length === 0) refill(s)
  const card = table.draw(s, 'deck', hand(seat))
  if (card !== undefined) tell.only?.([seat], { e: 'drew', seat, card }, { e: 'drew', seat })
}

function refill(s: State): void {
  while (table.draw(s, 'discard', 'deck') !== undefined);
  table.shuffle(s, 'deck')
  tell.all?.({ e: 'refill' })
}
