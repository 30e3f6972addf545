// What can be counted about an option at first sight.

import type { Seat } from '@lastlight/kernel'
import { nameOfList } from '../net/features.ts'
import type { KindChances, KindTreeFile } from './kindTree.ts'

export interface OptionFeatures<S, O> {
  /** One name for each feature. A prior belongs to this list. */
  readonly names: readonly string[]
  /** For questions that are listed by kinds: the kinds, and the features of the position that choose between them. */
  readonly kinds: { readonly names: readonly string[]; readonly features: readonly string[] }
  /** Looks at a position once; the reader then reads one option after the other. */
  readerOf(s: S, seat: Seat): OptionReader<O>
  /** The same for one list of weights and one tree of kinds, and quicker. */
  weigherOf(weights: Float64Array, kinds: KindTreeFile): OptionWeigher<S, O>
}

export type See = (feature: number, value: number) => void

export interface OptionReader<O> {
  /** Calls `see` for every feature of this option that is not zero. */
  read(option: O, see: See): void
  /** The features of the position that choose between kinds. */
  position(): readonly number[]
}

/** Serves one position after the other. */
export interface OptionWeigher<S, O> {
  /** The next options belong to this position. */
  look(s: S, seat: Seat): void
  /** The sum of an option's features by the weights; without any feature, less than every number. */
  weigh(option: O): number
  /** The sum without those features that all options of its kind share: it is compared with sums of the same kind only. */
  weighInKind(option: O): number
  /** How likely each kind of option is where all are offered. */
  kindChances(): KindChances
  /** A quick look whether there may be options of the kind with this number. */
  mayOffer(kind: number): boolean
}

/** A short name of these features, by which a prior knows its own. */
export const nameOfFeatures = ({ names, kinds }: Pick<OptionFeatures<never, never>, 'names' | 'kinds'>): string =>
  nameOfList([...names, ...kinds.names, ...kinds.features])
