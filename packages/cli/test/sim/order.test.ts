import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { seating, seedOf, tableAt } from '../../src/sim/simOrder.ts'
import { playRun } from './runs.ts'

describe('seats', () => {
  test('of equal bots stay', () => {
    assert.deepEqual(seating({ bots: ['a', 'a'], tables: [{ players: 3 }] }, 1), ['a', 'a', 'a'])
  })

  test('of different bots rotate, so that each has each seat equally often', () => {
    const order = { bots: ['a', 'b', 'b'], tables: [{ players: 3 }] }
    assert.deepEqual(
      [0, 1, 2, 3].map(game => seating(order, game).indexOf('a')),
      [0, 2, 1, 0],
    )
    assert.deepEqual(seating({ bots: ['a', 'b'], tables: [{ players: 4 }] }, 0), ['a', 'b', 'a', 'b'])
    assert.deepEqual(seating({ bots: ['a', 'b'], tables: [{ players: 4 }] }, 1), ['b', 'a', 'b', 'a'])
  })
})

describe('a deal', () => {
  test('is played once from every seat by different bots', () => {
    const order = { bots: ['a', 'b', 'b'], tables: [{ players: 3 }], seed: 's' }
    const seeds = [0, 1, 2, 3].map(number => seedOf(order, number))
    assert.deepEqual(seeds, ['s 3 0', 's 3 0', 's 3 0', 's 3 1'])
    const rotated = [0, 1, 2].map(number => seating(order, number).join(''))
    assert.deepEqual(rotated, ['abb', 'bba', 'bab'])
  })

  test('is played once by equal bots', () => {
    const order = { bots: ['a', 'a'], tables: [{ players: 2 }], seed: 's' }
    assert.deepEqual(
      [0, 1].map(number => seedOf(order, number)),
      ['s 2 0', 's 2 1'],
    )
  })

  test('is played at one table, and the next deal at the next', () => {
    const order = { bots: ['a'], tables: [{ players: 2 }, { players: 4 }], seed: 's' }
    assert.deepEqual(
      [0, 1, 2].map(number => [tableAt(order, number).players, seedOf(order, number), seating(order, number).length]),
      [
        [2, 's 2 0', 2],
        [4, 's 4 1', 4],
        [2, 's 2 2', 2],
      ],
    )
  })

  test('deals the same leaders and rooms to each rotation', () => {
    const dealt: string[] = []
    playRun({ bots: ['greedy', 'random'], games: 2, seed: 'deal' }, event => {
      if ((event as { e: string }).e === 'dealt') dealt.push(JSON.stringify(event))
    })
    assert.equal(dealt.length, 4)
    assert.deepEqual(dealt.slice(0, 2), dealt.slice(2))
  })
})
