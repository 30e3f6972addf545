import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LOCALES } from '@lastlight/kernel'
import { game, type Option, type State } from '@lastlight/outlive'
import { messages } from '@lastlight/outlive/text'
import { type Advice, type Coach, coachOf, newBot } from '../src/index.ts'
import { LEVEL_4 as searcher } from '../src/outlive/levels.ts'
import { counsel } from '../src/outlive/reasons.ts'
import { think } from '../src/search/bot.ts'
import { type OpenQuestion, type OutliveBot, type OutliveSight, played, sightFrom } from './sights.ts'

const coach = coachOf('outlive') as Coach
const BUDGET = { iterations: 40 }

/** Some choices of one game, of every phase. */
const moments: (OpenQuestion & { readonly sight: OutliveSight; readonly advice: readonly Advice[] })[] = []
const met = { setup: 0, day: 0, events: 0, night: 0, over: 0 }
played(
  3,
  'advice',
  seat => newBot('outlive', 'greedy', `${seat}`) as OutliveBot,
  ({ state, seat, told }) => {
    if (met[state.phase]++ % 25 > 0) return
    const here = { state: game.copy(state), seat, told: [...told] }
    const sight = sightFrom(here.state, seat, here.told)
    moments.push({ ...here, sight, advice: coach(sight, 'name', BUDGET) })
  },
)

/** Its parts are not its own properties: a copy that spreads it has none of them. */
class LateSight implements OutliveSight {
  readonly #sight: OutliveSight
  constructor(sight: OutliveSight) {
    this.#sight = sight
  }
  get seat(): OutliveSight['seat'] {
    return this.#sight.seat
  }
  get view(): OutliveSight['view'] {
    return this.#sight.view
  }
  get options(): OutliveSight['options'] {
    return this.#sight.options
  }
  get told(): OutliveSight['told'] {
    return this.#sight.told
  }
  readonly imagine = (seed: string): State => this.#sight.imagine(seed)
}

describe('the coach', () => {
  test('is asked in every phase', () => {
    assert.ok(moments.length > 8, `${moments.length}`)
    assert.deepEqual([...new Set(moments.map(({ state }) => state.phase))].sort(), ['day', 'events', 'night', 'setup'])
  })

  test('names up to three different options of the question, each with its chance and up to three reasons', () => {
    for (const { sight, advice } of moments) {
      assert.ok(advice.length >= 1 && advice.length <= 3)
      assert.equal(new Set(advice.map(({ option }) => option)).size, advice.length)
      for (const { option, chance, reasons } of advice) {
        assert.ok(sight.options.includes(option as Option))
        assert.ok(chance >= 0 && chance <= 1, `${chance}`)
        assert.ok(chance <= advice[0]!.chance, 'nothing looks better than the first')
        assert.ok(reasons.length <= 3)
        assert.equal(new Set(reasons.map(({ key }) => key)).size, reasons.length)
      }
    }
    assert.ok(moments.some(({ advice }) => advice.some(({ reasons }) => reasons.length > 0)))
  })

  test('compares the others with the best, and never the best with another one: that would say the same again', () => {
    for (const { advice } of moments) assert.deepEqual(advice[0]!.reasons, [])
  })

  test('says the same about a sight that works out its parts only when they are asked for', () => {
    for (const { sight, advice } of moments) assert.deepEqual(coach(new LateSight(sight), 'name', BUDGET), advice)
  })

  test('puts first the choice of the same search, or the one that needs no search', () => {
    for (const { sight, advice } of moments) {
      const best = searcher.knows?.(sight) ?? think(searcher, sight, 'name', BUDGET).best
      assert.deepEqual(advice[0]!.option, best)
    }
  })

  test('says the same again, also in any world that the seat cannot tell apart', () => {
    for (const { state, seat, told, advice } of moments) {
      assert.deepEqual(coach(sightFrom(state, seat, told), 'name', BUDGET), advice)
      const other = game.resample(state, seat, 'other')
      assert.deepEqual(coach(sightFrom(other, seat, told), 'name', BUDGET), advice)
    }
  })

  test('leaves what it sees as it is', () => {
    const { state, sight } = moments[0]!
    const before = JSON.stringify([state, sight.view, sight.options])
    coach(sight, 'name', BUDGET)
    assert.equal(JSON.stringify([state, sight.view, sight.options]), before)
  })

  test('speaks three languages', async () => {
    const keys = new Set(
      moments.flatMap(({ advice }) => advice.flatMap(({ reasons }) => reasons.map(({ key }) => key))),
    )
    for (const locale of LOCALES) {
      const words = await messages(locale)
      assert.deepEqual(
        [...keys].filter(key => !Object.hasOwn(words, key)),
        [],
      )
    }
  })

  test('is there for some games only', () => {
    assert.equal(coachOf('chess'), undefined)
    assert.equal(coachOf('constructor'), undefined)
  })
})

describe('a reason', () => {
  const { state } = moments.find(moment => moment.state.phase === 'day')!
  const changed = (change: (s: State) => void): State => {
    const s = game.copy(state)
    change(s)
    return s
  }
  const DONE: Option = { do: 'done' }
  const reasonsFor = (after: State, other: State, option: Option = DONE, before = state) =>
    counsel.reasons({ option, seat: 0, befores: [before], afters: [after], others: [other] })
  const keysFor = (...args: Parameters<typeof reasonsFor>): readonly string[] =>
    reasonsFor(...args).map(({ key }) => key)

  test('is never made up', () => {
    assert.deepEqual(reasonsFor(state, state), [])
  })

  test('counts differences, and puts advantages first', () => {
    const more = changed(({ players: [own] }) => {
      own!.wood += 3
      own!.ammo -= Math.min(own!.ammo, 1)
    })
    const [first] = reasonsFor(more, state)
    assert.deepEqual(first, { key: 'coach.materials.more', args: { n: 3 } })
    assert.deepEqual(reasonsFor(state, more).at(-1), {
      key: 'coach.materials.less',
      args: { n: 3 },
      isAgainst: true,
    })
  })

  test('names the event that is ended', () => {
    const before = changed(s => {
      s.events.at.active = ['nomads']
    })
    const after = changed(s => s.players[0]!.events.push('nomads'))
    const [reason] = reasonsFor(after, state, DONE, before)
    assert.equal(reason?.key, 'coach.event')
    assert.equal(reason.args['event'], 'nomads')
  })

  test('tells survivors who are not lost from those who come', () => {
    const withPeople = (people: number): State =>
      changed(s => {
        s.players[0]!.airlock = people
      })
    const [two, four] = [withPeople(2), withPeople(4)]
    assert.ok(keysFor(four, two, DONE, four).includes('coach.survivors.kept'))
    assert.ok(keysFor(two, four, DONE, four).includes('coach.survivors.lost'))
    assert.ok(keysFor(four, two, DONE, two).includes('coach.survivors.more'))
    assert.ok(keysFor(two, four, DONE, two).includes('coach.survivors.less'))
  })

  test('tells who gets the first-player token', () => {
    const held = changed(s => {
      s.token = 0
    })
    const lost = changed(s => {
      s.token = 1
    })
    assert.deepEqual(keysFor(held, lost, DONE, lost), ['coach.first'])
    assert.deepEqual(keysFor(held, lost, DONE, held), [], 'who has it does not get it')
  })

  test('names the player who is put under pressure, or loses or gains', () => {
    const before = changed(({ players: [, rival] }) => {
      rival!.wood = 3
      const hero = rival!.heroes.find(({ id }) => id === 'h3a')!
      hero.at = 'mine'
      hero.active = true
    })
    const move: Option = { do: 'move', hero: 'h5', to: 'mine' }
    assert.deepEqual(reasonsFor(before, before, move, before), [{ key: 'coach.pressure', args: { seat: 1, n: 2 } }])
    const weak: Option = { do: 'move', hero: 'h3b', to: 'mine' }
    assert.deepEqual(reasonsFor(before, before, weak, before), [])
    const poorer = changed(s => {
      for (const kind of ['wood', 'metal', 'cans', 'water'] as const) s.players[1]![kind] = 0
    })
    const richer = changed(s => {
      for (const kind of ['wood', 'metal', 'cans', 'water'] as const) s.players[1]![kind] = 3
    })
    assert.deepEqual(reasonsFor(poorer, richer), [{ key: 'coach.rival.less', args: { seat: 1, n: 12 } }])
    assert.deepEqual(reasonsFor(richer, poorer), [
      { key: 'coach.rival.more', args: { seat: 1, n: 12 }, isAgainst: true },
    ])
  })
})
