import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { differenceOf, meanInterval, meanOf, outside, shareOf, student, wilson } from '../../src/sim/interval.ts'

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

describe('the interval of a difference', () => {
  // Newcombe 1998, "Interval estimation for the difference between independent proportions", table II, method 10.
  const known: readonly (readonly [hits: number, of: number, hits2: number, of2: number, low: number, high: number])[] =
    [
      [56, 70, 48, 80, 0.0524, 0.3339],
      [9, 10, 3, 10, 0.1705, 0.809],
      [6, 7, 2, 7, 0.0582, 0.8062],
      [5, 56, 0, 29, -0.0381, 0.1926],
    ]
  for (const [hits, of, hits2, of2, low, high] of known)
    test(`of ${hits} in ${of} and ${hits2} in ${of2}`, () => {
      const found = differenceOf(hits, of, hits2, of2)!
      about(found.interval, [low, high])
      about([found.value, found.of, found.against!], [Number((hits / of - hits2 / of2).toFixed(4)), of, of2])
    })

  test('needs both', () => {
    assert.equal(differenceOf(3, 5, 0, 0), null)
    assert.equal(differenceOf(0, 0, 3, 5), null)
  })
})

describe('a mark', () => {
  const wanted = { least: 0.2, most: 0.4 }

  test('is given when the whole interval lies outside of what is wanted', () => {
    assert.deepEqual(
      [0, 10, 15, 30, 45, 50].map(hits => outside(shareOf(hits, 100), wanted)),
      ['low', 'low', null, null, null, 'high'],
    )
    assert.equal(outside(shareOf(0, 3), wanted), null)
    assert.equal(outside(null, wanted), null)
    assert.equal(outside(meanOf(1, 7, 49), wanted), null)
  })
})

describe('the interval of a mean', () => {
  test("uses Student's quantiles", () => {
    about([student(5), student(10), student(30), student(1e9)], [2.57, 2.23, 2.04, 1.96], 2)
  })

  test('takes two', () => {
    assert.equal(meanOf(0, 0, 0), null)
    assert.deepEqual(meanOf(1, 7, 49), { value: 7, interval: null, of: 1 })
  })

  test('of 1, 2, 3, 4, 5', () => about(meanInterval(5, 15, 55), [1.04, 4.96], 2))
})
