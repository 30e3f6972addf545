// Brings a database to the newest step of its schema.

import { Conflict, type Database, one, statement } from './database.ts'
import { serversOfOtherVersions } from './postgres.ts'
import { NEWEST, STEPS } from './schema.ts'

/** Sets our lock apart from advisory locks of other programs in the same database. */
const LOCK = 7_205_759

/** The names of all tables that this database has. */
export async function tableNames(db: Database): Promise<readonly string[]> {
  const rows = await db.read<{ name: string }>(
    db.kind === 'sqlite'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : 'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  return rows.map(({ name }) => name)
}

/** How many steps the database has taken. */
export async function stepsOf(db: Database): Promise<number> {
  if (!(await tableNames(db)).includes('migrations')) return 0
  return (await db.read<{ n: number }>('SELECT COUNT(*) AS n FROM migrations'))[0]!.n
}

/** Takes the missing steps. Several processes may do so at once: each step is taken once. */
export async function migrate(db: Database, upTo = NEWEST): Promise<void> {
  const steps = await stepsOf(db)
  if (steps > NEWEST)
    throw new Error(
      `the database is of a newer version (it has ${steps} steps behind it, this version knows ${NEWEST}): update Lastlight, or restore a backup of this version into another database`,
    )
  // A server of the version before would go on to name tables and columns that are called otherwise now.
  if (db.kind === 'postgres' && steps > 0 && steps < upTo && (await serversOfOtherVersions(db)) > 0)
    throw new Error(
      'the database has to be brought up to date, and a server of another version is still running with it: stop every server, then start this one',
    )
  if (steps === 0)
    await db.write([
      // PostgreSQL fails one of two processes that create the same table at once.
      ...(db.kind === 'postgres' ? [statement`SELECT pg_advisory_xact_lock(${LOCK})`] : []),
      statement('CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY, at BIGINT NOT NULL)'),
    ])
  for (const [step, sqls] of STEPS.slice(0, upTo).entries()) {
    if (step < steps) continue
    try {
      await db.write([
        one`INSERT INTO migrations (step, at) VALUES (${step}, ${Date.now()})`,
        ...sqls.flatMap(part => (typeof part === 'string' ? [part] : part[db.kind])).map(sql => statement(sql)),
      ])
    } catch (problem) {
      // Another process has just taken this step.
      if (!(problem instanceof Conflict)) throw problem
    }
  }
}
