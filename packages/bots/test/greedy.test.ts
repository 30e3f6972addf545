import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { game } from '@lastlight/outlive'
import { newBot } from '../src/index.ts'
import { type OutliveBot, played } from './sights.ts'

const GAMES = 8

describe('the greedy bot of Outlive', () => {
  test(`beats the random bot in ${GAMES} games of two`, t => {
    const scores: number[] = []
    for (let n = 0; n < GAMES; n++) {
      const greedySeat = n % 2
      const bots = ['random', 'greedy'].map(name => newBot('outlive', name, `${n}`) as OutliveBot)
      const state = played(2, `match ${n}`, seat => bots[seat === greedySeat ? 1 : 0]!)
      const outcome = game.outcome(state)
      assert.deepEqual(outcome?.winners, [greedySeat])
      scores.push(outcome.scores![greedySeat]!)
    }
    const mean = scores.reduce((sum, n) => sum + n, 0) / scores.length
    t.diagnostic(`greedy scores ${mean.toFixed(1)} on average`)
    assert.ok(mean > 15, `${mean}`)
  })
})
