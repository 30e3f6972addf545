// What is to be said, before anybody has chosen a language.

import type { Seat } from '@lastlight/kernel'

/** A message by its key, with what goes into its gaps. */
export interface Phrase {
  readonly key: string
  readonly args?: Gaps
}

/** Whoever sits there: only the one who speaks knows their name. */
export interface Who {
  readonly who: Seat
}

/** A message inside a message, a person, a number, plain text, or a list of these. */
export type Gap = string | number | Phrase | Who | readonly Gap[]

export interface Gaps {
  readonly [name: string]: Gap
}

export const phrase = (key: string, args: Gaps = {}): Phrase => ({ key, args })
export const who = (seat: Seat): Who => ({ who: seat })
