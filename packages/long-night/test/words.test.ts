// Everything the game can say, in every language.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { Phrase } from '@lastlight/kernel'
import { wordsOf } from '@lastlight/words'
import { each, found, heard, reasonsIn, sourcesIn, spokenIn, testWords, unheard } from '@lastlight/words/testing'
import { MODES } from '../src/config.ts'
import { CRISES, CRISIS_IDS } from '../src/content/crises.ts'
import { CROSSROADS, CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXILED_IDS } from '../src/content/exiledObjectives.ts'
import { EXPERIMENT_IDS, LINES } from '../src/content/experiments.ts'
import { IMPROVEMENT_IDS } from '../src/content/improvements.ts'
import { ITEM_KINDS } from '../src/content/itemKinds.ts'
import { itemTypesAt } from '../src/content/items.ts'
import { ITEM_TYPES } from '../src/content/itemTypes.ts'
import { LASTING_IDS } from '../src/content/lasting.ts'
import { MAIN_OBJECTIVE_IDS, SCENARIO_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { objectiveRow } from '../src/content/mainObjectives.ts'
import { MODULES } from '../src/content/modules.ts'
import { LOCATIONS, PLACES } from '../src/content/places.ts'
import { PASSAGES, SCENARIOS } from '../src/content/scenarios.ts'
import { BETRAYAL_IDS, SECRET_IDS } from '../src/content/secretObjectives.ts'
import { SIDE_EFFECT_IDS } from '../src/content/sideEffects.ts'
import { SURVIVOR_IDS, SURVIVORS } from '../src/content/survivors.ts'
import { STEPS } from '../src/events.ts'
import { game } from '../src/index.ts'
import type { GoalTerm } from '../src/queries/goalTerms.ts'
import { aimOf } from '../src/queries/objectives.ts'
import { ENDINGS } from '../src/state.ts'
import * as text from '../src/text/index.ts'
import { CONFIGS, EVENT_SAMPLES, OPTION_SAMPLES, RARE_KINDS } from './sayings.ts'

const sources = sourcesIn(join(import.meta.dirname, '..'))
const RULES = sources('src/{rules/**/*,impossible,content/{mixedDecks,deckFile}}.ts')
const REASONS = reasonsIn(RULES)
/** The coach's messages are used by the bots. */
const COACH = found(sources('../bots/src/long-night/*.ts'), /'(coach\.[\w.]+)'/g)

/** The lists that a player chooses, on any card: their names and effects. */
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
  'game.title',
  ...each(PLACES, 'place.', 'place.acc.', 'place.in.', 'place.to.', 'place.from.'),
  ...each(['', '.in', '.to', '.from'], 'door'),
  'die',
  ...each(['zombie', 'barricade', 'trap', 'wound', 'frostbite', 'despair', 'card', 'helpless', 'rebel'], 'count.'),
  'count.acc.food',
  ...each(ITEM_TYPES, 'type.', 'type.acc.', 'count.type.'),
  ...each(Object.keys(ITEM_KINDS), 'item.', 'item.acc.', 'item.effect.'),
  ...each(
    SURVIVOR_IDS,
    'survivor.',
    ...['short', 'acc', 'gen', 'dat', 'job', 'power', 'story'].map(form => `survivor.${form}.`),
  ),
  ...each(CRISIS_IDS, 'crisis.', 'crisis.story.', 'crisis.fail.'),
  ...each(['short', 'medium', 'long'], 'objective.time.'),
  ...each(MAIN_OBJECTIVE_IDS, 'objective.', 'objective.story.'),
  ...each(WITH_RULE, 'objective.rule.'),
  'objective.rule.r1',
  ...each(SCENARIO_OBJECTIVE_IDS, 'objective.', 'objective.story.'),
  ...each(
    SCENARIO_OBJECTIVE_IDS.map(id => `${id}.normal`),
    'objective.goal.',
  ),
  ...each(PASSAGES, 'passage.', 'passage.story.', 'passage.rule.'),
  ...each(['gifts.together', 'suspicion.together'], 'passage.rule.'),
  ...each(['tribute.normal.raxxon', 'tribute.hard.raxxon'], 'objective.goal.'),
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
  ...each(IMPROVEMENT_IDS, 'improvement.story.'),
  ...each(EXPERIMENT_IDS, 'experiment.', 'experiment.story.'),
  ...each(
    EXPERIMENT_IDS.flatMap(id => LINES.map(line => `${id}.${line}`)),
    'encounter.',
  ),
  ...each(['place.random', 'place.at', 'code'], 'experiment.'),
  ...each(SIDE_EFFECT_IDS, 'sideEffect.', 'sideEffect.effect.', 'sideEffect.story.'),
  'why',
  ...each(
    STEPS.filter(step => step !== 'turn'),
    'why.',
  ),
  ...each(['item', 'ability', 'crisis', 'crossroads', 'lasting', 'attack', 'death', 'encounter'], 'why.'),
  ...each(['normal', 'hard'], 'side.'),
  ...each(['traitor', 'loyal'], 'role.'),
  ...each(['setup', 'turns', 'colony', 'over'], 'phase.'),
  ...each(Object.keys(game.configs), 'setting.'),
  ...each(['pl', 'cs'], 'setting.edition.'),
  ...each(MODES, 'setting.variant.'),
  ...each(MODULES, 'setting.modules.'),
  ...each(SCENARIOS, 'setting.scenario.'),
  'setting.objective.random',
  ...each(
    ENDINGS.filter(ending => ending !== 'none'),
    'outcome.over.',
  ),
]
const AIMS = GOALS.flatMap(goal => [undefined, ...EXILED_IDS].map(exile => aimOf(goal, exile)))
/** Each requirement of an objective, and the thing it counts. */
const TERMS = AIMS.flatMap(({ ending, lists }): readonly GoalTerm[] => [['ending', ending], ...lists.flat()])
  .map(text.termPhrase)
  .flatMap(({ key, args }) => [key, ...(typeof args?.['what'] === 'object' ? [(args['what'] as Phrase).key] : [])])
/** The two forms of a line: with or without its card, its actor, or its number. */
const HALVES = {
  perhaps: '.seen',
  byWhom: '.by',
  about: '.for',
}
const TEXT = sources('src/text/*.ts')
const SAID = [
  ...NAMES,
  ...TERMS,
  ...found(TEXT, /'((?:log|option|question|deck)\.[\w.]+)'/g),
  ...Object.entries(HALVES).flatMap(([builder, ending]) =>
    found(TEXT, new RegExp(`${builder}\\('([\\w.]+)'`, 'g')).map(key => key + ending),
  ),
  ...REASONS.map(({ key }) => `refusal.${key}`),
  ...COACH,
  // The terminal says the keys of the table.
  ...found(sources('../cli/src/games/long-night/{*.ts,play/*.ts}'), /'(table\.[\w.]+)'/g),
]

/** Brackets, and proper names whatever their case. */
const ALIKE = [
  'why',
  'setting.modules.raxxon',
  'experiment.hydra',
  'place.raxxon',
  'place.acc.raxxon',
  'place.to.raxxon',
  'place.from.raxxon',
]
const isName = (key: string): boolean => /^survivor\.(?:(?:short|acc|gen|dat)\.)?\w+$/.test(key)

const spoken = await spokenIn(text, /^[\p{Lu}\d]/u)
const { languages, isSaid } = spoken

/** LN-SETUP-04: every refusal of decks takes some of these. */
const DECK_ARG = {
  id: 'r9',
  part: 'cards',
  n: 9,
  most: 4,
  least: 10,
  objective: 'r1',
  road: 'grass',
  item: 'redPill',
  place: 'police',
}
const DECK_ARGS = Object.fromEntries(
  REASONS.filter(({ key }) => key.startsWith('decks.')).map(({ key }) => [key, DECK_ARG]),
)

testWords(text, spoken, {
  game: game.id,
  said: SAID,
  alike: ALIKE,
  isName,
  reasons: REASONS,
  args: { 'act.dieTooLow': { n: 4 }, ...DECK_ARGS },
  events: EVENT_SAMPLES,
})

test('every reason of a coach', () => {
  assert.equal(COACH.length, 20)
  for (const key of COACH) for (const n of [0.1, 1, 2.5, 12]) isSaid(text.coachPhrase({ key, args: { n } }))
})

test('a coach writes tenths as people of the language do', async () => {
  const reason = text.coachPhrase({ key: 'coach.cards.more', args: { n: 1.2 } })
  for (const [locale, written] of [
    ['en', '1.2'],
    ['pl', '1,2'],
    ['cs', '1,2'],
  ] as const)
    assert.ok(
      wordsOf(await text.messages(locale), locale)
        .saying(reason)
        .includes(written),
    )
})

test('a coach counts one thing as one', async () => {
  const words = wordsOf(await text.messages('en'), 'en', { spaces: 'plain' })
  const said = (key: string, n: number): string => words.saying(text.coachPhrase({ key, args: { n } }))
  assert.equal(said('coach.zombies.less', 1), 'There is 1 fewer zombie on average.')
  assert.equal(said('coach.cards.more', 1), 'You hold 1 more card on average.')
  assert.equal(said('coach.cards.more', 1.2), 'You hold 1.2 more cards on average.')
  assert.equal(said('coach.cards.more', 0.4), 'You hold 0.4 more cards on average.')
})

test('a choice of the same name is the same on every card', () => {
  for (const [name, does] of CHOSEN) {
    assert.ok(Array.isArray(does), name)
    for (const [other, too] of CHOSEN) if (other === name) assert.deepEqual(does, too)
  }
})

describe('everything else is said', () => {
  test('[LN-PRINT-17] what is likely in every deck', () => {
    for (const at of LOCATIONS) isSaid(text.deckPhrase(itemTypesAt(at)))
  })

  test('how the game has ended', () => {
    for (const ending of ENDINGS)
      if (ending !== 'none') isSaid(text.outcomePhrase({ rule: 'LN-END-01', key: `over.${ending}`, args: {} }))
  })

  test('every kind of option has a name', t => {
    const { phrases, kinds } = heard(game, text, CONFIGS)
    for (const phrase of [...phrases, ...OPTION_SAMPLES]) isSaid(phrase)
    const named = [...found(RULES, /\bdo: '(\w+)'/g), ...found(RULES, /yesOrNo\('\w+', '(\w+)'\)/g)]
    assert.deepEqual(
      named.filter(kind => !kinds.has(kind) && !RARE_KINDS.has(kind)),
      [],
    )

    const all = [...phrases, ...OPTION_SAMPLES, ...EVENT_SAMPLES.map(text.eventPhrase)]
    assert.deepEqual(unheard(languages, all), ['log.everybody', 'log.carried', 'log.rejected'])
    t.diagnostic(`${phrases.length} phrases, ${kinds.size} kinds of options`)
  })
})
