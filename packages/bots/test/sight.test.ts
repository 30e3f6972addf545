import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Sight } from '@lastlight/kernel'
import { type Event, game, type Option, type State, type View } from '@lastlight/outlive'
import { type Bot, newBot } from '../src/index.ts'
import { type OpenQuestion, type OutliveBot, type OutliveSight, played, sightFrom } from './sights.ts'

const greedy = (): OutliveBot => newBot('outlive', 'greedy', '') as OutliveBot
const random = (seed: string): OutliveBot => newBot('outlive', 'random', seed) as OutliveBot

/** Only types that are the same both ways. */
type Same<A, B> = [A, B] extends [B, A] ? true : false
const getsASight: Same<Parameters<OutliveBot['choose']>, [Sight<State, Option, View, Event>]> = true
const hasNothingElse: Same<keyof Bot, 'name' | 'choose'> = true

/** Every seventh choice of a game. */
function someQuestions(players: number, seed: string, visit: (moment: OpenQuestion) => void): void {
  const bots = [greedy(), random(seed)]
  let n = 0
  played(
    players,
    seed,
    seat => bots[seat % 2]!,
    moment => {
      if (n++ % 7 === 0) visit(moment)
    },
  )
}

describe('a bot', () => {
  test('gets a sight and nothing else', () => {
    assert.ok(getsASight && hasNothingElse)
    const touched = new Set<string>()
    const watched = (sight: OutliveSight): OutliveSight =>
      new Proxy(sight, {
        get(target, name) {
          touched.add(String(name))
          return Reflect.get(target, name) as unknown
        },
      })
    someQuestions(2, 'touched', ({ state, seat, told }) => void greedy().choose(watched(sightFrom(state, seat, told))))
    assert.deepEqual([...touched].sort(), ['imagine', 'options', 'seat', 'told', 'view'])
  })

  for (const players of [2, 3]) {
    test(`chooses the same in any world that its seat cannot tell apart, ${players} players`, () => {
      let compared = 0
      someQuestions(players, `worlds ${players}`, ({ state, seat, told }) => {
        const here = greedy().choose(sightFrom(state, seat, told))
        for (const seed of ['one', 'two']) {
          const other = game.resample(state, seat, seed)
          assert.deepEqual(greedy().choose(sightFrom(other, seat, told)), here)
        }
        compared++
      })
      assert.ok(compared > 20, `${compared} moments`)
    })
  }

  test('leaves what it sees as it is', () => {
    someQuestions(2, 'untouched', ({ state, seat, told }) => {
      const sight = sightFrom(state, seat, told)
      const before = JSON.stringify([sight.view, sight.options, sight.told, state])
      greedy().choose(sight)
      assert.equal(JSON.stringify([sight.view, sight.options, sight.told, state]), before)
    })
  })
})

describe('the random bot', () => {
  const sight = (options: readonly unknown[]): Sight<unknown, unknown, unknown, unknown> => ({
    seat: 0,
    view: {},
    options,
    told: [],
    imagine: () => assert.fail('it imagines nothing'),
  })

  test('picks every option about as often, and the same ones with the same seed', () => {
    const picks = (seed: string): unknown[] => {
      const bot = newBot('any game', 'random', seed)
      return Array.from({ length: 4000 }, () => bot.choose(sight([0, 1, 2, 3])))
    }
    const all = picks('a')
    for (const option of [0, 1, 2, 3]) {
      const share = all.filter(each => each === option).length / all.length
      assert.ok(share > 0.22 && share < 0.28, `${option}: ${share}`)
    }
    assert.deepEqual(picks('a'), all)
    assert.notDeepEqual(picks('b'), all)
  })

  test('is the only one for a game without its own', () => {
    assert.throws(() => newBot('any game', 'greedy', ''), /no bot of any game is called 'greedy'/)
  })
})
