// A database in PostgreSQL, shared by any number of processes.

import { type ClientConfig, Pool, types } from 'pg'
import { AdvisoryLocks } from './advisoryLocks.ts'
import {
  Conflict,
  type Database,
  type Release,
  type Snapshot,
  type Sql,
  type Statement,
  textOf,
  type Value,
} from './database.ts'
import { Notifications } from './notifications.ts'
import { NEWEST } from './schema.ts'

// Counts, sums and times fit into JavaScript's numbers; booleans are 1 or 0, as in SQLite.
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.NUMERIC, Number)
types.setTypeParser(types.builtins.BOOL, text => (text === 't' ? 1 : 0))

const UNIQUE_VIOLATION = '23505'
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const codeOf = (problem: unknown): string => (problem as { code?: string }).code ?? ''
const isConflict = (problem: unknown): boolean =>
  [UNIQUE_VIOLATION, SERIALIZATION_FAILURE, DEADLOCK].includes(codeOf(problem))

const CONNECTIONS = 10
const CONNECT_MS = 10_000
/** PostgreSQL rolls back the unit of a process that has stopped in the middle of it, so that others can go on. */
const IDLE_IN_UNIT_MS = 10_000
/** The name under which PostgreSQL lists our connections: a running server always has one, on which it listens. */
const SERVER = 'lastlight server'
/** Servers before the sixth step have no number in their name. */
const THIS_SERVER = `${SERVER} ${NEWEST}`
const COMMAND = 'lastlight command'
/** How many rows of a snapshot are fetched at a time. */
const FETCH = 200

class Postgres implements Database {
  readonly kind = 'postgres'
  readonly #pool: Pool
  readonly #notifications: Notifications
  readonly #locks: AdvisoryLocks

  constructor(url: string, serves: boolean) {
    const settings: ClientConfig = {
      connectionString: url,
      application_name: serves ? THIS_SERVER : COMMAND,
      connectionTimeoutMillis: CONNECT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_UNIT_MS,
      keepAlive: true,
    }
    this.#pool = new Pool({ ...settings, max: CONNECTIONS })
    // The pool replaces an idle connection that breaks; if the whole server is gone, the next query fails.
    this.#pool.on('error', () => {})
    this.#notifications = new Notifications(settings)
    this.#locks = new AdvisoryLocks(settings)
  }

  read<Row>(sql: Sql, ...values: readonly Value[]): Promise<readonly Row[]> {
    return this.#persistently(async () => {
      const { rows } = await this.#pool.query({ text: textOf(sql), values: [...values] })
      return rows as Row[]
    })
  }

  write(unit: readonly Statement[]): Promise<void> {
    return this.#persistently(() => this.#unit(unit))
  }

  /**
   * After an outage every idle connection of the pool may be broken, so a query is tried once more than there are
   * connections.
   */
  async #persistently<T>(work: () => Promise<T>): Promise<T> {
    for (let i = 0; ; i++) {
      try {
        return await work()
      } catch (problem) {
        if (i === CONNECTIONS || !isBroken(problem)) throw problem
      }
    }
  }

  async #unit(unit: readonly Statement[]): Promise<void> {
    const { client, rollBack, release } = await this.#borrow()
    try {
      await client.query('BEGIN')
      for (const { sql, values, rows } of unit) {
        const { rowCount } = await client.query({ text: sql, values: [...values] })
        if (rows !== undefined && rowCount !== rows) throw new Conflict()
      }
      // A commit whose connection breaks may have been written, so it must not be tried again.
      await client.query('COMMIT').catch((problem: unknown) => {
        if (isConflict(problem)) throw problem
        throw new Error('the database has not said whether it wrote this', { cause: problem })
      })
    } catch (problem) {
      await rollBack()
      throw isConflict(problem) ? new Conflict() : problem
    } finally {
      release()
    }
  }

  /** A connection of the pool for several queries; one that breaks meanwhile does not go back to the pool. */
  async #borrow() {
    const client = await this.#pool.connect()
    let broken: Error | undefined
    const breaks = (problem: Error): void => {
      broken = problem
    }
    // Without a listener, an error between two queries would end the process.
    client.on('error', breaks)
    return {
      client,
      rollBack: () => client.query('ROLLBACK').catch(breaks),
      release: () => {
        client.off('error', breaks)
        client.release(broken)
      },
    }
  }

  async snapshot(): Promise<Snapshot> {
    const { client, rollBack, release } = await this.#borrow()
    const close = async (): Promise<void> => {
      await rollBack()
      release()
    }
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      // The reader of a dump may be slow.
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0')
      // PostgreSQL takes the snapshot at the first read.
      await client.query('SELECT 1')
    } catch (problem) {
      await close()
      throw problem
    }
    return {
      close,
      async *rows<Row>(sql: string): AsyncIterable<Row> {
        await client.query(`DECLARE everything CURSOR FOR ${sql}`)
        for (;;) {
          const { rows } = await client.query(`FETCH ${FETCH} FROM everything`)
          if (rows.length === 0) break
          yield* rows as Row[]
        }
        await client.query('CLOSE everything')
      },
    }
  }

  async announce(channel: string, message: string): Promise<void> {
    await this.read`SELECT pg_notify(${channel}, ${message})`
  }

  listen(channel: string, listen: (message: string) => void): Promise<void> {
    return this.#notifications.listen(channel, listen)
  }

  tryLock(name: string): Promise<Release | undefined> {
    return this.#locks.take(name)
  }

  async ping(): Promise<void> {
    await this.read('SELECT 1')
  }

  /** PostgreSQL writes the number of a transaction to disk when it commits. */
  async testWrite(): Promise<void> {
    await this.read('SELECT txid_current()')
  }

  async close(): Promise<void> {
    if (this.#pool.ending) return
    await this.#notifications.close()
    await this.#locks.close()
    await this.#pool.end()
  }
}

/** Whether the connection failed, and not the query. */
const isBroken = (problem: unknown): boolean => {
  const code = codeOf(problem)
  // Class 57P: the server ends the connection; class 08: the connection is broken; 25P03: it was idle for too long.
  if (code.startsWith('57P') || code.startsWith('08') || code === '25P03') return true
  if (code === 'ECONNRESET' || code === 'EPIPE') return true
  return (
    problem instanceof Error && /^Connection terminated|connection error and is not queryable/.test(problem.message)
  )
}

/** `serves`: the connections are those of a server, which other processes can count. */
export const openPostgres = (url: string, serves = false): Database => new Postgres(url, serves)

export const servers = (db: Database): Promise<number> => connections(db, `application_name LIKE '${SERVER}%'`)

export const serversOfOtherVersions = (db: Database): Promise<number> =>
  connections(db, `application_name LIKE '${SERVER}%' AND application_name <> '${THIS_SERVER}'`)

async function connections(db: Database, condition: string): Promise<number> {
  const [row] = await db.read<{ n: number }>(
    `SELECT COUNT(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND ${condition}`,
  )
  return row!.n
}
