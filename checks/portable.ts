import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import process from 'node:process'

/** The paths that .gitignore leaves out. */
const IGNORED: readonly string[] = ['node_modules', '.git', '.lastlight', 'dist', 'coverage', 'data']
const LARGEST = 4_000_000

/** Folders that exist on one person's machine, or on one build machine. */
const MACHINE_PATH = /(?<![\w.*})-])(?:\/(?:home|Users|root|work)\/[\w.-]+|[A-Z]:\\Users\\\w+)/

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/
const TAG = /^[a-z][\w-]*$/i
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const

type Dependencies = Readonly<Record<string, string>>
type Manifest = Readonly<Partial<Record<(typeof KINDS)[number], Dependencies>>> & {
  readonly name?: string
  readonly overrides?: Readonly<Record<string, unknown>>
}

interface Lock {
  readonly packages: Readonly<Record<string, Manifest & { readonly resolved?: string; readonly link?: boolean }>>
}

interface Finding {
  readonly place: string
  readonly what: string
}

/** Finds everything that would make a clone depend on the machine where it was written. */
export function portabilityFindings(root: string): Finding[] {
  return filesIn(root).flatMap(path => {
    const text = readText(join(root, path))
    if (text === undefined) return []
    return [
      ...pathFindings(root, path, text),
      ...(basename(path) === 'package.json' ? versionFindings(path, text) : []),
      ...(basename(path) === 'package-lock.json' ? lockFindings(root, path, text) : []),
      ...(basename(path) === '.npmrc' && /registry\s*=/.test(text) ? [{ place: path, what: 'names a registry' }] : []),
    ]
  })
}

/** Every file below a folder, dot files too, by its path from there. */
function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => !IGNORED.includes(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      if (entry.isDirectory()) return filesIn(root, path)
      return entry.isFile() ? [path] : []
    })
}

function readText(path: string): string | undefined {
  if (statSync(path).size > LARGEST) return undefined
  const text = readFileSync(path, 'utf8')
  return text.includes('\0') ? undefined : text
}

function pathFindings(root: string, path: string, text: string): Finding[] {
  const own = [root, homedir()].filter(folder => folder.split(sep).length > 2)
  return text.split('\n').flatMap((line, i) => {
    const named = MACHINE_PATH.exec(line)?.[0] ?? own.find(folder => line.includes(folder))
    return named === undefined ? [] : [{ place: `${path}:${i + 1}`, what: `names a path of one machine: ${named}` }]
  })
}

function versionFindings(path: string, text: string): Finding[] {
  const manifest = JSON.parse(text) as Manifest
  return KINDS.flatMap(kind => Object.entries(manifest[kind] ?? {}))
    .filter(([name, version]) => !EXACT.test(version) && !(version === '*' && name.startsWith('@lastlight/')))
    .map(([name, version]) => ({ place: path, what: `${name} is ${version}: pin one version` }))
}

function lockFindings(root: string, path: string, text: string): Finding[] {
  const { packages } = JSON.parse(text) as Lock
  const addresses = Object.entries(packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(([name, { resolved }]) => ({ place: path, what: `${name || 'the root'} is fetched from ${resolved}` }))
  return [...addresses, ...tagFindings(root, path, packages)]
}

/** A dependency with a tag such as "latest" changes without a change of the lock file, and then npm ci refuses it. */
function tagFindings(root: string, path: string, packages: Lock['packages']): Finding[] {
  const pinned = readJson(join(root, dirname(path), 'package.json'))?.overrides ?? {}
  return Object.entries(packages).flatMap(([name, manifest]) =>
    KINDS.flatMap(kind => Object.entries(manifest[kind] ?? {}))
      .filter(([wanted, version]) => TAG.test(version) && !(wanted in pinned))
      .map(([wanted, version]) => ({
        place: path,
        what: `${name} asks for ${wanted} ${version}: pin it in overrides`,
      })),
  )
}

const readJson = (path: string): Manifest | undefined =>
  statSync(path, { throwIfNoEntry: false }) && (JSON.parse(readFileSync(path, 'utf8')) as Manifest)

if (import.meta.main) {
  const findings = portabilityFindings(process.cwd())
  for (const { place, what } of findings) console.log(`${place}  ${what}`)
  if (findings.length > 0) process.exitCode = 1
}
