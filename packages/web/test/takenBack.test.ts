import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableState } from '../src/play/table.ts'
import { takenBack } from '../src/talking/takenBack.ts'

const [moved, took, ended] = [{ e: 'moved' }, { e: 'took' }, { e: 'ended' }] as const
const before = { viewer: 0, told: [moved, took, ended] }
const after = (told: TableState['told'], undoneBy?: number, viewer: TableState['viewer'] = 0) =>
  takenBack(before, { viewer, told, undoneBy })

test('a person is told who has taken back a choice, and what they had heard of it', () => {
  assert.deepEqual(after([moved, ended], 1), { by: 1, events: [took] })
  assert.deepEqual(after([moved], 1), { by: 1, events: [took, ended] })
  assert.equal(after([moved], 0), undefined, 'their own they know')
  assert.equal(after([moved]), undefined, 'a rewind has a verdict, and a secret choice names nobody')
  assert.equal(after([moved, took, ended], 1), undefined)
  assert.equal(after([moved], 1, 'public'), undefined, 'another viewer has heard other things')
})
