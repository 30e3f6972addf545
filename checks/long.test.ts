import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import lists from './long.json' with { type: 'json' }
import { isLong } from './long.ts'

const root = join(import.meta.dirname, '..')

test('the tests that are listed exist, and --quick keeps those that it should', () => {
  for (const path of [...lists.long, ...lists.allTheSame, ...lists.sharing, ...lists.alone])
    assert.ok(existsSync(join(root, path)), path)
  for (const path of lists.allTheSame)
    assert.ok(lists.long.some(start => path.startsWith(start)) && !isLong(path), path)
})

test('--quick keeps the rules of both games', () => {
  for (const path of ['packages/outlive/test/feed.test.ts', 'packages/long-night/test/votes.test.ts'])
    assert.equal(isLong(path), false)
  assert.equal(isLong('packages/web/test/browser/newcomer.test.ts'), true)
})
