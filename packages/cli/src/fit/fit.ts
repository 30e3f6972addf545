// What a game brings to `npm run fit`.

import type { Draws } from '@lastlight/bots'
import type { Features } from '@lastlight/bots/net'
import type { Outcome, Seat } from '@lastlight/kernel'

export interface Fit<S = never, V = never> {
  readonly features: Features<V>
  /** Who plays unless the command says otherwise: a bot that needs no net. */
  readonly bot: string
  /** The units of the layers between the inputs and the outputs. */
  readonly units: readonly number[]
  /** The settings of one game. */
  settings(draws: Draws): { readonly players: number; readonly [name: string]: unknown }
  /**
   * Choices of a hundred that are taken at random, one of these numbers for each game: good and bad positions must both
   * occur.
   */
  readonly astray: readonly number[]
  /** Positions of one moment resemble each other, so at most the first of them is kept. */
  momentOf(state: S): Moment
  /** From 1. */
  roundOf(view: V): number
  /** What came of the game for a seat, by its own view. */
  resultOf(end: V, seat: Seat, outcome: Outcome): Result
}

export interface Moment {
  readonly name: string
  /** How many of a hundred such moments are kept. Those that a search judges count most. */
  readonly kept: number
}

export interface Result {
  /** Or goals, or what else says how well it went. */
  readonly points: number
  /** 1 for a win; a part of it where one win is shared. */
  readonly win: number
}
