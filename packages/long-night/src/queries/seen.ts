// Cards as a view shows them.

import { typeOf } from '../content/items.ts'
import type { View } from '../view.ts'
import type { CardCounts, Cards } from './cards.ts'
import type { Position } from './position.ts'

/** The part of a view in which conditions count cards. */
export type SeenCards = Position &
  Pick<View, 'waste' | 'graveyard' | 'contributed'> & {
    readonly players: readonly { readonly cards: number }[]
    readonly own: { readonly hand: readonly string[] } | null
  }

/** In a view the types of cards are known of the own hand only. */
export const SEEN_CARDS: CardCounts<SeenCards> = {
  waste: view => view.waste.length,
  graveyard: view => view.graveyard.length,
  contributed: view => view.contributed,
  hand: (view, seat) => view.players[seat]!.cards,
  inHand: (view, _, type) => (view.own?.hand ?? []).filter(card => typeOf(card) === type).length,
}

export const SEEN: Cards<View> = {
  ...SEEN_CARDS,
  deck: (view, at) => view.decks[at]?.length ?? 0,
}
