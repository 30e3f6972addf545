// Cards that a question counts, as far as the asker knows them: the rules know every zone, a seat its own hand.

import type { Seat } from '@lastlight/kernel'
import type { ItemType } from '../content/itemTypes.ts'
import type { DeckPlace } from '../content/places.ts'
import { type Position, seatsOf } from './position.ts'

/** How the cards that conditions ask for are counted in a state or in a view. */
export interface CardCounts<P extends Position> {
  readonly waste: (p: P) => number
  readonly graveyard: (p: P) => number
  readonly contributed: (p: P) => number
  readonly hand: (p: P, seat: Seat) => number
  readonly inHand: (p: P, seat: Seat, type: ItemType) => number
}

/** The same with the decks of the places. */
export interface Cards<P extends Position> extends CardCounts<P> {
  readonly deck: (p: P, at: DeckPlace) => number
}

/** LN-REQ-01: anybody else with cards in hand who has not declined in advance; everybody can see that. */
export function isWilling<P extends Position>(p: P, cards: Cards<P>, seat: Seat, other: Seat): boolean {
  const { declines, out } = p.players[other]!
  return other !== seat && !declines && !out && cards.hand(p, other) > 0
}

/** The players who can be asked for a card. */
export const willingSeats = <P extends Position>(p: P, cards: Cards<P>, seat: Seat): readonly Seat[] =>
  seatsOf(p).filter(other => isWilling(p, cards, seat, other))
