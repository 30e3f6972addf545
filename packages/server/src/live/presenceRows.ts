// The SQL of presence. Ages are computed by the database's clock, because the clocks of several machines differ.

import { type Database, one, type Statement, statement } from '../storage/database.ts'

/** Rows of people who are gone are useless after the longest grace period that can be set. */
const KEPT_MS = 2 * 3_600_000

const NOW: Readonly<Record<Database['kind'], string>> = {
  postgres: 'CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)',
  sqlite: "CAST(unixepoch('subsec') * 1000 AS INTEGER)",
}

export interface PresenceRow {
  readonly process_id: string
  readonly person_id: string
  readonly table_ids: string
  /** How many milliseconds ago the last connection was lost; null while there is one. */
  readonly age: number | null
}

interface ProcessRow {
  readonly id: string
  readonly changes: number
  /** How many milliseconds ago the process wrote its last heartbeat. */
  readonly age: number
}

const listOf = (values: readonly string[], from: number): string => values.map((_, i) => `$${i + from}`).join(', ')

export class PresenceRows {
  readonly #db: Database
  readonly #process: string
  readonly #now: string

  constructor(db: Database, process: string) {
    this.#db = db
    this.#process = process
    this.#now = NOW[db.kind]
  }

  #rows(condition: string, ...values: readonly string[]): Promise<readonly PresenceRow[]> {
    return this.#db.read<PresenceRow>(
      `SELECT process_id, person_id, table_ids, ${this.#now} - lost_at AS age FROM presence WHERE ${condition}`,
      ...values,
    )
  }

  all(): Promise<readonly PresenceRow[]> {
    return this.#rows('TRUE')
  }

  ofProcess(process: string): Promise<readonly PresenceRow[]> {
    return this.#rows('process_id = $1', process)
  }

  ofPeople(people: readonly string[]): Promise<readonly PresenceRow[]> {
    return this.#rows(`person_id IN (${listOf(people, 1)})`, ...people)
  }

  ofPeopleAt(process: string, people: readonly string[]): Promise<readonly PresenceRow[]> {
    return this.#rows(`process_id = $1 AND person_id IN (${listOf(people, 2)})`, process, ...people)
  }

  otherProcesses(): Promise<readonly ProcessRow[]> {
    return this.#db.read<ProcessRow>(
      `SELECT id, changes, ${this.#now} - beat_at AS age FROM processes WHERE id <> $1`,
      this.#process,
    )
  }

  /** The tables that a person watches through this process; undefined when they are not connected any more. */
  placed(person: string, tables: readonly string[] | undefined): Statement {
    return statement(
      `INSERT INTO presence (process_id, person_id, table_ids, lost_at) VALUES ($1, $2, $3, ${tables ? 'NULL' : this.#now})
        ON CONFLICT (process_id, person_id) DO UPDATE SET table_ids = excluded.table_ids, lost_at = excluded.lost_at`,
      this.#process,
      person,
      JSON.stringify(tables ?? []),
    )
  }

  removed(person: string): Statement {
    return statement`DELETE FROM presence WHERE process_id = ${this.#process} AND person_id = ${person}`
  }

  registered(changes: number): Statement {
    return statement(
      `INSERT INTO processes (id, beat_at, changes) VALUES ($1, ${this.#now}, $2) ON CONFLICT (id) DO NOTHING`,
      this.#process,
      changes,
    )
  }

  unregistered(): Statement {
    return statement`DELETE FROM processes WHERE id = ${this.#process}`
  }

  /** Conflicts when another process has removed the row of this one. */
  told(changes: number): Statement {
    return one`UPDATE processes SET changes = ${changes} WHERE id = ${this.#process}`
  }

  /** Conflicts like `told`. */
  alive(): Statement {
    return one(`UPDATE processes SET beat_at = ${this.#now} WHERE id = $1`, this.#process)
  }

  /** Removes a process unless it has written a heartbeat meanwhile. */
  dead(process: string, leaseMs: number): Statement {
    return statement(`DELETE FROM processes WHERE id = $1 AND beat_at < ${this.#now} - $2`, process, leaseMs)
  }

  /** People lose their connections to a process that has ended. */
  orphaned(): Statement {
    return statement(
      `UPDATE presence SET lost_at = ${this.#now} WHERE lost_at IS NULL AND process_id NOT IN (SELECT id FROM processes)`,
    )
  }

  forgotten(): Statement {
    return statement(`DELETE FROM presence WHERE lost_at < ${this.#now} - ${KEPT_MS}`)
  }
}
