/** One kind of card or tile: how many there are, and by language how many of them have words. */
export interface Deck {
  readonly name: string
  readonly cards: number
  readonly kinds: number
  readonly words: { readonly [locale: string]: number }
}

export type AllMessages = { readonly [locale: string]: { readonly [key: string]: string } }

/** Every language of a game at once. */
export async function allMessages(
  locales: readonly string[],
  load: (locale: never) => Promise<{ readonly [key: string]: string }>,
): Promise<AllMessages> {
  const all = await Promise.all(locales.map(async locale => [locale, await load(locale as never)] as const))
  return Object.fromEntries(all)
}

/** A kind has words where its key is there. */
export const deck = (name: string, cards: number, keys: readonly string[], messages: AllMessages): Deck => ({
  name,
  cards,
  kinds: keys.length,
  words: Object.fromEntries(
    Object.entries(messages).map(([locale, all]) => [locale, keys.filter(key => Object.hasOwn(all, key)).length]),
  ),
})
