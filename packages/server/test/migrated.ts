// An embedded database with all tables: to take every step of the schema anew takes 50 ms, to copy a file none.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '../src/storage/migrations.ts'
import { openSqlite } from '../src/storage/sqlite.ts'

async function newMigrated(): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'lastlight-migrated-'))
  try {
    const file = join(folder, 'lastlight.db')
    const db = openSqlite(file)
    await migrate(db)
    await db.close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const MIGRATED = await newMigrated()

/** In the data folder of a server that is to start there. */
export const putMigrated = (folder: string): void => writeFileSync(join(folder, 'lastlight.db'), MIGRATED)
