import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AnyGame } from '@lastlight/kernel'
import type { Event } from '@lastlight/outlive'
import { outliveFigures } from '../../src/games/outlive/sim/figures.ts'
import { playOne } from '../../src/sim/playOne.ts'
import { OUTLIVE, orderOf, playRun } from './runs.ts'

const sum = (numbers: readonly (number | null)[]): number => numbers.reduce<number>((all, n) => all + (n ?? 0), 0)
const near = (found: number, known: number): void => assert.ok(Math.abs(found - known) < 1e-6, `${found}, not ${known}`)

describe("Outlive's statistics", () => {
  const told: Event[] = []
  const { tally, played, order } = playRun(
    { tables: [{ players: 3 }], games: 6, bots: ['greedy', 'random'], seed: 'statistics' },
    event => told.push(event as Event),
  )
  const figures = outliveFigures(tally.counted, { players: 3, games: 6, bots: order.bots })
  const times = (e: Event['e']): number => told.filter(event => event.e === e).length
  const seats = 18

  test('counts every game', () => {
    assert.deepEqual(
      played.map(({ failure }) => failure),
      new Array(6).fill(undefined),
    )
  })

  test('knows how often events were revealed and ended', () => {
    const events = Object.values(figures.events)
    assert.ok(times('endedEvent') > 3)
    near(sum(events.map(({ revealed }) => revealed)) * 6, times('newEvent'))
    near(sum(events.map(({ revealed, ended }) => revealed * (ended ?? 0))) * 6, times('endedEvent'))
    near(sum(events.map(({ revealed, endedIn }) => revealed * sum(endedIn))) * 6, times('endedEvent'))
  })

  test('knows how long an event was active', () => {
    // Every event revealed is active from its round to the one it is ended in, or the sixth.
    let [round, rounds, active] = [0, 0, 0]
    for (const event of told) {
      if (event.e === 'newEvent') active++
      if (event.e === 'night') rounds += active
      if (event.e === 'endedEvent') active--
      if (event.e === 'round') round = event.round
      if (event.e === 'over') active = 0
    }
    assert.equal(round, 6)
    near(sum(Object.values(figures.events).map(each => each.revealed * (each.roundsActive ?? 0))) * 6, rounds)
  })

  test('knows how often tiles came to somebody, were repaired and used', () => {
    const tiles = Object.values(figures.tiles)
    const isTile = (what: string): boolean => Object.hasOwn(figures.tiles, what.split(':')[0]!)
    near(sum(tiles.map(({ owned }) => owned)) * 6, times('tookTile') + times('drewTile') + seats)
    near(sum(tiles.map(({ repaired }) => repaired)) * 6, times('repaired'))
    near(sum(tiles.map(({ used }) => used)) * 6, told.filter(event => event.e === 'used' && isTile(event.what)).length)
    near(
      sum(Object.values(figures.rooms).map(({ used }) => used)) * 6,
      told.filter(event => event.e === 'used' && !isTile(event.what)).length,
    )
  })

  test('knows rooms, leaders and the ship', () => {
    const { rooms, leaders, ship } = figures
    for (const basic of ['buildDiscount', 'workshop', 'eventDiscount'] as const) near(rooms[basic].kept.share, 1)
    // Two rooms of a kind in one shelter count once.
    const built = new Set<string>()
    let game = 0
    for (const event of told) {
      if (event.e === 'settled') built.add(`${game} ${event.seat} ${event.built.split(':')[0]}`)
      if (event.e === 'built') built.add(`${game} ${event.seat} ${event.room.split(':')[0]}`)
      if (event.e === 'over') game++
    }
    near(sum(Object.values(rooms).map(each => each.built.share)) * seats, built.size)
    assert.equal(sum(Object.values(leaders).map(each => each.played)), seats)
    near(
      sum(Object.values(leaders).map(each => each.played * (each.won?.value ?? 0))),
      sum(played.map(({ winners = [] }) => winners.length)),
    )
    near(
      sum(Object.values(ship).map(({ taken }) => taken)) * 6,
      told.filter(event => event.e === 'moved' && event.to === 'cargoShip').length,
    )
  })

  test('knows where the points come from', () => {
    const { byBot } = tally.figures('outlive', 1).scores
    for (const [bot, { total, ...parts }] of Object.entries(figures.sources)) {
      near(sum(Object.values(parts)), total!)
      assert.equal(Number(total!.toFixed(2)), byBot[bot]!.mean)
    }
  })

  test('marks leaders who win too rarely or too often', () => {
    const of = (wins: number) =>
      new Map([
        ['leader/solen/played', 100],
        ['leader/solen/played, won', wins],
      ])
    const mark = (wins: number): unknown =>
      outliveFigures(of(wins), { players: 4, games: 100, bots: ['random'] }).leaders.solen.outOfLine
    assert.deepEqual([14, 16, 34, 36].map(mark), ['low', null, null, 'high'])
  })
})

describe('nobody listens', () => {
  /** Outlive with a record of its listeners. */
  const noting = (listeners: unknown[]): AnyGame => ({
    ...OUTLIVE,
    setup: (config, seed, tell) => {
      listeners.push(tell)
      return OUTLIVE.setup(config, seed, tell)
    },
    play: (state, seat, option, tell) => {
      listeners.push(tell)
      OUTLIVE.play(state, seat, option, tell)
    },
  })

  test('to a game for which no report is wanted', () => {
    const listeners: unknown[] = []
    const course = playOne(noting(listeners), orderOf({}), 0, () => undefined)
    assert.ok(listeners.length > 100)
    assert.ok(listeners.every(each => each === undefined))
    assert.equal(course.counted, undefined)
  })

  test('and the games are the same as with a listener', () => {
    const { played } = playRun({ games: 2 })
    assert.deepEqual(
      [0, 1].map(number => playOne(OUTLIVE, orderOf({}), number, () => undefined).played),
      played,
    )
  })
})
