// Makes sure that a person gets one notice about a table until they look at it, whichever process sends it.

import { Conflict, type Database, one, statement } from '../storage/database.ts'

export class OpenNotices {
  readonly #db: Database

  constructor(db: Database) {
    this.#db = db
  }

  /** Whether this process is the one that notifies the person. */
  async claim(table: string, person: string): Promise<boolean> {
    try {
      await this.#db.write([one`INSERT INTO open_notices (table_id, person_id) VALUES (${table}, ${person})`])
      return true
    } catch (problem) {
      if (problem instanceof Conflict) return false
      throw problem
    }
  }

  async isClaimed(table: string, person: string): Promise<boolean> {
    const rows = await this.#db.read`SELECT person_id FROM open_notices
      WHERE table_id = ${table} AND person_id = ${person}`
    return rows.length > 0
  }

  async release(table: string, person: string): Promise<void> {
    if (!(await this.isClaimed(table, person))) return
    await this.#db.write([statement`DELETE FROM open_notices WHERE table_id = ${table} AND person_id = ${person}`])
  }
}
