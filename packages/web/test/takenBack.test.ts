import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TableInfo, TableState } from '../src/play/table.ts'
import { isTakenBack } from '../src/talking/takenBack.ts'

test("a choice that somebody took back is announced, but not one's own, and not a change of viewer", () => {
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
