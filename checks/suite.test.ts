import assert from 'node:assert/strict'
import process from 'node:process'
import { describe, type TestContext, test } from 'node:test'
import { plant } from './fixture.ts'
import { runNode } from './runNode.ts'
import { STAGES } from './stages.ts'

interface Run {
  readonly code: number
  readonly output: string
  readonly lastLine: string | undefined
}

async function npmTest(t: TestContext, files: Readonly<Record<string, string>>, ...args: string[]): Promise<Run> {
  const { code, output } = await runNode(['checks/runTests.mjs', ...args], plant(t, files))
  return { code, output, lastLine: output.trimEnd().split('\n').at(-1) }
}

const testFile = (...lines: readonly string[]): string =>
  ["import assert from 'node:assert/strict'", "import { describe, test } from 'node:test'", '', ...lines, ''].join('\n')

describe('npm test', { concurrency: 2 }, () => {
  test('runs every stage and ends with the sum', { skip: !process.env.LASTLIGHT_SWEEP }, async t => {
    const { code, output, lastLine } = await npmTest(t, {})
    for (const { name } of STAGES) assert.match(output, new RegExp(`^${name} +ok`, 'm'))
    assert.match(output, /^tests +ok/m)
    assert.equal(lastLine, `${STAGES.length + 1} passed, 0 failed`, output)
    assert.equal(code, 0)
  })

  test('goes on after a failed stage, and shows its output', async t => {
    const { code, output, lastLine } = await npmTest(t, {
      'packages/kernel/src/double.ts': 'export const double = (n: number): number => n * 2;\n',
    })
    assert.match(output, /format +FAILED[^]*Formatter would have printed[^]*types +ok/)
    for (const { name } of STAGES.slice(1)) assert.match(output, new RegExp(`^${name} +ok`, 'm'))
    assert.match(output, /^tests +ok/m)
    assert.equal(lastLine, `${STAGES.length} passed, 1 failed`, output)
    assert.equal(code, 1)
  })

  test('tells which test failed, where and why', async t => {
    const { code, output, lastLine } = await npmTest(
      t,
      {
        'packages/kernel/test/a.test.ts': testFile(
          "describe('outer', () => {",
          "  test('inner', () => assert.deepEqual({ a: 1 }, { a: 2 }))",
          "  test('sound', () => assert.ok(true))",
          '})',
        ),
      },
      'kernel/test',
    )
    assert.match(output, /✖ outer › inner {2}\(packages\/kernel\/test\/a\.test\.ts:5\)\n/, 'at once')
    assert.match(output, /✖ outer › inner\n {2}packages\/kernel\/test\/a\.test\.ts:5\n/)
    assert.match(output, /AssertionError: Expected values to be strictly deep-equal:[^]*\+ {3}a: 1[^]*- {3}a: 2/)
    assert.match(output, /at .*packages\/kernel\/test\/a\.test\.ts:5:/)
    assert.match(output, /slowest tests\n.*outer › (?:inner|sound)/)
    assert.equal(lastLine, '1 passed, 1 failed', output)
    assert.equal(code, 1)
  })

  test('names the test file, also where another file calls `test` for it', async t => {
    const { output } = await npmTest(
      t,
      {
        'packages/kernel/test/rule.ts': testFile(
          'export const rule = (title: string, run: () => void): unknown => test(title, run)',
        ),
        'packages/kernel/test/a.test.ts': testFile(
          "import { rule } from './rule.ts'",
          "describe('outer', () => {",
          "  rule('inner', () => assert.ok(false))",
          '})',
        ),
      },
      'kernel/test',
    )
    assert.match(output, /✖ outer › inner\n {2}packages\/kernel\/test\/a\.test\.ts\n/)
    assert.match(output, /slowest tests\n.*outer › inner {2}\(packages\/kernel\/test\/a\.test\.ts\)/)
  })

  test('counts a file that breaks off, and a file without tests', async t => {
    const { code, output, lastLine } = await npmTest(
      t,
      {
        'packages/kernel/test/a.test.ts': "import './missing.ts'\n",
        'packages/kernel/test/b.test.ts': 'export const nothing = 0\n',
      },
      'kernel/test',
    )
    assert.match(output, /✖ packages\/kernel\/test\/a\.test\.ts broke off\n[^]*Cannot find module/)
    assert.match(output, /✖ packages\/kernel\/test\/b\.test\.ts has no tests/)
    assert.equal(lastLine, '0 passed, 2 failed', output)
    assert.equal(code, 1)
  })

  test('a pattern picks test files and leaves the checks out', async t => {
    const { output, lastLine } = await npmTest(
      t,
      { 'packages/kernel/test/a.test.ts': testFile("test('a', () => assert.ok(true))") },
      'reference',
    )
    assert.doesNotMatch(output, /format/)
    assert.equal(lastLine, '1 passed, 0 failed', output)
  })

  test('a pattern that fits nothing is a mistake', async t => {
    const { code, lastLine } = await npmTest(t, {}, 'outlive')
    assert.equal(lastLine, '0 passed, 1 failed')
    assert.equal(code, 1)
  })

  test('--quick is told to the tests; their notes are shown', async t => {
    const files = {
      'packages/kernel/test/a.test.ts': testFile(
        "test('a', t => t.diagnostic(`quick: ${process.env.LASTLIGHT_QUICK}`))",
      ),
    }
    assert.match((await npmTest(t, files, 'kernel')).output, /quick: undefined/)
    const { output, lastLine } = await npmTest(t, files, '--quick', 'kernel')
    assert.match(output, /notes\n {2}packages\/kernel\/test\/a\.test\.ts: quick: 1/)
    assert.equal(lastLine, '1 passed, 0 failed', output)
  })

  test('--quick leaves long tests to the whole run, unless they are named', async t => {
    const files = { 'bench/a.test.ts': testFile("test('a', () => assert.equal(1, 1))") }
    const { output } = await npmTest(t, files, '--quick')
    assert.match(output, /1 of 2 test files are left to the whole run/)
    assert.equal((await npmTest(t, files, '--quick', 'bench')).lastLine, '1 passed, 0 failed')
  })
})
