import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inParts } from '../src/ops/inParts.ts'

test('long work lets others have their turn after each part of it, and is done once', async () => {
  let clock = 0
  let steps = 0
  let turns = 0
  let next: NodeJS.Immediate
  const others = (): void => {
    turns++
    next = setImmediate(others)
  }
  others()
  function* work(): Generator<void, string, undefined> {
    for (; steps < 100; steps++) {
      clock += 2
      yield
    }
    return 'done'
  }
  assert.equal(await inParts(work(), () => clock), 'done')
  clearImmediate(next!)
  assert.equal(steps, 100)
  // 200 ms of work in parts of 10.
  assert.ok(turns >= 19 && turns < 30, `${turns} turns of others`)
})
