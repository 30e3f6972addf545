// A table in the memory of this process: its match, its seats, and one queue for everything that changes it.

import { setTimeout as pause } from 'node:timers/promises'
import { type AnyGame, type Entry, RECONSIDER, Refusal, same, type Told } from '@lastlight/kernel'
import { steadyNow } from '../ops/steady.ts'
import { Problem } from '../problems.ts'
import { Conflict, type Database, statement } from '../storage/database.ts'
import { NO_TIMERS, type StoredClock, type TimesUsed, timersOf } from './clock.ts'
import { CommandKeys } from './commandKeys.ts'
import { type LogEntry, logEntryOf, seatOf } from './logEntry.ts'
import { Questions } from './questions.ts'
import { resultsOf } from './results.ts'
import { type ChosenBy, isOver, type SeatRow, type TableRow, type VoteRow } from './rows.ts'
import {
  append,
  hasLaterKey,
  readLog,
  readSeats,
  readSnapshot,
  readTable,
  readVotes,
  replaceSnapshot,
} from './store.ts'
import { type AnyMatch, openMatch, type TableMatch } from './tableMatch.ts'

/** A command of a person, or of the bot that plays a seat. */
export interface Command {
  readonly entry: Entry
  /** The key by which a repeated command of this seat is recognised. */
  readonly key?: string
  /** The version that the command answers. */
  readonly version: number
  /** The person who goes back without a vote, which gives them no new time. */
  readonly alone?: string
  /** A person, where nothing is said. */
  readonly by?: ChosenBy
  /** The verdict that this command carries out, as JSON. */
  readonly verdict?: string
}

/** A snapshot is stored at a hand-over after so many entries since the last one, and after so many in any case. */
const STORE_AFTER = 16
const STORE_AT_LATEST = 64
/** How often a table is read again when another process changes it between the reads. */
const TRIES = 8
/**
 * How often others may store a choice first. A fast bot in another process does so several times in a row while a question
 * to several seats is open; it ends when the bot has answered, and a person must not be refused for it.
 */
const MOST_CONFLICTS = 100
/** The longest pause before a late try. */
const PAUSE_MS = 20

/**
 * From so many entries on nothing can be taken back: no game needs that many, and each rewind replays all of them
 * while other tables wait.
 */
export const MOST_ENTRIES = 5000

/** The rows that are read again whenever the table is reloaded. */
interface TableRows {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly votes: readonly VoteRow[]
}

/** Who was asked before a choice. */
interface Asked {
  readonly asked: readonly number[]
  readonly inSecret: boolean
}

export class LiveTable {
  readonly game: AnyGame
  row: TableRow
  seats: readonly SeatRow[]
  votes: readonly VoteRow[]
  entries: LogEntry[] = []
  /** How many log entries the listeners of this process have been told. */
  #toldCount = 0
  /** How many log entries the questions and the keys have taken into account. */
  #readCount = 0
  /** The status that they have been told. */
  toldStatus: string
  readonly #statusWhenLoaded: string
  /** Whether a newer version of the game plays this log differently, so that it continues from a snapshot. */
  resumed = false
  #tableMatch: TableMatch | undefined
  readonly questions = new Questions()
  readonly #commandKeys = new CommandKeys()
  #clock: { readonly text: string; readonly clock: StoredClock } | undefined
  #timesUsed: { readonly text: string; readonly timeUsed: TimesUsed } | undefined
  #snapshotVersion = 0
  readonly #db: Database
  /** The fingerprint of the game in this process. */
  readonly fingerprint: string
  #queue: Promise<unknown> = Promise.resolve()
  /** By the steady clock. */
  lastUsed = steadyNow()

  private constructor(db: Database, game: AnyGame, fingerprint: string, stored: TableRows) {
    this.#db = db
    this.game = game
    this.fingerprint = fingerprint
    this.row = stored.row
    this.toldStatus = stored.row.status
    this.#statusWhenLoaded = stored.row.status
    this.seats = stored.seats
    this.votes = stored.votes
  }

  static async open(
    db: Database,
    games: ReadonlyMap<string, AnyGame>,
    id: string,
    fingerprints: ReadonlyMap<string, string>,
  ): Promise<LiveTable | undefined> {
    const row = await readTable(db, id)
    const game = row && games.get(row.game)
    if (!row || !game) return undefined
    const [seats, votes] = await Promise.all([readSeats(db, id), readVotes(db, id)])
    const table = new LiveTable(db, game, fingerprints.get(game.id) ?? '', { row, seats, votes })
    if (row.seed !== null) await table.#replay()
    table.#toldCount = table.entries.length
    return table
  }

  /** Whether the game was over already when this process loaded the table. */
  get wasLoadedOver(): boolean {
    return isOver({ status: this.#statusWhenLoaded })
  }

  /** Runs one piece of work after the other; a failure does not stop the next. */
  serially<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = steadyNow()
    const next = (): Promise<T> => (this.isAheadOfLog ? this.reload().then(work) : work())
    const result = this.#queue.then(next, next)
    this.#queue = result.catch(() => undefined)
    return result
  }

  /** A choice was played and is being stored; or it is not known whether it was, because the database could not be read. */
  get isAheadOfLog(): boolean {
    return this.match !== undefined && this.match.version !== this.#readCount
  }

  get match(): AnyMatch | undefined {
    return this.#tableMatch?.match
  }

  get version(): number {
    return this.match?.version ?? 0
  }

  get clock(): StoredClock {
    const text = this.row.clock
    if (this.#clock?.text !== text) this.#clock = { text, clock: JSON.parse(text) as StoredClock }
    return this.#clock.clock
  }

  get timesUsed(): TimesUsed {
    const text = this.row.time_used
    if (this.#timesUsed?.text !== text) this.#timesUsed = { text, timeUsed: JSON.parse(text) as TimesUsed }
    return this.#timesUsed.timeUsed
  }

  get pending(): readonly number[] {
    return this.#tableMatch?.pending ?? []
  }

  /** Whether other seats were asked at the same time as this one, since it was asked. */
  isAskedTogether(seat: number): boolean {
    return this.#tableMatch?.isAskedTogether(seat) ?? false
  }

  /** Whether a secret question is open: nobody may learn who has answered it. */
  get asksInSecret(): boolean {
    return this.match !== undefined && this.game.asksInSecret(this.match.state)
  }

  async #replay(): Promise<void> {
    const { row } = this
    const logEntries = (await readLog(this.#db, row.id, 0)).map(logEntryOf)
    const stored = await readSnapshot(this.#db, row.id)
    const entries = logEntries.map(({ entry }) => entry)
    const tableMatch = await openMatch(this.game, this.fingerprint, { row, entries, stored })
    // Nothing changes before everything is read: with a new log and old keys a repeated command would be stored again.
    this.entries = logEntries
    this.#tableMatch = tableMatch
    this.resumed ||= tableMatch.resumed
    this.#snapshotVersion = stored?.version ?? 0
    this.#readEntries()
  }

  /** Whether a choice for this version still answers the question of its seat. */
  #isCurrent(seat: number, version: number): boolean {
    return version <= this.#readCount && version >= this.questions.since(seat)
  }

  /** Whether the seat has chosen or taken something back since this version. */
  #hasMoved(seat: number, version: number): boolean {
    return version > this.#readCount || this.entries.slice(version).some(({ entry }) => seatOf(entry) === seat)
  }

  #readEntries(): void {
    if (this.match) this.questions.update(this.game, this.match, this.entries)
    this.#commandKeys.update(this.entries)
    this.#readCount = this.entries.length
  }

  /**
   * Checks, applies and stores a command; only then is anybody told. A command that cannot be stored leaves no trace.
   * Gives the version that the command has made, now or when it came the first time.
   */
  async command(command: Command): Promise<{ readonly version: number; readonly entries: readonly LogEntry[] }> {
    for (let i = 0; i < MOST_CONFLICTS; i++) {
      const done = this.#versionOfKey(command)
      if (done !== undefined) return { version: done, entries: [] }
      try {
        const logEntry = await this.#execute(command)
        return { version: logEntry.version, entries: [logEntry] }
      } catch (problem) {
        const isDone = await this.#wasDoneElsewhere(command)
        if (!isDone && !(problem instanceof Conflict)) throw problem
        // Each try reads and replays the log: with a pause, the bot of the other process comes to the end of its answers sooner.
        if (i >= TRIES) await pause(Math.random() * PAUSE_MS)
      }
    }
    throw new Problem('conflict', 'The table is too busy; try again.')
  }

  async #execute(command: Command): Promise<LogEntry> {
    const { entry, version } = command
    const tableMatch = this.#playing()
    if ('seat' in entry && !this.#isCurrent(entry.seat, version))
      throw new Problem('stale', 'The table has changed since; look again before you choose.')
    if (('undo' in entry || 'redo' in entry) && this.#hasMoved(seatOf(entry), version))
      throw new Problem('stale', 'The table has changed since; look again before you take something back.')
    if (!('seat' in entry) && this.version >= MOST_ENTRIES)
      throw new Problem('conflict', 'This game is so long that nothing can be taken back any more.')
    let told: readonly Told<unknown>[]
    const before = { asked: tableMatch.pending, inSecret: this.asksInSecret }
    try {
      told = tableMatch.enter(entry)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      const { rule, key: words, args } = problem
      throw new Problem('refused', 'That is not possible now.', { rule, key: words, args })
    }
    try {
      const by = this.#chosenBy(command)
      const key = command.key ?? null
      const logEntry = { entry, told, version: tableMatch.match.version, at: Date.now(), by, key }
      await this.#store(tableMatch, logEntry, before, command)
      return logEntry
    } catch (problem) {
      // Whether the write succeeded is not known, so the database decides.
      await this.reload()
      throw problem
    }
  }

  /**
   * A choice is part of the one before it only where the same seat made both: otherwise a person could leave decisions
   * of their own out of the moments that the table goes back to.
   */
  #chosenBy({ entry, by = 'person' }: Command): ChosenBy {
    const last = this.entries.at(-1)?.entry
    const follows = last && 'seat' in last && 'seat' in entry && last.seat === entry.seat
    return by === 'part' && !follows ? 'person' : by
  }

  /** The version that a command with this key has made before. */
  #versionOfKey({ key, entry }: Command): number | undefined {
    return key === undefined ? undefined : this.#commandKeys.versionOf(seatOf(entry), key)
  }

  /**
   * Whether the log has this command, which did not succeed here: another process may have stored it, or this one, with an
   * error. An entry is stored only by those who know all entries before it, so no key is stored twice.
   */
  async #wasDoneElsewhere(command: Command): Promise<boolean> {
    const { key } = command
    if (key !== undefined && (await hasLaterKey(this.#db, this.row.id, this.#readCount, key))) await this.reload()
    return this.#versionOfKey(command) !== undefined
  }

  #playing(): TableMatch {
    if (!this.#tableMatch) throw new Problem('conflict', 'The game has not begun.')
    if (this.row.status !== 'playing') throw new Problem('conflict', 'The game is over.')
    return this.#tableMatch
  }

  async #store(
    { match, pending }: TableMatch,
    logEntry: LogEntry,
    before: Asked,
    { alone, verdict }: Command,
  ): Promise<void> {
    const { at, by, key } = logEntry
    const more =
      verdict === undefined ? [] : [statement`UPDATE tables SET verdict = ${verdict} WHERE id = ${this.row.id}`]
    const over = this.game.outcome(match.state) !== undefined
    const since = logEntry.version - this.#snapshotVersion
    const handOver = !isSame(pending, before.asked)
    const whole = over || since >= STORE_AT_LATEST || (handOver && since >= STORE_AFTER)
    const status = over ? 'over' : 'playing'
    const startsTurn = (seat: number): boolean => this.#startsTurn(seat, logEntry.entry, before, alone)
    const { deadline, wakeAt, timeUsed } = over ? NO_TIMERS : timersOf(this, { now: at, startsTurn })
    const timersChanged =
      over || wakeAt !== this.row.wake_at || deadline !== this.row.deadline || timeUsed !== this.row.time_used
    await this.#db.write(
      append({
        id: this.row.id,
        version: logEntry.version,
        entry: JSON.stringify(logEntry.entry),
        told: JSON.stringify(logEntry.told),
        at,
        by,
        key,
        ...(timersChanged ? { turn: { wakeAt, deadline, timeUsed, status } } : {}),
        ...(whole ? { state: { engine: this.game.version, json: JSON.stringify(match.state) } } : {}),
        more: over ? [...more, ...resultsOf(this, at)] : more,
      }),
    )
    if (whole) this.#snapshotVersion = logEntry.version
    this.row = {
      ...this.row,
      version: logEntry.version,
      wake_at: wakeAt,
      deadline,
      time_used: timeUsed,
      status,
      changed_at: at,
      verdict: verdict ?? this.row.verdict,
    }
    this.entries.push(logEntry)
    this.#readEntries()
  }

  /**
   * A seat's turn begins when it is asked anew, but not when its own person takes something back, a secret answer too, so
   * that nobody can refill their clock.
   */
  #startsTurn(seat: number, entry: Entry, before: Asked, alone: string | undefined): boolean {
    const person = this.seats[seat]?.person_id
    if ('rewind' in entry) return alone === undefined || person !== alone
    // Otherwise a clock that goes on would tell who was the last to answer in secret.
    if (before.inSecret && 'seat' in entry && this.#isNewQuestion(entry, before)) return true
    if (before.asked.includes(seat)) return false
    if ('seat' in entry) return !same(entry.option, RECONSIDER)
    return person !== this.seats['undo' in entry ? entry.undo : entry.redo]?.person_id
  }

  /** Whether a choice has closed the secret question before it. A secret question asks fewer and fewer. */
  #isNewQuestion({ option }: { readonly option: unknown }, { asked }: Asked): boolean {
    if (!this.asksInSecret) return true
    return !same(option, RECONSIDER) && this.pending.some(seat => !asked.includes(seat))
  }

  /** Reads the table as it is in the database. */
  async reload(): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      await this.#readNewEntries()
      const row = await readTable(this.#db, this.row.id)
      if (!row) throw new Problem('notFound', 'This table is gone.')
      const seats = await readSeats(this.#db, row.id)
      const votes = await readVotes(this.#db, row.id)
      // Together, so that a read that breaks off leaves them as they were and is made again.
      this.row = row
      this.seats = seats
      this.votes = votes
      // Another process changed the table between our reads, so read it again.
      if (row.version === this.#readCount && (row.seed === null) === (this.match === undefined)) return
    }
  }

  async #readNewEntries(): Promise<void> {
    const tableMatch = this.#tableMatch
    if (this.row.seed === null) return
    // The match is ahead of the log by a choice that was not stored, so it is replayed.
    if (!tableMatch || this.isAheadOfLog) return this.#replay()
    try {
      const entries = (await readLog(this.#db, this.row.id, tableMatch.match.version)).map(logEntryOf)
      tableMatch.enterAll(entries.map(({ entry }) => entry))
      this.entries.push(...entries)
    } catch {
      // A process with another version of the game may have continued from its own snapshot.
      return this.#replay()
    }
    this.#readEntries()
  }

  /** Whether the whole log has been read and told: a read that broke off may have left out a part of either. */
  get isTold(): boolean {
    return this.#toldCount === this.entries.length && this.row.version === this.#readCount
  }

  /** The log entries that listeners have not been told yet; they count as told from now on. */
  takeUntold(): readonly LogEntry[] {
    const takeUntold = this.entries.slice(this.#toldCount)
    this.#toldCount = this.entries.length
    return takeUntold
  }

  /** A newer version of the game can continue from this snapshot. */
  async storeSnapshot(): Promise<void> {
    const { match } = this
    if (!match || this.#snapshotVersion === match.version || this.row.status !== 'playing') return
    await this.#db.write(replaceSnapshot(this.row.id, match.version, this.game.version, JSON.stringify(match.state)))
    this.#snapshotVersion = match.version
  }
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((each, i) => each === others[i])
