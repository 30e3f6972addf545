// What can be counted about an option at first sight.

import type { Seat } from '@lastlight/kernel'

export interface OptionFeatures<S, O> {
  /** One name for each feature. A prior belongs to this list. */
  readonly names: readonly string[]
  /** Looks at a position once; the reader then reads one option after the other. */
  readerOf(s: S, seat: Seat): OptionReader<O>
  /** The same for one list of weights, and quicker. */
  weigherOf(weights: Float64Array): OptionWeigher<S, O>
}

export type See = (feature: number, value: number) => void

export interface OptionReader<O> {
  /** Calls `see` for every feature of this option that is not zero. */
  read(option: O, see: See): void
  /** The same for a kind of option, which is known by the position alone. */
  readKind(kind: string, see: See): void
}

/** Serves one position after the other. */
export interface OptionWeigher<S, O> {
  /** The next options belong to this position. */
  look(s: S, seat: Seat): void
  /** The sum of an option's features by the weights; without any feature, less than every number. */
  weigh(option: O): number
  /** The sum without those features that all options of its kind share: it is compared with sums of the same kind only. */
  weighInKind(option: O): number
  /** The sums of these kinds of options; for one without features, less than every number. */
  weighKinds(kinds: readonly string[], sums: Float64Array): void
}
