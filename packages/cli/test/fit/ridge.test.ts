import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { solve } from '../../src/fit/cholesky.ts'
import { Equations, predict, type RidgeOptions, type Row } from '../../src/fit/ridge.ts'

const close = (found: Iterable<number>, expected: readonly number[], within = 1e-6): void => {
  const numbers = [...found]
  assert.equal(numbers.length, expected.length)
  for (const [i, number] of numbers.entries())
    assert.ok(Math.abs(number - expected[i]!) < within, `${number} is not ${expected[i]}`)
}

const ridge = (rows: readonly Row[], options: Partial<RidgeOptions>) => {
  const equations = new Equations(rows[0]!.columns.length)
  for (const row of rows) equations.add(row)
  return equations.ridge({ strength: 1e-9, hasBase: true, isScaled: false, ...options })
}

describe('equations', () => {
  test('are solved', () => {
    const a = [
      [4, 12, -16],
      [12, 37, -43],
      [-16, -43, 98],
    ].map(row => Float64Array.from(row))
    close(solve(a, Float64Array.of(4 + 24 - 48, 12 + 74 - 129, -16 - 86 + 294)), [1, 2, 3])
  })

  test('without one solution are refused', () => {
    const a = [
      [1, 2],
      [2, 4],
    ].map(row => Float64Array.from(row))
    assert.throws(() => solve(a, Float64Array.of(1, 2)), /column 1/)
  })
})

describe('ridge regression', () => {
  const line = (x: number, y: number): Row => ({ columns: [x, y, 6], target: 5 + 2 * x - 3 * y })
  const rows = [line(0, 0), line(1, 0), line(0, 1), line(4, 2), line(2, 7)]

  test('finds the line that the rows lie on, and gives a column that never changes no weight', () => {
    for (const isScaled of [false, true]) {
      const { base, weights } = ridge(rows, { isScaled })
      close([base, ...weights], [5, 2, -3, 0])
      assert.equal(weights[2], 0)
      close([predict({ base, weights }, [10, 10, 6])], [-5])
    }
  })

  // Worked out by hand: the sum of x y over the sum of x x and the strength.
  test('draws weights towards zero by its strength', () => {
    const rows = [1, 2, 3].map((x): Row => ({ columns: [x], target: 2 * x }))
    close(ridge(rows, { hasBase: false, strength: 14 }).weights, [1])
    const { base, weights } = ridge(rows, { strength: 2 })
    close([base, ...weights], [2, 1])
    // In units of the spread, which is the root of 2/3, the sum of squares is 3.
    close(ridge(rows, { strength: 3, isScaled: true }).weights, [1])
  })

  test('of nothing is nothing', () => {
    assert.deepEqual(new Equations(2).ridge({ strength: 1, hasBase: true, isScaled: true }), {
      base: 0,
      weights: [0, 0],
    })
  })
})
