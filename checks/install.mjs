// Runs before anything is installed, on any Node from 20 on: plain JavaScript without dependencies.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

const windows = process.platform === 'win32'

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean }} Locked */

/** @param {string} path */
const readLock = path => /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(readFileSync(path, 'utf8')))

/** @type {(root: string) => string} */
const pinnedNode = root => join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node')

/**
 * Why node_modules does not hold what package-lock.json asks for; undefined when it does.
 * @type {(root: string) => string | undefined}
 */
export function reasonToInstall(root) {
  const installedLock = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return 'nothing is installed yet'
  const installed = readLock(installedLock).packages
  for (const [path, wanted] of Object.entries(readLock(join(root, 'package-lock.json')).packages)) {
    if (!path.includes('node_modules/')) continue
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
  if (!existsSync(pinnedNode(root))) return 'the pinned Node is missing'
  return undefined
}

/** @type {(root: string) => void} */
function installIfStale(root) {
  const reason = reasonToInstall(root)
  if (!reason) return
  console.error(`Installing dependencies: ${reason}.`)
  const npm = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: windows,
  })
  if (npm.error || npm.status !== 0) {
    console.error(`npm ci failed${npm.error ? `: ${npm.error.message}` : ''}.`)
    process.exit(1)
  }
  if (!existsSync(pinnedNode(root))) {
    console.error('npm ci left no Node in node_modules/node: are install scripts switched off? Try `npm rebuild node`.')
    process.exit(1)
  }
}

/**
 * Install what is missing, then run a script under the pinned Node and end as it ends.
 * @type {(root: string, args: string[]) => void}
 */
export function handOver(root, args) {
  installIfStale(root)
  // Commands load the same modules again and again: what is compiled once is kept.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'compiled')
  const env = { ...process.env, NODE_COMPILE_CACHE }
  const child = spawn(pinnedNode(root), args, { cwd: root, env, stdio: 'inherit' })
  // Ctrl-C reaches the whole process group: the script decides what to do with it.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', error => {
    console.error(error.message)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
