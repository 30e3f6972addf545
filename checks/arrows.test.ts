import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, type TestContext, test } from 'node:test'
import { arrowViolations, isGame } from './arrows.ts'
import { plant } from './fixture.ts'

const packageJson = (
  name: string,
  dependencies: readonly string[],
  exports: Readonly<Record<string, string>> = {},
  devDependencies: readonly string[] = [],
): string =>
  JSON.stringify({
    name: `@lastlight/${name}`,
    exports: { '.': './src/index.ts', ...exports },
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  })

const versions = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map(name => [`@lastlight/${name}`, '*']))

/** All packages, each with an empty index. */
const TREE = {
  'packages/kernel/package.json': packageJson('kernel', [], { './testing': './src/testing/index.ts' }),
  'packages/kernel/src/testing/index.ts': 'export const kit = 1\n',
  'packages/outlive/package.json': packageJson('outlive', ['kernel'], { './text/*': './src/text/*.ts' }, ['words']),
  'packages/outlive/src/index.ts': 'export const game = 1\n',
  'packages/outlive/src/rules/day.ts': 'export const day = 1\n',
  'packages/long-night/package.json': packageJson('long-night', ['kernel']),
  'packages/long-night/src/index.ts': 'export const game = 1\n',
  'packages/long-night/src/rules/day.ts': 'export const day = 1\n',
  'packages/words/package.json': packageJson('words', []),
  'packages/words/src/index.ts': 'export const words = 1\n',
  'packages/server/package.json': packageJson('server', ['kernel']),
  'packages/server/src/index.ts': 'export const server = 1\n',
  'packages/cli/package.json': packageJson('cli', ['kernel', 'outlive', 'server']),
  'packages/cli/src/play.ts': 'export const play = 1\n',
}

function violations(t: TestContext, files: Readonly<Record<string, string>>): string[] {
  return arrowViolations(plant(t, { ...TREE, ...files })).map(({ place, what }) => `${place}  ${what}`)
}

const OUTLIVE = 'packages/outlive/src/rules/night.ts'
const SERVER = 'packages/server/src/table.ts'

describe('allowed', () => {
  const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'a game importing the kernel': { [OUTLIVE]: "import '@lastlight/kernel'\n" },
    'a subpath that is exported': { [OUTLIVE]: "export * from '@lastlight/kernel/testing'\n" },
    'a subpath under a star': { 'packages/cli/src/words.ts': "import '@lastlight/outlive/text/pl'\n" },
    'Node in a test': { 'packages/outlive/test/night.test.ts': "import 'node:fs'\nconsole.log(Date.now())\n" },
    'the words of a game in its tests': { 'packages/outlive/test/words.test.ts': "import '@lastlight/words'\n" },
    'Node in the command line': { 'packages/cli/src/play.ts': "import 'node:fs'\nconsole.log(Date.now())\n" },
    'the bench importing every package': {
      'bench/run.ts': "import '@lastlight/outlive'\nimport '@lastlight/kernel'\n",
    },
    'the command line importing the server by its index': {
      'packages/cli/src/play.ts': "import '@lastlight/server'\n",
    },
    'arithmetic that is the same everywhere': { [OUTLIVE]: 'export const half = Math.floor(3 / 2)\n' },
    'a forbidden name as a key': {
      [OUTLIVE]: 'export const o = { process: 1, Date: 2 }\nexport const n = o.process + o.Date\n',
    },
  }
  for (const [what, files] of Object.entries(allowed)) {
    test(what, t => {
      assert.deepEqual(violations(t, files), [])
    })
  }
})

describe('refused imports', () => {
  const refused: readonly (readonly [what: string, path: string, text: string, says: RegExp])[] = [
    ['a game importing the other', OUTLIVE, "import '@lastlight/long-night'", /outlive may not import long-night/],
    [
      'a type of the other game',
      OUTLIVE,
      "import type { a } from '@lastlight/long-night'",
      /may not import long-night/,
    ],
    [
      'the same inside a type',
      OUTLIVE,
      "export type A = import('@lastlight/long-night').A",
      /may not import long-night/,
    ],
    ['the same at run time', OUTLIVE, "export const a = import('@lastlight/long-night')", /may not import long-night/],
    ['the same in a re-export', OUTLIVE, "export { a } from '@lastlight/long-night'", /may not import long-night/],
    [
      'the same in a test',
      'packages/outlive/test/a.test.ts',
      "import '@lastlight/long-night'",
      /may not import long-night/,
    ],
    [
      'the kernel importing a game',
      'packages/kernel/src/a.ts',
      "import '@lastlight/outlive'",
      /kernel may not import outlive/,
    ],
    ['words outside the tests', OUTLIVE, "import '@lastlight/words'", /outlive may not import words/],
    [
      'Node in the engine',
      OUTLIVE,
      "import { readdirSync, readFileSync } from 'node:fs'",
      /the engine may not import node:fs/,
    ],
    ['a module from outside in the engine', OUTLIVE, "import 'immer'", /the engine may not import immer/],
    ['a module named at run time', OUTLIVE, 'export const a = (n: string) => import(n)', /may not import at run time/],
    [
      'Node in the kit',
      'packages/kernel/src/testing/kit.ts',
      "import 'node:test'",
      /the engine may not import node:test/,
    ],
    ['a path out of the package', OUTLIVE, "import '../../../kernel/src/index.ts'", /leaves outlive/],
    ['a test from the sources', OUTLIVE, "import '../../test/table.ts'", /leaves the sources of outlive/],
    ['internals of a package', OUTLIVE, "import '@lastlight/kernel/src/index.ts'", /kernel does not export \.\/src/],
    ['internals, from the bench', 'bench/run.ts', "import '@lastlight/kernel/hash'", /kernel does not export \.\/hash/],
    ['a game, from the server', SERVER, "import '@lastlight/outlive'", /server may not import outlive/],
    [
      'the server beyond its index',
      'packages/cli/src/play.ts',
      "import '@lastlight/server/ops'",
      /cli may import server by its index only/,
    ],
    ['a package not declared', SERVER, "import '@lastlight/words'", /server does not declare words/],
    ['the server importing the client', SERVER, "import '@lastlight/web'", /server may not import web/],
  ]
  for (const [what, path, text, says] of refused) {
    test(what, t => {
      const found = violations(t, { [path]: `${text}\n` })
      assert.equal(found.length, 1, found.join('\n'))
      assert.match(found[0] ?? '', says)
      assert.ok(found[0]?.startsWith(`${path}:1:`), found[0])
    })
  }

  test('a dependency against the arrows', t => {
    const found = violations(t, {
      'packages/long-night/package.json': packageJson('long-night', ['kernel', 'outlive']),
    })
    assert.deepEqual(found, ['packages/long-night/package.json  long-night may not depend on outlive'])
  })

  test('a dependency that only tests may have', t => {
    const found = violations(t, { 'packages/outlive/package.json': packageJson('outlive', ['kernel', 'words']) })
    assert.deepEqual(found, ['packages/outlive/package.json  outlive may not depend on words'])
  })

  test('a package without a row', t => {
    const found = violations(t, { 'packages/extras/package.json': packageJson('extras', []) })
    assert.deepEqual(found, ['packages/extras/package.json  extras has no row in checks/arrows.ts'])
  })
})

describe('refused in the engine', () => {
  const refused: readonly (readonly [text: string, name: string])[] = [
    ['Date.now()', 'Date'],
    ['new Date()', 'Date'],
    ['Math.random()', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ['(({ random }) => random())(Math)', 'Math other than as Math.name'],
    ['[1].map(Math[`ran${"dom"}`])', 'Math other than as Math.name'],
    ['new Intl.Collator()', 'Intl'],
    ["'a'.localeCompare('b')", 'localeCompare'],
    ["'a'['localeCompare']('b')", 'localeCompare'],
    ['(1000).toLocaleString()', 'toLocaleString'],
    ["'i'.toLocaleUpperCase()", 'toLocaleUpperCase'],
    ["fetch('')", 'fetch'],
    ["new WebSocket('')", 'WebSocket'],
    ['new XMLHttpRequest()', 'XMLHttpRequest'],
    ['setTimeout(() => 1, 1)', 'setTimeout'],
    ['setInterval(() => 1, 1)', 'setInterval'],
    ['process.env', 'process'],
    ['globalThis.x', 'globalThis'],
    ["console.log('')", 'console'],
    ['performance.now()', 'performance'],
    ['crypto.randomUUID()', 'crypto'],
    ["eval('1')", 'eval'],
    ["new Function('return 1')", 'Function'],
    ['import.meta.url', 'import.meta'],
    ['{ ...{ Date } }', 'Date'],
  ]
  for (const [text, name] of refused) {
    test(text, t => {
      const found = violations(t, { [OUTLIVE]: `export const a = ${text}\n` })
      assert.equal(found.length, 1, found.join('\n'))
      assert.ok(found[0]?.endsWith(`  the engine may not use ${name}`), found[0])
    })
  }
})

describe('refused names', () => {
  for (const path of ['utils.ts', 'rules/helpers.ts', 'misc/card.ts', 'matchManager.ts', 'stringUtil.ts']) {
    test(path, t => {
      const found = violations(t, { [`packages/outlive/src/${path}`]: 'export const a = 1\n' })
      assert.equal(found.length, 1, found.join('\n'))
      assert.match(found[0] ?? '', /a name that says nothing/)
    })
  }
})

describe('names of files', () => {
  const COMPONENT = 'export const Coin = 1\n'
  const planted: readonly (readonly [path: string, text: string, strange?: string])[] = [
    ['src/board/heldOut.test.ts', 'export const a = 1\n'],
    ['src/games/long-night/Coin.tsx', COMPONENT],
    ['src/board/icons.tsx', 'export const icons = 1\n'],
    ['src/held-out.ts', 'export const a = 1\n', 'held-out'],
    ['src/HeldOut.ts', COMPONENT, 'HeldOut'],
    ['src/Coin.tsx', 'export const coin = 1\n', 'Coin'],
    ['src/night-shift/a.ts', 'export const a = 1\n', 'night-shift'],
  ]
  for (const [path, text, strange] of planted)
    test(`${path} is ${strange === undefined ? 'allowed' : 'refused'}`, t => {
      const found = violations(t, { [`packages/cli/${path}`]: text })
      assert.deepEqual(
        found,
        strange === undefined ? [] : [`packages/cli/${path}  neither camelCase nor a component: ${strange}`],
      )
    })
})

describe('circles of imports', () => {
  const folder = 'packages/outlive/src/rules'
  const value = (path: string): string => `import { x } from '${path}'\nexport const y = x\n`
  const type = (path: string): string => `import type { x } from '${path}'\nexport type y = x\n`
  const planted: Readonly<Record<string, readonly [a: string, b: string, circle?: string]>> = {
    'of values': [value('./cold/b.ts'), value('../a.ts'), 'a.ts -> cold/b.ts -> a.ts'],
    'of values in one folder': [value('./b.ts'), value('./a.ts'), 'a.ts -> b.ts -> a.ts'],
    'of types in one folder': [type('./b.ts'), value('./a.ts')],
    'of types through two folders': [type('./cold/b.ts'), value('../a.ts'), 'a.ts -> cold/b.ts -> a.ts'],
    'at run time': [value('./b.ts'), "export const a = () => import('./a.ts')\n"],
    'of a file with itself': [value('./a.ts'), '', 'a.ts -> a.ts'],
  }
  for (const [what, [a, b, circle]] of Object.entries(planted))
    test(`${what}: ${circle === undefined ? 'allowed' : 'refused'}`, t => {
      const other = a.includes('cold/') ? 'cold/b.ts' : 'b.ts'
      const found = violations(t, { [`${folder}/a.ts`]: a, [`${folder}/${other}`]: b })
      const wanted = circle?.replaceAll(/\S+\.ts/g, name => `${folder}/${name}`)
      assert.deepEqual(found, wanted === undefined ? [] : [`${folder}/a.ts  a circle of imports: ${wanted}`])
    })
})

test('the engine, and nothing else, is type-checked without Node', () => {
  const root = join(import.meta.dirname, '..')
  const text = readFileSync(join(root, 'tsconfig.engine.json'), 'utf8')
  const { include, exclude } = JSON.parse(text.replaceAll(/^\s*\/\/.*$/gm, '')) as Record<string, string[]>
  const others = readdirSync(join(root, 'packages')).filter(name => name !== 'kernel' && !isGame(root, name))
  assert.deepEqual(include, ['packages/*/src'])
  assert.deepEqual(exclude, others.map(name => `packages/${name}`).sort())
})
