// The Node that the package `node` fetches with an install script of its own. The lock file knows no hash of it, so
// nodeHashes.json has one for each platform. Plain JavaScript without dependencies, for any Node from 20 on.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import process from 'node:process'

export const PLATFORM = `${process.platform}-${process.arch}`

/** @type {(root: string) => string} */
export const pinnedNode = root =>
  join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @type {(path: string) => string | undefined} */
const textOf = path => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** @type {(root: string) => Record<string, string>} */
function hashesIn(root) {
  const text = readFileSync(join(root, 'checks', 'nodeHashes.json'), 'utf8')
  return /** @type {{ sha256: Record<string, string> }} */ (JSON.parse(text)).sha256
}

/**
 * Whether there is a Node of the pinned version for this platform.
 * @type {(root: string) => boolean}
 */
export const hasPinnedNode = root => Object.hasOwn(hashesIn(root), PLATFORM)

/** @type {(path: string) => string} */
const hashOf = path => createHash('sha256').update(readFileSync(path)).digest('hex')

/**
 * Why the Node that was fetched must not run; undefined when it may. A platform without a hash is not refused.
 * @type {(root: string) => string | undefined}
 */
export function problemOfPinnedNode(root) {
  const wanted = hashesIn(root)[PLATFORM]
  if (wanted === undefined) return undefined
  const binary = pinnedNode(root)
  const { size, mtimeMs } = statSync(binary)
  // It is 120 MB: what was found to be good is not read again until it changes.
  const stamp = `${wanted} ${size} ${mtimeMs}`
  const stampFile = join(root, 'node_modules', '.cache', 'node-hashed')
  if (textOf(stampFile) === stamp) return undefined
  const found = hashOf(binary)
  if (found !== wanted)
    return `${binary} is not the one whose hash this repository holds (checks/nodeHashes.json: ${wanted}; it has ${found}). Delete node_modules and install again; if it stays so, please report it.`
  try {
    mkdirSync(dirname(stampFile), { recursive: true })
    writeFileSync(stampFile, stamp)
  } catch {
    // In a folder where nothing can be written it is hashed each time.
  }
  return undefined
}
