// What the command and its trials say to each other.

import type { Edit } from './edit.ts'

export interface TrialOrder {
  /** Paths of test files, in the order in which they are to run. */
  readonly tests: readonly string[]
  readonly mutant?: { readonly path: string; readonly edit: Edit }
}

/** How a trial ends when all tests pass and none of them has loaded the mutant. */
export const NEVER_LOADED = 3

/** What the baseline's reporter prints at the end. */
export interface Baseline {
  readonly passed: number
  /** Title of the first test that failed. */
  readonly failed?: string
  readonly msByFile: Readonly<Record<string, number>>
}
