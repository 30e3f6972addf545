import type { Sight } from '@lastlight/kernel'

/** A player for one seat. It is given a `Sight` and nothing else. */
export interface Bot<S = unknown, O = unknown, V = unknown, E = unknown> {
  readonly name: string
  /** One of the sight's own options. */
  choose(sight: Sight<S, O, V, E>): O
}

/**
 * How much a bot may think about a question with a choice: milliseconds, or a number of tries for reproducible runs.
 */
export type Budget = { readonly ms: number } | { readonly iterations: number }
