import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenMotion } from '../src/play/table.ts'
import { endOf, settledOf } from '../src/table/motions.ts'

const PAUSE: OpenMotion = { about: 'pause', agreed: true }
const BACK: OpenMotion = { about: 'rewind', version: 3, agreed: true }
const SAME = { before: 9, now: 9 }

test('what is not asked any more is settled, whoever has agreed meanwhile', () => {
  assert.deepEqual(settledOf([PAUSE, BACK], [{ ...PAUSE, agreed: false }]), [BACK])
  assert.deepEqual(settledOf([BACK], [{ ...BACK, version: 4 }]), [BACK])
  assert.deepEqual(settledOf([], [PAUSE]), [])
})

test('whoever has agreed learns that somebody did not, and what the table shows is not told twice', () => {
  const playing = { status: 'playing', paused: false } as const
  assert.equal(endOf(PAUSE, { info: playing, told: SAME }), 'table.motion.closed')
  assert.equal(endOf({ ...PAUSE, agreed: false }, { info: playing, told: SAME }), undefined)
  assert.equal(endOf(PAUSE, { info: { ...playing, paused: true }, told: SAME }), undefined)
  assert.equal(
    endOf({ about: 'abandon', agreed: true }, { info: { ...playing, status: 'abandoned' }, told: SAME }),
    undefined,
  )
  assert.equal(endOf(BACK, { info: playing, told: SAME }), 'table.motion.closed')
  assert.equal(endOf({ ...BACK, agreed: false }, { info: playing, told: { before: 9, now: 4 } }), 'table.motion.back')
})
