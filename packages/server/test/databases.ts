// The databases that everything has to work with.

import type { TestContext } from 'node:test'
import type { Database } from '../src/storage/database.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { tempFile } from './house.ts'
import { newPostgres, noPostgres } from './postgres.ts'

export interface Kind {
  readonly kind: string
  readonly skip: string | false
  open(file: string): Promise<Database>
}

export const DATABASES: readonly Kind[] = [
  { kind: 'SQLite', skip: false, open: file => Promise.resolve(openSqlite(file)) },
  { kind: 'PostgreSQL', skip: noPostgres, open: async () => openPostgres(await newPostgres()) },
]

/** An empty database that is gone with the test. */
export async function newDatabase(t: TestContext, { open }: Kind): Promise<Database> {
  const db = await open(tempFile(t))
  t.after(() => db.close())
  return db
}
