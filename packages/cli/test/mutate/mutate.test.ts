import assert from 'node:assert/strict'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { lastLine, plant, run, runAlone } from '../planted.ts'

const WOLVES = `export const wolves = (keepers: number, atFire: boolean): number => {
  if (keepers > 5) return 5
  return atFire ? keepers : keepers + 1
}
`

const tests = (...lines: string[]): string =>
  [
    "import assert from 'node:assert/strict'",
    "import { test } from 'node:test'",
    "import { wolves } from '../src/rules/wolves.ts'",
    ...lines.map((line, i) => `test('${i}', () => ${line})`),
    '',
  ].join('\n')

const STRONG = tests(
  'assert.equal(wolves(2, true), 2)',
  'assert.equal(wolves(2, false), 3)',
  'assert.equal(wolves(5, false), 6)',
  'assert.equal(wolves(6, false), 5)',
)
const WEAK = tests('assert.equal(wolves(2, true), 2)')

interface Figures {
  readonly mutants: number
  readonly killed: number
  readonly survived: number
  readonly timeouts: number
  readonly share: number
  readonly survivors: readonly { readonly line: number; readonly original: string; readonly replacement: string }[]
}

const figuresIn = (out: string): Figures => (lastLine(out) as { mutate: Figures }).mutate

const toy = (t: TestContext, test: string, more: Readonly<Record<string, string>> = {}): string =>
  plant(t, { 'packages/toy/src/rules/wolves.ts': WOLVES, 'packages/toy/test/wolves.test.ts': test, ...more })

describe('npm run mutate', () => {
  test('a strong test kills every mutant', async t => {
    const { code, out, err } = await run('mutate.ts', ['toy', '--min', '100', '--json'], toy(t, STRONG))
    assert.equal(code, 0, err + out)
    const { mutants, killed, survived, share } = figuresIn(out)
    assert.ok(mutants >= 8, out)
    assert.deepEqual({ killed, survived, share }, { killed: mutants, survived: 0, share: 1 }, out)
  })

  test('a weak test lets some live, and they are named', async t => {
    const root = toy(t, WEAK)
    const { code, out } = await run('mutate.ts', ['toy', '--min', '75', '--json'], root)
    assert.equal(code, 1)
    assert.match(out, /packages\/toy\/src\/rules\/wolves\.ts:3 {2}keepers \+ 1 → keepers - 1 {3}in {3}return atFire/)
    assert.match(out, /that is less than 75 %/)
    const { killed, survived, mutants, survivors } = figuresIn(out)
    assert.ok(survived > 0 && killed > 0 && killed + survived === mutants, out)
    assert.ok(survivors.some(s => s.line === 2 && s.original === 'if (keepers > 5) return 5'))
    assert.equal(readFileSync(join(root, 'packages/toy/src/rules/wolves.ts'), 'utf8'), WOLVES, 'the tree is untouched')
  })

  test('the sample is seeded, and goes to every file', async t => {
    const root = toy(t, WEAK, { 'packages/toy/src/rules/end.ts': 'export const rounds = 4\n' })
    const survivors = async (...args: string[]) => {
      const { out } = await run('mutate.ts', ['toy', '--sample', '4', '--json', ...args], root)
      assert.match(out, /rules\/end\.ts:1 {2}4 → [35].*no test loads this file/)
      const { mutants, survivors: named } = figuresIn(out)
      assert.equal(mutants, 4)
      return named
    }
    assert.deepEqual(await survivors('--seed', 'a'), await survivors('--seed', 'a'))
  })

  test('a mutant that never ends counts as killed', async t => {
    const forever = 'export const wolves = (n: number): number => {\n  while (n > 0) n--\n  return n\n}\n'
    const root = plant(t, {
      'packages/toy/src/rules/wolves.ts': forever,
      'packages/toy/test/wolves.test.ts': tests('assert.equal(wolves(3), 0)'),
    })
    const { out } = await run('mutate.ts', ['toy', '--json'], root)
    const { timeouts, killed } = figuresIn(out)
    assert.ok(timeouts > 0 && killed >= timeouts, out)
  })

  test('a mutant that breaks a file as it is loaded is killed', async t => {
    const root = plant(t, {
      'packages/toy/src/rules/wolves.ts':
        'const most = [4].length\nif (most !== 1) throw new Error()\nexport const wolves = 1\n',
      'packages/toy/test/wolves.test.ts': tests('assert.equal(wolves, 1)'),
    })
    const { out } = await run('mutate.ts', ['toy'], root)
    assert.doesNotMatch(out, /:1 {2}4 → \(removed\)/)
  })

  test('an interrupt ends it with what is known', async t => {
    const slow = "test('slow', () => new Promise(done => setTimeout(done, 500)))"
    const running = runAlone('mutate.ts', ['toy'], toy(t, `${WEAK}\n${slow}\n`))
    running.interruptAfter(/mutants; the tests take/)
    const { code, out } = await running
    assert.equal(code, 130)
    assert.match(out, /toy: \d+ of \d+ mutants killed/)
  })
})

describe('npm run mutate refuses', () => {
  const refused: readonly (readonly [what: string, args: readonly string[], says: RegExp])[] = [
    ['a game that is not there', ['chess'], /'chess' is no game: name one of toy\./],
    ['the default, where it is missing', [], /'reference' is no game/],
    ['a sample that is no number', ['toy', '--sample', 'x'], /--sample takes a whole number from 0, not 'x'\./],
    ['a flag that does not exist', ['toy', '--quick'], /There is no option --quick here/],
    ['tests that are not there', ['toy', '--tests', 'x'], /No file of packages\/toy\/test matches 'x'/],
    ['files that are not there', ['toy', '--files', 'wolf/*.ts'], /No file of .* matches 'wolf\/\*\.ts'/],
  ]
  for (const [what, args, says] of refused) {
    test(what, async t => {
      const { code, err } = await run('mutate.ts', args, toy(t, STRONG))
      assert.equal(code, 2, err)
      assert.match(err, says)
      assert.match(err, /npm run mutate -- /)
    })
  }

  test('tests that fail as they are', async t => {
    const { code, err } = await run('mutate.ts', ['toy'], toy(t, tests('assert.equal(wolves(1, true), 7)')))
    assert.equal(code, 2)
    assert.match(err, /The tests fail as they are: mend them first\.\n0: AssertionError/)
  })

  test('a source that changes meanwhile', async t => {
    const root = toy(t, `${STRONG}\ntest('slow', () => new Promise(done => setTimeout(done, 300)))\n`)
    const running = run('mutate.ts', ['toy'], root)
    const changed = setInterval(() => appendFileSync(join(root, 'packages/toy/src/rules/wolves.ts'), '\n'), 100)
    const { code, err } = await running
    clearInterval(changed)
    assert.equal(code, 2)
    assert.match(err, /wolves\.ts has changed since the mutants were made: start again\./)
  })

  test('tests that fail at the end', async t => {
    const root = toy(t, STRONG)
    const runs = join(root, 'runs')
    // They run twice before the first mutant.
    const late = `import { appendFileSync, readFileSync } from 'node:fs'
test('fails after a while', () => {
  appendFileSync('${runs}', '.')
  assert.ok(readFileSync('${runs}').length < 3)
})
`
    writeFileSync(join(root, 'packages/toy/test/wolves.test.ts'), late + STRONG)
    const { code, err } = await run('mutate.ts', ['toy'], root)
    assert.equal(code, 2)
    assert.match(err, /fails after a while/)
  })

  test('a game without a test', async t => {
    const { code, err } = await run('mutate.ts', ['toy'], toy(t, ''))
    assert.equal(code, 2)
    assert.match(err, /There is no test in .*wolves\.test\.ts\./)
  })
})
