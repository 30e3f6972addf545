// Runs before anything is installed, on any Node from 20 on: plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { hasPinnedNode, pinnedNode, problemOfPinnedNode } from './pinnedNode.mjs'

const windows = process.platform === 'win32'
/** The least version that runs the sources as they are. */
const NODE = 24
const OWN_NODE = Number(process.versions.node.split('.')[0])

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, devOptional?: boolean }} Locked */

/** @param {string} path */
const readLock = path => /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(readFileSync(path, 'utf8')))

/**
 * Why node_modules does not hold the packages that package-lock.json asks for; undefined when it does.
 * @type {(root: string, isAsked: (wanted: Locked) => boolean) => string | undefined}
 */
function reasonInPackages(root, isAsked) {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return 'nothing is installed yet'
  const installed = readLock(installedLock).packages
  for (const [path, wanted] of Object.entries(readLock(join(root, 'package-lock.json')).packages)) {
    if (!path.includes('node_modules/') || !isAsked(wanted)) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    if (wanted.link) {
      if (!existsSync(join(root, path))) return `${name} is not linked`
      continue
    }
    const found = installed[path]
    if (!found && wanted.optional) continue // made for another platform
    if (!found) return `${name} is not installed`
    if (found.version !== wanted.version) return `${name} is ${found.version}, the lock file says ${wanted.version}`
    if (found.integrity !== wanted.integrity) return `${name} is not the copy that the lock file names`
  }
  return undefined
}

/** @type {(root: string, node: number) => boolean} */
const hasNode = (root, node) => node >= NODE || existsSync(pinnedNode(root))

/**
 * What developers need: everything.
 * @type {(root: string, node?: number) => string | undefined}
 */
export const reasonToInstall = (root, node = OWN_NODE) =>
  reasonInPackages(root, () => true) ?? (hasNode(root, node) ? undefined : 'the pinned Node is missing')

/**
 * What operators need: no tools of developers, and any Node that is new enough.
 * @type {(root: string, node?: number) => string | undefined}
 */
export const reasonNotToOperate = (root, node = OWN_NODE) =>
  reasonInPackages(root, ({ dev, devOptional }) => !dev && !devOptional) ??
  (hasNode(root, node)
    ? undefined
    : `Node ${NODE} is missing (this is ${process.versions.node}, and none came with the packages)`)

/** @type {(root: string, reason: string | undefined) => void} */
function install(root, reason) {
  if (!reason) return
  console.error(`Installing dependencies: ${reason}.`)
  // The package `node` cannot be installed where there is no Node of its version; then the one that runs this has to do.
  const scripts = hasPinnedNode(root) || OWN_NODE < NODE ? [] : ['--ignore-scripts']
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error', ...scripts], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  })
  if (npm.error || npm.status !== 0) {
    console.error(`npm ci failed${npm.error ? `: ${npm.error.message}` : ''}.`)
    process.exit(1)
  }
  if (!hasNode(root, OWN_NODE)) {
    console.error('npm ci left no Node in node_modules/node: are install scripts switched off? Try `npm rebuild node`.')
    process.exit(1)
  }
  const problem = existsSync(pinnedNode(root)) ? problemOfPinnedNode(root) : undefined
  if (problem !== undefined) {
    console.error(problem)
    process.exit(1)
  }
}

/** @type {(root: string) => string} */
const compileCache = root => process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled')

/**
 * Install what is missing, then run a script under the pinned Node and end as it ends.
 * @type {(root: string, args: string[]) => void}
 */
export function handOver(root, args) {
  install(root, reasonToInstall(root))
  runPinned(root, args)
}

/**
 * Run a command of operators under this Node, or the pinned one where this is too old. Nothing is installed: that would
 * take the packages away from a server that is running.
 * @type {(root: string, args: string[]) => Promise<void>}
 */
export async function operate(root, args) {
  const reason = reasonNotToOperate(root)
  if (reason !== undefined) {
    const folder = resolve(root)
    refuse(
      `${reason}, and this command installs nothing. Stop the server, run \`npm ci --omit=dev\` in ${folder}, and then this again.`,
      args,
    )
    return
  }
  if (OWN_NODE < NODE) return runPinned(root, args)
  process.chdir(root)
  module.enableCompileCache?.(compileCache(root))
  const [script = '', ...rest] = args
  const path = resolve(root, script)
  process.argv.splice(1, process.argv.length, path, ...rest)
  await import(pathToFileURL(path).href)
}

/**
 * Run a command after it has what operators need: where even that is missing, everything is installed.
 * @type {(root: string, args: string[]) => Promise<void>}
 */
export async function begin(root, args) {
  install(root, reasonNotToOperate(root))
  await operate(root, args)
}

/** @type {(problem: string, args: string[]) => void} */
function refuse(problem, args) {
  console.error(problem)
  if (args.includes('--json')) console.log(JSON.stringify({ problem }))
  process.exitCode = 2
}

/** @type {(root: string, args: string[]) => void} */
function runPinned(root, args) {
  // Without install scripts there is no pinned one.
  if (!existsSync(pinnedNode(root))) return start(process.execPath, root, args)
  const problem = problemOfPinnedNode(root)
  if (problem !== undefined) {
    refuse(problem, args)
    return
  }
  start(pinnedNode(root), root, args)
}

/** @type {(node: string, root: string, args: string[]) => void} */
function start(node, root, args) {
  // Commands load the same modules again and again: what is compiled once is kept.
  const env = { ...process.env, NODE_COMPILE_CACHE: compileCache(root) }
  const child = spawn(node, args, { cwd: root, env, stdio: 'inherit' })
  // Ctrl-C reaches the whole process group: the script decides what to do with it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', error => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
