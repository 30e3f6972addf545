// What a server does with an embedded database before it serves: it must be whole, and a new version makes a copy of it first.

import { chmodSync, existsSync, statSync } from 'node:fs'
import type { Settings } from '../settings.ts'
import type { Database } from '../storage/database.ts'
import { stepsOf } from '../storage/migrations.ts'
import { NEWEST } from '../storage/schema.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { embeddedFile } from './open.ts'

const damaged = (file: string, how: string): Error =>
  new Error(
    `the database ${file} is damaged (${how.replaceAll(/\s+/g, ' ')}): restore a backup into another folder (npm run restore), and name that one in DATA_DIR`,
  )

/** A file without a byte was a database once, or was made by mistake: nobody should begin anew there without a word. */
export function mustNotBeEmpty(settings: Pick<Settings, 'dataDir' | 'databaseUrl'>): void {
  const file = embeddedFile(settings)
  if (settings.databaseUrl === null && statSync(file, { throwIfNoEntry: false })?.size === 0)
    throw new Error(`${file} is empty (0 bytes): restore a backup, or delete the file to begin with a new one`)
}

/** Finds damaged pages; whether rows fit each other is for `doctor`, which may take its time. */
export async function mustBeWhole(db: Database, settings: Pick<Settings, 'dataDir'>): Promise<void> {
  if (db.kind !== 'sqlite') return
  const file = embeddedFile(settings)
  const found = await db.read<{ quick_check: string }>('PRAGMA quick_check(1)').catch((problem: unknown) => {
    throw damaged(file, problem instanceof Error ? problem.message : String(problem))
  })
  if (found[0]?.quick_check !== 'ok') throw damaged(file, found[0]?.quick_check ?? 'nothing can be read')
}

/** Where the copy lies, if one was made. There is no way back to an older version but this copy or a backup. */
export async function copyBeforeMigration(
  db: Database,
  settings: Pick<Settings, 'dataDir'>,
): Promise<string | undefined> {
  if (db.kind !== 'sqlite') return undefined
  const steps = await stepsOf(db)
  if (steps === 0 || steps >= NEWEST) return undefined
  const copy = `${embeddedFile(settings)}.before-${NEWEST}`
  // A start before this one may have broken off in the middle: then the copy from before it is the good one.
  if (existsSync(copy)) return undefined
  const beside = openSqlite(embeddedFile(settings))
  try {
    await beside.backupTo(copy)
  } finally {
    await beside.close()
  }
  chmodSync(copy, 0o600)
  return copy
}
