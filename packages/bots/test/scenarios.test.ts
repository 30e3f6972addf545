// The aims of the bot in the scenarios of The Long Night.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultConfig } from '@lastlight/kernel'
import { type Config, game, type State, type View } from '@lastlight/long-night'
import { numberOf, type Place } from '@lastlight/long-night/content/places'
import { needOf } from '@lastlight/long-night/queries/colony'
import { banditGoal, containmentGoal, foodGoal, hideoutGoal, mutantGoal } from '../src/long-night/goals.ts'
import { dieValue } from '../src/long-night/moves.ts'
import { codeValue } from '../src/long-night/raxxon.ts'
import { type Situation, situationOf } from '../src/long-night/situation.ts'
import { USUAL } from '../src/long-night/weights.ts'

/** A view of seat 0 in the first turn of this chapter. */
function viewIn(more: Partial<Config>, passages: number, objective: State['objective'], set: (s: State) => void): View {
  const s = game.setup({ ...defaultConfig(game.configs, 3), ...more }, 'aims')
  for (let [seat] = game.pending(s); seat !== undefined && s.phase === 'setup'; [seat] = game.pending(s))
    game.play(s, seat, game.options(s, seat)[0]!)
  Object.assign(s, { passages, objective })
  set(s)
  return game.view(s, 0)
}

const situationIn = (view: View): Situation =>
  situationOf(
    { view: { ...view, own: { ...view.own!, goals: ['pantry'] } }, seat: 0, options: [], told: [] } as never,
    USUAL,
    () => 0,
  )

const putFirst = (s: State, at: Place): void => {
  s.survivors.find(({ seat }) => seat === 0)!.at = at
}

test('[LN-COLONY-GOAL-01] B1 is looked at after the meal, so its food is wanted on top of it', () => {
  const withFood = (more: number): View =>
    viewIn({ scenario: 'raid' }, 0, 'b1', s => {
      s.food = 9 + more
    })
  const need = needOf(withFood(0))
  assert.ok(need > 0)
  assert.ok(foodGoal(withFood(0), 1) > 0)
  assert.ok(foodGoal(withFood(need), -1) < 0)
  assert.equal(foodGoal(withFood(need), 1), 0)
})

test('[LN-COLONY-GOAL-01] the hideout is wanted until the evening, even when all are there', () => {
  const gathered = viewIn({ scenario: 'raid' }, 1, 'b2', s => {
    for (const each of s.survivors) each.at = 'hideout'
  })
  assert.ok(hideoutGoal(gathered) > 0)
})

test('[LN-BAND-06] bandits are an aim of B3, and a reason to be where they are', () => {
  const among = (objective: State['objective']): View =>
    viewIn({ scenario: 'raid' }, 2, objective, s => {
      putFirst(s, 'school')
      s.places[numberOf('school')]!.entrances[0]!.zombies = 0
      s.bandits[numberOf('school')] = 2
    })
  assert.equal(banditGoal(among('b2')), 0)
  assert.ok(banditGoal(among('b3')) > 0)
  const worth = (view: View): number => {
    const situation = situationIn({ ...view, decks: {} as View['decks'] })
    const who = situation.group.find(({ at }) => at === 'school')!
    return dieValue(situation, { ...who, restrained: false }, 6)
  }
  assert.ok(worth(among('b3')) > worth(among('b2')))
})

test('[LN-RAX-CODE-02] R3 wants the code and few special zombies; dice for it count at Raxxon', () => {
  const loose = (n: number): View =>
    viewIn({ scenario: 'chimp' }, 2, 'r3', s => {
      putFirst(s, 'raxxon')
      s.mutants = Array.from({ length: n }, () => ({ experiment: 'hunter', at: 'gas', entrance: 0 }) as const)
    })
  assert.equal(mutantGoal(loose(2)), 0)
  assert.ok(mutantGoal(loose(3)) > mutantGoal(loose(5)))
  assert.ok(containmentGoal(loose(2)) > containmentGoal(loose(3)))
  const values = [1, 2, 3, 4, 5, 6].map(die => codeValue(situationIn(loose(2)), die))
  assert.equal(values.filter(value => value > 0).length, 2)
})
