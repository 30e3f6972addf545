import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import process from 'node:process'
import { circles, edgesFrom } from './circles.ts'
import { impurities } from './purity.ts'
import { brokenRoom } from './rooms.ts'
import { exportedNames, type Import, importsOf, readSource, type Source, type Syntax } from './source.ts'

/** Which package may import which; 'games' are all packages with rules. A package without a row may not exist. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  words: ['kernel'],
  protocol: ['kernel'],
  games: ['kernel'],
  bots: ['kernel', 'games'],
  server: ['kernel', 'protocol', 'words', 'bots'],
  web: ['kernel', 'games', 'protocol', 'words', 'bots'],
  cli: ['kernel', 'games', 'protocol', 'words', 'bots', 'server'],
}

/** Packages that only a package's tests may import; only its devDependencies may name them. */
const TEST_ARROWS: Readonly<Record<string, readonly string[]>> = {
  games: ['words'],
  web: ['server'],
}

/** Arrows that end at the other package's index. */
const INDEX_ONLY: Readonly<Record<string, readonly string[]>> = {
  cli: ['server'],
}

/** Folders beside the packages; they may import every package. */
const OUTSIDE: readonly string[] = ['bench', 'checks']

/** Names that say nothing about the content of a file. */
const EMPTY_NAMES = /^(?:utils?|helpers?|managers?|misc)$/i
const CAMEL_CASE = /^[a-z][a-zA-Z0-9]*$/
const PASCAL_CASE = /^[A-Z][a-zA-Z0-9]*$/

const SCOPE = '@lastlight/'

interface Violation {
  readonly place: string
  readonly what: string
}

/** A package, or a folder beside the packages. */
interface Unit {
  readonly name: string
  readonly folder: string
  /** Its row in the tables above. */
  readonly row: string
  readonly may: readonly string[] | 'all'
  /** Packages that its tests may import besides. */
  readonly testsMay: readonly string[]
  /** In its dependencies, and in its devDependencies. */
  readonly declares: readonly string[]
  readonly testsDeclare: readonly string[]
  readonly exports: readonly string[]
}

type Units = ReadonlyMap<string, Unit>

export function arrowViolations(root: string): Violation[] {
  const names = readdirSync(join(root, 'packages')).sort()
  const packages: Units = new Map(names.map(name => [name, readPackage(root, name)]))
  const outside = OUTSIDE.map(
    (name): Unit => ({
      name,
      folder: name,
      row: name,
      may: 'all',
      testsMay: [],
      declares: [],
      testsDeclare: [],
      exports: [],
    }),
  )
  return [...packages.values(), ...outside].flatMap(unit => {
    const files = sourcesIn(root, unit).map(path => readFile(root, path))
    return [
      ...packageViolations(packages, unit),
      ...files.flatMap(file => fileViolations(packages, unit, file)),
      ...circleViolations(files),
    ]
  })
}

interface File {
  readonly path: string
  readonly source: Source
  readonly imports: readonly Import[]
}

function readFile(root: string, path: string): File {
  const source = readSource(join(root, path))
  return { path, source, imports: importsOf(source.program) }
}

const circleViolations = (files: readonly File[]): Violation[] =>
  circles(new Map(files.map(({ path, imports }) => [path, edgesFrom(path, imports)]))).map(circle => ({
    place: circle[0]!,
    what: `a circle of imports: ${circle.join(' -> ')}`,
  }))

interface PackageJson {
  readonly exports?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function readPackage(root: string, name: string): Unit {
  const folder = `packages/${name}`
  const path = join(root, folder, 'package.json')
  const packageJson = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as PackageJson) : {}
  const row = isGame(root, name) ? 'games' : name
  return {
    name,
    folder,
    row,
    may: ARROWS[row] ?? [],
    testsMay: TEST_ARROWS[row] ?? [],
    declares: oursIn(packageJson.dependencies),
    testsDeclare: oursIn(packageJson.devDependencies),
    exports: Object.keys(packageJson.exports ?? {}),
  }
}

export const isGame = (root: string, name: string): boolean =>
  globSync(`packages/${name}/src/rules/**/*.ts`, { cwd: root }).length > 0

/** Packages whose sources touch neither Node nor a browser, and depend on nothing but their arguments. */
const isEngine = ({ row }: Unit): boolean => row === 'kernel' || row === 'games'

const oursIn = (dependencies: Readonly<Record<string, string>> = {}): string[] =>
  Object.keys(dependencies)
    .filter(dependency => dependency.startsWith(SCOPE))
    .map(dependency => dependency.slice(SCOPE.length))

const sourcesIn = (root: string, { folder }: Unit): string[] =>
  globSync(`${folder}/**/*.{ts,tsx,mts,js,jsx,mjs}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] })
    .map(path => path.split(sep).join('/'))
    .sort()

function packageViolations(packages: Units, unit: Unit): Violation[] {
  if (unit.may === 'all') return []
  const place = `${unit.folder}/package.json`
  if (!ARROWS[unit.row]) return [{ place, what: `${unit.name} has no row in checks/arrows.ts` }]
  const wrong = [
    ...unit.declares.filter(name => !mayImport(packages, unit, name, false)),
    ...unit.testsDeclare.filter(name => !mayImport(packages, unit, name, true)),
  ]
  return wrong.map(name => ({ place, what: `${unit.name} may not depend on ${name}` }))
}

function fileViolations(packages: Units, unit: Unit, { path, source, imports }: File): Violation[] {
  const inside = path.slice(unit.folder.length + 1)
  const isPure = isEngine(unit) && inside.startsWith('src/')
  const found: Violation[] = [...emptyNames(inside), ...strangeNames(packages, inside, source), ...source.errors].map(
    what => ({ place: path, what }),
  )
  const report = (node: Syntax, what: string): void => {
    found.push({ place: `${path}:${source.placeOf(node.start)}`, what })
  }
  for (const { node, specifier } of imports) {
    const broken = brokenImport(packages, unit, path, specifier)
    if (broken) report(node, broken)
    else if (isPure && !isOurs(specifier)) report(node, `the engine may not import ${specifier ?? 'at run time'}`)
  }
  if (isPure) impurities(source.program, (node, what) => report(node, `the engine may not use ${what}`))
  return found
}

const emptyNames = (path: string): string[] =>
  path
    .split(/[/.\-_]|(?<=[a-z])(?=[A-Z])/)
    .filter(word => EMPTY_NAMES.test(word))
    .map(word => `a name that says nothing: ${word}`)

/** Files and folders are camelCase, files with components PascalCase; a folder may also have the name of a game. */
function strangeNames(packages: Units, path: string, { program }: Source): string[] {
  const folders = path.split('/')
  const [name = '', ...ends] = folders.pop()!.split('.')
  const isGameFolder = (folder: string): boolean => packages.get(folder)?.row === 'games'
  const strange = folders.filter(folder => !CAMEL_CASE.test(folder) && !isGameFolder(folder))
  const isComponent =
    ends.at(-1) === 'tsx' && PASCAL_CASE.test(name) && exportedNames(program).some(each => PASCAL_CASE.test(each))
  return [...strange, ...(CAMEL_CASE.test(name) || isComponent ? [] : [name])].map(
    each => `neither camelCase nor a component: ${each}`,
  )
}

const isOurs = (specifier: string | undefined): boolean =>
  specifier !== undefined && (specifier.startsWith('.') || specifier.startsWith(SCOPE))

function brokenImport(packages: Units, unit: Unit, path: string, specifier = ''): string | undefined {
  if (specifier.startsWith('.')) return brokenPath(unit, path, specifier)
  if (!specifier.startsWith(SCOPE)) return undefined
  const [name = '', ...rest] = specifier.slice(SCOPE.length).split('/')
  const subpath = ['.', ...rest].join('/')
  const isTest = path.startsWith(`${unit.folder}/test/`)
  if (!mayImport(packages, unit, name, isTest)) return `${unit.name} may not import ${name}`
  if (!declares(unit, name, isTest)) return `${unit.name} does not declare ${name} in its package.json`
  if (subpath !== '.' && INDEX_ONLY[unit.row]?.includes(name)) {
    return `${unit.name} may import ${name} by its index only`
  }
  if (!packages.get(name)?.exports.some(key => covers(key, subpath))) return `${name} does not export ${subpath}`
  return undefined
}

function brokenPath(unit: Unit, path: string, specifier: string): string | undefined {
  const target = posix.join(posix.dirname(path), specifier)
  const sources = `${unit.folder}/src/`
  if (!target.startsWith(`${unit.folder}/`)) return `${specifier} leaves ${unit.name}`
  if (path.startsWith(sources) && !target.startsWith(sources)) return `${specifier} leaves the sources of ${unit.name}`
  return brokenRoom(path, target)
}

function mayImport(packages: Units, unit: Unit, name: string, isTest: boolean): boolean {
  const row = packages.get(name)?.row ?? name
  return name === unit.name || unit.may === 'all' || unit.may.includes(row) || (isTest && unit.testsMay.includes(row))
}

const declares = (unit: Unit, name: string, isTest: boolean): boolean =>
  name === unit.name ||
  unit.may === 'all' ||
  unit.declares.includes(name) ||
  (isTest && unit.testsDeclare.includes(name))

/** Whether a key of `exports`, which may hold one star, covers a subpath. */
function covers(key: string, subpath: string): boolean {
  const [head = '', tail] = key.split('*')
  return tail === undefined ? key === subpath : subpath.startsWith(head) && subpath.endsWith(tail)
}

if (import.meta.main) {
  const violations = arrowViolations(process.cwd())
  for (const { place, what } of violations) console.log(`${place}  ${what}`)
  if (violations.length > 0) process.exitCode = 1
}
