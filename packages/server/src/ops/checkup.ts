// Checks for `npm run doctor` of the machine: Node, settings, the data folder and the port. Nothing is made or changed.

import { once } from 'node:events'
import { accessSync, constants, existsSync, lstatSync, readdirSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { signerFrom } from '../deals/signature.ts'
import type { Settings } from '../settings.ts'
import { failureOf } from './failure.ts'
import { bad, type Finding, good, warning } from './finding.ts'

const NODE = 24

export function nodeFinding(version = process.versions.node): Finding {
  const major = Number(version.split('.')[0])
  return major >= NODE
    ? good('node', `Node ${version}.`)
    : bad('node', `Node ${version} is too old: run this through npm, which brings Node ${NODE}.`)
}

export function settingsFinding(settings: Settings): Finding {
  const { databaseUrl, publicUrl, trustProxy, secret, dataDir } = settings
  const says = `Port ${settings.port}, ${databaseUrl === null ? `database in ${dataDir}` : 'PostgreSQL'}, ${settings.bots} bot threads.`
  if (publicUrl?.startsWith('https:') && trustProxy.length === 0)
    return warning(
      'settings',
      `${says} PUBLIC_URL is https, so a proxy stands in front: set TRUST_PROXY to its address, or all visitors share one limit.`,
    )
  if (secret !== '' && new Set(secret).size < 8)
    return warning('settings', `${says} LASTLIGHT_SECRET is easy to guess: make another.`)
  return good('settings', says)
}

const MEGA = 1024 * 1024
const SCARCE = 1024
const TOO_LITTLE = 64

/** The folder itself, or the nearest one above it that is there. */
function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}

export async function diskFinding(
  settings: Pick<Settings, 'dataDir' | 'port' | 'host' | 'databaseUrl'>,
): Promise<Finding> {
  const { dataDir } = settings
  try {
    const there = nearest(dataDir)
    mustBeWritable(there, dataDir)
    const strangers = filesOfOthers(dataDir)
    if (strangers.length > 0)
      return bad(
        'disk',
        `${strangers.join(', ')} in ${dataDir} belong to another user than the folder, so the server may not be able to use them: chown them.`,
      )
    const { bavail, bsize } = await statfs(there)
    const free = Math.floor((bavail * bsize) / MEGA)
    const says = `${free} MB are free in ${there}.`
    if (free < TOO_LITTLE) return bad('disk', `${says} That is too little.`)
    return free < SCARCE ? warning('disk', `${says} That will not last.`) : good('disk', says)
  } catch (problem) {
    return bad('disk', failureOf(problem, settings))
  }
}

/** Throws as a server does that has to make the folder, or a file in it. */
function mustBeWritable(there: string, dataDir: string): void {
  const fail = (code: string): never => {
    throw Object.assign(new Error(code), { code, path: dataDir })
  }
  if (!statSync(there).isDirectory()) fail('ENOTDIR')
  try {
    accessSync(there, constants.W_OK | constants.X_OK)
  } catch (problem) {
    fail((problem as NodeJS.ErrnoException).code ?? 'EACCES')
  }
}

/** Files that a command run as another user has made, such as root. */
function filesOfOthers(dataDir: string): readonly string[] {
  if (!existsSync(dataDir)) return []
  const { uid } = statSync(dataDir)
  return readdirSync(dataDir).filter(
    name => /^(?:secret|lastlight\.db)/.test(name) && lstatSync(join(dataDir, name)).uid !== uid,
  )
}

const ANSWERS_MS = 3000

/** Whether the server that these settings are for could listen, or does already. */
export async function portFinding(settings: Settings): Promise<Finding> {
  const { port, host } = settings
  const trial = createServer()
  try {
    trial.listen({ port, host })
    await once(trial, 'listening')
    return good('port', port === 0 ? 'A free port is taken at the start.' : `Port ${port} is free.`)
  } catch (problem) {
    return (await isOwnServer(settings))
      ? good('port', `The server is running on port ${port}.`)
      : bad('port', failureOf(problem, settings))
  } finally {
    trial.close()
  }
}

/** Only a server with the same secret signs with the same key. */
async function isOwnServer({ port, host, secret }: Settings): Promise<boolean> {
  if (secret === '') return false
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : host.includes(':') ? `[${host}]` : host
  try {
    const reply = await fetch(`http://${near}:${port}/deal-key`, { signal: AbortSignal.timeout(ANSWERS_MS) })
    return (await reply.text()).trim() === signerFrom(secret).key
  } catch {
    return false
  }
}
