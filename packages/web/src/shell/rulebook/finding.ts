// Finding rules by words or ids, whatever the case and the accents.

import type { Chapter, Rule } from './chapters.ts'

/** Letters that are no letter with an accent, although people type them so. */
const PLAIN: { readonly [letter: string]: string } = { ł: 'l', đ: 'd', ø: 'o', ß: 's', '’': "'", '−': '-', '–': '-' }

/** As long as the text itself, letter by letter, so that places in the one are places in the other. */
export function folded(text: string): string {
  let plain = ''
  for (let i = 0; i < text.length; i++) {
    const letter = text[i]!.toLowerCase()
    const bare = letter.normalize('NFD')[0]!
    plain += PLAIN[bare] ?? bare
  }
  return plain
}

/** The words somebody looks for. */
export const termsOf = (query: string): readonly string[] => [
  ...new Set(folded(query.normalize('NFC')).split(/\s+/).filter(Boolean)),
]

const holds = ({ id, text }: Rule, terms: readonly string[]): boolean => {
  const plain = `${folded(id)} ${folded(text)}`
  return terms.every(term => plain.includes(term))
}

/** What has every term in it; a chapter without such a rule is left out. */
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

/** A text cut where a term begins or ends. */
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
