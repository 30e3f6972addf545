import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Draws } from '@lastlight/bots'
import { Net, type NetParts, readNet, writtenNet } from '@lastlight/bots/net'
import { Gradient, shapeOf } from '../../src/fit/gradient.ts'
import { figuresOf, renumbered, rowsFor } from '../../src/fit/heldOut.ts'
import { joined, RowList, type Rows } from '../../src/fit/rows.ts'
import { train } from '../../src/fit/train.ts'

const INPUTS = 4

/** Points that are no line: the larger of two inputs; who has more than 5 wins. A third input is noise. */
function toyRows(games: number): Rows {
  const draws = new Draws('toy')
  const list = new RowList()
  for (let game = 0; game < games; game++)
    for (let i = 0; i < 8; i++) {
      const value = Int16Array.of(draws.below(10), draws.below(10), draws.below(10))
      const points = Math.max(value[0]!, value[1]!)
      const row = { seat: 0, round: 1 + (i % 2), at: Uint16Array.of(0, 1, 3), value }
      list.add(row, game, { points, win: points > 5 ? 1 : 0 })
    }
  return joined([list.take()])
}

const fitted = (rows: Rows, threads: number, epochs: number) =>
  train(rows, INPUTS, { units: [8, 4], epochs, decay: 0, seed: 's', threads }, () => undefined)

describe('a gradient', () => {
  test('is how the loss changes', () => {
    const rows = toyRows(4)
    const shape = shapeOf([INPUTS, 5, 3, 2])
    const draws = new Draws('numbers')
    const numbers = Float64Array.from({ length: shape.length }, () => draws.below(2001) / 1000 - 1)
    const pass = new Gradient(shape, numbers, Float32Array.of(0.1, 0.2, 1, 0.1), { mean: 5, spread: 3 }, rows)
    const gradient = new Float64Array(shape.length)
    for (const row of rows.game.keys()) pass.add(row, gradient)
    const lossAt = (): number => [...rows.game.keys()].reduce((sum, row) => sum + pass.loss(row), 0)
    for (let i = 0; i < shape.length; i += 3) {
      const was = numbers[i]!
      const step = 1e-6
      numbers[i] = was + step
      const above = lossAt()
      numbers[i] = was - step
      const slope = (above - lossAt()) / (2 * step)
      numbers[i] = was
      assert.ok(Math.abs(slope - gradient[i]!) < 1e-3 * Math.max(1, Math.abs(slope)), `${i}: ${slope}, ${gradient[i]}`)
    }
  })
})

describe('a fit', () => {
  test('learns what is no line, and tells it by games that it has not seen', async () => {
    const rows = toyRows(600)
    const net = readNet(writtenNet(await fitted(rows, 1, 80)))
    const { games, positions, r2, logLoss, blindLogLoss } = figuresOf(net, rows, rowsFor('test', rows))
    assert.deepEqual([games, positions, r2.length], [60, 480, 2])
    for (const share of r2) assert.ok(share > 0.9, `${share}`)
    for (const loss of logLoss) assert.ok(loss < 0.2 && loss < blindLogLoss)
  })

  test('does not depend on the number of threads', async () => {
    const rows = toyRows(100)
    assert.deepEqual(await fitted(rows, 1, 3), await fitted(rows, 2, 3))
  })
})

describe('a fit that begins with a net', () => {
  test('goes on from what the net knows', async () => {
    const rows = toyRows(200)
    const from = await fitted(rows, 1, 10)
    const again = await train(rows, INPUTS, { units: [8, 4], epochs: 2, from, seed: 's', threads: 1 }, () => undefined)
    const errorOf = (parts: NetParts): number => {
      const [share] = figuresOf(new Net(parts), rows, rowsFor('stop', rows)).r2
      return 1 - share!
    }
    assert.deepEqual([again.scales, again.points], [from.scales, from.points])
    assert.notDeepEqual(again.layers, from.layers)
    assert.ok(errorOf(again) < 1.1 * errorOf(from))
  })

  test('refuses a net of another size', async () => {
    const rows = toyRows(20)
    const from = await fitted(rows, 1, 1)
    const other = train(rows, INPUTS, { units: [5], epochs: 1, from, seed: 's', threads: 1 }, () => undefined)
    await assert.rejects(other, /a fit of 4-5-2 cannot begin with a net of 4-8-4-2/)
  })
})

describe('games that are held out', () => {
  test('keep their use when several runs are joined', () => {
    const runs = [toyRows(23), toyRows(20), toyRows(20)]
    const rows = joined(renumbered(runs.map(run => [run])))
    assert.equal(new Set(rows.game).size, 63)
    const tested = runs.reduce((sum, run) => sum + rowsFor('test', run).length, 0)
    assert.equal(rowsFor('test', rows).length, tested)
  })

  test('are whole games, each for one use', () => {
    const rows = toyRows(30)
    const uses = (['learn', 'stop', 'test'] as const).map(use => [...rowsFor(use, rows)])
    assert.equal(uses.flat().length, rows.game.length)
    const games = uses.map(list => new Set(list.map(row => rows.game[row]!)))
    assert.deepEqual(
      games.map(each => each.size),
      [24, 3, 3],
    )
    assert.equal(new Set(games.flatMap(each => [...each])).size, 30)
  })

  test('explain nothing by a net that always says the mean', () => {
    const rows = toyRows(50)
    const tested = rowsFor('test', rows)
    const mean = tested.reduce((sum, row) => sum + rows.points[row]!, 0) / tested.length
    const silent = new Net({
      points: { mean, spread: 1 },
      scales: new Float32Array(INPUTS),
      layers: [{ inputs: INPUTS, outputs: 2, weights: new Float32Array(2 * INPUTS), bases: new Float32Array(2) }],
    })
    const { r2, logLoss } = figuresOf(silent, rows, tested)
    for (const share of r2) assert.ok(share <= 0.001 && share > -0.2, `${share}`)
    for (const loss of logLoss) assert.ok(Math.abs(loss - Math.LN2) < 0.001)
  })
})
