import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { game, type State, tonightOf } from '../src/index.ts'
import { setRooms, two } from './outlive.ts'

const shelter = (set: (s: State) => void): State => {
  const s = game.setup(two, 'tonight')
  set(s)
  return s
}

describe('the costs of a night for a shelter', () => {
  test('are food for rooms with people, water for rows of the airlock, and radiation less what is stopped', () => {
    const s = shelter(each => setRooms(each, 0, { ammo4: 1, ventilation: 3 }, 3))
    assert.deepEqual(tonightOf(s.players[0]!, 1), { water: 2, food: 5, radiation: 1, shield: 4 })
    assert.deepEqual(tonightOf(s.players[0]!, 6).radiation, 3)
  })

  test('are nothing where nobody lives, and after the last round', () => {
    const s = shelter(each => setRooms(each, 0, { ammo4: 0 }, 0))
    assert.deepEqual(tonightOf(s.players[0]!, 7), { water: 0, food: 0, radiation: 0, shield: 0 })
  })
})
