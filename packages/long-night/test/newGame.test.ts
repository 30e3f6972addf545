import assert from 'node:assert/strict'
import { test } from 'node:test'
import { decidedBy, MODES } from '../src/config.ts'
import { MAIN_OBJECTIVE_IDS } from '../src/content/mainObjectiveIds.ts'
import { game } from '../src/index.ts'
import { type Range, startOf, traitorChance } from '../src/queries/newGame.ts'
import { config } from './longNight.ts'

test('[LN-SETUP-10] the chance of a traitor: as many cards as players, of two for each player and one', () => {
  assert.deepEqual(traitorChance(config(3)), { dealt: 3, of: 7 })
  assert.deepEqual(traitorChance(config(4)), { dealt: 4, of: 9 })
  assert.deepEqual(traitorChance(config(5)), { dealt: 5, of: 11 })
})

test('[LN-VAR-TRAITOR-01] the same with one for each player and one', () =>
  assert.deepEqual(traitorChance(config(4, { likelyTraitor: true })), { dealt: 4, of: 5 }))

test('[LN-VAR-COOP-01, LN-VAR-PD-01] other variants deal no objective of one player alone', () => {
  assert.equal(traitorChance(config(4, { variant: 'cooperative' })), undefined)
  assert.equal(traitorChance(config(2, { variant: 'dilemma' })), undefined)
})

const zombiesAt = (entrances: readonly { readonly zombies: number }[]): number =>
  entrances.reduce((sum, { zombies }) => sum + zombies, 0)
const only = (n: number): Range => [n, n]

test('[LN-SETUP-07, LN-VAR-HARD-01, LN-VAR-COOP-01] a game begins with what was said of it before', () => {
  for (const objective of MAIN_OBJECTIVE_IDS)
    for (const variant of MODES)
      for (const hard of [false, true]) {
        const settings = config(variant === 'dilemma' ? 2 : 3, { objective, variant, hard })
        const { morale, rounds, places } = game.setup(settings, 'a start')
        const { minutes, ...said } = startOf(settings)
        assert.deepEqual(said, {
          morale: only(morale),
          rounds: only(rounds),
          zombies: { colony: only(zombiesAt(places[0]!.entrances)), location: only(zombiesAt(places[1]!.entrances)) },
        })
        assert.ok(minutes[0] < minutes[1])
      }
})

test('[LN-SCEN-R0-05, LN-SCEN-B0-01] a scenario decides the objective, and with it how a game begins', () => {
  for (const scenario of ['chimp', 'raid'] as const)
    for (const variant of ['hidden', 'cooperative'] as const) {
      const settings = config(3, { scenario, variant, hard: true, objective: 'tribute' })
      const { objective, side, morale, rounds } = game.setup(settings, 'a story')
      const decided = decidedBy(settings)
      assert.deepEqual([objective, side], [decided.objective, decided.hard ? 'hard' : 'normal'])
      const start = startOf(settings)
      assert.deepEqual([start.morale, start.rounds], [only(morale), only(rounds)])
    }
  assert.deepEqual(decidedBy(config(3)), {})
})

test('[LN-CARD-01, LN-SETUP-07] where the objective is drawn, a game can be any of them', () =>
  assert.deepEqual(startOf(config(4, { objective: 'random' })), {
    minutes: [45, 210],
    morale: [5, 8],
    rounds: [4, 8],
    zombies: { colony: [0, 12], location: [0, 2] },
  }))
