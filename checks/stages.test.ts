import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { plant } from './fixture.ts'
import { runStage, STAGES } from './stages.ts'

interface Planted {
  readonly what: string
  readonly path: string
  readonly lines: readonly string[]
  readonly says: RegExp
}

const KERNEL = 'packages/kernel/src/double.ts'
const TEST = 'packages/kernel/test/double.test.ts'
/** Files beside the first one: violations of one stage are planted together where none hides another. */
const beside = (name: string): string => `packages/kernel/src/${name}.ts`
const DOUBLE = 'export const double = (n: number): number => n * 2'

/** For each stage, violations that it must find in a tree that is clean but for them. */
const PLANTED: Readonly<Record<string, readonly Planted[]>> = {
  format: [
    { what: 'a semicolon', path: KERNEL, lines: [`${DOUBLE};`], says: /double\.ts format/ },
    {
      what: 'imports out of order',
      path: TEST,
      lines: [
        "import { test } from 'node:test'",
        "import assert from 'node:assert/strict'",
        '',
        "test('one', () => assert.ok(true))",
      ],
      says: /organizeImports/,
    },
  ],
  types: [
    {
      what: 'a string for a number',
      path: KERNEL,
      lines: ["export const double = (n: number): number => 'two' + n"],
      says: /error TS2322: Type 'string' is not assignable to type 'number'/,
    },
    {
      what: 'an index that may miss',
      path: beside('missing'),
      lines: ['export const double = (n: number): number => [n, n * 2][n]'],
      says: /error TS2322: Type 'number \| undefined'/,
    },
    {
      what: 'syntax that cannot be erased',
      path: beside('size'),
      lines: [DOUBLE, 'export enum Size {', '  Small,', '}'],
      says: /error TS1294/,
    },
    {
      what: 'a file that a package does not export',
      path: 'packages/reference/src/inner.ts',
      lines: ["export { double } from '@lastlight/kernel/src/double.ts'"],
      says: /inner\.ts\(1,\d+\): error TS2307/,
    },
    {
      what: 'Node in the engine',
      path: beside('words'),
      lines: ['export const double = (n: number): number => n * process.argv.length'],
      says: /words\.ts\(1,\d+\): error TS2591: Cannot find name 'process'/,
    },
    {
      what: 'the browser in the engine',
      path: beside('title'),
      lines: ['export const double = (n: number): number => n * document.title.length'],
      says: /error TS2584: Cannot find name 'document'/,
    },
  ],
  lint: [
    {
      what: 'a promise nobody waits for',
      path: TEST,
      lines: ["import { setTimeout } from 'node:timers/promises'", '', 'setTimeout(1)'],
      says: /no-floating-promises/,
    },
    {
      what: 'any',
      path: KERNEL,
      lines: ['export const double = (n: any): number => Number(n) * 2'],
      says: /no-explicit-any/,
    },
    {
      what: 'any that came in unseen',
      path: beside('parsed'),
      lines: ["const two: number = JSON.parse('2')", 'export const double = (n: number): number => n * two'],
      says: /no-unsafe-assignment/,
    },
    {
      what: 'a switch that forgets a case',
      path: beside('cases'),
      lines: [
        "export function double(n: 'one' | 'two'): number {",
        '  switch (n) {',
        "    case 'one':",
        '      return 2',
        '  }',
        '  return 4',
        '}',
      ],
      says: /switch-exhaustiveness-check/,
    },
    {
      what: 'a comment that silences nothing',
      path: beside('silent'),
      lines: ['// oxlint-disable-next-line no-console', DOUBLE],
      says: /Unused (?:eslint|oxlint)-disable directive/,
    },
  ],
  'dead code': [
    {
      what: 'an export nobody imports',
      path: KERNEL,
      lines: [DOUBLE, 'export const triple = (n: number): number => n * 3'],
      says: /Unused exports[^]*triple/,
    },
    {
      what: 'a file nobody imports',
      path: 'packages/kernel/src/triple.ts',
      lines: ['export const triple = (n: number): number => n * 3'],
      says: /Unused files[^]*triple\.ts/,
    },
    {
      what: 'a dependency nobody declared',
      path: TEST,
      lines: ["import { parse } from 'yaml'", '', "parse('a: 1')"],
      says: /Unlisted dependencies[^]*yaml/,
    },
  ],
  purity: [
    {
      what: 'chance that no seed gives',
      path: KERNEL,
      lines: ['export const double = (n: number): number => n * Math.random()'],
      says: /packages\/kernel\/src\/double\.ts:1:\d+ {2}the engine may not use Math\.random/,
    },
  ],
  portable: [
    {
      what: 'a path of one machine',
      path: 'docs/notes.md',
      lines: [`See ${['', 'home', 'me', 'notes'].join('/')}.`],
      says: /docs\/notes\.md:1 {2}names a path of one machine/,
    },
  ],
}

for (const stage of STAGES) {
  describe(stage.name, { concurrency: 2 }, () => {
    test('passes a clean tree', async t => {
      const { ok, output } = await runStage(stage, plant(t))
      assert.ok(ok, output)
    })
    const planted = PLANTED[stage.name] ?? []
    test(`finds ${planted.map(({ what }) => what).join(', ')}`, async t => {
      const files = planted.map(({ path, lines }) => [path, `${lines.join('\n')}\n`])
      assert.equal(new Set(planted.map(({ path }) => path)).size, files.length, 'two are planted in one file')
      const { ok, output } = await runStage(stage, plant(t, Object.fromEntries(files) as Record<string, string>))
      assert.ok(!ok, `${stage.name} passed`)
      for (const { says } of planted) assert.match(output, says)
    })
  })
}

test('every check is proven by a planted violation', () => {
  assert.deepEqual(
    Object.keys(PLANTED),
    STAGES.map(stage => stage.name),
  )
})
