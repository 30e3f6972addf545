// Everything the game can say, in every language.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { LOCALES, type Messages, type Phrase } from '@lastlight/kernel'
import { kernelMessages, type Words, wordsOf } from '@lastlight/words'
import { differentGaps, incomplete, misused, shortPlurals, unreadable, untranslated } from '@lastlight/words/lint'
import { CRISES, CRISIS_IDS } from '../src/content/crises.ts'
import { CROSSROADS, CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { ITEM_TYPES } from '../src/content/itemTypes.ts'
import { LASTING_IDS } from '../src/content/lasting.ts'
import { MAIN_OBJECTIVE_IDS, objectiveRow } from '../src/content/mainObjectives.ts'
import { PLACES } from '../src/content/places.ts'
import { BETRAYAL_IDS, SECRET_IDS } from '../src/content/secretObjectives.ts'
import { SURVIVOR_IDS, SURVIVORS } from '../src/content/survivors.ts'
import { game } from '../src/index.ts'
import { ENDINGS, MODES } from '../src/state.ts'
import { eventPhrase, messages, outcomePhrase, refusalPhrase, rulebook } from '../src/text/index.ts'
import { EVENT_SAMPLES, heard, OPTION_SAMPLES, RARE_DEEDS, REASON_SAMPLES } from './sayings.ts'

const sources = (pattern: string): string =>
  globSync(pattern, { cwd: join(import.meta.dirname, '..') })
    .map(path => readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
    .join('\n')

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(match => match[1]!)),
]

const RULES = sources('src/{rules/**/*,index}.ts')
const pairs = (pattern: RegExp) => [...RULES.matchAll(pattern)].map(([, rule, key]) => ({ rule: rule!, key: key! }))
const REASONS = [
  ...pairs(/limit\(\s*'([^']+)',\s*'([^']+)'/g),
  ...pairs(/rule: '([^']+)',\s*key: '([^']+)'/g).filter(({ key }) => !key.startsWith('over.')),
]
const KERNEL = found(sources('../kernel/src/**/*.ts'), /'(kernel\.[\w.]+)'/g)

const each = (ids: readonly string[], ...forms: readonly string[]): string[] =>
  forms.flatMap(form => ids.map(id => form + id))

/** Lists that a player chooses, on whatever card: their names and what they do. */
function choices(value: unknown, lists: object = {}): readonly (readonly [name: string, does: unknown])[] {
  if (typeof value !== 'object' || value === null) return []
  const [verb, ...args] = Array.isArray(value) ? (value as unknown[]) : []
  if (verb === 'either' || verb === 'may' || verb === 'vote')
    return args.map(name => [String(name), (lists as { readonly [name: string]: unknown })[String(name)]])
  return Object.values(value).flatMap(each => choices(each, Array.isArray(value) ? lists : value))
}
const CHOSEN = choices([ITEM_KINDS, SURVIVORS, CRISES, CROSSROADS])
const CHOICES = [...new Set(CHOSEN.map(([name]) => name))]

const GOALS = [...SECRET_IDS, ...BETRAYAL_IDS]
const WITH_RULE = MAIN_OBJECTIVE_IDS.filter(id => objectiveRow(id).cold || objectiveRow(id).collects)
const OPTIONS = CROSSROADS_IDS.flatMap(card => crossroadsRow(card).options.map(option => `${card}.${option}`))

/** Names of things, in the cases that sentences need. */
const NAMES = [
  ...each(PLACES, 'place.', 'place.in.', 'place.to.', 'place.from.'),
  ...each(['', '.in', '.to', '.from'], 'door'),
  'die',
  ...each(['zombie', 'barricade', 'trap', 'wound', 'frostbite', 'despair', 'card', 'helpless', 'rebel'], 'count.'),
  'count.acc.food',
  ...each(ITEM_TYPES, 'type.', 'type.acc.', 'count.type.'),
  ...each(Object.keys(ITEM_KINDS), 'item.', 'item.acc.', 'item.effect.'),
  ...each(
    SURVIVOR_IDS,
    'survivor.',
    ...['short', 'acc', 'gen', 'job', 'power', 'story'].map(form => `survivor.${form}.`),
  ),
  ...each(CRISIS_IDS, 'crisis.', 'crisis.story.', 'crisis.fail.'),
  ...each(['short', 'medium', 'long'], 'objective.time.'),
  ...each(MAIN_OBJECTIVE_IDS, 'objective.', 'objective.story.'),
  ...each(WITH_RULE, 'objective.rule.'),
  ...each(
    MAIN_OBJECTIVE_IDS.flatMap(id => [`${id}.normal`, `${id}.hard`]),
    'objective.goal.',
  ),
  ...each(GOALS, 'secret.', 'secret.if.', 'secret.story.'),
  ...each(EXILED_IDS, 'exiled.'),
  ...each(
    EXILED_IDS.flatMap(id => [`${id}.traitor`, `${id}.wronged`]),
    'exiled.if.',
    'exiled.story.',
  ),
  ...each(CROSSROADS_IDS, 'crossroads.', 'crossroads.trigger.', 'crossroads.story.'),
  ...each(OPTIONS, 'crossroads.option.', 'crossroads.effect.'),
  ...each(CHOICES, 'choice.'),
  ...each(LASTING_IDS, 'lasting.', 'lasting.effect.'),
  ...each(['normal', 'hard'], 'side.'),
  ...each(['traitor', 'loyal'], 'role.'),
  ...each(['setup', 'turns', 'colony', 'over'], 'phase.'),
  ...each(Object.keys(game.configs), 'setting.'),
  ...each(['pl', 'cs'], 'setting.edition.'),
  ...each(MODES, 'setting.variant.'),
  'setting.objective.random',
  ...each(
    ENDINGS.filter(ending => ending !== 'none'),
    'outcome.over.',
  ),
]
/** The halves of a line that is said with or without its card, by somebody or of itself, for a card or for none. */
const HALVES = {
  perhaps: '.seen',
  byWhom: '.by',
  about: '.for',
}
const TEXT = sources('src/text/*.ts')
const SAID = [
  ...NAMES,
  ...found(TEXT, /'((?:log|option|question)\.[\w.]+)'/g),
  ...Object.entries(HALVES).flatMap(([builder, ending]) =>
    found(TEXT, new RegExp(`${builder}\\('([\\w.]+)'`, 'g')).map(key => key + ending),
  ),
  ...REASONS.map(({ key }) => `refusal.${key}`),
  // The table is read out by whoever draws it.
  ...found(sources('../cli/src/play/long-night{.ts,/*.ts}'), /'(table\.[\w.]+)'/g),
]

/** Proper names, whatever their case. */
const ALIKE = ['place.raxxon', 'place.to.raxxon', 'place.from.raxxon']
const isName = (key: string): boolean => /^survivor\.(?:(?:short|acc|gen)\.)?\w+$/.test(key)
const withoutNames = (all: Messages): Messages =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !isName(key)))

const languages: { [locale: string]: Messages } = {}
const books: { [locale: string]: Messages } = {}
const speakers: Words[] = []

before(async () => {
  for (const locale of LOCALES) {
    languages[locale] = await messages(locale)
    books[locale] = await rulebook(locale)
    const all = { ...languages[locale], ...(await kernelMessages(locale)) }
    speakers.push(wordsOf(all, locale, { nameOf: who => `Q${who}`, missing: 'throws' }))
  }
})

/** Says it in every language: whole, and as a sentence begins. */
function isSaid(phrase: Phrase): void {
  for (const words of speakers) {
    const text = words.saying(phrase)
    assert.doesNotMatch(text, /\[|\]|\{|\}|undefined|NaN|null|\bQ-|\.\.| {2}/, `${words.locale} ${phrase.key}`)
    assert.match(text, /^[\p{Lu}\d]/u, `${words.locale} ${phrase.key}: ${text}`)
  }
}

describe('the three languages', () => {
  test('can be read, are complete, and say nothing in vain', () => {
    assert.deepEqual(unreadable(languages), [])
    assert.deepEqual(incomplete(languages), [])
    assert.deepEqual(misused(languages, SAID), [])
  })

  test('are three', () => {
    const texts = Object.entries(languages).map(([locale, all]) => [locale, withoutNames(all)] as const)
    assert.deepEqual(untranslated(Object.fromEntries(texts), ALIKE), [])
  })

  test('have the same gaps and all their plural forms', () => {
    assert.deepEqual(differentGaps(languages), [])
    assert.deepEqual(shortPlurals(languages), [])
  })
})

test('a choice of the same name is the same on every card', () => {
  for (const [name, does] of CHOSEN) {
    assert.ok(Array.isArray(does), name)
    for (const [other, too] of CHOSEN) if (other === name) assert.deepEqual(does, too)
  }
})

describe('the rulebook', () => {
  test('has the same rules in each language, none of them left in another', () => {
    assert.deepEqual(unreadable(books), [])
    assert.deepEqual(incomplete(books), [])
    assert.deepEqual(untranslated(books, []), [])
  })

  test('has every rule that a refusal names', () => {
    const named = [...new Set(REASONS.map(({ rule }) => rule))]
    assert.ok(named.length > 35)
    assert.deepEqual(
      named.filter(rule => !Object.hasOwn(books.en!, rule)),
      [],
    )
  })
})

describe('everything is said', () => {
  test('what the log can tell, with and without its secrets', () => {
    for (const event of EVENT_SAMPLES) isSaid(eventPhrase(event))
  })

  test('what a refusal can answer', () => {
    assert.ok(REASONS.length > 60)
    for (const { rule, key } of REASONS) isSaid(refusalPhrase({ rule, key, args: REASON_SAMPLES[key] ?? {} }))
  })

  test('what the kernel refuses', () => {
    assert.ok(KERNEL.length >= 12)
    for (const key of KERNEL) isSaid(refusalPhrase({ rule: 'KERNEL', key, args: REASON_SAMPLES[key] ?? {} }))
  })

  test('how the game has ended', () => {
    for (const ending of ENDINGS)
      if (ending !== 'none') isSaid(outcomePhrase({ rule: 'LN-END-01', key: `over.${ending}`, args: {} }))
  })

  test('what every deed of the rules is called', t => {
    const { phrases, deeds } = heard(60)
    for (const phrase of phrases.values()) isSaid(phrase)
    for (const phrase of OPTION_SAMPLES) isSaid(phrase)
    const all = [...found(RULES, /\bdo: '(\w+)'/g), ...found(RULES, /yesOrNo\('\w+', '(\w+)'\)/g)]
    const unheard = all.filter(deed => !deeds.has(deed) && !RARE_DEEDS.has(deed))
    assert.deepEqual(unheard, [])

    const keys = new Set(
      [...phrases.values(), ...OPTION_SAMPLES, ...EVENT_SAMPLES.map(eventPhrase)].map(({ key }) => key),
    )
    const silent = Object.keys(languages.en!).filter(key => /^(?:option|question|log)\./.test(key) && !keys.has(key))
    assert.deepEqual(silent, ['log.everybody', 'log.carried', 'log.rejected'])
    t.diagnostic(`${phrases.size} phrases, ${deeds.size} kinds of options`)
  })
})
