// A database in SQLite, in this process: write-ahead log, a sync before anything is acknowledged, and one sync for all
// units that wait.
/* oxlint-disable typescript/require-await -- SQLite answers at once; what goes wrong has to reject like anywhere else */

import { EventEmitter } from 'node:events'
import { mkdirSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite'
import { setImmediate as turn } from 'node:timers/promises'
import { steadyNow } from '../ops/steady.ts'
import {
  Conflict,
  type Database,
  type Release,
  type Snapshot,
  type Sql,
  type Statement,
  statement,
  textOf,
  type Value,
} from './database.ts'
import { lockForServer } from './serverLock.ts'
import { BUSY_MS, CHECKPOINT_PAGES, openFile } from './sqliteFile.ts'
import { WalPreallocation } from './walPreallocation.ts'
import { type Sync, syncToDisk, WalSync } from './walSync.ts'

const BETWEEN_ATTEMPTS_MS = 1000
/** How often this process checks whether another one has written. */
const LISTEN_MS = 100
/** The bytes that one page takes in the write-ahead log. */
const FRAME_BYTES = 4096 + 24

interface PendingUnit {
  readonly unit: readonly Statement[]
  readonly done: () => void
  readonly failed: (problem: unknown) => void
}

export interface SqliteDatabase extends Database {
  /** Writes a copy of the database at this moment. The file appears complete or not at all. */
  backupTo(file: string): Promise<void>
}

class Sqlite implements SqliteDatabase {
  readonly kind = 'sqlite'
  readonly #file: string
  readonly #db: DatabaseSync
  readonly #prepared = new Map<string, StatementSync>()
  readonly #bus = new EventEmitter()
  readonly #locks = new Set<string>()
  readonly #wal: WalPreallocation
  readonly #walSync: WalSync
  #pendingUnits: PendingUnit[] = []
  /** Resolves when the present group of units is stored; undefined while nothing is being stored. */
  #storing: Promise<void> | undefined
  /** Resolves when everything that was committed is on the disk; undefined while it is. */
  #syncing: Promise<void> | undefined
  /** A sync has failed, and nobody knows what is on the disk. */
  #isUnsynced = false
  /** By the steady clock: until then nothing is tried again after a failure. */
  #nextAttempt = 0
  #listening: NodeJS.Timeout | undefined
  /** SQLite's own counter, which changes when another connection has written. */
  #dataVersion: unknown
  #release: () => void = () => {}

  constructor(file: string, serves: boolean, sync: Sync) {
    this.#file = file
    this.#db = openFile(file)
    try {
      if (serves) this.#release = lockForServer(file)
    } catch (problem) {
      this.#db.close()
      throw problem
    }
    // SQLite keeps its log beside the file itself, not beside a link to it.
    const real = realpathSync(file)
    this.#wal = new WalPreallocation(real, CHECKPOINT_PAGES * FRAME_BYTES)
    this.#walSync = new WalSync(real, sync)
    // A process before this one may have ended before its last sync, or with one that had failed.
    if (serves) this.#isUnsynced = !this.#checkpoint()
    this.#bus.setMaxListeners(0)
  }

  async read<Row>(sql: Sql, ...values: readonly Value[]): Promise<readonly Row[]> {
    // What is committed and not on the disk yet could still be lost, so nobody is told about it.
    if (this.#syncing) await this.#syncing
    this.#secure()
    return this.#statement(textOf(sql)).all(...values) as Row[]
  }

  /** Units that arrive in the same turn of the event loop, or while others are stored, share one transaction and one sync. */
  write(unit: readonly Statement[]): Promise<void> {
    return new Promise((done, failed) => {
      this.#pendingUnits.push({ unit, done, failed })
      this.#storing ??= this.#storeGroups()
    })
  }

  async #storeGroups(): Promise<void> {
    while (this.#pendingUnits.length > 0) {
      await turn()
      const group = this.#pendingUnits
      this.#pendingUnits = []
      await this.#store(group)
    }
    this.#storing = undefined
  }

  /** Tells nobody before the sync is done. */
  async #store(group: readonly PendingUnit[]): Promise<void> {
    const refused = new Map<PendingUnit, unknown>()
    try {
      this.#secure()
      this.#commit(group, refused)
      this.#syncing = this.#synced()
      await this.#syncing
      this.#secure()
    } catch (problem) {
      for (const pending of group) pending.failed(refused.get(pending) ?? problem)
      return
    }
    for (const pending of group) {
      if (refused.has(pending)) pending.failed(refused.get(pending))
      else pending.done()
    }
  }

  #commit(group: readonly PendingUnit[], refused: Map<PendingUnit, unknown>): void {
    try {
      this.#run('BEGIN IMMEDIATE')
      this.#wal.grow()
      if (!this.#allAtOnce(group)) {
        this.#run('BEGIN IMMEDIATE')
        for (const pending of group) this.#unit(pending, refused)
      }
      this.#run('COMMIT')
    } catch (problem) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#run('ROLLBACK')
      throw problem
    }
  }

  async #synced(): Promise<void> {
    try {
      await this.#walSync.sync()
    } catch {
      this.#isUnsynced = true
    }
    this.#syncing = undefined
  }

  /**
   * After a failed sync the system may have dropped what it could not write, and the next sync would not tell. So the
   * whole log is copied into the database and that is synced, before anything else is read or written.
   */
  #secure(): void {
    if (!this.#isUnsynced) return
    // The system tells every open file of a failed sync once, so the first attempt may still hear of the old one.
    if (steadyNow() >= this.#nextAttempt) {
      this.#isUnsynced = !(this.#checkpoint() || this.#checkpoint())
      this.#nextAttempt = steadyNow() + BETWEEN_ATTEMPTS_MS
    }
    if (this.#isUnsynced) throw new Error('the last changes could not be written to the disk')
  }

  /** Copies the whole log into the database and syncs both. Does not wait for others: nobody is served meanwhile. */
  #checkpoint(): boolean {
    this.#db.exec('PRAGMA busy_timeout = 0')
    try {
      const { busy } = this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get() as { busy: number }
      return busy === 0
    } catch {
      return false
    } finally {
      this.#db.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    }
  }

  /** Nearly always all units succeed. Otherwise the transaction is rolled back and each unit is tried by itself. */
  #allAtOnce(group: readonly PendingUnit[]): boolean {
    try {
      for (const { unit } of group) this.#statements(unit)
      return true
    } catch {
      if (this.#db.isTransaction) this.#run('ROLLBACK')
      return false
    }
  }

  #statements(unit: readonly Statement[]): void {
    for (const { sql, values, rows } of unit) {
      const { changes } = this.#statement(sql).run(...values)
      if (rows !== undefined && Number(changes) !== rows) throw new Conflict()
    }
  }

  /** A unit that fails is rolled back alone. */
  #unit(pending: PendingUnit, refused: Map<PendingUnit, unknown>): void {
    this.#run('SAVEPOINT unit')
    try {
      this.#statements(pending.unit)
    } catch (problem) {
      // A full disk makes SQLite roll back the whole transaction.
      if (!this.#db.isTransaction) throw problem
      refused.set(pending, isTaken(problem) ? new Conflict() : problem)
      this.#run('ROLLBACK TO unit')
    }
    this.#run('RELEASE unit')
  }

  async snapshot(): Promise<Snapshot> {
    const reader = await this.#reader()
    return {
      async *rows<Row>(sql: string): AsyncIterable<Row> {
        yield* reader.prepare(sql).iterate() as Iterable<Row>
      },
      async close() {
        reader.close()
      },
    }
  }

  /** A reader sees the database as it was when the reader was opened, and does not block writers. */
  async #reader(): Promise<DatabaseSync> {
    if (this.#syncing) await this.#syncing
    this.#secure()
    const reader = new DatabaseSync(this.#file, { readOnly: true, timeout: BUSY_MS })
    reader.exec('BEGIN')
    // SQLite takes the snapshot at the first read.
    reader.prepare('SELECT COUNT(*) FROM sqlite_master').get()
    return reader
  }

  async backupTo(file: string): Promise<void> {
    const partial = `${file}.partial`
    mkdirSync(dirname(file), { recursive: true })
    rmSync(partial, { force: true })
    const reader = await this.#reader()
    try {
      await backup(reader, partial)
      renameSync(partial, file)
    } catch (problem) {
      rmSync(partial, { force: true })
      throw problem
    } finally {
      reader.close()
    }
  }

  /** The server itself listens and needs no row; commands write a row, which the server reads. */
  async announce(channel: string, message: string): Promise<void> {
    if (this.#listening) setImmediate(() => this.#bus.emit(channel, message))
    else await this.write([statement`INSERT INTO announcements (channel, message) VALUES (${channel}, ${message})`])
  }

  async listen(channel: string, onMessage: (message: string) => void): Promise<void> {
    this.#bus.on(channel, onMessage)
    this.#listening ??= setInterval(() => this.#readAnnouncements(), LISTEN_MS).unref()
  }

  /** Reads the messages of commands. The check is cheap as long as no other process writes. */
  #readAnnouncements(): void {
    try {
      const { data_version: dataVersion } = this.#statement('PRAGMA data_version').get() as { data_version: number }
      if (dataVersion === this.#dataVersion) return
      const rows = this.#statement('SELECT id, channel, message FROM announcements ORDER BY id').all() as unknown as {
        readonly id: number
        readonly channel: string
        readonly message: string
      }[]
      this.#dataVersion = dataVersion
      const last = rows.at(-1)
      if (last === undefined) return
      this.write([statement`DELETE FROM announcements WHERE id <= ${last.id}`]).catch(() => undefined)
      for (const { channel, message } of rows) this.#bus.emit(channel, message)
    } catch {
      // The database is busy or not migrated yet; the next check finds the same rows.
    }
  }

  /** One process serves the file, so a set in its memory is enough. */
  async tryLock(name: string): Promise<Release | undefined> {
    if (this.#locks.has(name)) return undefined
    this.#locks.add(name)
    return async () => void this.#locks.delete(name)
  }

  async ping(): Promise<void> {
    this.#statement('SELECT 1').get()
  }

  /** Nothing reads this number. SQLite writes a page when it is set, even to the same value. */
  testWrite(): Promise<void> {
    return this.write([statement('PRAGMA user_version = 1')])
  }

  async close(): Promise<void> {
    clearInterval(this.#listening)
    while (this.#storing) await this.#storing
    if (!this.#db.isOpen) return
    this.#prepared.clear()
    this.#bus.removeAllListeners()
    this.#walSync.close()
    this.#db.close()
    this.#release()
  }

  #run(sql: string): void {
    this.#statement(sql).run()
  }

  #statement(sql: string): StatementSync {
    let prepared = this.#prepared.get(sql)
    if (!prepared) {
      prepared = this.#db.prepare(sql.replace(/\$(\d+)/g, '?$1'))
      this.#prepared.set(sql, prepared)
    }
    return prepared
  }
}

const PRIMARY_KEY = 1555
const UNIQUE = 2067

/** Whether the key of a row exists already. */
const isTaken = (problem: unknown): boolean =>
  [PRIMARY_KEY, UNIQUE].includes((problem as { errcode?: number }).errcode ?? 0)

/** `serves`: the caller is a server, and a file has one server at a time. `sync`: for tests of what happens without it. */
export const openSqlite = (file: string, serves = false, sync: Sync = syncToDisk): SqliteDatabase =>
  new Sqlite(file, serves, sync)
