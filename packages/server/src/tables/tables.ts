// All tables: finds, loads and unloads them, changes them one at a time, and tells listeners about it.

import type { Entry, Viewer } from '@lastlight/kernel'
import type { NewTable, PastMoment } from '@lastlight/protocol'
import { fingerprint, type Games } from '../games.ts'
import { steadyNow } from '../ops/steady.ts'
import { notFound, Problem } from '../problems.ts'
import { type Database, type Release, type Statement, statement, writeOr } from '../storage/database.ts'
import { checkBotGames } from './botGamesLimit.ts'
import { BOT_MS, timersOf } from './clock.ts'
import { type Command, LiveTable } from './liveTable.ts'
import { makeTable, type PersonRef } from './lobby.ts'
import { type LogEntry, seatOf } from './logEntry.ts'
import { Lookbacks } from './lookbacks.ts'
import { pastMoment } from './moments.ts'
import { mustNotHurry, noteChoice } from './pace.ts'
import { waitingLimit } from './publicLimit.ts'
import { mustSit } from './rights.ts'
import { type ChosenBy, isOver, type TableRow } from './rows.ts'
import { REMOVED_PEOPLE } from './store.ts'

/** A part of this process that wants to know about changes of tables. */
export interface Listener {
  /** A table has new log entries; `whole`: something was taken back, so everything has to be shown again. */
  changed(table: LiveTable, entries: readonly LogEntry[], whole: boolean): void
  /** Seats, status or clock of a table have changed. */
  seated(table: LiveTable): void
}

/** The channel on which processes announce changed tables. */
export const CHANNEL = 'tables'
/** How many tables one query asks for. */
const IDS_AT_ONCE = 500
const DUE_AT_ONCE = 500
const REVEAL_MS = 20_000
/** A table that differs from the database in one of these has missed an announcement; so has one with other seats. */
const COMPARED = ['version', 'status', 'reveal_by', 'watching', 'verdict', 'removed_people'] as const
const COLUMNS = COMPARED.filter(column => column !== 'removed_people').join(', ')

const hasChanged = (): Problem => new Problem('conflict', 'The table has changed meanwhile; look again.')

export class Tables {
  readonly #db: Database
  readonly #games: Games
  readonly #fingerprints: ReadonlyMap<string, string>
  readonly #live = new Map<string, Promise<LiveTable | undefined>>()
  readonly #listeners: Listener[] = []
  /** Called with the result of each command: `done`, or the kind of problem. */
  onCommand: (game: string, result: string) => void = () => {}
  /** Called when a game is loaded that this version replays differently, so that it goes on from its snapshot. */
  onResumed: (table: LiveTable) => void = () => {}
  /** The id by which a process recognises its own announcements. */
  readonly #process: string
  readonly #lookbacks = new Lookbacks()

  /** How long a start waits for the salts. */
  readonly revealMs: number

  /** How long a vote to give the game up waits for people whose seats bots play. */
  readonly graceMs: number

  constructor(db: Database, games: Games, process: string, revealMs = REVEAL_MS, graceMs = 0) {
    this.revealMs = revealMs
    this.graceMs = graceMs
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

  /** Loads the table if it is not in memory. */
  async table(id: string): Promise<LiveTable> {
    let live = this.#live.get(id)
    if (!live) {
      live = LiveTable.open(this.#db, this.#games, id, this.#fingerprints)
      this.#live.set(id, live)
      live.then(
        table => {
          if (!table) this.#live.delete(id)
          else if (table.resumed && table.row.status === 'playing') this.onResumed(table)
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
    const [row] = await this.#db.read<{ id: string }>`SELECT id FROM tables WHERE code = ${code.trim().toUpperCase()}`
    if (!row) throw notFound()
    return this.table(row.id)
  }

  /** `mostPublic`: how many public tables of this person may wait for players; `network`: a mark of where it is made. */
  async create(who: PersonRef, wish: NewTable, mostPublic = Infinity, network?: string): Promise<LiveTable> {
    const game = this.#games.get(wish.game)
    if (!game) throw new Problem('bad', `There is no game '${wish.game}'.`)
    const { id, unit } = makeTable(game, this.#fingerprints.get(game.id)!, who, { ...wish, network })
    const { statements, refused } = waitingLimit(who.id, wish.open, mostPublic)
    await writeOr(this.#db, refused, [...statements, ...unit])
    return this.table(id)
  }

  /** Throws when too many games with bots are running. */
  checkBotGames(table: LiveTable, mostAlone: number): Promise<void> {
    return checkBotGames(this.#db, table, mostAlone)
  }

  /** Changes anything but the match, then tells everybody. `refused`: the problem when a statement does not apply. */
  change(table: LiveTable, unit: () => readonly Statement[], refused = hasChanged): Promise<LiveTable> {
    return table.serially(async () => {
      // Another process may have changed the table.
      await table.reload()
      try {
        await writeOr(this.#db, refused, unit())
      } finally {
        // A unit may be stored although an error was reported.
        await table.reload()
        this.#tellListeners(table)
        this.#seated(table)
      }
      await this.#announce(table)
      return table
    })
  }

  /** Plays a choice or takes one back. Others are told after it is stored. */
  async play(
    who: PersonRef | null,
    id: string,
    entry: Entry,
    version: number,
    idempotency?: string,
    by: ChosenBy = who ? 'person' : 'bot',
  ): Promise<{ readonly version: number }> {
    const table = await this.table(id)
    return table.serially(async () => {
      const seat = seatOf(entry)
      if (who) mustSit(table, who, seat)
      if (who) mustNotHurry(table, seat, 'seat' in entry ? 'chooses' : 'takes back')
      const key = who && idempotency ? { key: idempotency } : {}
      const done = await this.#command(table, { entry, version, by, ...key })
      if (who && 'seat' in entry) noteChoice(table, seat)
      return done
    })
  }

  /** Goes back to a version and writes down the verdict; `alone`: the only person who had a vote. */
  async rewind(table: LiveTable, version: number, verdict: string, alone?: string): Promise<void> {
    await table.serially(async () => {
      const entry = { rewind: version }
      await this.#command(table, { entry, version: table.version, verdict, ...(alone === undefined ? {} : { alone }) })
      this.#lookbacks.note(table.match)
      this.#seated(table)
    })
  }

  /** How a choice looked to this viewer, who may see the table. */
  lookBack(table: LiveTable, version: number, viewer: Viewer): Promise<PastMoment> {
    return table.serially(() => {
      const past = pastMoment(table, version, viewer)
      this.#lookbacks.note(table.match)
      return Promise.resolve(past)
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
      // A command that failed may have read changes of other processes on its way.
      this.#tellListeners(table)
    }
  }

  async #announce(table: LiveTable): Promise<void> {
    // An embedded database has one process.
    if (this.#db.kind === 'sqlite') return
    await this.#db
      .announce(CHANNEL, JSON.stringify({ id: table.row.id, from: this.#process }))
      // The change is stored: a process that misses the announcement finds it with its next read.
      .catch(() => undefined)
  }

  /** Reads the entries that another process has stored. */
  async #catchUp(id: string): Promise<void> {
    const table = await this.#live.get(id)?.catch(() => undefined)
    await table?.serially(async () => {
      const { verdict } = table.row
      await table.reload()
      if (!this.#tellListeners(table) || table.row.verdict !== verdict) this.#seated(table)
    })
  }

  /** The table as it is in the database now. */
  async newest(id: string): Promise<LiveTable> {
    if (this.#db.kind === 'postgres') await this.#catchUp(id)
    return this.table(id)
  }

  /** Finds changes whose announcement was missed, while a connection was broken or because a process died. */
  async catchUpAll(): Promise<void> {
    if (this.#db.kind === 'sqlite') return
    const ids = [...this.#live.keys()]
    for (let i = 0; i < ids.length; i += IDS_AT_ONCE) {
      const some = ids.slice(i, i + IDS_AT_ONCE)
      const places = some.map((_, n) => `$${n + 1}`).join(', ')
      const rows = await this.#db.read<Pick<TableRow, 'id' | (typeof COMPARED)[number]> & { readonly sitting: string }>(
        `SELECT id, ${COLUMNS}, ${REMOVED_PEOPLE} AS removed_people, (SELECT string_agg(coalesce(person_id, '') || away, ' ' ORDER BY seat)
          FROM seats WHERE table_id = id) AS sitting
        FROM tables WHERE id IN (${places})`,
        ...some,
      )
      for (const stored of rows) {
        const table = await this.#live.get(stored.id)?.catch(() => undefined)
        if (!table) continue
        const sitting = table.seats.map(({ person_id, away }) => `${person_id ?? ''}${away}`).join(' ')
        const isSame = COMPARED.every(column => table.row[column] === stored[column]) && sitting === stored.sitting
        const isNewest = isSame && table.isTold
        if (!isNewest) await this.#catchUp(stored.id)
      }
    }
  }

  /** Tells listeners about new log entries; true when there were some. */
  #tellListeners(table: LiveTable): boolean {
    const entries = table.takeUntold()
    if (entries.length === 0) {
      // A command that failed has read that an operator or another process has ended the table.
      if (table.row.status !== table.toldStatus) this.#seated(table)
      return false
    }
    table.toldStatus = table.row.status
    const isWhole = entries.some(logEntry => !('seat' in logEntry.entry))
    for (const listener of this.#listeners) listener.changed(table, entries, isWhole)
    return true
  }

  #seated(table: LiveTable): void {
    table.toldStatus = table.row.status
    for (const listener of this.#listeners) listener.seated(table)
  }

  /** Tables whose time to wake has come; `late`: a clock has run out. */
  async due(now: number): Promise<readonly { readonly id: string; readonly late: boolean }[]> {
    const rows = await this.#db.read<{ id: string; deadline: number | null }>`SELECT id, deadline FROM tables
      WHERE status = 'playing' AND wake_at <= ${now} ORDER BY wake_at LIMIT ${DUE_AT_ONCE}`
    return rows.map(({ id, deadline }) => ({ id, late: deadline !== null && deadline <= now }))
  }

  /** Tables that are being dealt and need a look: a salt is late, or a process has died. */
  async undealt(now: number): Promise<readonly string[]> {
    const rows = await this.#db.read<{ id: string }>`SELECT id FROM tables
      WHERE status = 'waiting' AND wake_at <= ${now} ORDER BY wake_at LIMIT ${DUE_AT_ONCE}`
    return rows.map(({ id }) => id)
  }

  /**
   * Tables that no clock wakes for too long: this machine's clock was set back since their time was written, or another
   * machine's clock is wrong. A bot's time is never far ahead; a person's deadline may be.
   */
  async wokenTooLate(now: number): Promise<readonly string[]> {
    const rows = await this.#db.read<{ id: string }>`SELECT id FROM tables
      WHERE status IN ('playing', 'waiting') AND wake_at > ${now + BOT_MS} AND (deadline IS NULL OR wake_at < deadline)
      ORDER BY wake_at LIMIT ${DUE_AT_ONCE}`
    return rows.map(({ id }) => id)
  }

  /** Whether other processes, perhaps on machines with other clocks, use the same tables. */
  get areShared(): boolean {
    return this.#db.kind === 'postgres'
  }

  /** The lock for the bots of one table. */
  lockBots(id: string): Promise<Release | undefined> {
    return this.#db.tryLock(`bots of ${id}`)
  }

  /** Starts the timers after a deal, or after bots have played. */
  async startTimers(table: LiveTable): Promise<void> {
    await table.serially(async () => {
      const { row, version } = table
      const { deadline, wakeAt, timeUsed } = timersOf(table, { now: Date.now() })
      if (row.status !== 'playing' || (wakeAt === row.wake_at && deadline === row.deadline)) return
      await this.#db.write([
        statement`UPDATE tables SET wake_at = ${wakeAt}, deadline = ${deadline}, time_used = ${timeUsed}
          WHERE id = ${row.id} AND version = ${version} AND status = 'playing'`,
      ])
      table.row = { ...row, wake_at: wakeAt, deadline, time_used: timeUsed }
      // People who watch the table do not know yet that its clock runs.
      this.#seated(table)
      await this.#announce(table)
    })
  }

  /** Unloads tables that nobody has used for so long; the database keeps them. */
  async unloadIdle(idleMs: number, inUse: (id: string) => boolean): Promise<void> {
    for (const [id, live] of this.#live) {
      const table = await live.catch(() => undefined)
      if (!table || inUse(id) || steadyNow() - table.lastUsed < idleMs) continue
      await table.serially(() => table.storeSnapshot()).catch(() => undefined)
      // Somebody may have come meanwhile.
      if (!inUse(id)) this.#live.delete(id)
    }
  }

  /**
   * Unloads a game as soon as it is over and nobody watches it. A game that was over when it was loaded stays at hand for a
   * while: loading replays it, and a person may come and go without end.
   */
  async unloadIfOver(id: string, inUse: () => boolean): Promise<void> {
    const live = this.#live.get(id)
    const table = await live?.catch(() => undefined)
    if (!table || table.wasLoadedOver) return
    await table
      .serially(() => {
        if (isOver(table.row) && !inUse() && this.#live.get(id) === live) this.#live.delete(id)
        return Promise.resolve()
      })
      // The table cannot be read now; it stays until idle tables are unloaded.
      .catch(() => undefined)
  }

  /** Stores a snapshot of every table before the process ends; the tables stay, for work that is still being finished. */
  async storeSnapshots(): Promise<void> {
    // In parallel, so that a busy table does not delay the others.
    const kept = [...this.#live.values()].map(async live => {
      const table = await live.catch(() => undefined)
      await table?.serially(() => table.storeSnapshot()).catch(() => undefined)
    })
    await Promise.all(kept)
  }
}
