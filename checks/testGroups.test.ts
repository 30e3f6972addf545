import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import lists from './testGroups.json' with { type: 'json' }
import { groupOf, isLong, kindOf } from './testGroups.ts'

const root = join(import.meta.dirname, '..')

test('the tests that are listed exist, and --quick keeps those that it should', () => {
  for (const path of [...lists.long, ...lists.allTheSame, ...lists.alone, ...Object.keys(lists.kinds)])
    assert.ok(existsSync(join(root, path)), path)
  for (const path of lists.allTheSame)
    assert.ok(lists.long.some(start => path.startsWith(start)) && !isLong(path), path)
})

test('--quick keeps the rules of both games', () => {
  for (const path of ['packages/outlive/test/feed.test.ts', 'packages/long-night/test/votes.test.ts'])
    assert.equal(isLong(path), false)
  assert.equal(isLong('packages/web/test/browser/newcomer.test.ts'), true)
})

test('a file has one kind; files of a kind share processes, but those that need their own', () => {
  assert.equal(kindOf('packages/web/test/browser/newcomer.test.ts'), 'browser')
  assert.equal(kindOf('packages/web/test/recap.test.ts'), 'client')
  assert.equal(kindOf('packages/outlive/test/hunt.test.ts'), 'rules')
  assert.equal(groupOf('packages/outlive/test/hunt.test.ts'), groupOf('packages/long-night/test/votes.test.ts'))
  assert.notEqual(groupOf('packages/outlive/test/kit.test.ts'), groupOf('packages/outlive/test/hunt.test.ts'))
})
