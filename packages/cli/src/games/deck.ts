import type { Languages } from '@lastlight/words/lint'

/** One kind of card or tile: how many there are, and by language how many of them have words. */
export interface Deck {
  readonly name: string
  readonly cards: number
  readonly kinds: number
  readonly words: { readonly [locale: string]: number }
  /** The names under which `sim` counts that its cards were played. Without it play is not counted. */
  readonly played?: readonly string[]
}

export const keys = (prefix: string, ids: readonly string[]): readonly string[] => ids.map(id => prefix + id)

/** A kind has words where its key is there. */
export const deck = (
  name: string,
  cards: number,
  keys: readonly string[],
  languages: Languages,
  played?: readonly string[],
): Deck => ({
  name,
  cards,
  kinds: keys.length,
  words: Object.fromEntries(
    Object.entries(languages).map(([locale, all]) => [locale, keys.filter(key => Object.hasOwn(all, key)).length]),
  ),
  ...(played && { played }),
})
