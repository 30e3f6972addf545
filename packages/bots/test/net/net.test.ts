import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Inputs, Net, type NetFile, type NetParts, nameOfList, netOf, writtenNet } from '../../src/net/index.ts'
import { logistic } from '../../src/net/logistic.ts'

const floats = (...numbers: readonly number[]): Float32Array => Float32Array.from(numbers)

/** Two inputs, two units, two outputs. */
const PARTS: NetParts = {
  points: { mean: 10, spread: 4 },
  scales: floats(1, 0.5),
  layers: [
    { inputs: 2, outputs: 2, weights: floats(1, -1, 2, 1), bases: floats(0, -1) },
    { inputs: 2, outputs: 2, weights: floats(0.5, 1, 1, -2), bases: floats(0.25, 0) },
  ],
}
const NAMES = ['one', 'two']
const BELONGS = { game: 'toy', names: NAMES }

const inputsOf = (...values: readonly number[]): Inputs => {
  const inputs = new Inputs(values.length)
  for (const [at, value] of values.entries()) inputs.add(at, value)
  return inputs
}

const fileOf = (parts: NetParts, given: Partial<NetFile> = {}): NetFile => ({
  game: 'toy',
  rules: '3',
  features: nameOfList(NAMES),
  from: {
    command: '',
    games: 0,
    positions: 0,
    seed: '',
    bots: [],
    heldOut: { games: 0, positions: 0, r2: [], logLoss: [], blindLogLoss: 0 },
  },
  samples: [],
  ...writtenNet(parts),
  ...given,
})

describe('a net', () => {
  // Worked out by hand: the units are 3 + 2 = 5 and -3 + 1 - 1 < 0, so the outputs are 2.75 and 5.
  test('adds up what its inputs weigh and drops units below zero', () => {
    const net = new Net(PARTS)
    assert.equal(net.points(inputsOf(3, 2)), 10 + 4 * 2.75)
    assert.ok(Math.abs(net.chance(inputsOf(3, 2)) - 1 / (1 + Math.exp(-5))) < 1e-9)
  })

  test('forgets the position before, and an input may come in parts', () => {
    const net = new Net(PARTS)
    const once = net.points(inputsOf(3, 0))
    net.points(inputsOf(-7, 1))
    const parts = new Inputs(2)
    parts.add(0, 1)
    parts.add(0, 2)
    assert.equal(net.points(parts), once)
  })

  test('a chance is the logistic function, with additions and multiplications alone', () => {
    for (const x of [-30, -7.5, -1, 0, 0.01, 2, 19, 30])
      assert.ok(Math.abs(logistic(x) - 1 / (1 + Math.exp(-x))) < 1e-8, `${x}`)
    assert.equal(logistic(0), 0.5)
  })
})

describe('a file', () => {
  test('holds a net to 16 bits', () => {
    const [net, read] = [new Net(PARTS), netOf(fileOf(PARTS), BELONGS)]
    for (const inputs of [inputsOf(3, 2), inputsOf(0, -4), inputsOf(1, 9)]) {
      assert.ok(Math.abs(read.points(inputs) - net.points(inputs)) < 0.01)
      assert.ok(Math.abs(read.chance(inputs) - net.chance(inputs)) < 0.001)
    }
    // Numbers that were read are written as they were.
    assert.deepEqual(fileOf(read.parts), fileOf(netOf(fileOf(read.parts), BELONGS).parts))
  })

  for (const [what, given, says] of [
    ['of another game', { game: 'chess' }, /the net of chess belongs to the game chess, not to toy/],
    [
      'for other inputs',
      { features: 'abc' },
      /the list of inputs abc, not to .*: fit another one with npm run fit -- toy/,
    ],
    ['that is cut short', { weights: 'AAAA' }, /a net of 2-2-2 does not have/],
  ] as const)
    test(`${what} is refused`, () => {
      assert.throws(() => netOf(fileOf(PARTS, given), BELONGS), says)
    })

  test('that was fitted to an earlier version of the rules is read: its inputs are the same', () => {
    assert.ok(netOf(fileOf(PARTS, { rules: '2' }), BELONGS))
  })

  test('of the same number of other inputs is refused', () => {
    assert.throws(() => netOf(fileOf(PARTS), { ...BELONGS, names: ['one', 'three'] }), /the list of inputs/)
  })
})
