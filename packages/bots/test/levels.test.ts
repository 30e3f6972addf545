import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { game } from '@lastlight/outlive'
import { type Budget, botName, botNames, newBot } from '../src/index.ts'
import { type OutliveBot, played, sightFrom } from './sights.ts'

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
    ['casual', 'random', 4],
    ['greedy', 'casual', 4],
    ['search', 'casual', 3],
  ] as const)
    test(`${better} beats ${worse}`, () => {
      let won = 0
      for (let i = 0; i < games; i++) {
        const seat = i % 2
        const state = played(2, `levels ${i}`, at => bot(at === seat ? better : worse, `${i}`))
        if (game.outcome(state)!.winners.includes(seat)) won++
      }
      assert.ok(won > games / 2, `${won} of ${games}`)
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
            if (questions++ % 19 !== 0) return
            const here = bot(name, 'w').choose(sightFrom(state, seat, told))
            for (const seed of ['one', 'two']) {
              const other = game.resample(state, seat, seed)
              assert.deepEqual(bot(name, 'w').choose(sightFrom(other, seat, told)), here)
            }
            compared++
          },
        )
        assert.ok(compared > 8, `${compared} moments`)
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
