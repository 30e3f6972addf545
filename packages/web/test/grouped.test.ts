import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsOf } from '@lastlight/words'
import { grouped, sayGrouped } from '../src/showing/grouped.ts'

const gains = (count: number) => ({ e: 'gained', seat: 0, count })
const face = {
  merged: (a: object, b: object) =>
    'count' in a && 'count' in b ? gains(Number(a.count) + Number(b.count)) : undefined,
}
const seated = { e: 'seated', seat: 0 }
const night = { e: 'night' }

test('events in a row that the game merges become one, and equal ones are counted', () => {
  const events = [gains(1), gains(1), gains(2), night, seated, seated, gains(1)]
  assert.deepEqual(grouped(events, face), [
    { event: gains(4), times: 1, number: 0 },
    { event: night, times: 1, number: 3 },
    { event: seated, times: 2, number: 4 },
    { event: gains(1), times: 1, number: 6 },
  ])
})

test('a game without a rule for merging still has equal events counted', () => {
  assert.deepEqual(grouped([gains(1), gains(1)], {}), [{ event: gains(1), times: 2, number: 0 }])
})

test('counted events say how often', () => {
  const words = wordsOf({ 'table.log.times': '{what} ({n, plural, one {# time} other {# times}})' }, 'en', {
    missing: 'throws',
  })
  assert.deepEqual(
    sayGrouped([seated, seated, night], {}, { event: event => `${(event as { e: string }).e}.` }, words),
    ['seated. (2\u00a0times)', 'night.'],
  )
})
