// Every table there is: found, loaded and put away again, changed one thing at a time, and told of to whoever listens.

import type { Entry } from '@lastlight/kernel'
import type { NewTable } from '@lastlight/protocol'
import { fingerprint, type Games } from '../games.ts'
import { steadyNow } from '../ops/steady.ts'
import { notFound, Problem } from '../problems.ts'
import { Conflict, type Database, type Release, type Statement, statement } from '../storage/database.ts'
import { timersOf } from './clock.ts'
import { type Command, LiveTable } from './liveTable.ts'
import { makeTable, type PersonRef } from './lobby.ts'
import type { LogEntry } from './logEntry.ts'
import { mustSit } from './rights.ts'
import { isOver, type TableRow } from './rows.ts'
import { checkSoloLimit } from './soloLimit.ts'

/** What others of this process want to hear of. */
export interface Listener {
  /** A table has new pages; `whole`: something was taken back, so everything is to be shown anew. */
  changed(table: LiveTable, entries: readonly LogEntry[], whole: boolean): void
  /** Who sits where, the status or the clock. */
  seated(table: LiveTable): void
}

/** On which every process tells of tables it has changed. */
export const CHANNEL = 'tables'
/** How many tables are asked for at once. */
const IDS_AT_ONCE = 500
const DUE_AT_ONCE = 500
const REVEAL_MS = 20_000

export class Tables {
  readonly #db: Database
  readonly #games: Games
  readonly #fingerprints: ReadonlyMap<string, string>
  readonly #live = new Map<string, Promise<LiveTable | undefined>>()
  readonly #listeners: Listener[] = []
  /** How commands ended: `done`, or the kind of problem there was. */
  onCommand: (game: string, result: string) => void = () => {}
  /** To know one's own announcements. */
  readonly #process: string

  /** How long a start waits for the salts of everybody. */
  readonly revealMs: number

  constructor(db: Database, games: Games, process: string, revealMs = REVEAL_MS) {
    this.revealMs = revealMs
    this.#db = db
    this.#games = games
    this.#process = process
    this.#fingerprints = new Map([...games.values()].map(game => [game.id, fingerprint(game)]))
  }

  async start(): Promise<void> {
    await this.#db.listen(CHANNEL, message => {
      const { id, from } = JSON.parse(message) as { id: string; from: string }
      if (from !== this.#process) this.#catchUp(id).catch(() => undefined)
    })
  }

  addListener(listener: Listener): void {
    this.#listeners.push(listener)
  }

  /** The table, loaded when nobody has used it for a while. */
  async table(id: string): Promise<LiveTable> {
    let live = this.#live.get(id)
    if (!live) {
      live = LiveTable.open(this.#db, this.#games, id, this.#fingerprints)
      this.#live.set(id, live)
      live.then(
        table => {
          if (!table) this.#live.delete(id)
        },
        () => this.#live.delete(id),
      )
    }
    const table = await live
    if (!table) throw notFound()
    return table
  }

  get liveCount(): number {
    return this.#live.size
  }

  async byCode(code: string): Promise<LiveTable> {
    const [row] = await this.#db.read<{ id: string }>(
      'SELECT id FROM tables WHERE code = $1',
      code.trim().toUpperCase(),
    )
    if (!row) throw notFound()
    return this.table(row.id)
  }

  async create(who: PersonRef, wish: NewTable): Promise<LiveTable> {
    const game = this.#games.get(wish.game)
    if (!game) throw new Problem('bad', `There is no game '${wish.game}'.`)
    const { id, unit } = makeTable(game, this.#fingerprints.get(game.id)!, who, wish)
    await this.#db.write(unit)
    return this.table(id)
  }

  /** Throws when the owner has as many games without company as one may have. */
  checkSoloLimit(table: LiveTable, mostAlone: number): Promise<void> {
    return checkSoloLimit(this.#db, table, mostAlone)
  }

  /** Tables of strangers that are open to everybody. */
  async list(status: 'waiting' | 'playing', limit = 50): Promise<readonly TableRow[]> {
    return this.#db.read<TableRow>(
      'SELECT * FROM tables WHERE status = $1 AND open = 1 ORDER BY changed_at DESC LIMIT $2',
      status,
      limit,
    )
  }

  /** One change of anything but the game itself; then everybody hears of it. */
  change(table: LiveTable, unit: () => readonly Statement[]): Promise<LiveTable> {
    return table.serially(async () => {
      // Another process may have changed it since.
      await table.reload()
      try {
        await this.#db.write(unit())
      } catch (problem) {
        if (problem instanceof Conflict) throw new Problem('conflict', 'The table has changed meanwhile; look again.')
        throw problem
      } finally {
        await table.reload()
        this.#tellListeners(table)
      }
      this.#seated(table)
      await this.#announce(table)
      return table
    })
  }

  /** A choice, or taking one back. Told to everybody when it is stored, and not before. */
  async play(
    who: PersonRef | null,
    id: string,
    entry: Entry,
    version: number,
    idempotency?: string,
  ): Promise<{ readonly version: number }> {
    const table = await this.table(id)
    return table.serially(() => {
      const seat = 'seat' in entry ? entry.seat : 'undo' in entry ? entry.undo : 'redo' in entry ? entry.redo : -1
      if (who) mustSit(table, who, seat)
      const key = who && idempotency ? { key: { person: who.id, idempotency } } : {}
      return this.#command(table, { entry, version, ...key })
    })
  }

  /** Back to a version, because all have agreed or because somebody may do that alone. */
  async rewind(table: LiveTable, version: number, alone?: string): Promise<{ readonly version: number }> {
    return table.serially(() => {
      const entry = { rewind: version }
      return this.#command(table, { entry, version: table.version, ...(alone === undefined ? {} : { alone }) })
    })
  }

  async #command(table: LiveTable, command: Command): Promise<{ readonly version: number }> {
    try {
      const done = await table.command(command)
      this.onCommand(table.game.id, 'done')
      this.#tellListeners(table)
      if (done.entries.length > 0) await this.#announce(table)
      return { version: done.version }
    } catch (problem) {
      this.onCommand(table.game.id, problem instanceof Problem ? problem.kind : 'failed')
      throw problem
    } finally {
      // Even where nothing came of it: on the way it may have found what others have done.
      this.#tellListeners(table)
    }
  }

  async #announce(table: LiveTable): Promise<void> {
    // There is nobody else.
    if (this.#db.kind === 'sqlite') return
    await this.#db
      .announce(CHANNEL, JSON.stringify({ id: table.row.id, from: this.#process }))
      // It is stored: whoever misses the news finds it by looking.
      .catch(() => undefined)
  }

  /** What another process has stored. */
  async #catchUp(id: string): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined)
    await table?.serially(async () => {
      await table.reload()
      if (!this.#tellListeners(table)) this.#seated(table)
    })
  }

  /** The table as it stands in the database, for whoever comes to look at it. */
  async newest(id: string): Promise<LiveTable> {
    if (this.#db.kind === 'postgres') await this.#catchUp(id)
    return this.table(id)
  }

  /** Announcements can be missed: while a connection is broken, or from a process that died before it made one. */
  async catchUpAll(): Promise<void> {
    if (this.#db.kind === 'sqlite') return
    const ids = [...this.#live.keys()]
    for (let i = 0; i < ids.length; i += IDS_AT_ONCE) {
      const some = ids.slice(i, i + IDS_AT_ONCE)
      const places = some.map((_, n) => `$${n + 1}`).join(', ')
      const rows = await this.#db.read<Pick<TableRow, 'id' | 'version' | 'status' | 'reveal_by'>>(
        `SELECT id, version, status, reveal_by FROM tables WHERE id IN (${places})`,
        ...some,
      )
      for (const { id, version, status, reveal_by } of rows) {
        const table = await this.#live.get(id)?.catch(() => undefined)
        if (!table) continue
        const { row } = table
        if (table.version !== version || row.status !== status || row.reveal_by !== reveal_by) await this.#catchUp(id)
      }
    }
  }

  /** Tells those of this process what they have not heard yet; whether there was something. */
  #tellListeners(table: LiveTable): boolean {
    const entries = table.takeUntold()
    if (entries.length === 0) return false
    const isWhole = entries.some(logEntry => !('seat' in logEntry.entry))
    for (const listener of this.#listeners) listener.changed(table, entries, isWhole)
    return true
  }

  #seated(table: LiveTable): void {
    for (const listener of this.#listeners) listener.seated(table)
  }

  /** Tables that somebody has to look at now; `late`: because a clock has run out. */
  async due(now: number): Promise<readonly { readonly id: string; readonly late: boolean }[]> {
    const rows = await this.#db.read<{ id: string; deadline: number | null }>(
      `SELECT id, deadline FROM tables WHERE status = 'playing' AND wake_at <= $1 ORDER BY wake_at LIMIT ${DUE_AT_ONCE}`,
      now,
    )
    return rows.map(({ id, deadline }) => ({ id, late: deadline !== null && deadline <= now }))
  }

  /** Tables that are being dealt: somebody may be late, or the process that dealt has died. */
  async undealt(now: number): Promise<readonly string[]> {
    const rows = await this.#db.read<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'waiting' AND wake_at <= $1 ORDER BY wake_at LIMIT ${DUE_AT_ONCE}`,
      now,
    )
    return rows.map(({ id }) => id)
  }

  /** For the bots of one table, in one process at a time. */
  lockBots(id: string): Promise<Release | undefined> {
    return this.#db.tryLock(`bots of ${id}`)
  }

  /** Sets the times of a table that nobody has set since it began. */
  async startTimers(table: LiveTable): Promise<void> {
    await table.serially(async () => {
      const { row, version } = table
      const { deadline, wakeAt, timeUsed } = timersOf(table, { now: Date.now() })
      if (row.status !== 'playing' || (wakeAt === row.wake_at && deadline === row.deadline)) return
      await this.#db.write([
        statement(
          "UPDATE tables SET wake_at = $1, deadline = $2, time_used = $3 WHERE id = $4 AND version = $5 AND status = 'playing'",
          wakeAt,
          deadline,
          timeUsed,
          row.id,
          version,
        ),
      ])
      table.row = { ...row, wake_at: wakeAt, deadline, time_used: timeUsed }
      // The clock has begun to run: whoever looks at it does not see it yet.
      this.#seated(table)
      await this.#announce(table)
    })
  }

  /** Those nobody has used for so long are forgotten here; the database keeps them. */
  async unloadIdle(idleMs: number, inUse: (id: string) => boolean): Promise<void> {
    for (const [id, live] of this.#live) {
      const table = await live.catch(() => undefined)
      if (!table || inUse(id) || steadyNow() - table.lastUsed < idleMs) continue
      await table.serially(() => table.storeSnapshot()).catch(() => undefined)
      this.#live.delete(id)
    }
  }

  /** A game that is over is put away as soon as nobody looks at it; whoever comes again has it read from its log. */
  async unloadIfOver(id: string, inUse: () => boolean): Promise<void> {
    const live = this.#live.get(id)
    const table = await live?.catch(() => undefined)
    if (!table) return
    await table.serially(() => {
      if (isOver(table.row) && !inUse() && this.#live.get(id) === live) this.#live.delete(id)
      return Promise.resolve()
    })
  }

  /** Before the process ends. */
  async close(): Promise<void> {
    // Side by side: a table that is busy does not hold up the others.
    const kept = [...this.#live.values()].map(async live => {
      const table = await live.catch(() => undefined)
      await table?.serially(() => table.storeSnapshot()).catch(() => undefined)
    })
    await Promise.all(kept)
    this.#live.clear()
  }
}
