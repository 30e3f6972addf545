import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AnyGame } from '@lastlight/kernel'
import type { Event } from '@lastlight/outlive'
import { outliveFigures } from '../../src/games/outlive/sim/figures.ts'
import { type Estimate, meanInterval } from '../../src/sim/interval.ts'
import { playOne } from '../../src/sim/playOne.ts'
import { OUTLIVE, orderOf, playRun } from './runs.ts'

const value = (figure: Estimate | null): number => figure?.value ?? 0
const sum = (figures: readonly (Estimate | null)[]): number => figures.reduce((all, each) => all + value(each), 0)
const total = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)
const near = (found: number, known: number): void => assert.ok(Math.abs(found - known) < 1e-6, `${found}, not ${known}`)

describe("Outlive's statistics", () => {
  const told: Event[] = []
  const { tally, played, order } = playRun(
    { tables: [{ players: 3 }], games: 6, bots: ['greedy', 'random'], seed: 'statistics' },
    event => told.push(event as Event),
  )
  /** Which slot of the ship was taken in which game. */
  const boarded: string[] = []
  let over = 0
  for (const event of told) {
    if (event.e === 'moved' && event.slot > 0) boarded.push(`${over} ${event.slot}`)
    if (event.e === 'over') over++
  }
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
    near(total(events.map(({ revealed, ended }) => value(revealed) * value(ended))) * 6, times('endedEvent'))
    near(total(events.map(({ revealed, endedIn }) => value(revealed) * sum(endedIn))) * 6, times('endedEvent'))
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
    near(total(Object.values(figures.events).map(each => value(each.revealed) * value(each.roundsActive))) * 6, rounds)
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
    for (const basic of ['buildDiscount', 'workshop', 'eventDiscount'] as const) near(value(rooms[basic].kept.share), 1)
    // Two rooms of a kind in one shelter count once.
    const built = new Set<string>()
    let game = 0
    for (const event of told) {
      if (event.e === 'settled') built.add(`${game} ${event.seat} ${event.built.split(':')[0]}`)
      if (event.e === 'built') built.add(`${game} ${event.seat} ${event.room.split(':')[0]}`)
      if (event.e === 'over') game++
    }
    near(sum(Object.values(rooms).map(each => each.built.share)) * seats, built.size)
    assert.equal(total(Object.values(leaders).map(each => each.played)), seats)
    near(
      total(Object.values(leaders).map(each => each.played * value(each.won))),
      total(played.map(({ winners = [] }) => winners.length)),
    )
    near(
      sum(Object.values(ship).map(({ taken }) => taken)) * 6,
      told.filter(event => event.e === 'moved' && event.to === 'cargoShip').length,
    )
  })

  test('knows where the points come from', () => {
    const { byBot } = tally.figures('outlive', 1).scores
    for (const [bot, { total: whole, ...parts }] of Object.entries(figures.sources)) {
      near(sum(Object.values(parts)), value(whole))
      assert.equal(Number(value(whole).toFixed(2)), byBot[bot]!.mean)
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
    // Of 100 games, 9 may as well be 15, and 44 may as well be 35.
    assert.deepEqual([6, 9, 14, 36, 44, 47].map(mark), ['low', null, null, null, null, 'high'])
  })

  test('says how sure means are', () => {
    const { leaders } = figures
    const points = Object.values(leaders).filter(each => each.played > 1)
    assert.ok(points.length > 2)
    for (const { points: mean, played: n } of points) {
      assert.equal(mean!.of, n)
      assert.ok(mean!.interval![0] < mean!.value && mean!.value < mean!.interval![1])
    }
    const { taken } = figures.ship['3']!
    assert.equal(taken!.of, 6)
    const times = played.map((_, game) => boarded.filter(each => each === `${game} 3`).length)
    const [n, all, squares] = [6, total(times), total(times.map(each => each ** 2))]
    assert.deepEqual(taken!.interval, meanInterval(n, all, squares))
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
