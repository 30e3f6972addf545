import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { defaultConfig, sha256 } from '@lastlight/kernel'
import { game as longNight } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { allBotNames, anyBotName, botName, botNames, newBot } from '../src/index.ts'
import { sightFrom as nightSightFrom } from './longNightSights.ts'
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

  for (const name of ['random-traitor', 'search-traitor'])
    test(`${name} plays as level 3 unless it is dealt the betrayal objective`, () => {
      let different = 0
      for (let n = 0; n < 6; n++) {
        const state = longNight.setup(
          { ...defaultConfig(longNight.configs), players: 4, likelyTraitor: true },
          `t ${n}`,
        )
        for (let choices = 0; choices < 150; choices++) {
          const [seat] = longNight.pending(state)
          if (seat === undefined) break
          const sight = nightSightFrom(state, seat, [])
          const option = newBot('long-night', 'planner', '').choose(sight)
          const isTraitor = sight.view.own!.goals.some(isBetrayal)
          // One choice of a traitor is enough; each takes a search.
          if (!isTraitor || different === 0) {
            const other = newBot('long-night', name, `${choices}`, { iterations: 48 }).choose(sight)
            const isSame = JSON.stringify(option) === JSON.stringify(other)
            if (isTraitor) different += isSame ? 0 : 1
            else assert.ok(isSame)
          }
          longNight.play(state, seat, option as never)
        }
      }
      assert.ok(different > 0, 'a traitor plays on as level 3')
    })

  // A yardstick must not change. When the rules themselves have changed, the stored numbers change with them.
  for (const [players, expected] of [
    [2, '4574e78e18b9b967'],
    [4, '5741a607fb314bb7'],
  ] as const)
    test(`search-2026-11 chooses as it did in November 2026, ${players} players`, () => {
      const choices: unknown[] = []
      let questions = 0
      const guide = newBot('outlive', 'greedy-2026-11', '') as OutliveBot
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
