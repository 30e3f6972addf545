// What can be counted about an option at first sight.

import type { Seat } from '@lastlight/kernel'

export interface OptionFeatures<S, O> {
  /** One name for each feature. A prior belongs to this list. */
  readonly names: readonly string[]
  /** Looks at a position once; the reader then reads one option after the other. */
  readerOf(s: S, seat: Seat): OptionReader<O>
}

export interface OptionReader<O> {
  /** Calls `see` for every feature of this option that is not zero. */
  read(option: O, see: (feature: number, value: number) => void): void
  /** The sum of its features by these weights. */
  weigh(option: O, weights: Float64Array): number
}
