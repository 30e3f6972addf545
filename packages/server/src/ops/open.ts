import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { Database } from '../storage/database.ts'
import { openPostgres, servers } from '../storage/postgres.ts'
import { openSqlite } from '../storage/sqlite.ts'

export const embeddedFile = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'lastlight.db')

/** PostgreSQL when a URL is set, and otherwise a file of our own. `serves`: for a server, not for a command beside it. */
export function openDatabase(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>, serves = false): Database {
  if (settings.databaseUrl !== null) return openPostgres(settings.databaseUrl, serves)
  // Deals that are still secret lie there.
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  return openSqlite(embeddedFile(settings), serves)
}

/** For work that no server may see half done: an error says that one is running. */
export async function openAlone(settings: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const db = openDatabase(settings, settings.databaseUrl === null)
  if (db.kind === 'sqlite' || (await servers(db)) === 0) return db
  await db.close()
  throw new Error('a server is running with this database: stop it first')
}
