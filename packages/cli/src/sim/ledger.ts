// What a report knows of a game beyond the contract: it hears what happens and sees how it ends.

import type { Seat } from '@lastlight/kernel'
import type { Locale, Messages, Words } from '@lastlight/words'
import type { Exhibit } from './page/exhibit.ts'
import type { Sums } from './sums.ts'

/** How a game ended. */
export interface Ending {
  /** What everybody sees at the end. */
  readonly view: unknown
  /** Which bot sat on each seat. */
  readonly names: readonly string[]
  readonly winners: readonly Seat[]
}

/** One game's page in the ledger: a game that fails adds nothing. */
export interface Entry {
  hear(event: unknown): void
  close(ending: Ending): Sums
}

export interface Sample {
  readonly players: number
  /** The finished ones. */
  readonly games: number
  readonly bots: readonly string[]
}

/** What the sums come to: figures for a file, lines for a terminal, exhibits for a page. */
export interface Reading {
  readonly figures: object
  readonly lines?: readonly string[]
  exhibits(words: Words): readonly Exhibit[]
}

export interface Ledger {
  /** Its figures belong to every run, not only to a report. */
  readonly always?: true
  open(): Entry
  read(sums: Sums, sample: Sample): Reading
  messages(locale: Locale): Promise<Messages>
}
