// One kind of thing a player may do in a turn: what can be named, what stands against it, and what it does.

import type { Limit, Seat } from '@lastlight/kernel'
import { survivorOf } from '../../queries/position.ts'
import type { State, Survivor } from '../../state.ts'

export type Broken = Limit<unknown, unknown, unknown> | undefined

/** Unused dice, each value once, and own survivors. */
export interface Mine {
  readonly dice: readonly number[]
  readonly group: readonly Survivor[]
}

export interface Deed<A extends { readonly do: string }> {
  /** Adds what `limit` allows, by the same tests; with `wide` everything that can be named. */
  readonly name: (s: State, seat: Seat, all: A[], mine: Mine, wide: boolean) => void
  readonly limit: (s: State, seat: Seat, o: A) => Broken
  readonly act: (s: State, seat: Seat, o: A) => void
}

/** Whoever is named in an option has been found already. */
export const the = (s: State, id: string): Survivor => survivorOf(s, id)!
