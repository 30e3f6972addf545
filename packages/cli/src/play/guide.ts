// The parts of a game that the terminal needs beyond the contract: how its table is printed, and which wishes can be
// typed.

import type { Seat } from '@lastlight/kernel'
import type { Locale, Words } from '@lastlight/words'
import type { Section } from './menu.ts'
import type { Speech } from './phrasebook.ts'

/**
 * The position as the terminal shows it to one seat. The state is there for the game's queries, which return nothing
 * that the seat may not know.
 */
export interface SeatPosition<View = unknown, State = unknown> {
  readonly view: View
  readonly state: State
  readonly seat: Seat
  readonly words: Words
}

type FieldOf<Option> = Option extends unknown ? Exclude<keyof Option, 'do'> : never

/** The fields of a wish, by kind of option, in the order in which people type them. */
export type WishFields<Option extends { readonly do: string }> = {
  readonly [D in Option['do']]?: readonly FieldOf<Extract<Option, { readonly do: D }>>[]
}

/** Functions are methods, which TypeScript lets take narrower arguments: a guide of one game needs no casts. */
export interface Guide<View = unknown, Option = unknown, State = unknown> {
  /** Examples of words that a newcomer could type after `why` and after `rules`. */
  readonly examples: {
    readonly wish: string
    readonly rule: string
    readonly word: { readonly [locale in Locale]: string }
  }
  speech(locale: Locale): Promise<Speech>
  /** The table in lines; headings stand alone. */
  board(position: SeatPosition<View, State>): readonly string[]
  /** A few lines before each question. */
  status(position: SeatPosition<View, State>): readonly string[]
  /** An explanation of the things that an option names, or an empty text. */
  about(option: Option, position: SeatPosition<View, State>): string
  /** The options in the order in which they are shown and numbered; without it they stay in their own. */
  menu?(options: readonly Option[], position: SeatPosition<View, State>): readonly Section[]
  /** The parts of the result, when the game is over. */
  reckoning(position: SeatPosition<View, State>): readonly string[]
  /** Options that differ only in this stand on one line, each with its number; the words say how it differs. */
  fold?(
    option: Option,
    position: SeatPosition<View, State>,
  ): { readonly same: string; readonly short: string } | undefined
  /** The fields of a wish, by kind of option; a game writes them as `WishFields` of its options. */
  readonly fields: { readonly [act: string]: readonly string[] }
  /** Everything that can be named in a wish. */
  ids(view: View, seat: Seat): readonly string[]
  /** Fills in fields that nobody types. */
  completed(wish: { readonly [name: string]: unknown }): unknown
}

export const heading = (text: string): string => `\n== ${text} ==`

/** For a game without one: the view as it is. */
export function plainBoard(view: unknown, indent = ''): string[] {
  if (typeof view !== 'object' || view === null) return [`${indent}${String(view)}`]
  return Object.entries(view).flatMap(([name, value]: [string, unknown]) => {
    if (name === 'whereabouts') return []
    if (isFlat(value)) return [`${indent}${name}: ${flat(value)}`]
    return [`${indent}${name}:`, ...plainBoard(value, `${indent}  `)]
  })
}

const isFlat = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Array.isArray(value) && value.every(each => typeof each !== 'object'))

const flat = (value: unknown): string => (Array.isArray(value) ? value.join(', ') || '-' : String(value))

/** Every string in a view: the ids that a wish may name. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
