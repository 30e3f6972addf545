import type { Sight } from '@lastlight/kernel'

/** Somebody who plays a seat. A `Sight` is all it ever gets. */
export interface Bot<S = unknown, O = unknown, V = unknown, E = unknown> {
  readonly name: string
  /** One of the sight's own options. */
  choose(sight: Sight<S, O, V, E>): O
}

/** How long a bot may think about a question that has a choice: by the clock, or reproducibly by tries. */
export type Budget = { readonly ms: number } | { readonly iterations: number }
