import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOBODY_YET, passTo, taken } from '../src/table/handover.ts'

const waits = (...seats: number[]) => ({ secret: false, seats })
const SECRET = { secret: true, seats: [] }

test('a device of one person is never passed', () => {
  assert.equal(passTo([1], waits(1), NOBODY_YET, false), undefined)
})

test('the device goes to whoever is waited for, and stays with whoever still decides', () => {
  assert.equal(passTo([0, 2], waits(2), NOBODY_YET, false), 2)
  const holds = taken(NOBODY_YET, 2, waits(2))
  assert.equal(passTo([0, 2], waits(2), holds, true), undefined)
  assert.equal(passTo([0, 2], waits(0), holds, false), 0)
  assert.equal(passTo([0, 2], waits(1), holds, false), undefined, 'a bot thinks: nobody needs the device')
})

test('several who are waited for take it in the order of play', () => {
  assert.equal(passTo([0, 1, 2], waits(0, 2), taken(NOBODY_YET, 1, waits(1)), false), 2)
})

test('a secret question goes round once, and then waits for the others', () => {
  let round = NOBODY_YET
  const asked: number[] = []
  for (
    let next = passTo([0, 1, 3], SECRET, round, false);
    next !== undefined;
    next = passTo([0, 1, 3], SECRET, round, false)
  ) {
    asked.push(next)
    round = taken(round, next, SECRET)
  }
  assert.deepEqual(asked, [0, 1, 3])
})
