import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import type { TestContext } from 'node:test'

const project = join(import.meta.dirname, '..')

/** Packages that the checks themselves need; packages that the workspaces add are left out of a planted tree. */
const TOOLS = ['node', '@biomejs/biome', '@types/node', 'knip', 'oxc-parser', 'oxlint', 'oxlint-tsgolint', 'typescript']

const CONFIGURATION: readonly string[] = [
  '.npmrc',
  '.gitignore',
  'oxlint.config.ts',
  'biome.json',
  'knip.jsonc',
  'tsconfig.json',
  'tsconfig.engine.json',
  'checks/ensure.mjs',
  'checks/install.mjs',
  'checks/nodeHashes.json',
  'checks/pinnedNode.mjs',
  'checks/affected.ts',
  'checks/cpuMeter.ts',
  'checks/printRun.ts',
  'checks/runTests.mjs',
  'checks/suite.ts',
  'checks/tempFolder.ts',
  'checks/testGroups.json',
  'checks/testGroups.ts',
  'checks/testNeeds.ts',
  'checks/testProcess.ts',
  'checks/testReport.ts',
  'checks/testReporter.ts',
  'checks/testRun.ts',
  'checks/testTimes.ts',
  'checks/testWorker.ts',
  'checks/stages.ts',
  'checks/runNode.ts',
  'checks/arrows.ts',
  'checks/purity.ts',
  'checks/source.ts',
  'checks/portable.ts',
]

const print = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const packageJson = (name: string, dependencies: Readonly<Record<string, string>>): string =>
  print({ name: `@lastlight/${name}`, private: true, type: 'module', exports: { '.': './src/index.ts' }, dependencies })

/** A small tree that passes every check: a kernel, a game on top of it, and a test. */
const CLEAN: Readonly<Record<string, string>> = {
  'packages/kernel/package.json': packageJson('kernel', {}),
  'packages/kernel/src/index.ts': "export { double } from './double.ts'\n",
  'packages/kernel/src/double.ts': 'export const double = (n: number): number => n * 2\n',
  'packages/reference/package.json': packageJson('reference', { '@lastlight/kernel': '*' }),
  'packages/reference/src/index.ts': "export { four } from './rules/four.ts'\n",
  'packages/reference/src/rules/four.ts':
    "import { double } from '@lastlight/kernel'\n\nexport const four = (): number => double(2)\n",
  'packages/reference/test/four.test.ts': [
    "import assert from 'node:assert/strict'",
    "import { test } from 'node:test'",
    "import { four } from '../src/index.ts'",
    '',
    "test('four is four', () => {",
    '  assert.equal(four(), 4)',
    '})',
    '',
  ].join('\n'),
}

/** The clean tree under this project's own configuration, with some files put over it; gone when the test is over. */
export function plant(t: TestContext, files: Readonly<Record<string, string>> = {}): string {
  const root = mkdtempSync(join(tmpdir(), 'lastlight-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  for (const path of CONFIGURATION) cpSync(join(project, path), join(root, path))
  const tree = {
    'package.json': print(onlyTools(readJson('package.json') as PackageJson)),
    'package-lock.json': lockFor(),
    ...CLEAN,
    ...files,
  }
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  linkModules(root, readdirSync(join(root, 'packages')))
  return root
}

/** A copy of this project's packages, without tests and builds. The caller removes it. */
export function copyOfProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'lastlight-'))
  const isSource = (path: string): boolean =>
    !/^packages\/[^/]+\/(?:test|dist|node_modules)$/.test(relative(project, path))
  for (const path of ['package.json', 'tsconfig.json', 'packages'])
    cpSync(join(project, path), join(root, path), { recursive: true, filter: isSource })
  linkModules(root, readdirSync(join(root, 'packages')))
  return root
}

/** The real modules, but the tree's own packages. */
function linkModules(root: string, packages: readonly string[]): void {
  const from = join(project, 'node_modules')
  const to = join(root, 'node_modules')
  mkdirSync(join(to, '@lastlight'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@lastlight') symlinkSync(join(from, name), join(to, name), 'junction')
  }
  for (const name of packages) symlinkSync(join(root, 'packages', name), join(to, '@lastlight', name), 'junction')
}

interface PackageJson {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

interface Lock {
  readonly packages: Readonly<Record<string, object>> & { readonly '': PackageJson }
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(project, path), 'utf8'))

const onlyTools = (packageJson: PackageJson): PackageJson => ({
  ...packageJson,
  dependencies: pickTools(packageJson.dependencies),
  devDependencies: pickTools(packageJson.devDependencies),
})

const pickTools = (all: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => TOOLS.includes(name)))

/** This project's lock file, with the tree's packages in place of its own. */
export function lockFor(tree: Readonly<Record<string, string>> = CLEAN): string {
  const lock = readJson('package-lock.json') as Lock
  const outside = Object.entries(lock.packages).filter(
    ([path]) => !path.startsWith('packages/') && !path.startsWith('node_modules/@lastlight/'),
  )
  const inside = Object.entries(tree)
    .filter(([path]) => basename(path) === 'package.json')
    .flatMap(([path, text]): [string, object][] => [
      [dirname(path), JSON.parse(text) as object],
      [`node_modules/@lastlight/${basename(dirname(path))}`, { resolved: dirname(path), link: true }],
    ])
  const packages = { ...Object.fromEntries([...outside, ...inside]), '': onlyTools(lock.packages['']) }
  return print({ ...lock, packages })
}
