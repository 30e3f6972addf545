import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { game, nightCost, type State } from '../src/index.ts'
import { shieldOf } from '../src/queries/tonight.ts'
import { setRooms, two } from './outlive.ts'

const shelter = (set: (s: State) => void): State => {
  const s = game.setup(two, 'tonight')
  set(s)
  return s
}

describe('the costs of a night for a shelter', () => {
  test('are food for rooms with people, water for rows of the airlock, and radiation less what is stopped', () => {
    const s = shelter(each => setRooms(each, 0, { ammo4: 1, ventilation: 3 }, 3))
    const { water, food, radiation, stopped } = nightCost(s.players[0]!, 1)
    assert.deepEqual({ water, food, radiation, stopped }, { water: 2, food: 5, radiation: 1, stopped: 1 })
    assert.equal(shieldOf(s.players[0]!), 4)
    assert.deepEqual(nightCost(s.players[0]!, 6).radiation, 3)
  })

  test('are nothing where nobody lives, and after the last round', () => {
    const s = shelter(each => setRooms(each, 0, { ammo4: 0 }, 0))
    const { water, food, radiation, stopped } = nightCost(s.players[0]!, 7)
    assert.deepEqual({ water, food, radiation, stopped }, { water: 0, food: 0, radiation: 0, stopped: 0 })
    assert.equal(shieldOf(s.players[0]!), 0)
  })
})
