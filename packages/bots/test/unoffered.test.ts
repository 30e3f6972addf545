import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { sha256 } from '@lastlight/kernel'
import { allBotNames, anyBotName, botName, botNames, newBot } from '../src/index.ts'
import { type OutliveBot, played, sightFrom } from './sights.ts'

const kept = (seed: string): OutliveBot => newBot('outlive', 'search-2026-11', seed, { iterations: 32 }) as OutliveBot

describe('bots that players are not offered', () => {
  test('can be seated by name and are no part of the offer', () => {
    assert.ok(allBotNames('outlive').includes('search-2026-11'))
    assert.equal(anyBotName('outlive', 'search-2026-11'), 'search-2026-11')
    assert.equal(anyBotName('outlive', '4'), 'search')
    assert.ok(!botNames('outlive').includes('search-2026-11'))
    assert.equal(botName('outlive', 'search-2026-11'), undefined)
    assert.equal(anyBotName('outlive', 'constructor'), undefined)
  })

  // A yardstick must not change. When the rules themselves have changed, the stored numbers change with them.
  for (const [players, expected] of [
    [2, '4574e78e18b9b967'],
    [4, '1b48fe5b918f5ee9'],
  ] as const)
    test(`search-2026-11 chooses as it did in November 2026, ${players} players`, () => {
      const choices: unknown[] = []
      let questions = 0
      const guide = newBot('outlive', 'greedy', '') as OutliveBot
      played(
        players,
        `kept ${players}`,
        () => guide,
        ({ state, seat, told }) => {
          if (questions++ % (6 * players) === 0) choices.push(kept(`${questions}`).choose(sightFrom(state, seat, told)))
        },
      )
      assert.ok(choices.length > 12)
      assert.equal(sha256(JSON.stringify(choices)).slice(0, 16), expected)
    })
})
