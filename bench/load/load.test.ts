import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { peersInstalled } from '../peers/installed.ts'
import { wishesIn } from './arguments.ts'
import { figuresOf, ratio } from './figures.ts'
import { measureContest, measurePace } from './measure.ts'
import type { PlayResult } from './players.ts'
import { contestLines, paceLines } from './printReport.ts'
import { quantile, timingsOf } from './timings.ts'

const stretch = (more: Partial<PlayResult>): PlayResult => ({
  actions: 100,
  seconds: 2,
  times: [1, 2, 3],
  bytes: 5000,
  games: 1,
  refused: 0,
  generatorCpu: 0.5,
  ...more,
})

const plan = { tables: 2, seconds: 1, rate: undefined, warmUp: 0.2, settle: 0.2, nodeArgs: [], progress: () => {} }

describe('the load', () => {
  test('quantiles are times that were measured', () => {
    const times = Array.from({ length: 100 }, (_, i) => 100 - i)
    assert.deepEqual(timingsOf(times), { p50: 50, p99: 99 })
    assert.equal(quantile([7], 0.99), 7)
    assert.ok(Number.isNaN(quantile([], 0.5)))
  })

  test('turns are added up; a generator that is too busy makes it a lower bound', () => {
    const easy = figuresOf({ stretches: [stretch({}), stretch({ actions: 300, bytes: 15_000 })], serverCpu: 2 })
    assert.equal(easy.actionsPerSecond, 100)
    assert.equal(easy.actionsPerCpuSecond, 200)
    assert.equal(easy.bytesPerChoice, 50)
    assert.equal(easy.lowerBound, false)
    const busy = figuresOf({ stretches: [stretch({ generatorCpu: 0.95 })], serverCpu: undefined })
    assert.equal(busy.lowerBound, true)
    assert.equal(busy.actionsPerCpuSecond, null)
    assert.equal(ratio(5, 2), 2.5)
  })

  test('wishes', () => {
    assert.deepEqual(wishesIn([]), { tables: 50, seconds: 10, rate: undefined, profile: undefined, json: false })
    assert.equal(wishesIn(['--rate', '200', '--json']).rate, 200)
    assert.throws(() => wishesIn(['--tables', 'many']), /--tables takes a whole number/)
  })

  test('by a timetable: our server and the echo beside it', async () => {
    const figures = await measurePace({ ...plan, rate: 40 })
    assert.ok(figures.actionsPerSecond > 0)
    assert.ok(figures.echo.actionsPerSecond > 0)
    assert.ok(figures.p99VsEcho > 0)
    assert.ok(figures.bytesPerChoice > 0)
    assert.equal(figures.refused, 0)
    assert.equal(paceLines(figures).length, 3)
  })

  const skip = peersInstalled() ? false : 'the peers are not installed: npm run load installs them'
  test('as fast as can be: all servers play the same game', { skip }, async () => {
    const figures = await measureContest(plan)
    for (const each of [figures, figures.boardgameIo, figures.colyseus, figures.outlive]) {
      assert.ok(each.actionsPerSecond > 0)
      assert.ok(each.p50 <= each.p99)
      assert.equal(each.refused, 0)
    }
    assert.equal(figures.vsColyseus, ratio(figures.actionsPerSecond, figures.colyseus.actionsPerSecond))
    assert.ok(figures.outlive.bytesPerChoice > 0)
    assert.match(contestLines(figures).join('\n'), /against boardgame\.io/)
  })
})
