import type { Seat } from '@lastlight/kernel'
import { ITEMS, kindOf, type Roll } from '../content/items.ts'
import type { PlaceId } from '../content/places.ts'
import { items } from '../language.ts'
import type { State } from '../state.ts'
import { gear } from '../zones.ts'

/** EMB-ITEM-09: the bonus of a player's gear to a roll. */
export function bonus(s: State, roll: Roll, seat: Seat, at: PlaceId): number {
  let sum = 0
  for (const card of items.at(s, gear(seat))) {
    const { gear: line } = ITEMS[kindOf(card)]
    if (line?.of === roll && (line.at === undefined || line.at.includes(at))) sum += line.add
  }
  return sum
}
