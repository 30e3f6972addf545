// What a game has to say, before anybody has chosen a language: messages by their keys, with gaps.

import type { Seat } from './contract.ts'

export interface Messages {
  readonly [key: string]: string
}

export const LOCALES = ['en', 'pl', 'cs'] as const
export type Locale = (typeof LOCALES)[number]

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
