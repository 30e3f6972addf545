import assert from 'node:assert/strict'
import { test } from 'node:test'
import { book, flag, hash, int, json, list, maybe, one, record, ShapeError, same, text } from '@lastlight/kernel'
import { checked } from '../src/shape/check.ts'
import { emitCopy } from '../src/shape/emit.ts'
import { empty } from '../src/shape/shape.ts'

const SHAPE = record({
  n: int,
  name: text,
  on: flag,
  kind: one('a', 'b'),
  seats: list(maybe(int)),
  nested: list(record({ deep: list(list(int)), any: json })),
  by: book(record({ x: int })),
})
const value = {
  n: 1,
  name: 'x',
  on: true,
  kind: 'a' as const,
  seats: [1, null],
  nested: [{ deep: [[1], [2, 3]], any: { q: [1, { z: null }] } }],
  by: { k: { x: 1 } },
}

test('a value that fits is taken as a fresh value', () => {
  const got = checked(SHAPE, value, 'it')
  assert.deepEqual(got, value)
  assert.notEqual(got.nested[0], value.nested[0])
})

for (const [path, problem, broken] of [
  ['it.n', 'expected an integer, found 1.5', { ...value, n: 1.5 }],
  ['it.n', 'is missing', { ...value, n: undefined }],
  ['it.name', 'expected a text, found null', { ...value, name: null }],
  ['it.on', 'expected true or false, found 1', { ...value, on: 1 }],
  ['it.kind', 'expected one of a, b, found "c"', { ...value, kind: 'c' }],
  ['it.seats[1]', 'expected an integer, found "no"', { ...value, seats: [1, 'no'] }],
  ['it.nested[0].deep[1]', 'expected a list, found 7', { ...value, nested: [{ deep: [[], 7], any: 1 }] }],
  ['it.by.k', 'expected an object, found []', { ...value, by: { k: [] } }],
  ['it.more', 'is not part of the state', { ...value, more: 1 }],
] as const)
  test(`${path} ${problem}`, () => {
    const json = JSON.parse(JSON.stringify(broken)) as unknown
    assert.throws(
      () => checked(SHAPE, json, 'it'),
      (e: unknown) => e instanceof ShapeError && e.path === path && e.message === `${path}: ${problem}`,
    )
  })

test('an id outside a long list is named, the list is not', () => {
  const ids = one(...Array.from({ length: 40 }, (_, i) => `card:${i}`))
  assert.throws(() => checked(ids, 'card:40', 'it'), { message: 'it: the game has no "card:40"' })
})

test('a key called __proto__ is refused', () => {
  const bad = JSON.parse('{"__proto__": {"x": 1}}') as unknown
  assert.throws(() => checked(book(record({ x: int })), bad, 'it'), /__proto__/)
  assert.throws(() => checked(record({ x: int }), bad, 'it'), ShapeError)
  assert.throws(() => checked(json, { deep: [bad] }, 'it'), /__proto__/)
})

test('the emitted copy names every field and imports only what it uses', () => {
  const source = emitCopy(SHAPE, [], 'State', './state.ts')
  assert.match(source, /import \{ copyJson, copyLists, localsCopies, type LocalsCode \} from '@lastlight\/kernel'/)
  for (const line of ['n: s.n,', 'seats: s.seats.slice(),', 'kind: s.kind,']) assert.ok(source.includes(line), line)
  assert.match(emitCopy(record({ 'a b': int }), [], 'State', './s.ts'), /'a b': s\['a b'\],/)
})

test('the empty value of a shape fits it', () => {
  const blank = empty(SHAPE)
  assert.deepEqual(checked(SHAPE, blank, 'it'), { n: 0, name: '', on: false, kind: 'a', seats: [], nested: [], by: {} })
  assert.equal(empty(maybe(int)), null)
  assert.equal(empty(json), null)
})

test('the hash does not care about the order of keys, and about nothing else', () => {
  assert.equal(hash({ a: 1, b: [1, 2] }), hash({ b: [1, 2], a: 1 }))
  const different = [
    { a: 1 },
    { a: 2 },
    { b: 1 },
    { a: '1' },
    { a: true },
    { a: null },
    { a: [1] },
    { a: { a: 1 } },
    [],
    {},
    [[]],
    '',
    0,
    -1,
    1.5,
    null,
    false,
    ['a', 'b'],
    ['b', 'a'],
    ['ab'],
    { a: 1, b: 2 },
    { a: 2, b: 1 },
  ]
  assert.equal(new Set(different.map(hash)).size, different.length)
  assert.match(hash({}), /^[0-9a-f]{16}$/)
})

test('equality is by value', () => {
  assert.ok(same({ a: [1, { b: null }] }, { a: [1, { b: null }] }))
  for (const [a, b] of [
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { b: 1 }],
    [[1], { 0: 1 }],
    [null, {}],
    ['1', 1],
    [
      [1, 2],
      [2, 1],
    ],
  ])
    assert.ok(!same(a, b))
})
