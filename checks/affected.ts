// Which test files a change can affect: those that reach a changed file through imports, through paths that they name, or
// through patterns of paths. Where that cannot be told, it is all of them.

import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const SOURCES = '**/*.{ts,tsx,mjs,js,json,jsonl,css,html,py,md}'
const IGNORED = ['**/node_modules/**', '**/dist/**', '**/.lastlight/**', 'data/**', 'bench/peers/node_modules/**']
/** A text in quotes: every import is one, and so is every path to a program, a page or a document. */
const QUOTED = /(?<quote>['"`])(?<text>[^'"`\n]{2,200})\k<quote>/g
/** A path that is relative or has a folder, an ending or a star in it. */
const PATH = /^[\w@.*{][\w@./*{},!()|-]*$/
const OURS = '@lastlight/'
/** They say nothing about what the program does; tests that read one name it. */
const DOCUMENT = /(?:\.md|^LICENSE|^NOTICE|^\.github\/.*|^docs\/screenshots\/.*)$/
/** Settings, the kernel and the runner: everything stands on them. */
const EVERYTHING =
  /^(?:[^/]+|packages\/kernel\/src\/.*|checks\/.*(?<!\.test)\.\w+|.*\/(?:package|tsconfig)[^/]*\.json|\.ci\/.*)$/

const slashed = (path: string): string => path.split(sep).join('/')

/** Runs git; its error is one sentence. */
function git(root: string, ...args: readonly string[]): readonly string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  if (status !== 0) throw new Error(`git ${args[0]} failed: ${stderr.trim()}`)
  return stdout.split('\n').filter(line => line !== '')
}

/** Everything that differs from the last commit on main, committed or not. */
export function changedFiles(root: string): readonly string[] {
  const main = ['main', 'origin/main'].find(
    name => spawnSync('git', ['rev-parse', '--verify', '--quiet', name], { cwd: root }).status === 0,
  )
  if (main === undefined) throw new Error('There is no branch main here to compare with: run `git fetch origin main`.')
  const [base = 'HEAD'] = git(root, 'merge-base', 'HEAD', main)
  return [
    ...git(root, 'diff', '--name-only', '--no-renames', base),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ]
}

class Tree {
  readonly files: ReadonlySet<string>
  readonly #root: string
  readonly #byName: ReadonlyMap<string, readonly string[]>
  readonly #globs = new Map<string, readonly string[]>()
  readonly #exports = new Map<string, readonly string[]>()

  constructor(root: string) {
    this.#root = root
    const found = globSync(SOURCES, { cwd: root, exclude: IGNORED }).map(slashed)
    this.files = new Set(found)
    this.#byName = Map.groupBy(found, path => basename(path))
  }

  /** The files that a quoted text in this file may stand for. */
  named(file: string, text: string): readonly string[] {
    if (text.startsWith(OURS)) return this.#exported(text)
    if (!PATH.test(text)) return []
    const isFromRoot = /^(?:packages|checks|bench|docs|examples)\//.test(text)
    const places = isFromRoot ? ['.'] : [dirname(file), ...(/^packages\/[^/]+/.exec(file) ?? [])]
    if (text.includes('*')) return places.flatMap(place => this.#matching(place, text))
    const paths = places.map(place => slashed(join(place, text)))
    const exact = paths.filter(path => this.files.has(path))
    if (exact.length > 0) return exact
    if (!text.includes('/')) return /\.\w+$/.test(text) ? (this.#byName.get(text) ?? []) : []
    // A folder that is named may be read as a whole; one that only leads upwards says nothing.
    const folder = /\w/.test(text) ? paths.find(path => this.#isFolder(path)) : undefined
    return folder === undefined ? [] : this.#matching(folder, '**/*')
  }

  #isFolder(path: string): boolean {
    return statSync(join(this.#root, path), { throwIfNoEntry: false })?.isDirectory() ?? false
  }

  #matching(place: string, pattern: string): readonly string[] {
    const key = `${place} ${pattern}`
    const known = this.#globs.get(key)
    if (known) return known
    const found = globSync(pattern, { cwd: join(this.#root, place), exclude: IGNORED })
      .map(path => slashed(join(place, path)))
      .filter(path => this.files.has(path))
    this.#globs.set(key, found)
    return found
  }

  /** Node knows what a package exports. */
  #exported(specifier: string): readonly string[] {
    const known = this.#exports.get(specifier)
    if (known) return known
    let found: readonly string[] = []
    try {
      const path = slashed(relative(this.#root, fileURLToPath(import.meta.resolve(specifier))))
      if (this.files.has(path)) found = [path]
    } catch {
      // It is a text that only looks like a package.
    }
    this.#exports.set(specifier, found)
    return found
  }
}

/** For each file, the files that name it. */
export type Users = ReadonlyMap<string, ReadonlySet<string>>

export function usersIn(root: string): Users {
  const tree = new Tree(root)
  const reached = new Map<string, Set<string>>()
  for (const file of tree.files) {
    // The scripts of package.json name the commands.
    if (!/\.(?:tsx?|mjs|js|html)$|^package\.json$/.test(file)) continue
    const text = readFileSync(join(root, file), 'utf8')
    const named = Array.from(text.matchAll(QUOTED), ({ groups }) => groups!['text']!)
    for (const word of file === 'package.json' ? named.flatMap(each => each.split(' ')) : named)
      for (const target of tree.named(file, word)) {
        const users = reached.get(target) ?? new Set()
        reached.set(target, users.add(file))
      }
  }
  return reached
}

/** The test files among `tests` that a change of these files can affect. */
export function affectedTests(users: Users, tests: readonly string[], changed: readonly string[]): readonly string[] {
  const hit = new Set(changed)
  for (const file of hit) for (const user of users.get(file) ?? []) hit.add(user)
  const code = changed.filter(path => !DOCUMENT.test(path) && !tests.includes(path))
  // A file that nobody names, or that is gone, may still change everything.
  const isWide = code.some(path => EVERYTHING.test(path) || !users.has(path))
  return isWide ? tests : tests.filter(path => hit.has(path))
}
