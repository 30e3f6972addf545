// Checks for `npm run doctor`: machine, settings, database, and whether the stored games can go on.

import { existsSync, statSync } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import process from 'node:process'
import { fingerprint, type Games } from '../games.ts'
import type { Settings } from '../settings.ts'
import { check } from '../storage/check.ts'
import type { Database } from '../storage/database.ts'
import { stepsOf } from '../storage/migrations.ts'
import { NEWEST } from '../storage/schema.ts'
import { LiveTable } from '../tables/liveTable.ts'
import { embeddedFile, openDatabase } from './open.ts'

export interface Finding {
  readonly name: string
  /** A warning does not keep the server from running. */
  readonly state: 'good' | 'warning' | 'bad'
  readonly says: string
}

const good = (name: string, says: string): Finding => ({ name, state: 'good', says })
const warning = (name: string, says: string): Finding => ({ name, state: 'warning', says })
const bad = (name: string, says: string): Finding => ({ name, state: 'bad', says })
const reasonOf = (problem: unknown): string => {
  const message = problem instanceof AggregateError ? problem.errors.map(String).join('; ') : String(problem)
  return message.replace(/^\w*Error: /, '')
}

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
  if (new Set(secret).size < 8) return warning('settings', `${says} LASTLIGHT_SECRET is easy to guess: make another.`)
  return good('settings', says)
}

const MEGA = 1024 * 1024
const SCARCE = 1024
const TOO_LITTLE = 64

export async function diskFinding(dataDir: string): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(dataDir)
    const free = Math.floor((bavail * bsize) / MEGA)
    const says = `${free} MB are free in ${dataDir}.`
    if (free < TOO_LITTLE) return bad('disk', `${says} That is too little.`)
    return free < SCARCE ? warning('disk', `${says} That will not last.`) : good('disk', says)
  } catch (problem) {
    return bad('disk', `DATA_DIR cannot be used: ${reasonOf(problem)}.`)
  }
}

/** Checks the database without changing it. */
export async function databaseFindings(settings: Settings, games: Games): Promise<readonly Finding[]> {
  if (settings.databaseUrl === null && !existsSync(embeddedFile(settings)))
    return [good('database', 'There is none yet: the first start makes it.')]
  if (settings.databaseUrl === null && statSync(embeddedFile(settings)).size === 0)
    return [
      bad(
        'database',
        `${embeddedFile(settings)} is empty (0 bytes): restore a backup, or delete the file to begin with a new one.`,
      ),
    ]
  let db: Database | undefined
  try {
    db = openDatabase(settings)
    await db.ping()
  } catch (problem) {
    await db?.close().catch(() => undefined)
    return [bad('database', `It cannot be reached: ${reasonOf(problem)}.`)]
  }
  try {
    const steps = await stepsOf(db)
    const reachable = good('database', db.kind === 'sqlite' ? embeddedFile(settings) : 'PostgreSQL answers.')
    if (steps > NEWEST)
      return [
        reachable,
        bad('migrations', `It is of a newer version (${steps} steps, this one knows ${NEWEST}): update.`),
      ]
    if (steps < NEWEST)
      return [reachable, warning('migrations', `${NEWEST - steps} steps are missing: the next start takes them.`)]
    return [
      reachable,
      good('migrations', 'It is up to date.'),
      await integrityFinding(db),
      await gamesFinding(db, games),
    ]
  } catch (problem) {
    return [bad('database', `It cannot be read: ${reasonOf(problem)}.`)]
  } finally {
    await db.close()
  }
}

async function integrityFinding(db: Database): Promise<Finding> {
  const problems = await check(db)
  return problems.length === 0
    ? good('integrity', 'Every log is whole.')
    : bad('integrity', `${problems.join('; ')}. Restore a backup if this is damage.`)
}

/** Replays the running games, as the server does when they are opened. */
async function gamesFinding(db: Database, games: Games): Promise<Finding> {
  const name = 'games'
  const rows = await db.read<{ id: string; game: string }>(
    "SELECT id, game FROM tables WHERE status = 'playing' ORDER BY id",
  )
  const fingerprints = new Map([...games.values()].map(game => [game.id, fingerprint(game)]))
  const resumed: string[] = []
  const broken: string[] = []
  for (const { id } of rows)
    try {
      const table = await LiveTable.open(db, games, id, fingerprints)
      if (!table?.match) broken.push(id)
      else if (table.resumed) resumed.push(id)
    } catch {
      broken.push(id)
    }
  if (broken.length > 0)
    return bad(name, `${broken.length} of ${rows.length} games cannot go on with this version: ${broken.join(', ')}.`)
  if (resumed.length > 0)
    return warning(
      name,
      `${resumed.length} of ${rows.length} games would replay differently and go on from their state: ${resumed.join(', ')}.`,
    )
  return good(name, `${rows.length} running games replay with this version.`)
}
