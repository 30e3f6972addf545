// The messages between the command and its trials.

import type { Edit } from './edit.ts'

export interface TrialOrder {
  /** Paths of test files, in the order in which they are to run. */
  readonly tests: readonly string[]
  readonly mutant?: { readonly path: string; readonly edit: Edit; readonly sourceHash: string }
}

/** A trial is given its order as its only argument. */
export const orderOf = (argv: readonly string[]): TrialOrder => JSON.parse(argv[2] ?? '') as TrialOrder

/** How a trial ends when all tests pass and none of them has loaded the mutant. */
export const NEVER_LOADED = 3

/** How it ends when there is nothing to run. */
export const NO_TESTS = 4

/** How it ends when the source is no longer the one that the edit was made for. */
export const STALE = 5
