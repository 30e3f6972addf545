// Everything the game can say, in every language.

import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { LOCALES, type Messages, type Phrase } from '@lastlight/kernel'
import { kernelMessages, type Words, wordsOf } from '@lastlight/words'
import { differentGaps, incomplete, misused, shortPlurals, unreadable, untranslated } from '@lastlight/words/lint'
import { AREAS } from '../src/content/areas.ts'
import { EQUIPMENT_KINDS } from '../src/content/equipment.ts'
import { EVENT_IDS } from '../src/content/events.ts'
import { HERO_IDS } from '../src/content/heroes.ts'
import { LEADER_IDS } from '../src/content/leaders.ts'
import { PREY_KINDS } from '../src/content/prey.ts'
import { RESOURCES } from '../src/content/resources.ts'
import { ROOM_KINDS } from '../src/content/rooms.ts'
import { TOKENS } from '../src/content/search.ts'
import { coachPhrase, eventPhrase, messages, outcomePhrase, refusalPhrase, rulebook } from '../src/text/index.ts'
import { EVENT_SAMPLES, heard, OPTION_SAMPLES, REASON_SAMPLES } from './sayings.ts'

const sources = (pattern: string): string =>
  globSync(pattern, { cwd: join(import.meta.dirname, '..') })
    .map(path => readFileSync(join(import.meta.dirname, '..', path), 'utf8'))
    .join('\n')

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(match => match[1]!)),
]

const RULES = sources('src/rules/**/*.ts')
const REASONS = [...RULES.matchAll(/(?:limit|reason)\(\s*'([^']+)',\s*'([^']+)'/g)]
  .map(([, rule, key]) => ({ rule: rule!, key: key! }))
  .concat(
    [...RULES.matchAll(/rule: '([^']+)',\s*key: '([^']+)'/g)].map(([, rule, key]) => ({ rule: rule!, key: key! })),
  )
/** What speaks for a choice is found by whoever plays it. */
const COACH = found(sources('../bots/src/outlive/*.ts'), /'(coach\.[\w.]+)'/g)
const KERNEL = found(sources('../kernel/src/**/*.ts'), /'(kernel\.[\w.]+)'/g)

const each = (ids: readonly string[], ...forms: readonly string[]): string[] =>
  forms.flatMap(form => ids.map(id => form + id))

/** Names of things, in the cases that sentences need. */
const NAMES = [
  ...each(AREAS, 'area.', 'area.in.', 'area.to.'),
  'place.airlock',
  ...each(HERO_IDS, 'hero.', 'hero.acc.'),
  ...each(RESOURCES, 'resource.', 'count.', 'count.acc.'),
  ...each(['survivor', 'action', 'point', 'space'], 'count.'),
  'count.acc.survivor',
  ...each(EQUIPMENT_KINDS, 'equipment.', 'equipment.acc.', 'equipment.effect.'),
  ...each(ROOM_KINDS, 'room.', 'room.acc.', 'room.effect.'),
  ...each(EVENT_IDS, 'event.', 'event.effect.'),
  ...each(LEADER_IDS, 'leader.', 'leader.trade.'),
  ...each(Object.keys(TOKENS), 'token.'),
  ...each(PREY_KINDS, 'prey.', 'prey.acc.'),
  ...each(['setup', 'day', 'events', 'night', 'over'], 'phase.'),
  ...each(['players', 'quick', 'heroes', 'heroes.together', 'heroes.inTurn'], 'setting.'),
  ...each(['events', 'rooms', 'contamination', 'survivors', 'equipment', 'pairs', 'total'], 'score.'),
  ...each(['over.most', 'over.tieBreak', 'over.shared'], 'outcome.'),
]
const SAID = [
  ...NAMES,
  ...found(sources('src/text/*.ts'), /'((?:log|option|question)\.[\w.]+)'/g),
  ...REASONS.map(({ key }) => `refusal.${key}`),
  ...COACH,
]

/** Proper names, and words that two languages share. */
const ALIKE = [...each(LEADER_IDS, 'leader.'), 'area.silentPeak', 'area.blackwood', 'resource.metal']

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
    assert.doesNotMatch(text, /\[|\]|\{|\}|undefined|NaN|null|object| {2}/, `${words.locale} ${phrase.key}`)
    assert.match(text, /^\p{Lu}/u, `${words.locale} ${phrase.key}: ${text}`)
  }
}

describe('the three languages', () => {
  test('can be read, are complete, and say nothing in vain', () => {
    assert.deepEqual(unreadable(languages), [])
    assert.deepEqual(incomplete(languages), [])
    assert.deepEqual(misused(languages, SAID), [])
  })

  test('are three', () => {
    assert.deepEqual(untranslated(languages, ALIKE), [])
  })

  test('have the same gaps and all their plural forms', () => {
    assert.deepEqual(differentGaps(languages), [])
    assert.deepEqual(shortPlurals(languages), [])
  })
})

describe('the rulebook', () => {
  test('has the same 257 rules in each language, none of them left in another', () => {
    assert.deepEqual(unreadable(books), [])
    assert.deepEqual(incomplete(books), [])
    assert.deepEqual(untranslated(books, []), [])
    assert.equal(Object.keys(books.en!).length, 257)
  })

  test('has every rule that a refusal names', () => {
    const named = [...new Set(REASONS.map(({ rule }) => rule))]
    assert.ok(named.length > 40)
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

  test('what a coach can give for a reason', () => {
    assert.ok(COACH.length > 30)
    for (const key of COACH)
      for (const n of [1, 2, 5, 22]) isSaid(coachPhrase({ key, args: { n, points: n, seat: 1, event: 'nomads' } }))
  })

  test('who has won, and why', () => {
    for (const key of ['over.most', 'over.tieBreak', 'over.shared'])
      for (const points of [1, 3, 5, 31])
        isSaid(outcomePhrase({ rule: 'OUT-SCORE-07', key, args: { seat: 1, points } }))
  })

  test('what 90 random games ask, offer and tell', t => {
    const { phrases, deeds } = heard(30)
    for (const phrase of phrases.values()) isSaid(phrase)
    for (const phrase of OPTION_SAMPLES) isSaid(phrase)
    const keys = new Set(
      [...phrases.values(), ...OPTION_SAMPLES, ...EVENT_SAMPLES.map(eventPhrase)].map(({ key }) => key),
    )
    const silent = Object.keys(languages.en!).filter(key => /^(?:option|question|log)\./.test(key) && !keys.has(key))
    assert.deepEqual(silent, ['log.score'])
    t.diagnostic(`${phrases.size} phrases, ${deeds.size} kinds of options`)
  })
})

describe('content', () => {
  test('has what the component list counts', async () => {
    const { ADVANCED_ROOM_IDS, BASIC_ROOMS } = await import('../src/content/rooms.ts')
    const { EQUIPMENT_IDS } = await import('../src/content/equipment.ts')
    const { PREY_IDS } = await import('../src/content/prey.ts')
    const { tokenIds } = await import('../src/content/search.ts')
    assert.deepEqual(
      {
        events: EVENT_IDS.length,
        leaders: LEADER_IDS.length,
        tiles: EQUIPMENT_IDS.length,
        advanced: ADVANCED_ROOM_IDS.length,
        basic: BASIC_ROOMS.length * 4,
        prey: PREY_IDS.length,
        tokens: tokenIds('blackwood').length + tokenIds('silentPeak').length,
      },
      { events: 12, leaders: 10, tiles: 40, advanced: 38, basic: 12, prey: 30, tokens: 20 },
    )
  })
})
