// One server at a time has an embedded database: two would not hear of each other's tables. The lock is the operating
// system's and ends with the process, however that ends.

import { DatabaseSync } from 'node:sqlite'

/** A server that is just being stopped may need a moment. */
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
