import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'

/** What a game's own module knows about playing it well. Everything is asked about imagined worlds only. */
export interface Mind<S, O> {
  /** Called once for every question, with a world as the seat may imagine it. */
  think(world: S, seat: Seat): Thought<S, O>
}

/** One question being thought about. */
export interface Thought<S, O> {
  /** A new try begins, perhaps in another world: what was worked out in the last one no longer counts. */
  begin(): void
  /** How good each option looks at first sight, for whoever is asked: more than 0, to be compared with each other only. */
  priors(s: S, seat: Seat, options: readonly O[]): readonly number[]
  /** A sensible choice in no time, for playing on. */
  quick(s: S, seat: Seat, options: readonly O[], draws: Draws): O
  /** Whether the rest may be judged instead of played. */
  isEnough(s: S): boolean
  /** For every seat how likely it is to win, 0 to 1; also for a game that is over. */
  judge(s: S): readonly number[]
}
