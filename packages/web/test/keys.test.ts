import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  actionOf,
  KEY_NAMES,
  keyLabelFor,
  keyLines,
  nameOf,
  type OwnKeys,
  otherParts,
  rebound,
} from '../src/prefs/keys.ts'

const PARTS = [
  { id: 'board', key: 'b' },
  { id: 'shelter', key: 's' },
  { id: 'colony', key: 'c' },
]
const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })
const does = (key: string, own: OwnKeys = {}) => actionOf(press(key), PARTS, own)

function changed(
  own: OwnKeys,
  ...change: Parameters<typeof rebound> extends [unknown, ...infer R] ? R : never
): OwnKeys {
  const result = rebound(own, ...change)
  assert.ok('own' in result)
  return result.own
}

test('the default keys do their actions', () => {
  assert.deepEqual(does('u'), { do: 'undo' })
  assert.deepEqual(does('U'), { do: 'undo' })
  assert.deepEqual(does('4'), { do: 'number', number: 4 })
  assert.deepEqual(does('Enter'), { do: 'confirm' })
  assert.deepEqual(does('Escape'), { do: 'close' })
  assert.deepEqual(does('s'), { do: 'go', part: 'shelter' })
  assert.deepEqual(does('l'), { do: 'go', part: 'log' })
  assert.deepEqual(does('c'), { do: 'go', part: 'colony' })
  assert.equal(does('x'), undefined)
  assert.equal(actionOf(press('u', { ctrlKey: true }), PARTS, {}), undefined)
})

test('a chosen key replaces the default one', () => {
  const own = changed(changed({}, 'undo', 'Z'), 'board', 'ż')
  assert.deepEqual(own, { undo: 'z', board: 'ż' })
  assert.deepEqual(does('z', own), { do: 'undo' })
  assert.deepEqual(does('Ż', own), { do: 'go', part: 'board' })
  assert.equal(does('u', own), undefined)
  assert.equal(does('b', own), undefined)
  assert.equal(keyLabelFor(own, 'undo'), 'Z')
})

test('a key that is taken is exchanged, and exchanged back it is as it was', () => {
  const result = rebound({}, 'undo', 'e')
  assert.deepEqual(result, { own: { undo: 'e', end: 'u' }, swapped: 'end' })
  const { own } = result as { own: OwnKeys }
  assert.deepEqual(does('e', own), { do: 'undo' })
  assert.deepEqual(does('u', own), { do: 'end' })
  assert.deepEqual(rebound(own, 'undo', 'u'), { own: {}, swapped: 'end' })
})

test('after any exchange no key does two things', () => {
  let own: OwnKeys = {}
  for (const [i, name] of KEY_NAMES.entries()) own = changed(own, name, ['e', 'z', 'h', '?', 'u'][i % 5]!)
  const used = KEY_NAMES.map(name => keyLabelFor(own, name))
  assert.equal(new Set(used).size, KEY_NAMES.length)
})

test('digits, Enter, Escape and arrows are not given away, and only letters and signs are keys', () => {
  for (const key of ['1', '0', 'Enter', 'Escape', 'ArrowUp', 'ArrowLeft'])
    assert.deepEqual(rebound({}, 'undo', key), { refused: 'fixed' }, key)
  for (const key of [' ', 'F5', 'Tab', 'Backspace', '', 'ab'])
    assert.deepEqual(rebound({}, 'undo', key), { refused: 'unfit' }, key)
})

test('the key that explains is found by its name', () => {
  assert.equal(nameOf(press('i'), {}), 'explain')
  assert.equal(nameOf(press('i'), { explain: 'x' }), undefined)
  assert.equal(nameOf(press('x'), { explain: 'x' }), 'explain')
})

test('the list has every key once, with one’s own in place of the usual', () => {
  const lines = keyLines({ undo: 'z' })
  assert.equal(lines.find(({ name }) => name === 'undo')?.keys, 'Z')
  assert.deepEqual(
    lines.flatMap(({ name }) => name ?? []),
    KEY_NAMES,
  )
  assert.equal(new Set(lines.map(({ keys }) => keys)).size, lines.length)
  assert.deepEqual(
    otherParts(PARTS).map(({ id }) => id),
    ['colony'],
    'a part with a key of its own is added at its table',
  )
})
