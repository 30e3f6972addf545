// Spaces at which a line must not break: behind a number and before a dash, and in Polish and Czech behind an ordinal
// number and behind a word of one letter.

const NBSP = '\u00a0'
const NUMBER = String.raw`(?<=\d) (?=[\p{L}×])`
const DASH = ' (?=–)'
/** '3. runda'. Behind the dot of a sentence comes a capital letter. */
const ORDINAL = String.raw`(?<=\d\.) (?=\p{Ll})`

/** A word of one letter follows a space, a bracket or a quotation mark, or begins the text. */
const shortWords = (letters: string): RegExp =>
  new RegExp(
    String.raw`${NUMBER}|${DASH}|${ORDINAL}|(?<=(?:^|[\s(„“«])[${letters}${letters.toUpperCase()}]) (?=\S)`,
    'gu',
  )

const PLACES: { readonly [locale: string]: RegExp } = {
  pl: shortWords('aiouwz'),
  cs: shortWords('aikosuvz'),
}
const ANYWHERE = new RegExp(`${NUMBER}|${DASH}`, 'gu')

export const unbroken = (text: string, locale: string): string => text.replace(PLACES[locale] ?? ANYWHERE, NBSP)
