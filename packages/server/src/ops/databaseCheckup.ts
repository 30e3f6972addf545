// Checks for `npm run doctor` of the database, without changing it, and whether the stored games can go on with this version.

import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fingerprint, type Games } from '../games.ts'
import type { Settings } from '../settings.ts'
import { check } from '../storage/check.ts'
import { Conflict, type Database, one, statement } from '../storage/database.ts'
import { dump, restore } from '../storage/dump.ts'
import { stepsOf } from '../storage/migrations.ts'
import { NEWEST } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { LiveTable } from '../tables/liveTable.ts'
import { mustBeWhole, mustNotBeEmpty } from './beforeStart.ts'
import { failureOf } from './failure.ts'
import { bad, type Finding, good, warning } from './finding.ts'
import { embeddedFile, openDatabase } from './open.ts'

export async function databaseFindings(settings: Settings, games: Games): Promise<readonly Finding[]> {
  let db: Database | undefined
  try {
    // It throws where nobody may look.
    if (settings.databaseUrl === null && !statSync(embeddedFile(settings), { throwIfNoEntry: false }))
      return [good('database', 'There is none yet: the first start makes it.')]
    mustNotBeEmpty(settings)
    db = openDatabase(settings)
    await db.ping()
    await mustBeWhole(db, settings)
    return [
      good('database', db.kind === 'sqlite' ? embeddedFile(settings) : 'PostgreSQL answers.'),
      ...(await contentFindings(db, games)),
    ]
  } catch (problem) {
    return [bad('database', failureOf(problem, settings))]
  } finally {
    await db?.close().catch(() => undefined)
  }
}

async function contentFindings(db: Database, games: Games): Promise<readonly Finding[]> {
  const steps = await stepsOf(db)
  if (steps > NEWEST)
    return [bad('migrations', `It is of a newer version (${steps} steps, this one knows ${NEWEST}): update.`)]
  if (steps < NEWEST) await mustBeMigratable(db)
  if (steps === 0) return [good('migrations', 'It is empty: the first start makes the tables.')]
  if (steps < NEWEST) return migratedFindings(db, games, NEWEST - steps)
  return [good('migrations', 'It is up to date.'), await integrityFinding(db), await gamesFinding(db, games)]
}

/** A user of PostgreSQL may be allowed to read and write rows, and not to make tables: it is tried, and taken back. */
async function mustBeMigratable(db: Database): Promise<void> {
  if (db.kind !== 'postgres') return
  try {
    await db.write([
      statement('CREATE TABLE lastlight_trial (id INTEGER)'),
      // It finds no row, so all of this is rolled back.
      one`DELETE FROM lastlight_trial WHERE id = 0`,
    ])
  } catch (problem) {
    if (!(problem instanceof Conflict)) throw problem
  }
}

/** What the next start would do is done to a copy. */
async function migratedFindings(db: Database, games: Games, missing: number): Promise<readonly Finding[]> {
  const name = 'migrations'
  const says = `${missing} ${missing === 1 ? 'step is' : 'steps are'} missing: the next start takes ${missing === 1 ? 'it' : 'them'}`
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-doctor-'))
  try {
    const copy = openSqlite(join(folder, 'lastlight.db'))
    try {
      await restore(copy, dump(db))
      return [
        warning(name, `${says}. What follows was tried on a copy.`),
        await integrityFinding(copy),
        await gamesFinding(copy, games),
      ]
    } finally {
      await copy.close()
    }
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem)
    return [bad(name, `${says}, which failed on a copy: ${why}.`)]
  } finally {
    rmSync(folder, { recursive: true, force: true })
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
