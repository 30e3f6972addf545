// The parts of the texts that only some tables load.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { heard, spokenIn } from '@lastlight/words/testing'
import type { Config } from '../src/config.ts'
import { CRISIS_IDS, crisisRow } from '../src/content/crises.ts'
import { CROSSROADS_IDS, crossroadsRow } from '../src/content/crossroads.ts'
import { EXPERIMENT_IDS } from '../src/content/experiments.ts'
import { IMPROVEMENT_IDS } from '../src/content/improvements.ts'
import { SCENARIO_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { MODULES } from '../src/content/modules.ts'
import { PASSAGES } from '../src/content/scenarios.ts'
import { BETRAYAL_IDS, SECRET_IDS, secretRow } from '../src/content/secretObjectives.ts'
import { SIDE_EFFECT_IDS } from '../src/content/sideEffects.ts'
import { game } from '../src/index.ts'
import * as text from '../src/text/index.ts'
import { messages, PARTS, partsOf } from '../src/text/index.ts'
import { CONFIGS } from './sayings.ts'

/** No table speaks of decks: they are put together before. */
const OF_TABLES = PARTS.filter(part => part !== 'decks')
/** Random games of which everything is heard. */
const GAMES = 6
const WITHOUT_MODULES = { modules: [], scenario: 'none' } as const
const BASE = CONFIGS.find(config => partsOf(config).length === 0)!
const WHOLE: Config = { ...BASE, adultCrossroads: true, modules: MODULES, scenario: 'raid' }

/** Names that a table without modules and without cards for adults never says. */
const OF_MODULES = [
  ...CROSSROADS_IDS.filter(id => crossroadsRow(id).mark).map(id => `crossroads.${id}`),
  ...CRISIS_IDS.filter(id => crisisRow(id).mark).map(id => `crisis.${id}`),
  ...[...SECRET_IDS, ...BETRAYAL_IDS].filter(id => secretRow(id).mark).map(id => `secret.${id}`),
  ...SCENARIO_OBJECTIVE_IDS.map(id => `objective.${id}`),
  ...PASSAGES.map(id => `passage.${id}`),
  ...IMPROVEMENT_IDS.map(id => `improvement.story.${id}`),
  ...EXPERIMENT_IDS.map(id => `experiment.${id}`),
  ...SIDE_EFFECT_IDS.map(id => `sideEffect.${id}`),
]
const OF_ADULTS = CROSSROADS_IDS.filter(id => crossroadsRow(id).adult).map(id => `crossroads.${id}`)

const keysFor = async (config: Partial<Config>): Promise<ReadonlySet<string>> =>
  new Set(Object.keys(await messages('en', partsOf(config))))

describe('the texts of a table', () => {
  test('without modules have none of theirs, and with all of them they are complete', async () => {
    const base = await keysFor(BASE)
    const whole = await keysFor(WHOLE)
    assert.deepEqual(
      [...OF_MODULES, ...OF_ADULTS].filter(key => base.has(key)),
      [],
    )
    assert.deepEqual(
      [...OF_MODULES, ...OF_ADULTS].filter(key => !whole.has(key)),
      [],
    )
    assert.deepEqual(whole, new Set(Object.keys(await messages('en', OF_TABLES))))
  })

  test('follow the settings, whatever of them a table names', () => {
    assert.deepEqual(partsOf({}), [])
    assert.deepEqual(partsOf(BASE), [])
    assert.deepEqual(partsOf({ ...BASE, adultCrossroads: true }), ['adult'])
    for (const module of MODULES) assert.deepEqual(partsOf({ ...BASE, modules: [module] }), ['modules'])
    assert.deepEqual(partsOf({ ...BASE, scenario: 'chimp' }), ['modules'])
    assert.deepEqual(partsOf(WHOLE), OF_TABLES)
  })

  test('stand in one part each', async () => {
    const sizes = await Promise.all(
      [[], ...PARTS.map(part => [part])].map(async parts => Object.keys(await messages('en', parts)).length),
    )
    const [base = 0, ...withPart] = sizes
    assert.equal(base + withPart.reduce((sum, size) => sum + size - base, 0), Object.keys(await messages('en')).length)
  })

  for (const adultCrossroads of [false, true])
    test(`say everything that is heard ${adultCrossroads ? 'with the cards for adults' : 'in the base game'}`, async () => {
      const configs = CONFIGS.slice(0, GAMES).map(config => ({ ...config, ...WITHOUT_MODULES, adultCrossroads }))
      const parts = partsOf(configs[0]!)
      const { isSaid } = await spokenIn({ ...text, messages: locale => messages(locale, parts) }, /^[\p{Lu}\d]/u)
      const { phrases } = heard(game, text, configs)
      assert.ok(phrases.length > 1000)
      for (const phrase of phrases) isSaid(phrase)
    })
})
