import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bySeat, sinceLast } from '../src/showing/recap.ts'

const did = (seat: number, e: string) => ({ e, seat })
const TOLD = [did(0, 'a'), did(1, 'b'), did(0, 'c'), { e: 'night' }, did(2, 'd'), did(1, 'e'), did(2, 'f')]

test('a recap begins after one’s own last event', () => {
  assert.deepEqual(sinceLast(TOLD, 0), TOLD.slice(3))
  const [, , , night, d, e] = TOLD
  assert.deepEqual(
    sinceLast([...TOLD, did(2, 'g'), { e: 'rain' }], 2),
    [e, { e: 'rain' }],
    'in the own turn, before it',
  )
  assert.deepEqual(sinceLast([night!, d!], 2), [night], 'nobody else has done anything')
  assert.deepEqual(sinceLast(TOLD, 3), TOLD, 'whoever has done nothing yet is told everything')
})

test('a recap has one entry for each rival in the order of play, after the events of the game itself', () => {
  const turns = bySeat(sinceLast(TOLD, 0), 0, 3)
  assert.deepEqual(
    turns.map(({ who }) => who),
    [undefined, 1, 2],
  )
  assert.deepEqual(turns[2]!.events, [did(2, 'd'), did(2, 'f')])
  assert.deepEqual(
    bySeat([did(0, 'x'), did(2, 'y')], 1, 3).map(({ who }) => who),
    [2, 0],
    'the order goes round the table',
  )
})

test('what chance did to a seat does not end the recap, and comes first in it', () => {
  const isLuck = ({ e }: { readonly e: string }): boolean => e === 'storm'
  const told = [did(0, 'a'), did(1, 'b'), did(0, 'storm'), { e: 'night' }, did(2, 'c'), did(0, 'storm')]
  assert.deepEqual(sinceLast(told, 0, { isLuck }), told.slice(1))
  assert.deepEqual(
    bySeat(sinceLast(told, 0, { isLuck }), 0, 3).map(({ who }) => who),
    [0, undefined, 1, 2],
  )
})

test('a recap begins with the last choice that the page has seen, whatever its events are', () => {
  const paid = did(0, 'paid')
  const told = [did(1, 'x'), did(0, 'a'), did(1, 'b'), paid, did(2, 'c'), did(0, 'd')]
  assert.deepEqual(sinceLast(told, 0), [told[4]], 'the payment could have been a choice')
  assert.deepEqual(sinceLast(told, 0, { choices: [1, 5] }), [told[2], told[4]])
  assert.deepEqual(sinceLast(told, 0, { choices: [5] }), [told[4]], 'a choice of the present turn does not count')
})
