import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seating } from '../../src/sim/order.ts'

describe('seats', () => {
  test('of equal bots stay', () => {
    assert.deepEqual(seating({ bots: ['a', 'a'], players: 3 }, 1), ['a', 'a', 'a'])
  })

  test('of different bots rotate, so that each has each seat equally often', () => {
    const order = { bots: ['a', 'b', 'b'], players: 3 }
    assert.deepEqual(
      [0, 1, 2, 3].map(game => seating(order, game).indexOf('a')),
      [0, 2, 1, 0],
    )
    assert.deepEqual(seating({ bots: ['a', 'b'], players: 4 }, 0), ['a', 'b', 'a', 'b'])
    assert.deepEqual(seating({ bots: ['a', 'b'], players: 4 }, 1), ['b', 'a', 'b', 'a'])
  })
})
