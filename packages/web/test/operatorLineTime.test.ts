import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineTime } from '../src/shell/operator/lineTime.ts'

test('a line of today is shown with its time, and one of another day with its day too', () => {
  const noon = new Date(2026, 4, 17, 12, 30).getTime()
  assert.equal(lineTime(noon, 'cs', new Date(2026, 4, 17, 23).getTime()), '12:30')
  const other = lineTime(noon, 'cs', new Date(2026, 4, 18, 1).getTime())
  assert.match(other, /17\.\s5\.\s2026.*12:30/)
})
