// Checks a database: what the database reports about itself, and whether each log fits its table.

import type { Database } from './database.ts'
import { stepsOf } from './migrations.ts'
import { NEWEST } from './schema.ts'

/** The problems in words for the operator; an empty list when there are none. */
export async function check(db: Database): Promise<readonly string[]> {
  const own = db.kind === 'sqlite' ? await checkSqlite(db) : await checkPostgres(db)
  // A damaged database cannot be asked for more.
  if (own.length > 0) return own
  const steps = await stepsOf(db)
  if (steps !== NEWEST)
    return [`the database has ${steps} of ${NEWEST} steps behind it; start the server to bring it up to date`]
  return checkLogs(db)
}

async function checkSqlite(db: Database): Promise<readonly string[]> {
  try {
    const found = await db.read<{ integrity_check: string }>('PRAGMA integrity_check')
    const lost = await db.read<{ table: string; parent: string }>('PRAGMA foreign_key_check')
    return [
      ...found.map(row => row.integrity_check).filter(text => text !== 'ok'),
      ...lost.map(({ table, parent }) => `a row of ${table} belongs to nothing in ${parent}`),
    ]
  } catch (problem) {
    return [problem instanceof Error ? problem.message : String(problem)]
  }
}

/** PostgreSQL checks its pages itself, but some settings make it acknowledge writes that a power failure can lose. */
async function checkPostgres(db: Database): Promise<readonly string[]> {
  const risky = await db.read<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit') AND setting = 'off'",
  )
  return risky.map(({ name }) => `PostgreSQL runs with ${name} off: a power failure can lose what was acknowledged`)
}

/** The log of a table has an entry for each version up to the table's own. */
async function checkLogs(db: Database): Promise<readonly string[]> {
  const torn = await db.read<{ id: string; version: number; entries: number; newest: number }>(`
    SELECT tables.id, tables.version, COUNT(log_entries.version) AS entries, COALESCE(MAX(log_entries.version), 0) AS newest
    FROM tables LEFT JOIN log_entries ON log_entries.table_id = tables.id
    GROUP BY tables.id, tables.version
    HAVING COUNT(log_entries.version) <> tables.version OR COALESCE(MAX(log_entries.version), 0) <> tables.version
    ORDER BY tables.id`)
  return torn.map(
    ({ id, version, entries, newest }) =>
      `table ${id} is at version ${version}, its log has ${entries} entries up to ${newest}`,
  )
}
