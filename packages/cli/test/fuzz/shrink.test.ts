import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { shrink } from '../../src/fuzz/shrink.ts'

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const never = (): boolean => false

/** Fails as soon as all of these have come. */
const needing =
  (...all: number[]) =>
  (items: readonly number[]): readonly number[] | undefined => {
    const ends = all.map(each => items.indexOf(each))
    return ends.includes(-1) ? undefined : items.slice(0, Math.max(...ends) + 1)
  }

describe('shrink', () => {
  const cases: readonly (readonly number[])[] = [[5], [0], [99], [3, 4], [0, 99], [17, 50, 51, 98], upTo(100)]
  for (const needed of cases) {
    test(`leaves only ${needed.length > 10 ? 'everything that is needed' : needed.join(', ')}`, () => {
      assert.deepEqual(shrink(upTo(100), needing(...needed), never), needed)
    })
  }

  test('goes on as long as something can be left out', () => {
    // One of a pair can only go once the other is gone: 7 needs 3, and 3 needs 1.
    const needs = new Map([
      [7, 3],
      [3, 1],
    ])
    const fails = (items: readonly number[]): readonly number[] | undefined =>
      items.includes(9) && items.every(each => items.includes(needs.get(each) ?? each)) ? items : undefined
    assert.deepEqual(shrink(upTo(10), fails, never), [9])
  })

  test('leaves out the items that the play itself leaves out', () => {
    const even = (items: readonly number[]): readonly number[] => items.filter(each => each % 2 === 0)
    assert.deepEqual(
      shrink(upTo(50), items => needing(8, 40)(even(items)), never),
      [8, 40],
    )
  })

  test('keeps the list when it does not fail', () => {
    assert.deepEqual(
      shrink([1, 2], () => undefined, never),
      [1, 2],
    )
  })

  test('stops when it is enough', () => {
    let tries = 0
    const fails = (items: readonly number[]): readonly number[] | undefined => {
      tries += 1
      return needing(10, 90)(items)
    }
    assert.ok(shrink(upTo(100), fails, () => tries >= 5).length > 2)
    assert.equal(tries, 5)
  })
})
