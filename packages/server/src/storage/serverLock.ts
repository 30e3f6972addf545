// Lets one server at a time open an embedded database: two would not see each other's changes to tables in memory. The
// lock belongs to the operating system and ends with the process.

import { DatabaseSync } from 'node:sqlite'

/** A server that is being stopped may hold the lock for a moment longer. */
const PATIENCE_MS = 2000
const BUSY = 5

export function lockForServer(file: string): () => void {
  const lock = new DatabaseSync(`${file}.lock`, { timeout: PATIENCE_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (problem) {
    lock.close()
    if ((problem as { errcode?: number }).errcode !== BUSY) throw problem
    throw new Error(
      `another server is running with the database ${file}: stop it first, give this one a DATA_DIR of its own, or let both use PostgreSQL (DATABASE_URL)`,
      { cause: problem },
    )
  }
  return () => lock.close()
}
