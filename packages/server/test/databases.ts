// The databases that everything has to work with.

import type { TestContext } from 'node:test'
import type { Database } from '../src/storage/database.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { tempFile } from './house.ts'
import { emptyPostgres, newPostgres, noPostgres, releasePostgres } from './postgres.ts'

export interface Kind {
  readonly kind: string
  readonly skip: string | false
  /** Without rows; where it costs time to make the tables, they are there. */
  open(file: string): Promise<Database>
  /** Without tables. */
  openEmpty(file: string): Promise<Database>
}

export const DATABASES: readonly Kind[] = [
  {
    kind: 'SQLite',
    skip: false,
    open: file => Promise.resolve(openSqlite(file)),
    openEmpty: file => Promise.resolve(openSqlite(file)),
  },
  {
    kind: 'PostgreSQL',
    skip: noPostgres,
    open: async () => openPostgres(await newPostgres()),
    openEmpty: async () => openPostgres(await emptyPostgres()),
  },
]

/** A database without tables that is gone with the test. */
export async function emptyDatabase(t: TestContext, { openEmpty }: Kind): Promise<Database> {
  const db = await openEmpty(tempFile(t))
  t.after(() => db.close())
  return db
}

/** A database without rows that is gone with the test. */
export async function newDatabase(t: TestContext, { kind }: Kind): Promise<Database> {
  const address = kind === 'PostgreSQL' ? await newPostgres() : tempFile(t)
  const db = kind === 'PostgreSQL' ? openPostgres(address) : openSqlite(address)
  t.after(async () => {
    await db.close()
    releasePostgres(address)
  })
  return db
}
