import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { AnyGame } from '@lastlight/kernel'
import { type Event, game } from '@lastlight/long-night'
import { longNightFigures } from '../../src/games/long-night/sim/figures.ts'
import { longNightBrief, longNightSections } from '../../src/games/long-night/sim/sections.ts'
import { statistics } from '../../src/games/long-night/sim/statistics.ts'
import { checkedSettings, settings } from '../../src/importGame.ts'
import { type Cell, intervalOf, sampleOf, valueOf } from '../../src/sim/page/section.ts'
import { playOne } from '../../src/sim/playOne.ts'
import { sectionLines } from '../../src/sim/sectionLines.ts'
import { type Counts, countAll } from '../../src/sim/sums.ts'
import { pageWords } from '../../src/sim/text/index.ts'
import { orderOf } from './runs.ts'

const GAME = game as unknown as AnyGame
/** One game says nothing about others. */
const isEstimate = (cell: Cell | undefined): boolean => intervalOf(cell) !== null || sampleOf(cell) === 1
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, n) => all + n, 0)

describe("The Long Night's statistics", () => {
  const told: Event[] = []
  const counted: Counts = new Map()
  const order = orderOf({ tables: [{ players: 3, config: { likelyTraitor: true } }], games: 12 })
  for (let number = 0; number < order.games; number++) {
    const gameCount = statistics.beginCount()
    const count = (event: unknown): void => {
      gameCount.count(event)
      told.push(event as Event)
    }
    const { played, counted: counts } = playOne(GAME, order, number, () => undefined, { ...gameCount, count })
    assert.equal(played.failure, undefined)
    countAll(counted, counts!)
  }
  const figures = longNightFigures(counted)
  const times = (e: Event['e']): number => told.filter(event => event.e === e).length

  test('counts every ending, every objective and every round', () => {
    assert.equal(sum(Object.values(figures.endings)), 12)
    assert.equal(sum(Object.values(figures.objectives).map(({ played }) => played)), 12)
    assert.equal(sum(Object.values(figures.roundsPlayed)), 12)
    assert.equal(sum(figures.moraleByRound.map(({ games }) => games)), times('round'))
  })

  test('counts every objective dealt, and who was exiled', () => {
    const { byKind, byId } = figures.winsByGoal
    assert.equal(byKind.secret.dealt + byKind.betrayal.dealt, 36)
    assert.equal(byKind.traitor.dealt, byKind.betrayal.dealt)
    assert.equal(byKind.exiled.dealt, times('exiledObjective'))
    assert.equal(sum(Object.values(byId).map(({ dealt }) => dealt)), 36 + byKind.exiled.dealt)
  })

  test('counts what an onlooker believes about each player in each round, and who was a traitor', () => {
    const { beliefs, traitors, winsByGoal, exiles } = figures
    assert.equal(traitors.dealt, winsByGoal.byKind.traitor.dealt)
    assert.equal(traitors.exiled, exiles.traitor)
    assert.equal(sum(Object.values(traitors.suspectedIn)), traitors.suspected)
    const seats = sum(Object.values(beliefs).map(each => each.seats))
    const most = 3 * times('round')
    assert.ok(seats <= most && seats >= most - 4 * times('exiled'), `${seats} of ${most}`)
    assert.ok(sum(Object.values(beliefs).map(each => each.traitors)) > 0)
  })

  test('counts every choice at a crossroads', () => {
    assert.equal(sum(Object.values(figures.crossroads).flatMap(options => Object.values(options))), times('chose'))
  })

  test('compares the games in which a card or option came into play with all others', () => {
    const { option, survivor } = figures.uses
    assert.equal(sum(Object.values(option).map(each => each.times)), times('chose'))
    assert.equal(sum(Object.values(survivor).map(each => each.times)), times('leads') + times('joins'))
    for (const each of [option, survivor].flatMap(Object.values) as {
      times: number
      games: number
      completed: number
    }[])
      assert.ok(each.completed <= each.games && each.games >= 1 && each.games <= Math.min(12, each.times))
  })

  test('counts the number of players and each setting that differs between tables', () => {
    assert.deepEqual(Object.keys(figures.settings), ['players 3'])
    const { games, traitors, others, completed } = figures.settings['players 3']!
    assert.deepEqual([games, traitors + others], [12, 36])
    assert.equal(traitors, figures.traitors.dealt)
    assert.equal(completed, figures.endings.objective)
    const gameCount = statistics.beginCount()
    const table = { players: 3, varied: { edition: 'cs' } }
    const { counted: counts } = playOne(GAME, orderOf({ tables: [table] }), 0, () => undefined, gameCount)
    assert.deepEqual(Object.keys(longNightFigures(counts!).settings).sort(), ['edition cs', 'players 3'])
  })

  test('compares each card with the games without it', () => {
    const games = 12
    const all = figures.endings.objective
    for (const { games: having, completed, worth } of Object.values(figures.uses.item)) {
      const without = games - having
      if (without === 0) assert.equal(worth, null)
      else {
        const difference = completed / having - (all - completed) / without
        assert.ok(Math.abs(worth!.value - difference) < 1e-9)
        assert.ok(worth!.interval[0] <= difference && difference <= worth!.interval[1])
        assert.deepEqual([worth!.of, worth!.against], [having, without])
      }
    }
    assert.ok(Object.values(figures.uses.item).some(({ worth }) => worth !== null))
  })

  test('says it in words, on a terminal and on a page', async () => {
    for (const locale of ['en', 'pl', 'cs'] as const) {
      const words = pageWords(await statistics.messages(locale), locale)
      const report = { figures, words, sample: { players: 3, games: 12, bots: ['random'] } }
      const sections = longNightSections(report)
      assert.equal(new Set(sections.map(({ title }) => title)).size, sections.length)
      for (const { columns, rows, title } of sections)
        for (const { name, cells } of rows) {
          assert.doesNotMatch(name, /(^|\s)[a-z]+[A-Z]/, `${title} shows an id`)
          for (const [i, { kind }] of columns.entries())
            if (kind === 'share' || kind === 'points')
              assert.ok(cells[i] === null || isEstimate(cells[i]), `${title}: ${name} has a share without interval`)
        }
      assert.ok(sections.every(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length)))
      const lines = longNightBrief(report).flatMap(section => sectionLines(section, words))
      for (const [ending, n] of Object.entries(figures.endings))
        assert.ok(
          lines.some(line => line.includes(words.say(`sim.longNight.ending.${ending}`)) && line.endsWith(` ${n}`)),
        )
      const { traitor: traitors, loyal } = figures.exiles
      assert.ok(lines.includes(`  ${words.say('sim.longNight.traitors.exiles', { traitors, loyal })}`))
      const all = longNightSections(report).find(({ title }) => title === words.say('sim.longNight.crises'))!.total!
      const prevented = times('crisisPrevented')
      const crises = prevented + times('crisisFailed')
      assert.deepEqual([sampleOf(all.cells[0]), valueOf(all.cells[0])], [crises, prevented / crises])
    }
  })
})

describe('settings of a game', () => {
  test('are read by their kind', () => {
    assert.deepEqual(settings(GAME, 'objective=tribute, hard=true,elimination=false'), {
      objective: 'tribute',
      hard: true,
      elimination: false,
    })
    assert.deepEqual(settings(GAME, undefined), {})
  })

  test('that a game does not have are refused', () => {
    assert.throws(() => settings(GAME, 'weather=bad'), /there is no setting 'weather'/)
    assert.throws(() => settings(GAME, 'players=2'), /there is no setting 'players'/)
  })

  test('settings that do not go with the number of players are complained about, and two need none', () => {
    assert.throws(() => checkedSettings(GAME, 2, 'variant=hidden'), /This cannot be played: LN-SETUP-22/)
    assert.throws(() => checkedSettings(GAME, 3, 'variant=dilemma'), /This cannot be played: LN-VAR-PD-01/)
    assert.deepEqual(checkedSettings(GAME, 2, undefined), {})
    assert.deepEqual(checkedSettings(GAME, 2, 'variant=dilemma'), { variant: 'dilemma' })
  })
})
