import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standing } from '../../src/play/bugReport.ts'

const a = { seat: 0, option: 'a' }
const b = { seat: 1, option: 'b' }
const c = { seat: 0, option: 'c' }

test('a report keeps the choices that stand', () => {
  assert.deepEqual(standing([a, b, c]), [a, b, c])
  assert.deepEqual(standing([a, b, c, { undo: 0 }]), [a, b])
  assert.deepEqual(standing([a, b, { undo: 0 }]), [b])
  assert.deepEqual(standing([a, { undo: 0 }, { redo: 0 }, b]), [a, b])
  assert.deepEqual(standing([a, b, c, { rewind: 1 }, c]), [a, c])
})
