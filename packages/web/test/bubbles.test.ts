import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ChatMessage } from '../src/play/table.ts'
import { gone, said } from '../src/talking/bubbles.ts'

const line = (id: string, mine = false): ChatMessage => ({
  id,
  room: 'table',
  name: 'Ben',
  mine,
  text: ':wave:',
  at: 1,
})
const ids = (bubbles: readonly ChatMessage[]): readonly string[] => bubbles.map(({ id }) => id)

test("others' messages are shown over the table; one's own, and those read in the chat, are not", () => {
  assert.deepEqual(ids(said([], line('a'), false)), ['a'])
  assert.deepEqual(ids(said([], line('a', true), false)), [])
  assert.deepEqual(ids(said([], line('a'), true)), [])
})

test('each is there once, no more than two at a time, and the oldest goes first', () => {
  const all = ['a', 'b', 'b', 'c', 'd'].reduce<readonly ChatMessage[]>((some, id) => said(some, line(id), false), [])
  assert.deepEqual(ids(all), ['c', 'd'])
  assert.deepEqual(ids(gone(all, 'c')), ['d'])
})
