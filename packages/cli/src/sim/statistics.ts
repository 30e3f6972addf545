// The statistics that `sim` keeps of a game beyond the contract.

import type { Seat } from '@lastlight/kernel'
import type { Locale, Messages, Words } from '@lastlight/words'
import type { Section } from './page/section.ts'
import type { SimTable } from './simOrder.ts'
import type { Sums } from './sums.ts'

export interface Ending<View = unknown> {
  /** The public view at the end. */
  readonly view: View
  /** The name of the bot on each seat. */
  readonly names: readonly string[]
  readonly winners: readonly Seat[]
  readonly table: SimTable
}

/** Counts one game. A game that fails is not finished, so it adds nothing. */
export interface GameCount<View = unknown, Event = unknown> {
  count(event: Event): void
  finish(ending: Ending<View>): Sums
}

export interface Sample {
  /** The mean, where the number differs between tables. */
  readonly players: number
  /** The finished ones. */
  readonly games: number
  readonly bots: readonly string[]
  /** For each thing that was counted, as `kind/id`, the first game in which it was. */
  readonly examples?: Sums
}

/** The sums of many games: figures for a file, sections for people. */
export interface Report {
  readonly figures: object
  /** The sections that a run prints without a report as well. */
  brief?(words: Words): readonly Section[]
  sections(words: Words): readonly Section[]
}

export interface Statistics {
  /** The figures are printed for every run, not only in a report. */
  readonly always?: true
  beginCount(): GameCount
  report(sums: Sums, sample: Sample): Report
  messages(locale: Locale): Promise<Messages>
}
