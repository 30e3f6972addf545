import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OpenMotion, TableInfo, TableState } from '../src/play/table.ts'
import { endOf, isTakenBack, settledOf } from '../src/talking/motions.ts'

const PAUSE: OpenMotion = { about: 'pause', agreed: true }
const BACK: OpenMotion = { about: 'rewind', version: 3, agreed: true }
const SAME = { before: 9, now: 9 }

test('a motion that is gone is settled, also when more people have agreed meanwhile', () => {
  assert.deepEqual(settledOf([PAUSE, BACK], [{ ...PAUSE, agreed: false }]), [BACK])
  assert.deepEqual(settledOf([BACK], [{ ...BACK, version: 4 }]), [BACK])
  assert.deepEqual(settledOf([], [PAUSE]), [])
})

test('a person who agreed learns that somebody did not, and nothing is told twice', () => {
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

test("a rewind is announced, but not an undo of one's own, and not a change of viewer", () => {
  const at = (told: number, redo = false, viewer: TableState['viewer'] = 0): TableState => ({
    link: 'open',
    viewer,
    told: Array.from({ length: told }),
    info: { status: 'playing' } as TableInfo,
    sight: { redo } as NonNullable<TableState['sight']>,
    chat: [],
  })
  assert.equal(isTakenBack(at(9), at(7)), true)
  assert.equal(isTakenBack(at(9), at(7, true)), false)
  assert.equal(isTakenBack(at(9), at(7, false, 1)), false)
  assert.equal(isTakenBack(at(9), at(9)), false)
  assert.equal(isTakenBack(at(9), { ...at(7), info: { status: 'abandoned' } as TableInfo }), false)
})
