import assert from 'node:assert/strict'
import process from 'node:process'
import { describe, test } from 'node:test'
import { peersInstalled } from '../peers/installed.ts'
import { wishesIn } from './arguments.ts'
import { figuresOf, ratio } from './figures.ts'
import { measureContest, measurePace } from './measure.ts'
import type { PlayResult } from './players.ts'
import { contestLines, paceLines, sizeLines } from './printReport.ts'
import { isWell, measureAtSize } from './size/measure.ts'
import { type SizeFigures, summary } from './size/sizes.ts'
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
    const usual = { tables: 50, seconds: 10, rate: undefined, profile: undefined, json: false, size: undefined }
    assert.deepEqual(wishesIn([]), usual)
    assert.equal(wishesIn(['--rate', '200', '--json']).rate, 200)
    assert.throws(() => wishesIn(['--tables', 'many']), /--tables takes a whole number/)
    const size = { game: 'long-night', sizes: [50, 2000], idle: undefined, spectators: 7 }
    const asked = wishesIn(['--sizes', '50,2000', '--game', 'long-night', '--spectators', '7'])
    assert.deepEqual(asked, { ...usual, seconds: 20, size })
    assert.throws(() => wishesIn(['--sizes', '50,x']), /--sizes takes whole numbers/)
    assert.throws(() => wishesIn(['--sizes', '50', '--game', 'chess']), /--game takes outlive or long-night/)
    assert.throws(() => wishesIn(['--sizes', '50', '--rate', '5']), /--rate does not go with/)
    assert.throws(() => wishesIn(['--game', 'outlive']), /--game goes with --sizes/)
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

  test('at size: the largest that answers in time, and how the cost grows', () => {
    const size = (tables: number, p99: number, cpuMsPerChoice: number): SizeFigures => ({
      tables,
      p99,
      cpuMsPerChoice,
      sockets: 4 * tables,
      choices: 100,
      p50: 1,
      kBPerTable: 200,
      heapKBPerTable: 150,
      sameRate: { choices: 100, p99, cpuMsPerChoice: 2 * cpuMsPerChoice },
      bytesPerChoice: 1000,
      generatorCpu: 0.5,
      refused: 0,
    })
    const found = summary([size(50, 10, 1), size(2000, 99, 1.1), size(10_000, 100, 5)])
    assert.deepEqual([found.tables, found.p99, found.kBPerTable], [2000, 99, 200])
    assert.deepEqual([found.growth, found.growthAtSameRate], [1.1, 1.1])
    const slow = summary([size(50, 200, 1)])
    assert.deepEqual([slow.tables, slow.p99, slow.growth], [0, null, null])
    const lines = sizeLines({ game: 'outlive', seconds: 1, ...found }).join('\n')
    assert.match(lines, /most tables with a p99 under 100 ms: 2000\ngrowth 1\.1 \(wanted at most 1\.2: yes\)/)
  })

  test('at size: live tables, idle tables and spectators', { skip: !process.env['LASTLIGHT_SWEEP'] }, async () => {
    const wishes = { game: 'outlive', sizes: [4], idle: 20, spectators: 10 }
    const how = { seconds: 1, warmUp: 0.3, stages: 2, nodeArgs: [], progress: () => {} }
    const figures = await measureAtSize(wishes, how)
    assert.ok(isWell(figures))
    assert.deepEqual(
      figures.sizes!.map(({ tables, sockets }) => [tables, sockets]),
      [[4, 16]],
    )
    for (const each of figures.sizes!) {
      assert.ok(each.sameRate.choices > each.choices)
      assert.ok(each.p50 <= each.p99)
      assert.ok(each.cpuMsPerChoice > 0 && each.bytesPerChoice > 0)
    }
    assert.equal(figures.idle!.stored, 20)
    assert.ok(figures.spectators!.choices > 0 && figures.spectators!.bytesPerSpectator > 0)
    assert.equal(sizeLines(figures).length, 4)
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
