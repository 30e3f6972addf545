// Cards that a question counts, as far as the asker knows them: the rules know every zone, a seat its own hand.

import type { Seat } from '@lastlight/kernel'
import { typeOf } from '../content/items.ts'
import type { ItemType } from '../content/itemTypes.ts'
import type { Location } from '../content/places.ts'
import type { View } from '../view.ts'
import type { Position } from './position.ts'

/** How cards are counted in a state or in a view. */
export interface Cards<P extends Position> {
  readonly waste: (p: P) => number
  readonly graveyard: (p: P) => number
  readonly contributed: (p: P) => number
  readonly deck: (p: P, at: Location) => number
  readonly hand: (p: P, seat: Seat) => number
  readonly inHand: (p: P, seat: Seat, type: ItemType) => number
}

/** In a view the types of cards are known of the own hand only. */
export const SEEN: Cards<View> = {
  waste: view => view.waste.length,
  graveyard: view => view.graveyard.length,
  contributed: view => view.contributed,
  deck: (view, at) => view.decks[at].length,
  hand: (view, seat) => view.players[seat]!.cards,
  inHand: (view, _, type) => (view.own?.hand ?? []).filter(card => typeOf(card) === type).length,
}

/** LN-REQ-01: anybody else with cards in hand who has not declined in advance; everybody can see that. */
export function isWilling<P extends Position>(p: P, cards: Cards<P>, seat: Seat, other: Seat): boolean {
  const { declines, out } = p.players[other]!
  return other !== seat && !declines && !out && cards.hand(p, other) > 0
}
