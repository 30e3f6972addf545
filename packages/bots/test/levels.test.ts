import assert from 'node:assert/strict'
import process from 'node:process'
import { describe, test } from 'node:test'
import { game } from '@lastlight/outlive'
import { type Budget, botName, botNames, newBot } from '../src/index.ts'
import { type OutliveBot, played, sightFrom } from './sights.ts'

const QUICK = Boolean(process.env['LASTLIGHT_QUICK'])
const BUDGET: Budget = { iterations: 24 }

const bot = (name: string, seed = ''): OutliveBot => newBot('outlive', name, seed, BUDGET) as OutliveBot

describe('the levels of Outlive', () => {
  test('have names', () => {
    assert.deepEqual(botNames('outlive'), ['random', 'casual', 'greedy', 'planner', 'search'])
    assert.deepEqual(
      ['1', '2', '3', '4'].map(level => botName('outlive', level)),
      ['casual', 'greedy', 'planner', 'search'],
    )
    assert.equal(botName('outlive', '5'), undefined)
  })

  for (const [better, worse, games] of [
    ['casual', 'random', 6],
    ['greedy', 'casual', 6],
    ['search', 'casual', 4],
  ] as const)
    test(`${better} beats ${worse}`, () => {
      let won = 0
      const n = QUICK && worse === 'random' ? 2 : games
      for (let i = 0; i < n; i++) {
        const seat = i % 2
        const state = played(2, `levels ${i}`, at => bot(at === seat ? better : worse, `${i}`))
        if (game.outcome(state)!.winners.includes(seat)) won++
      }
      assert.ok(won > n / 2, `${won} of ${n}`)
    })

  for (const name of ['casual', 'planner', 'search', 'net-points'])
    for (const players of [2, 4])
      test(`${name} chooses the same in any world that its seat cannot tell apart, ${players} players`, () => {
        let questions = 0
        let compared = 0
        const guide = bot('greedy')
        played(
          players,
          `worlds ${players}`,
          () => guide,
          ({ state, seat, told }) => {
            if (questions++ % 13 !== 0) return
            const here = bot(name, 'w').choose(sightFrom(state, seat, told))
            for (const seed of ['one', 'two']) {
              const other = game.resample(state, seat, seed)
              assert.deepEqual(bot(name, 'w').choose(sightFrom(other, seat, told)), here)
            }
            compared++
          },
        )
        assert.ok(compared > 12, `${compared} moments`)
      })

  test('thinking leaves the table as it is', () => {
    let questions = 0
    played(
      2,
      'untouched',
      () => bot('greedy'),
      ({ state, seat, told }) => {
        if (questions++ % 17 !== 0) return
        const sight = sightFrom(state, seat, told)
        const before = JSON.stringify([sight.view, sight.options, sight.told, state])
        bot('search').choose(sight)
        assert.equal(JSON.stringify([sight.view, sight.options, sight.told, state]), before)
      },
    )
  })
})
