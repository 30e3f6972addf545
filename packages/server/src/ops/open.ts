import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Database } from '../storage/database.ts'
import { openPostgres, servers } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'

export const embeddedFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'lastlight.db')

/**
 * Opens PostgreSQL when a URL is set, and an embedded database otherwise. `serves`: the caller is a server, not a
 * command.
 */
export function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, serves = false): Database {
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, serves)
  // The folder holds secret deals, so only its owner may read it.
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(embeddedFile(settings), serves)
}

/** For work that must not run beside a server; throws when one is running. */
export async function openAlone(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const db = openDatabase(settings, settings.databaseUrl === null)
  if (db.kind === 'sqlite' || (await servers(db)) === 0) return db
  await db.close()
  throw new Error('a server is running with this database: stop it first')
}
