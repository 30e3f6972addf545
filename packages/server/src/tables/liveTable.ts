// A table as it lives in this process: its match, who sits there, and one queue for everything that changes it.

import { type AnyGame, type Entry, Refusal, type Told } from '@lastlight/kernel'
import { steadyNow } from '../ops/steady.ts'
import { Problem } from '../problems.ts'
import { Conflict, type Database } from '../storage/database.ts'
import { NO_TIMERS, type StoredClock, type TimesUsed, timersOf } from './clock.ts'
import { type LogEntry, logEntryOf } from './logEntry.ts'
import { Questions } from './questions.ts'
import { resultsOf } from './results.ts'
import type { SeatRow, TableRow, VoteRow } from './rows.ts'
import { append, readKey, readLog, readSeats, readSnapshot, readTable, readVotes, replaceSnapshot } from './store.ts'
import { type AnyMatch, openMatch, type TableMatch } from './tableMatch.ts'

/** A command of a person, or of the bot that plays for a seat. */
export interface Command {
  readonly entry: Entry
  /** Who wants it, and the key under which it is done once. */
  readonly key?: { readonly person: string; readonly idempotency: string }
  /** The version that was answered. */
  readonly version: number
  /** Who goes back without asking the others: it gives them no new time. */
  readonly alone?: string
}

/** States are stored at hand-overs, once so many entries have come since the last one; and after so many in any case. */
const STORE_AFTER = 16
const STORE_AT_LATEST = 64
/** How often a command is tried again that another process has overtaken. */
const TRIES = 8

/**
 * From so many entries on nothing is taken back any more: far more than any game needs, and whoever goes back or opens the
 * table has all of them played again while everybody else waits.
 */
export const MOST_ENTRIES = 5000

/** What is read anew whenever the table is. */
interface Stored {
  readonly row: TableRow
  readonly seats: readonly SeatRow[]
  readonly votes: readonly VoteRow[]
}

export class LiveTable {
  readonly game: AnyGame
  row: TableRow
  seats: readonly SeatRow[]
  votes: readonly VoteRow[]
  entries: LogEntry[] = []
  /** How many of the pages everybody here has heard of. */
  #toldCount = 0
  /** A newer version of the game plays this log differently, so it goes on from its state. */
  resumed = false
  #tableMatch: TableMatch | undefined
  readonly questions = new Questions()
  #clock: { readonly text: string; readonly clock: StoredClock } | undefined
  #timesUsed: { readonly text: string; readonly timeUsed: TimesUsed } | undefined
  #snapshotVersion = 0
  readonly #db: Database
  /** The fingerprint of the game as it is here. */
  readonly fingerprint: string
  #queue: Promise<unknown> = Promise.resolve()
  /** By the steady clock. */
  lastUsed = steadyNow()

  private constructor(db: Database, game: AnyGame, fingerprint: string, stored: Stored) {
    this.#db = db
    this.game = game
    this.fingerprint = fingerprint
    this.row = stored.row
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

  /** One after the other; what fails leaves the next undisturbed. */
  serially<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = steadyNow()
    const next = (): Promise<T> => (this.#isAheadOfLog ? this.reload().then(work) : work())
    const result = this.#queue.then(next, next)
    this.#queue = result.catch(() => undefined)
    return result
  }

  /** A choice was played that could not be stored, and then the database could not be asked what is true. */
  get #isAheadOfLog(): boolean {
    return this.match !== undefined && this.match.version !== this.entries.length
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

  /** Whether others have been asked beside this seat since it is waited for. */
  isAskedTogether(seat: number): boolean {
    return this.#tableMatch?.isAskedTogether(seat) ?? false
  }

  async #replay(): Promise<void> {
    const { row } = this
    this.entries = (await readLog(this.#db, row.id, 0)).map(logEntryOf)
    const stored = await readSnapshot(this.#db, row.id)
    const entries = this.entries.map(({ entry }) => entry)
    this.#tableMatch = openMatch(this.game, this.fingerprint, { row, entries, stored })
    this.resumed ||= this.#tableMatch.resumed
    this.#snapshotVersion = stored?.version ?? 0
    this.#updateQuestions()
  }

  /** Whether a choice that answers this version still answers the question of its seat. */
  #isCurrent(seat: number, version: number): boolean {
    return version <= this.version && version >= this.questions.since(seat)
  }

  #updateQuestions(): void {
    if (this.match) this.questions.update(this.game, this.match, this.entries)
  }

  /**
   * Check, apply, store; only then does anybody hear of it. What cannot be stored is as if it had never been.
   * Gives the version that the command has made, now or when it came the first time.
   */
  async command(command: Command): Promise<{ readonly version: number; readonly entries: readonly LogEntry[] }> {
    for (let i = 0; i < TRIES; i++) {
      try {
        const logEntry = await this.#execute(command)
        return { version: logEntry.version, entries: [logEntry] }
      } catch (problem) {
        // A wish that comes a second time is stale, not possible any more, or its key is taken: only then is it looked up.
        const done = await this.#versionOfKey(command.key)
        if (done !== undefined) return { version: done, entries: [] }
        if (!(problem instanceof Conflict)) throw problem
      }
    }
    throw new Problem('conflict', 'The table is too busy; try again.')
  }

  async #execute(command: Command): Promise<LogEntry> {
    const { entry, version } = command
    const tableMatch = this.#playing()
    if ('seat' in entry && !this.#isCurrent(entry.seat, version))
      throw new Problem('stale', 'The table has changed since; look again before you choose.')
    if (!('seat' in entry) && this.version >= MOST_ENTRIES)
      throw new Problem('conflict', 'This game is so long that nothing can be taken back any more.')
    let told: readonly Told<unknown>[]
    const wasAsked = tableMatch.pending
    try {
      told = tableMatch.enter(entry)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      const { rule, key: words, args } = problem
      throw new Problem('refused', 'That is not possible now.', { rule, key: words, args })
    }
    try {
      const logEntry = { entry, told, version: tableMatch.match.version, at: Date.now() }
      await this.#store(tableMatch, logEntry, wasAsked, command)
      return logEntry
    } catch (problem) {
      // Whatever happened to the write, the database says what is true.
      await this.reload()
      throw problem
    }
  }

  /** The version that this wish has made when it came before, perhaps in another process. */
  async #versionOfKey(key: Command['key']): Promise<number | undefined> {
    if (!key) return undefined
    const done = await readKey(this.#db, this.row.id, key.person, key.idempotency)
    if (done !== undefined && done > this.version) await this.reload()
    return done
  }

  #playing(): TableMatch {
    if (!this.#tableMatch) throw new Problem('conflict', 'The game has not begun.')
    if (this.row.status !== 'playing') throw new Problem('conflict', 'The game is over.')
    return this.#tableMatch
  }

  async #store(
    { match, pending }: TableMatch,
    logEntry: LogEntry,
    wasAsked: readonly number[],
    { key, alone }: Command,
  ): Promise<void> {
    const { at } = logEntry
    const over = this.game.outcome(match.state) !== undefined
    const since = logEntry.version - this.#snapshotVersion
    const handOver = !isSame(pending, wasAsked)
    const whole = over || since >= STORE_AT_LATEST || (handOver && since >= STORE_AFTER)
    const status = over ? 'over' : 'playing'
    const startsTurn = (seat: number): boolean => this.#startsTurn(seat, logEntry.entry, wasAsked, alone)
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
        ...(timersChanged ? { turn: { wakeAt, deadline, timeUsed, status } } : {}),
        ...(key ? { key } : {}),
        ...(whole ? { state: { engine: this.game.version, json: JSON.stringify(match.state) } } : {}),
        ...(over ? { more: resultsOf(this, at) } : {}),
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
    }
    this.entries.push(logEntry)
    this.#updateQuestions()
  }

  /** A seat's turn begins when it is asked anew; not by what its own person takes back, so that nobody fills up their clock. */
  #startsTurn(seat: number, entry: Entry, wasAsked: readonly number[], alone: string | undefined): boolean {
    const person = this.seats[seat]?.person_id
    if ('rewind' in entry) return alone === undefined || person !== alone
    if (wasAsked.includes(seat)) return false
    if ('seat' in entry) return true
    return person !== this.seats['undo' in entry ? entry.undo : entry.redo]?.person_id
  }

  /** As the database has it, whoever has changed it. */
  async reload(): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      await this.#readNewEntries()
      const row = await readTable(this.#db, this.row.id)
      if (!row) throw new Problem('notFound', 'This table is gone.')
      this.row = row
      this.seats = await readSeats(this.#db, row.id)
      this.votes = await readVotes(this.#db, row.id)
      // Begun, or played on, between two looks: once more.
      if (row.version === this.entries.length && (row.seed === null) === (this.match === undefined)) return
    }
  }

  async #readNewEntries(): Promise<void> {
    const tableMatch = this.#tableMatch
    if (this.row.seed === null) return
    // What could not be stored is in the match all the same: only the log can tell what was before.
    if (!tableMatch || tableMatch.match.version !== this.entries.length) return this.#replay()
    try {
      const entries = (await readLog(this.#db, this.row.id, tableMatch.match.version)).map(logEntryOf)
      tableMatch.enterAll(entries.map(({ entry }) => entry))
      this.entries.push(...entries)
    } catch {
      // A process of another version may have gone on from its state.
      return this.#replay()
    }
    this.#updateQuestions()
  }

  /** The pages that nobody here has heard of yet; from now on everybody has. */
  takeUntold(): readonly LogEntry[] {
    const takeUntold = this.entries.slice(this.#toldCount)
    this.#toldCount = this.entries.length
    return takeUntold
  }

  /** So that a newer version of the game can go on from here. */
  async storeSnapshot(): Promise<void> {
    const { match } = this
    if (!match || this.#snapshotVersion === match.version || this.row.status !== 'playing') return
    await this.#db.write(replaceSnapshot(this.row.id, match.version, this.game.version, JSON.stringify(match.state)))
    this.#snapshotVersion = match.version
  }
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((each, i) => each === others[i])
