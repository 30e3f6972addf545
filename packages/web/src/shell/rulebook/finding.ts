// Finds rules by words or ids, ignoring case and accents.

import type { Chapter, Rule } from './chapters.ts'

/** Letters that Unicode does not split into a letter and an accent, with the letter that people type instead. */
const PLAIN: { readonly [letter: string]: string } = { ł: 'l', đ: 'd', ø: 'o', ß: 's', '’': "'", '−': '-', '–': '-' }

/** The text without case and accents. It keeps the length of the text, so that positions stay the same. */
export function folded(text: string): string {
  let plain = ''
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!.toLowerCase()
    const bare = letter.normalize('NFD')[0]!
    plain += PLAIN[bare] ?? bare
  }
  return plain
}

export const termsOf = (query: string): readonly string[] => [
  ...new Set(folded(query.normalize('NFC')).split(/\s+/).filter(Boolean)),
]

const holds = ({ id, text }: Rule, terms: readonly string[]): boolean => {
  const plain = `${folded(id)} ${folded(text)}`
  return terms.every(term => plain.includes(term))
}

/** The rules with every term in them; chapters without such a rule are left out. */
export const found = (chapters: readonly Chapter[], terms: readonly string[]): readonly Chapter[] =>
  terms.length === 0
    ? chapters
    : chapters
        .map(chapter => ({ ...chapter, rules: chapter.rules.filter(rule => holds(rule, terms)) }))
        .filter(({ rules }) => rules.length > 0)

export interface Marked {
  readonly text: string
  readonly marked: boolean
}

/** The text in pieces: those that match a term are marked. */
export function marks(text: string, terms: readonly string[]): readonly Marked[] {
  const plain = folded(text)
  const hit = new Uint8Array(text.length)
  for (const term of terms)
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + 1)) hit.fill(1, at, at + term.length)
  const cuts: Marked[] = []
  for (let from = 0; from < text.length; ) {
    let to = from + 1
    while (to < text.length && hit[to] === hit[from]) to++
    cuts.push({ text: text.slice(from, to), marked: hit[from] === 1 })
    from = to
  }
  return cuts
}
