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

const SHORTEST_STEM = 4
const LONGEST_ENDING = 2

/** The word, and what is left of it without an ending: Polish and Czech words change theirs. */
const stemsOf = (word: string): readonly string[] =>
  Array.from({ length: LONGEST_ENDING + 1 }, (_, cut) => word.slice(0, word.length - cut)).filter(
    (stem, cut) => cut === 0 || stem.length >= SHORTEST_STEM,
  )

const WORD_START = '(?<![\\p{L}\\p{N}])'

const startsIn = (text: string, word: string): boolean =>
  new RegExp(`${WORD_START}${word.replaceAll('-', '\\-')}`, 'u').test(text)

/** The entries in which every word begins a word; where there are none, those that have every word anywhere, or every stem. */
export function having<T>(entries: readonly (readonly [text: string, entry: T])[], said: string): readonly T[] {
  const words = wordsIn(said)
  if (words.length === 0) return []
  const texts = entries.map(([text, entry]) => [plain(text), entry] as const)
  const first = texts.filter(([text]) => words.every(word => startsIn(text, word)))
  if (first.length > 0) return first.map(([, entry]) => entry)
  for (let cut = 0; cut <= LONGEST_ENDING; cut++) {
    const found = texts.filter(([text]) => words.every(word => text.includes(stemsOf(word)[cut] ?? word)))
    if (found.length > 0) return found.map(([, entry]) => entry)
  }
  return []
}
