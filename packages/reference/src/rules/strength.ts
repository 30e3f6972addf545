import { filterBy, modifiers, type Seat } from '@lastlight/kernel'
import { ITEM_IDS, ITEMS, kindOf } from '../content/items.ts'
import type { PlaceId } from '../content/places.ts'
import { items } from '../language.ts'
import type { State } from '../state.ts'
import { gear } from '../zones.ts'

/** What gear can ask about a roll. */
export type Rolled = { at: PlaceId }

interface Roll {
  readonly seat: Seat
  readonly at: PlaceId
}

// EMB-ITEM-09
export const bonus = modifiers<State, Roll, 'fight' | 'panic', Rolled>({
  cards: Object.fromEntries(ITEM_IDS.map(id => [id, ITEMS[kindOf(id)].gear ?? []])),
  applies: (s, card, roll) => items.at(s, gear(roll.seat)).includes(card),
  matches: filterBy<State, Roll, Rolled>({ at: (_, roll) => roll.at }),
})
