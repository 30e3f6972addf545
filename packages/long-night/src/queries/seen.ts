// Cards as a view shows them.

import { typeOf } from '../content/items.ts'
import type { View } from '../view.ts'
import type { Cards } from './cards.ts'

/** In a view the types of cards are known of the own hand only. */
export const SEEN: Cards<View> = {
  waste: view => view.waste.length,
  graveyard: view => view.graveyard.length,
  contributed: view => view.contributed,
  deck: (view, at) => view.decks[at]?.length ?? 0,
  hand: (view, seat) => view.players[seat]!.cards,
  inHand: (view, _, type) => (view.own?.hand ?? []).filter(card => typeOf(card) === type).length,
}
