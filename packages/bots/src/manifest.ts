import type { AnyGame, Sight } from '@lastlight/kernel'
import type { Bot, Budget } from './bot.ts'
import type { Analyst } from './search/analyst.ts'
import type { Advice } from './search/coach.ts'

/** The bots of one game. A game's folder exports one as `manifest`. */
export interface Manifest {
  readonly game: AnyGame
  /** By the names of `LEVELS`; a game need not have all of them. */
  readonly bots: { readonly [name: string]: NewBot }
  /** Advises a person; not every game has one. */
  readonly coach?: Coach
  /** Judges choices after a game; not every game has one. */
  readonly analyst?: Analyst
}

export type NewBot = (seed: string, budget: Budget) => Bot

/**
 * Up to three choices, the best first. `name` seeds the search: the same name and number of tries give the same advice.
 */
export type Coach = (
  sight: Sight<unknown, unknown, unknown, unknown>,
  name: string,
  budget: Budget,
) => readonly Advice[]
