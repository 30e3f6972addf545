import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { inOrder } from '../../src/sim/inOrder.ts'
import { decideRate, decideRun, type Verdict } from '../../src/sim/stopping.ts'
import { orderOf } from './runs.ts'

/** Numbers between 0 and 1, the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

function runs(count: number, rate: number, most: number, sample: () => number): (Verdict | undefined)[] {
  return Array.from({ length: count }, () => {
    const look = decideRate(rate)
    let verdict: Verdict | undefined
    for (let i = 0; i < most && verdict === undefined; i++) verdict = look(sample())
    return verdict
  })
}

const share = (verdicts: readonly (Verdict | undefined)[], of: Verdict | undefined): number =>
  verdicts.filter(verdict => verdict === of).length / verdicts.length

describe('stopping', () => {
  for (const rate of [0.5, 0.25, 0.8])
    test(`is wrong in at most 5 of 100 runs when the rate is ${rate} itself`, t => {
      const next = numbers(7)
      const verdicts = runs(600, rate, 500, () => (next() < rate ? 1 : 0))
      const wrong = 1 - share(verdicts, undefined)
      t.diagnostic(`wrong in ${(wrong * 100).toFixed(1)} of 100 runs`)
      assert.ok(wrong <= 0.05)
    })

  test('is no worse with the means of several games', () => {
    const next = numbers(11)
    const mean = (): number => [1, 2, 3, 4].filter(() => next() < 0.25).length / 4
    assert.ok(share(runs(500, 0.25, 400, mean), undefined) >= 0.95)
  })

  test('finds out on which side a bot is', () => {
    const next = numbers(3)
    const wins = (rate: number) => () => (next() < rate ? 1 : 0)
    assert.ok(share(runs(200, 0.5, 600, wins(0.62)), 'above') > 0.95)
    assert.ok(share(runs(200, 0.5, 600, wins(0.38)), 'below') > 0.95)
    assert.deepEqual(new Set(runs(200, 0.6, 30, () => 1)), new Set(['above']))
  })

  test('looks at whole deals, and at none with a failure in it', () => {
    // a sits first in even games and second in odd ones, and always wins
    const stop = (failing: number | undefined, bot = 'a', verdict: Verdict = 'above'): number => {
      const look = decideRun(orderOf({ bots: ['a', 'b'], tables: [{ players: 2 }] }), { rate: 0.5, bot })
      const verdicts = Array.from({ length: 40 }, (_, number) =>
        look({ number, decisions: 1, ...(number === failing ? { failure: 'x' } : { winners: [number % 2] }) }),
      )
      return verdicts.indexOf(verdict)
    }
    assert.equal(stop(undefined), 17)
    assert.equal(stop(1), 19)
    assert.equal(stop(undefined, 'b', 'below'), 17)
  })
})

describe('games that are told out of order', () => {
  test('are looked at in order', () => {
    const seen: number[] = []
    const hear = inOrder(({ played }) => seen.push(played[0]!.number))
    for (const number of [2, 0, 3, 1, 5, 4])
      hear({ played: [{ number, decisions: 1 }], thinking: {}, counted: new Map() })
    assert.deepEqual(seen, [0, 1, 2, 3, 4, 5])
  })
})
