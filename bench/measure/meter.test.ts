import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rates, waits } from './meter.ts'
import { add } from './tally.ts'

test('work that ends later is waited for before it is counted', async () => {
  const meter = rates(async tally => {
    await Promise.resolve()
    add(tally, 'late', 1)
  })
  const measured = await meter(0)
  assert.ok('perSecond' in measured && (measured.perSecond['late'] ?? 0) > 0)
})

test('work that is done at once is never interrupted', () => {
  let works = 0
  void rates(() => {
    works++
  })(1)
  assert.ok(works > 0)
})

test('every wait is kept, beside the budget', async () => {
  assert.deepEqual(await waits(100, () => 7)(0), { wallMs: [7], budget: 100 })
})
