// Messages before anybody has chosen a language: keys, with arguments for their gaps.

import type { Seat } from './contract.ts'

export interface Messages {
  readonly [key: string]: string
}

export const LOCALES = ['en', 'pl', 'cs'] as const
export type Locale = (typeof LOCALES)[number]

/** A message by its key, with the arguments for its gaps. */
export interface Phrase {
  readonly key: string
  readonly args?: Gaps
}

/** A person at a seat: only the side that shows the message knows their name. */
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
