import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { meanInterval, shareOf, student, wilson } from '../../src/sim/interval.ts'

const about = (found: readonly number[], known: readonly number[], digits = 4): void =>
  assert.deepEqual(
    found.map(n => Number(n.toFixed(digits))),
    known,
  )

describe('the interval of a share', () => {
  // Newcombe 1998, table I, method 3.
  const known: readonly (readonly [hits: number, of: number, low: number, high: number])[] = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ]
  for (const [hits, of, low, high] of known) test(`of ${hits} in ${of}`, () => about(wilson(hits, of), [low, high]))

  test('is the same seen from the other side', () => {
    const [low, high] = wilson(3, 10)
    about(wilson(7, 10), [Number((1 - high).toFixed(4)), Number((1 - low).toFixed(4))])
  })

  test('of nothing is everything, and there is no share', () => {
    assert.deepEqual(wilson(0, 0), [0, 1])
    assert.equal(shareOf(0, 0), null)
  })
})

describe('the interval of a mean', () => {
  test("uses Student's quantiles", () => {
    about([student(5), student(10), student(30), student(1e9)], [2.57, 2.23, 2.04, 1.96], 2)
  })

  test('of 1, 2, 3, 4, 5', () => about(meanInterval(5, 15, 55), [1.04, 4.96], 2))
})
