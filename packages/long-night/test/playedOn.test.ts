import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceFrom, defaultConfig, pickOf, type Seat } from '@lastlight/kernel'
import { forgetKnowledge, game, type Option, type State } from '../src/index.ts'

const CONFIG = { ...defaultConfig(game.configs), players: 4, modules: ['improvements', 'bandits', 'raxxon'] as const }

type Visit = (s: State, seat: Seat, options: readonly Option[], chosen: Option) => void

/** Plays games at random. */
function play(seeds: readonly string[], visit: Visit): void {
  for (const seed of seeds) {
    const s = game.setup(CONFIG, seed)
    const chance = chanceFrom(seed)
    for (let [seat] = game.pending(s); seat !== undefined; [seat] = game.pending(s)) {
      const options = game.options(s, seat)
      const chosen = options[pickOf(chance, options.length)]!
      visit(s, seat, options, chosen)
      game.play(s, seat, chosen)
    }
  }
}

/** Options of a turn that are the same object whenever they are offered. */
const SHARED: readonly Option['do'][] = [
  'move',
  'search',
  'barricade',
  'attack',
  'clean',
  'attract',
  'food',
  'exile',
  'play',
  'contribute',
]

test('an option of a turn is the same object in every game that offers it, and cannot be changed', () => {
  const known = new Map<string, Option>()
  const met = new Set<string>()
  play(['first', 'second'], (_, __, options) => {
    for (const option of options) {
      if (!SHARED.includes(option.do)) continue
      met.add(option.do)
      const key = JSON.stringify(option)
      assert.equal(known.get(key) ?? option, option, key)
      assert.ok(Object.isFrozen(option), key)
      known.set(key, option)
    }
  })
  assert.deepEqual([...met].toSorted(), SHARED.toSorted())
})

const CARD_TABLES = [
  'items',
  'people',
  'crises',
  'goals',
  'fates',
  'roads',
  'improvements',
  'experiments',
] as const satisfies readonly (keyof State)[]

/** A state with nothing of what viewers know. */
function bare(s: State): unknown {
  const copy = game.copy(s)
  for (const table of CARD_TABLES) {
    copy[table].possible = []
    copy[table].known = []
  }
  return copy
}

test('a world whose knowledge was forgotten is played on like any other', () => {
  let forgetful: State | undefined
  let of: State | undefined
  let left = 0
  let compared = 0
  play(['forget', 'again', 'once more'], (s, seat, options, chosen) => {
    if (forgetful === undefined || of !== s || left-- === 0) {
      of = s
      forgetful = game.copy(s)
      forgetKnowledge(forgetful)
      left = 60
    }
    assert.deepEqual(game.pending(forgetful), game.pending(s))
    assert.deepEqual(game.options(forgetful, seat), options)
    assert.deepEqual(bare(forgetful), bare(s))
    game.play(forgetful, seat, chosen)
    assert.ok(CARD_TABLES.every(table => forgetful![table].possible.length === 0))
    compared++
  })
  assert.ok(compared > 100, `${compared} choices`)
})
