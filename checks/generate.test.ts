import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emitted, isFresh } from './generate.ts'

for (const each of await emitted())
  test(`${each.path} is what npm run generate would write`, () => {
    assert.ok(isFresh(each), 'out of date: npm run generate')
  })

test('a stale file is noticed', async () => {
  const [first] = await emitted()
  assert.ok(first)
  assert.ok(!isFresh({ ...first, source: `${first.source}\n` }))
})
