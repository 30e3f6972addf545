// Words that a person types, found in text: without case and accents.

/** Letters that are no accented form of another to Unicode, but are typed as one. */
const STROKES: { readonly [letter: string]: string } = { ł: 'l', đ: 'd', ø: 'o' }

export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łđø]/g, letter => STROKES[letter]!)

const wordsIn = (text: string): readonly string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)

const WORD_START = '(?<![\\p{L}\\p{N}])'

const startsIn = (text: string, word: string): boolean => new RegExp(`${WORD_START}${word}`, 'u').test(text)

type Entries<T> = readonly (readonly [text: string, entry: T])[]

function matching<T>(entries: Entries<T>, words: readonly string[], isIn: typeof startsIn): readonly T[] {
  if (words.length === 0) return []
  return entries.filter(([text]) => words.every(word => isIn(plain(text), word))).map(([, entry]) => entry)
}

/** The entries in which every word begins a word; where there are none, those that have every word anywhere. */
export function startingWith<T>(entries: Entries<T>, said: string): readonly T[] {
  const words = wordsIn(said)
  const begun = matching(entries, words, startsIn)
  return begun.length > 0 ? begun : matching(entries, words, (text, word) => text.includes(word))
}

const LONG = 5
const VERY_LONG = 8

/** Polish and Czech words change their ending, longer ones often two letters of it. Ids and numbers do not. */
const stemOf = (word: string): string =>
  /^\p{L}+$/u.test(word)
    ? word.slice(0, word.length - Number(word.length >= LONG) - Number(word.length >= VERY_LONG))
    : word

/** The entries that have every word, ignoring endings. */
export function containing<T>(entries: Entries<T>, said: string): readonly T[] {
  const found = matching(entries, wordsIn(said).map(stemOf), startsIn)
  return found.length > 0 ? found : startingWith(entries, said)
}
