import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Tally } from '../../src/sim/figures.ts'
import type { Played } from '../../src/sim/simOrder.ts'
import { orderOf } from './runs.ts'

const tallied = (bots: readonly string[], games: readonly Played[]) => {
  const tally = new Tally(orderOf({ bots, tables: [{ players: bots.length }] }))
  for (const played of games) tally.add({ played: [played], thinking: {}, counted: new Map() })
  return tally.figures('toy', 1)
}

/** Games won by these seats, one after another. */
const wonBy = (...winners: readonly (readonly number[])[]): Played[] =>
  winners.map((seats, number) => ({ number, decisions: 10, winners: seats, scores: [number, 1] }))

describe('figures', () => {
  test('say who won, how sure that is, and who has which share of the wins', () => {
    // a b, b a, a b, b a
    const { winRate, winRateInterval, winners, winRateBySeat } = tallied(['a', 'b'], wonBy([0], [1], [0, 1], [0]))
    assert.deepEqual(winRate, { a: 0.75, b: 0.5 })
    assert.deepEqual(winRateInterval, { a: [0.3006, 0.9544], b: [0.15, 0.85] })
    assert.deepEqual(winners, { a: 0.625, b: 0.375 })
    assert.deepEqual(
      winRateBySeat.map(({ rate }) => rate),
      [0.75, 0.5],
    )
  })

  test('take the rotations of one deal for one sample', () => {
    // Deal 0: a wins both; deal 1: seat 0 wins both, so nobody leads; deal 2 is not complete.
    const { lead } = tallied(['a', 'b'], wonBy([0], [1], [0], [0], [0]))
    assert.deepEqual(lead, [{ of: 'a', over: 'b', mean: 0.5, interval: [-1, 1], deals: 2 }])
  })

  test('are surer the more deals there are', () => {
    const sweep = wonBy(...Array.from({ length: 200 }, (_, number) => [number % 2]))
    assert.deepEqual(tallied(['a', 'b'], sweep).lead[0]!.interval, [0.9415, 1])
    assert.deepEqual(tallied(['a', 'b'], []).lead[0]!.interval, [-1, 1])
  })

  test('compare seat for seat', () => {
    // Four equal players: each seat wins once in four games.
    const { lead, winRate } = tallied(['a', 'b', 'b', 'b'], wonBy([0], [0], [0], [0]))
    assert.deepEqual(winRate, { a: 0.25, b: 0.75 })
    assert.equal(lead[0]!.mean, 0)
  })

  test('do not depend on the order in which games are told', () => {
    const games = wonBy([0], [1], [0, 1], [0], [1], [1], [0], [0])
    assert.deepEqual(tallied(['a', 'b'], games.toReversed()), tallied(['a', 'b'], games))
  })

  test('name the first failures and leave their deals out', () => {
    const failures = Array.from({ length: 12 }, (_, number) => ({ number, decisions: 0, failure: `f${number}` }))
    const { failed, failures: count, lead } = tallied(['a', 'b'], [...failures.toReversed(), ...wonBy()])
    assert.equal(count, 12)
    assert.deepEqual(
      failed.map(({ message }) => message),
      failures.slice(0, 10).map(({ failure }) => failure),
    )
    assert.deepEqual(failed[1]!.seats, ['b', 'a'])
    assert.equal(lead[0]!.deals, 0)
  })
})
