// Checks for messages in several languages. Each returns a list of findings; an empty one is good.

import { type Gap, LOCALES, type Locale, type Messages, type Phrase } from '@lastlight/kernel'
import { IntlMessageFormat } from 'intl-messageformat'
import { AVOIDED } from './avoided/index.ts'

export interface Languages {
  readonly [locale: string]: Messages
}

/** Every language at once. */
export async function languagesOf(load: (locale: Locale) => Promise<Messages>): Promise<Languages> {
  const all = await Promise.all(LOCALES.map(async locale => [locale, await load(locale)] as const))
  return Object.fromEntries(all)
}

/** A piece of a message as the parser gives it. */
interface Piece {
  readonly type: number
  readonly value?: unknown
  readonly options?: { readonly [form: string]: { readonly value: readonly Piece[] } }
  readonly pluralType?: 'cardinal' | 'ordinal' | undefined
}
const LITERAL = 0
const POUND = 7

const piecesOf = (message: string): readonly Piece[] =>
  new IntlMessageFormat(message, 'en', undefined, { ignoreTag: true }).getAst()

/** Every piece, those inside the forms of a plural or a select too. */
const flat = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap(piece => [piece, ...Object.values(piece.options ?? {}).flatMap(form => flat(form.value))])

const messagesOf = (languages: Languages): readonly (readonly [locale: string, key: string, message: string])[] =>
  Object.entries(languages).flatMap(([locale, messages]) =>
    Object.entries(messages).map(([key, message]) => [locale, key, message] as const),
  )

const keysOf = (languages: Languages): readonly string[] => [
  ...new Set(Object.values(languages).flatMap(messages => Object.keys(messages))),
]

/** Messages that cannot be read or say nothing. */
export const unreadable = (languages: Languages): string[] =>
  messagesOf(languages).flatMap(([locale, key, message]) => {
    if (message.trim() === '') return [`${locale} ${key}: is empty`]
    try {
      piecesOf(message)
      return []
    } catch (problem) {
      return [`${locale} ${key}: ${problem instanceof Error ? problem.message : String(problem)}`]
    }
  })

/** Keys that one language has and another lacks. */
export const incomplete = (languages: Languages): string[] =>
  keysOf(languages).flatMap(key =>
    Object.entries(languages)
      .filter(([, messages]) => !Object.hasOwn(messages, key))
      .map(([locale]) => `${locale} ${key}: missing`),
  )

/** Keys that are used and no language has, and keys that nobody uses. */
export function misused(languages: Languages, said: Iterable<string>): string[] {
  const wanted = new Set(said)
  const there = new Set(keysOf(languages))
  return [
    ...[...wanted].filter(key => !there.has(key)).map(key => `${key}: said, but not written`),
    ...[...there].filter(key => !wanted.has(key)).map(key => `${key}: written, but never said`),
  ]
}

/** Texts that are the same in two languages and not listed as exceptions, and exceptions that are none. */
export function untranslated(languages: Languages, alike: readonly string[]): string[] {
  const locales = Object.keys(languages)
  const same = keysOf(languages).filter(key => {
    const texts = locales.flatMap(locale => languages[locale]?.[key] ?? [])
    return new Set(texts).size < texts.length
  })
  return [
    ...same.filter(key => !alike.includes(key)).map(key => `${key}: the same in two languages`),
    ...alike.filter(key => !same.includes(key)).map(key => `${key}: an exception that is none`),
  ]
}

/** Messages whose arguments differ from those of the first language. */
export function differentGaps(languages: Languages): string[] {
  const [first = '', ...others] = Object.keys(languages)
  return Object.entries(languages[first] ?? {}).flatMap(([key, message]) =>
    others
      .filter(locale => Object.hasOwn(languages[locale]!, key) && gapsIn(languages[locale]![key]!) !== gapsIn(message))
      .map(locale => `${locale} ${key}: has {${gapsIn(languages[locale]![key]!)}}, ${first} has {${gapsIn(message)}}`),
  )
}

/** `whoMe` comes with `who`: one language needs it where another says the same to everybody. */
const gapsIn = (message: string): string =>
  [...new Set(namesIn(message).map(name => name.replace(/Me$/, '')))].sort().join(', ')

const namesIn = (message: string): readonly string[] => flat(piecesOf(message)).filter(isGap).map(nameOf)

const isGap = ({ type }: Piece): boolean => type !== LITERAL && type !== POUND
const nameOf = ({ value }: Piece): string => (typeof value === 'string' ? value : '')

/** Plurals that lack a form of their language. */
export const shortPlurals = (languages: Languages): string[] =>
  messagesOf(languages).flatMap(([locale, key, message]) =>
    flat(piecesOf(message)).flatMap(({ pluralType, options = {} }) => {
      if (pluralType === undefined) return []
      const forms = new Intl.PluralRules(locale, { type: pluralType }).resolvedOptions().pluralCategories
      return forms.filter(form => !Object.hasOwn(options, form)).map(form => `${locale} ${key}: no form for '${form}'`)
    }),
  )

/** Lines of the log that name a seat and do not say "you" to the person who sits there. */
export function withoutYou(languages: Languages, told: readonly Phrase[]): string[] {
  const named = new Set(told.flatMap(withInner).flatMap(seatsNamed))
  return Object.entries(languages).flatMap(([locale, messages]) =>
    [...named].flatMap(each => {
      const [key = '', name = ''] = each.split(' ')
      const gaps = namesIn(messages[key]!)
      if (!gaps.includes(name) || gaps.includes(`${name}Me`)) return []
      return [`${locale} ${key}: names {${name}} without {${name}Me, select, yes {You ...} other {...}}`]
    }),
  )
}

/** 'log.gave to' */
const seatsNamed = ({ key, args = {} }: Phrase): readonly string[] =>
  Object.keys(args)
    .filter(name => isWho(args[name]!))
    .map(name => `${key} ${name}`)

const isWho = (gap: Gap): boolean => typeof gap === 'object' && 'who' in gap

/** A phrase and the phrases inside it. */
const withInner = (phrase: Phrase): readonly Phrase[] => [
  phrase,
  ...Object.values(phrase.args ?? {}).flatMap(phrasesIn),
]

const phrasesIn = (gap: Gap): readonly Phrase[] =>
  typeof gap !== 'object' || 'who' in gap ? [] : 'key' in gap ? withInner(gap) : gap.flatMap(phrasesIn)

/** Words that a language has agreed not to use on screen, in the messages of a game or of all. */
export const avoided = (languages: Languages, of?: string): string[] =>
  messagesOf(languages).flatMap(([locale, key, message]) =>
    (AVOIDED[locale as Locale] ?? [])
      .filter(({ game }) => game === undefined || of === undefined || game === of)
      .filter(({ word, keys, except }) => word.test(message) && (keys?.test(key) ?? true) && !except?.test(key))
      .map(({ word, use }) => `${locale} ${key}: has “${word.exec(message)![0]}”, say ${use}`),
  )

/** All findings for languages in which exactly these keys are used. */
export const faults = (languages: Languages, said: Iterable<string>, alike: readonly string[] = []): string[] => [
  ...unreadable(languages),
  ...incomplete(languages),
  ...misused(languages, said),
  ...untranslated(languages, alike),
  ...differentGaps(languages),
  ...shortPlurals(languages),
  ...avoided(languages),
]
