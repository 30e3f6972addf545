// One kind of act that a player may do in a turn: its candidates, each with the limit that it breaks, and its effect.

import type { Offer, Seat } from '@lastlight/kernel'
import type { TurnOption } from '../../options.ts'
import { survivorOf } from '../../queries/position.ts'
import type { State, Survivor } from '../../state.ts'

/** Unused dice, each value once, own survivors and own cards. */
export interface OwnMeans {
  readonly dice: readonly number[]
  readonly group: readonly Survivor[]
  readonly hand: readonly string[]
}

export interface Act<O extends TurnOption> {
  candidates(s: State, seat: Seat, offer: Offer<O>, mine: OwnMeans): void
  act(s: State, seat: Seat, o: O): void
}

/** The survivor that a chosen option names: it was a candidate, so there is one. */
export const survivorNamed = (s: State, id: string): Survivor => survivorOf(s, id)!
