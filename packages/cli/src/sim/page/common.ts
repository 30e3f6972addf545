// What the sections that every game has are made from.

import type { Words } from '@lastlight/words'
import type { Figures } from '../figures.ts'
import type { Sums } from '../sums.ts'

/** How many games were that long, by the number of decisions. */
export type Lengths = ReadonlyMap<number, number>

export interface Common {
  /** The game's own id. */
  readonly id: string
  readonly figures: Figures
  readonly lengths: Lengths
  readonly examples: Sums
  readonly words: Words
}
