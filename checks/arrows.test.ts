// Plants what the linter must refuse and what it must let pass, and runs it once over all of it.

import assert from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { plant } from './fixture.ts'
import { runNode } from './runNode.ts'

const OUTLIVE = 'packages/outlive/src/rules'
const WEB = 'packages/web/src'

/** What each package declares, for its tests too. */
const DECLARED: Readonly<Record<string, readonly [all: readonly string[], tests?: readonly string[]]>> = {
  kernel: [['outlive']],
  outlive: [['kernel', 'long-night'], ['words']],
  server: [['outlive', 'web']],
  web: [['kernel', 'outlive'], ['server']],
  cli: [['outlive', 'server']],
  extras: [['kernel']],
}

const versions = (names: readonly string[]): object =>
  Object.fromEntries(names.map(name => [`@lastlight/${name}`, '*']))
const MANIFESTS = Object.entries(DECLARED).map(([name, [all, tests = []]]) => [
  `packages/${name}/package.json`,
  JSON.stringify({ dependencies: versions(all), devDependencies: versions(tests) }),
])

const ALLOWED: readonly (readonly [path: string, text: string])[] = [
  [`${OUTLIVE}/day.ts`, "import '@lastlight/kernel'"],
  [`${OUTLIVE}/dusk.ts`, "export * from '@lastlight/kernel/testing'"],
  ['packages/outlive/test/words.test.ts', "import '@lastlight/words'"],
  ['packages/outlive/test/node.test.ts', "import 'node:fs'"],
  ['packages/long-night/src/rules/day.ts', 'export const day = 1'],
  ['packages/cli/src/words.ts', "import '@lastlight/outlive/text/pl'"],
  ['packages/cli/src/server.ts', "import '@lastlight/server'"],
  ['packages/cli/src/futility.ts', "import './utility.ts'"],
  ['packages/web/test/server.test.ts', "import '@lastlight/server'"],
  ['bench/everything.ts', "import '@lastlight/outlive'"],
  [`${WEB}/main.tsx`, "import './shell/App.tsx'"],
  [`${WEB}/shell/table/TableScreen.tsx`, "import '../../games/index.ts'"],
  [`${WEB}/frame/Frame.tsx`, "import '../choosing/Ask.tsx'"],
  [`${WEB}/games/index.ts`, "import('./outlive/face.ts')"],
  [`${WEB}/games/outlive/board/Board.tsx`, "import '../seen.ts'"],
  [`${WEB}/games/outlive/face.ts`, "import '../../face/face.ts'"],
  [`${WEB}/play/table.ts`, "import '../ui/store.ts'"],
  [`${WEB}/play/local/games.ts`, "import '../../games/index.ts'"],
  ['packages/cli/src/heldOut.test.ts', 'export const a = 1'],
  ['packages/cli/src/icons.tsx', 'export const icons = 1'],
  // Types of two files, and what is loaded later, close no circle.
  [`${OUTLIVE}/types.ts`, "import type { b } from './moreTypes.ts'\nexport const a = (x: typeof b) => x"],
  [`${OUTLIVE}/moreTypes.ts`, "import { a } from './types.ts'\nexport const b = () => a"],
  [`${OUTLIVE}/later.ts`, "import { b } from './muchLater.ts'\nexport const a = b"],
  [`${OUTLIVE}/muchLater.ts`, "export const b = () => import('./later.ts')"],
]

const REFUSED: Readonly<Record<string, readonly (readonly [path: string, text: string])[]>> = {
  'eslint(no-restricted-imports)': [
    [`${OUTLIVE}/value.ts`, "import '@lastlight/long-night'"],
    [`${OUTLIVE}/type.ts`, "import type { a } from '@lastlight/long-night'\nexport type b = a"],
    [`${OUTLIVE}/runTime.ts`, "export const a = import('@lastlight/long-night')"],
    [`${OUTLIVE}/again.ts`, "export { a } from '@lastlight/long-night'"],
    [`${OUTLIVE}/words.ts`, "import '@lastlight/words'"],
    [`${OUTLIVE}/node.ts`, "import { readdirSync } from 'node:fs'\nexport const a = readdirSync"],
    [`${OUTLIVE}/outside.ts`, "import 'immer'"],
    [`${OUTLIVE}/path.ts`, "import '../../../kernel/src/index.ts'"],
    [`${OUTLIVE}/tests.ts`, "import '../../test/table.ts'"],
    ['packages/outlive/test/other.test.ts', "import '@lastlight/long-night'"],
    ['packages/kernel/src/game.ts', "import '@lastlight/outlive'"],
    ['packages/kernel/src/testing/kit.ts', "import 'node:test'"],
    ['packages/server/src/game.ts', "import '@lastlight/outlive'"],
    ['packages/server/src/client.ts', "import '@lastlight/web'"],
    ['packages/web/src/ui/server.ts', "import '@lastlight/server'"],
    ['packages/cli/src/undeclared.ts', "import '@lastlight/words'"],
    ['packages/extras/src/index.ts', "import '@lastlight/kernel'"],
    ['bench/path.ts', "import '../packages/kernel/src/index.ts'"],
    [`${WEB}/face/Mark.tsx`, "import '../frame/Desk.tsx'"],
    [`${WEB}/choosing/Ask.tsx`, "import type { Desk } from '../frame/Desk.tsx'\nexport type b = Desk"],
    [`${WEB}/showing/Log.tsx`, "import '../choosing/choosing.ts'"],
    [`${WEB}/frame/later.ts`, "import('../shell/App.tsx')"],
    [`${WEB}/frame/games.ts`, "import '../games/index.ts'"],
    [`${WEB}/shell/App.tsx`, "import '../games/outlive/face.ts'"],
    [`${WEB}/games/outlive/other.ts`, "import '../long-night/face.ts'"],
    [`${WEB}/games/outlive/board/frame.ts`, "import '../../../frame/Frame.tsx'"],
    [`${WEB}/ui/Page.tsx`, "import '../shell/App.tsx'"],
    [`${WEB}/den/Den.tsx`, "import '../ui/Page.tsx'"],
    ...['utils.ts', 'rules/helpers.ts', 'misc/card.ts', 'matchManager.ts', 'stringUtil.ts'].map(
      (path, i) => [`packages/cli/src/empty${i}.ts`, `import './${path}'`] as const,
    ),
  ],
  'typescript(consistent-type-imports)': [
    [`${OUTLIVE}/inType.ts`, "export type A = import('@lastlight/long-night').A"],
  ],
  'import(no-dynamic-require)': [[`${OUTLIVE}/anything.ts`, 'export const a = (n: string) => import(n)']],
  'import(no-cycle)': [
    [`${OUTLIVE}/cold/b.ts`, "import { x } from '../a.ts'\nexport const y = x"],
    [`${OUTLIVE}/a.ts`, "import { y } from './cold/b.ts'\nexport const x = y"],
    [`${OUTLIVE}/self.ts`, "import { x } from './self.ts'\nexport const y = x"],
  ],
  'unicorn(filename-case)': [
    ['packages/cli/src/held-out.ts', 'export const a = 1'],
    ['packages/cli/src/HeldOut.ts', 'export const HeldOut = 1'],
  ],
}

interface Diagnostic {
  readonly code: string
  readonly filename: string
}

test('the linter refuses imports against the arrows, circles and strange names of files, and no others', async t => {
  const refused = Object.entries(REFUSED)
  const files = [...MANIFESTS, ...ALLOWED, ...refused.flatMap(([, planted]) => planted)]
  const root = plant(t, Object.fromEntries(files.map(([path, text]) => [path, `${text}\n`])))
  const oxlint = join(import.meta.dirname, '../node_modules/oxlint/bin/oxlint')
  const { output } = await runNode([oxlint, '--format=json'], root)
  const { diagnostics } = JSON.parse(output) as { readonly diagnostics: readonly Diagnostic[] }
  assert.deepEqual(
    diagnostics
      .filter(({ code }) => code in REFUSED)
      .map(({ code, filename }) => `${filename}  ${code}`)
      .sort(),
    refused.flatMap(([code, planted]) => planted.map(([path]) => `${path}  ${code}`)).sort(),
  )
})
