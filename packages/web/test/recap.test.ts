import assert from 'node:assert/strict'
import { test } from 'node:test'
import { announcementOf } from '../src/showing/announcing.ts'
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

test('events of others are read as one, urgent ones apart, and one’s own not at all', () => {
  const { polite, urgent } = announcementOf(
    TOLD,
    0,
    event => (event as { e: string }).e === 'e',
    event => `${(event as { e: string }).e}.`,
  )
  assert.equal(polite, 'b. night. d. f.')
  assert.equal(urgent, 'e.')
})
