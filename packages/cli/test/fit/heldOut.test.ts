import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Errors } from '../../src/fit/errors.ts'
import { fit, isHeldOut } from '../../src/fit/heldOut.ts'

interface Sample {
  readonly game: number
  readonly x: number
  readonly y: number
}

const gamesOf = (yOf: (game: number, x: number) => number): Sample[][] =>
  Array.from({ length: 12 }, (_, game) => [1, 2, 3].map(x => ({ game, x, y: yOf(game, x) })))

function study(games: readonly (readonly Sample[])[]) {
  const told: { readonly game: number; readonly error: number }[] = []
  const line = fit({
    games,
    columns: 1,
    read: ({ x, y }) => ({ columns: [x], target: y }),
    options: { strength: 1e-9, hasBase: true, isScaled: true },
    tell: ({ game }, error) => told.push({ game, error }),
  })
  return { line, told }
}

describe('held-out games', () => {
  test('are whole games, one of five', () => {
    const { told } = study(gamesOf((_, x) => x))
    assert.deepEqual(
      told.map(({ game }) => game),
      [4, 4, 4, 9, 9, 9],
    )
    assert.deepEqual(
      [3, 4, 5, 9].map(game => isHeldOut(game)),
      [false, true, false, true],
    )
  })

  test('are not seen by the fit that they judge, but by the one that is used', () => {
    const { line, told } = study(gamesOf((game, x) => (isHeldOut(game) ? 100 : 2 * x)))
    for (const { error } of told) assert.ok(error > 90, `${error}`)
    assert.ok(Math.abs(told[0]!.error - 98) < 1e-6)
    assert.ok(line.base + 2 * line.weights[0]! > 15)
  })

  test('give root mean square errors by round and altogether', () => {
    const errors = new Errors()
    errors.add('day', 1, 3)
    errors.add('day', 1, -3)
    errors.add('day', 2, 0)
    assert.equal(errors.root('day', 1), 3)
    assert.equal(errors.root('day', 2), 0)
    assert.equal(errors.root('day'), Math.sqrt(6))
    assert.equal(errors.root('day', 3), undefined)
    assert.equal(errors.count('day'), 3)
    assert.equal(errors.count('night'), 0)
  })
})
