import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { affectedTests, changedFiles, usersIn } from './affected.ts'
import { plant } from './fixture.ts'

const root = join(import.meta.dirname, '..')
const TESTS = globSync(['packages/*/test/**/*.test.ts', 'checks/**/*.test.ts', 'bench/**/*.test.ts'], {
  cwd: root,
  exclude: ['**/node_modules/**'],
}).sort()
const users = usersIn(root)
const affected = (...changed: readonly string[]): readonly string[] => affectedTests(users, TESTS, changed)

describe('the tests that a change can affect', () => {
  test('are all tests for the kernel, a setting, the lock file, or a file that is gone', () => {
    for (const path of ['packages/kernel/src/chance.ts', 'biome.json', 'package-lock.json', 'packages/web/gone.ts'])
      assert.deepEqual(affected(path), TESTS, path)
  })

  test('are those of a game and of everything above it, and not those of the other game', () => {
    const found = affected('packages/outlive/src/rules/hunt.ts')
    for (const path of ['packages/outlive/test/hunt.test.ts', 'packages/web/test/browser/newcomer.test.ts'])
      assert.ok(found.includes(path), path)
    assert.ok(!found.includes('packages/long-night/test/votes.test.ts'))
  })

  test('are those in a browser for a part of the page, which they load as a whole', () => {
    const found = affected('packages/web/src/ui/Button.tsx')
    assert.ok(found.includes('packages/web/test/browser/keyboard.test.ts'))
    assert.ok(!found.includes('packages/outlive/test/hunt.test.ts'))
  })

  test('are those that start a program by its path', () => {
    assert.ok(affected('packages/server/src/main.ts').includes('packages/server/test/wholeGames.test.ts'))
    assert.ok(affected('packages/cli/src/doctor.ts').includes('checks/help.test.ts'))
  })

  test('are those that read a document, and a test itself', () => {
    assert.ok(affected('docs/adding-a-game.md').includes('checks/addingAGame.test.ts'))
    assert.ok(!affected('docs/adding-a-game.md').includes('packages/outlive/test/hunt.test.ts'))
    const own = affected('packages/outlive/test/hunt.test.ts')
    assert.ok(own.includes('packages/outlive/test/hunt.test.ts') && own.length < TESTS.length / 4)
  })
})

test('everything since the last commit on main counts: committed, changed, and new', t => {
  const tree = plant(t)
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args], {
      cwd: tree,
      stdio: 'pipe',
    })
  const write = (path: string): void => writeFileSync(join(tree, path), '// changed\n')
  assert.throws(() => changedFiles(tree), /no branch main/)
  git('init', '--initial-branch=main')
  git('add', '.')
  git('commit', '--message=One')
  assert.deepEqual(changedFiles(tree), [])
  git('switch', '--create', 'other')
  write('packages/kernel/src/one.ts')
  git('add', '.')
  git('commit', '--message=Two')
  write('packages/kernel/src/index.ts')
  write('packages/kernel/src/two.ts')
  assert.deepEqual(changedFiles(tree).toSorted(), [
    'packages/kernel/src/index.ts',
    'packages/kernel/src/one.ts',
    'packages/kernel/src/two.ts',
  ])
})
