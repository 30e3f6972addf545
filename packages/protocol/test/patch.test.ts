import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Patch, patchBetween, patched } from '../src/patch.ts'

const PAIRS: readonly (readonly [string, unknown, unknown])[] = [
  ['a value inside', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }],
  ['a key more, a key less', { a: 1, b: 2 }, { b: 2, c: 3 }],
  ['a longer list', [1, 2], [1, 2, 3]],
  ['a shorter list', [1, 2, 3], [1]],
  ['an empty list', [{ a: 1 }], []],
  ['a list that becomes an object', [1], { 0: 1 }],
  ['null for an object', { a: { b: 1 } }, { a: null }],
  ['an object for null', { a: null }, { a: { b: [] } }],
  ['another text', 'one', 'two'],
  ['keys that every object seems to have', { a: 1, b: 2 }, { a: 1, constructor: 2, toString: 3 }],
  ['a key that is undefined to nobody', { list: [[1], [2]] }, { list: [[1], [2, 3]] }],
]

describe('a patch', () => {
  for (const [what, old, now] of PAIRS)
    test(`makes the one of the other: ${what}`, () => {
      const patch = patchBetween(old, now)
      assert.notEqual(patch, null)
      assert.deepEqual(patched(old, JSON.parse(JSON.stringify(patch)) as Patch | null), now)
    })

  test('is nothing where nothing has changed', () => {
    assert.equal(patchBetween({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }), null)
    const same = { a: 1 }
    assert.equal(patched(same, null), same)
  })

  test('leaves the old value as it was', () => {
    const old = { list: [1, 2, 3], inner: { a: 1 } }
    patched(old, patchBetween(old, { list: [9], inner: { a: 2 } }))
    assert.deepEqual(old, { list: [1, 2, 3], inner: { a: 1 } })
  })

  test('is small where little has changed', () => {
    const old = { rows: Array.from({ length: 200 }, (_, i) => ({ i, name: `row ${i}` })) }
    const now = { rows: old.rows.map((row, i) => (i === 150 ? { ...row, name: 'new' } : row)) }
    assert.ok(JSON.stringify(patchBetween(old, now)).length < 100)
  })
})
