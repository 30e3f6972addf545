// Spaces at which a line must not break: behind a number, and in Polish and Czech behind a word of one letter.

const NBSP = '\u00a0'
const NUMBER = String.raw`(?<=\d) (?=[\p{L}×])`

/** A word of one letter follows a space, a bracket or a quotation mark, or begins the text. */
const shortWords = (letters: string): RegExp =>
  new RegExp(String.raw`${NUMBER}|(?<=(?:^|[\s(„“«])[${letters}]) (?=\S)`, 'giu')

const PLACES: { readonly [locale: string]: RegExp } = {
  pl: shortWords('aiouwz'),
  cs: shortWords('aikosuvz'),
}
const ANYWHERE = new RegExp(NUMBER, 'gu')

export const unbroken = (text: string, locale: string): string => text.replace(PLACES[locale] ?? ANYWHERE, NBSP)
