// A table as it lives in this process: its match, who sits there, and one queue for everything that changes it.

import { type AnyGame, type Entry, Refusal, type Told } from '@lastlight/kernel'
import { steadyNow } from '../ops/steady.ts'
import { Problem } from '../problems.ts'
import { Conflict, type Database } from '../storage/database.ts'
import { NO_TIMES, type SpentTimes, type StoredClock, timesOf } from './clock.ts'
import { type AnyMatch, type Course, courseOf } from './course.ts'
import { type Page, pageOf } from './page.ts'
import { Questions } from './questions.ts'
import { resultsOf } from './results.ts'
import type { SeatRow, TableRow, VoteRow } from './rows.ts'
import { append, readKey, readLog, readSeats, readState, readTable, readVotes, storeState } from './store.ts'

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
  pages: Page[] = []
  /** How many of the pages everybody here has heard of. */
  #heard = 0
  /** A newer version of the game plays this log differently, so it goes on from its state. */
  resumed = false
  #course: Course | undefined
  readonly questions = new Questions()
  #clock: { readonly text: string; readonly clock: StoredClock } | undefined
  #spent: { readonly text: string; readonly spent: SpentTimes } | undefined
  #stored = 0
  readonly #db: Database
  /** The fingerprint of the game as it is here. */
  readonly print: string
  #queue: Promise<unknown> = Promise.resolve()
  /** By the steady clock. */
  lastUsed = steadyNow()

  private constructor(db: Database, game: AnyGame, print: string, stored: Stored) {
    this.#db = db
    this.game = game
    this.print = print
    this.row = stored.row
    this.seats = stored.seats
    this.votes = stored.votes
  }

  static async open(
    db: Database,
    games: ReadonlyMap<string, AnyGame>,
    id: string,
    prints: ReadonlyMap<string, string>,
  ): Promise<LiveTable | undefined> {
    const row = await readTable(db, id)
    const game = row && games.get(row.game)
    if (!row || !game) return undefined
    const [seats, votes] = await Promise.all([readSeats(db, id), readVotes(db, id)])
    const table = new LiveTable(db, game, prints.get(game.id) ?? '', { row, seats, votes })
    if (row.seed !== null) await table.#replay()
    table.#heard = table.pages.length
    return table
  }

  /** One after the other; what fails leaves the next undisturbed. */
  serially<T>(work: () => Promise<T>): Promise<T> {
    this.lastUsed = steadyNow()
    const next = (): Promise<T> => (this.#isAhead ? this.reload().then(work) : work())
    const result = this.#queue.then(next, next)
    this.#queue = result.catch(() => undefined)
    return result
  }

  /** A choice was played that could not be stored, and then the database could not be asked what is true. */
  get #isAhead(): boolean {
    return this.match !== undefined && this.match.version !== this.pages.length
  }

  get match(): AnyMatch | undefined {
    return this.#course?.match
  }

  get version(): number {
    return this.match?.version ?? 0
  }

  get clock(): StoredClock {
    const text = this.row.clock
    if (this.#clock?.text !== text) this.#clock = { text, clock: JSON.parse(text) as StoredClock }
    return this.#clock.clock
  }

  get spent(): SpentTimes {
    const text = this.row.time_used
    if (this.#spent?.text !== text) this.#spent = { text, spent: JSON.parse(text) as SpentTimes }
    return this.#spent.spent
  }

  get pending(): readonly number[] {
    return this.#course?.pending ?? []
  }

  /** Whether others have been asked beside this seat since it is waited for. */
  isAskedTogether(seat: number): boolean {
    return this.#course?.isAskedTogether(seat) ?? false
  }

  async #replay(): Promise<void> {
    const { row } = this
    this.pages = (await readLog(this.#db, row.id, 0)).map(pageOf)
    const stored = await readState(this.#db, row.id)
    const entries = this.pages.map(({ entry }) => entry)
    this.#course = courseOf(this.game, this.print, { row, entries, stored })
    this.resumed ||= this.#course.resumed
    this.#stored = stored?.version ?? 0
    this.#look()
  }

  /** Whether a choice that answers this version still answers the question of its seat. */
  #isCurrent(seat: number, version: number): boolean {
    return version <= this.version && version >= this.questions.since(seat)
  }

  #look(): void {
    if (this.match) this.questions.look(this.game, this.match, this.pages)
  }

  /**
   * Check, apply, store; only then does anybody hear of it. What cannot be stored is as if it had never been.
   * Gives the version that the command has made, now or when it came the first time.
   */
  async command(command: Command): Promise<{ readonly version: number; readonly pages: readonly Page[] }> {
    for (let i = 0; i < TRIES; i++) {
      try {
        const page = await this.#done(command)
        return { version: page.version, pages: [page] }
      } catch (problem) {
        // A wish that comes a second time is stale, not possible any more, or its key is taken: only then is it looked up.
        const done = await this.#doneBefore(command.key)
        if (done !== undefined) return { version: done, pages: [] }
        if (!(problem instanceof Conflict)) throw problem
      }
    }
    throw new Problem('conflict', 'The table is too busy; try again.')
  }

  async #done(command: Command): Promise<Page> {
    const { entry, version } = command
    const course = this.#ready()
    if ('seat' in entry && !this.#isCurrent(entry.seat, version))
      throw new Problem('stale', 'The table has changed since; look again before you choose.')
    if (!('seat' in entry) && this.version >= MOST_ENTRIES)
      throw new Problem('conflict', 'This game is so long that nothing can be taken back any more.')
    let told: readonly Told<unknown>[]
    const wasAsked = course.pending
    try {
      told = course.enter(entry)
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      const { rule, key: words, args } = problem
      throw new Problem('refused', 'That is not possible now.', { rule, key: words, args })
    }
    try {
      const page = { entry, told, version: course.match.version, at: Date.now() }
      await this.#store(course, page, wasAsked, command)
      return page
    } catch (problem) {
      // Whatever happened to the write, the database says what is true.
      await this.reload()
      throw problem
    }
  }

  /** The version that this wish has made when it came before, perhaps in another process. */
  async #doneBefore(key: Command['key']): Promise<number | undefined> {
    if (!key) return undefined
    const done = await readKey(this.#db, this.row.id, key.person, key.idempotency)
    if (done !== undefined && done > this.version) await this.reload()
    return done
  }

  #ready(): Course {
    if (!this.#course) throw new Problem('conflict', 'The game has not begun.')
    if (this.row.status !== 'playing') throw new Problem('conflict', 'The game is over.')
    return this.#course
  }

  async #store(
    { match, pending }: Course,
    page: Page,
    wasAsked: readonly number[],
    { key, alone }: Command,
  ): Promise<void> {
    const { at } = page
    const over = this.game.outcome(match.state) !== undefined
    const since = page.version - this.#stored
    const handOver = !isSame(pending, wasAsked)
    const whole = over || since >= STORE_AT_LATEST || (handOver && since >= STORE_AFTER)
    const status = over ? 'over' : 'playing'
    const begins = (seat: number): boolean => this.#begins(seat, page.entry, wasAsked, alone)
    const { deadline, wake, spent } = over ? NO_TIMES : timesOf(this, { now: at, begins })
    const isTurn = over || wake !== this.row.wake_at || deadline !== this.row.deadline || spent !== this.row.time_used
    await this.#db.write(
      append({
        id: this.row.id,
        version: page.version,
        entry: JSON.stringify(page.entry),
        told: JSON.stringify(page.told),
        at,
        ...(isTurn ? { turn: { wake, deadline, spent, status } } : {}),
        ...(key ? { key } : {}),
        ...(whole ? { state: { engine: this.game.version, json: JSON.stringify(match.state) } } : {}),
        ...(over ? { more: resultsOf(this, at) } : {}),
      }),
    )
    if (whole) this.#stored = page.version
    this.row = { ...this.row, version: page.version, wake_at: wake, deadline, time_used: spent, status, changed_at: at }
    this.pages.push(page)
    this.#look()
  }

  /** A seat's turn begins when it is asked anew; not by what its own person takes back, so that nobody fills up their clock. */
  #begins(seat: number, entry: Entry, wasAsked: readonly number[], alone: string | undefined): boolean {
    const person = this.seats[seat]?.person_id
    if ('rewind' in entry) return alone === undefined || person !== alone
    if (wasAsked.includes(seat)) return false
    if ('seat' in entry) return true
    return person !== this.seats['undo' in entry ? entry.undo : entry.redo]?.person_id
  }

  /** As the database has it, whoever has changed it. */
  async reload(): Promise<void> {
    for (let i = 0; i < TRIES; i++) {
      await this.#readOn()
      const row = await readTable(this.#db, this.row.id)
      if (!row) throw new Problem('notFound', 'This table is gone.')
      this.row = row
      this.seats = await readSeats(this.#db, row.id)
      this.votes = await readVotes(this.#db, row.id)
      // Begun, or played on, between two looks: once more.
      if (row.version === this.pages.length && (row.seed === null) === (this.match === undefined)) return
    }
  }

  async #readOn(): Promise<void> {
    const course = this.#course
    if (this.row.seed === null) return
    // What could not be stored is in the match all the same: only the log can tell what was before.
    if (!course || course.match.version !== this.pages.length) return this.#replay()
    try {
      const pages = (await readLog(this.#db, this.row.id, course.match.version)).map(pageOf)
      course.enterAll(pages.map(({ entry }) => entry))
      this.pages.push(...pages)
    } catch {
      // A process of another version may have gone on from its state.
      return this.#replay()
    }
    this.#look()
  }

  /** The pages that nobody here has heard of yet; from now on everybody has. */
  news(): readonly Page[] {
    const news = this.pages.slice(this.#heard)
    this.#heard = this.pages.length
    return news
  }

  /** So that a newer version of the game can go on from here. */
  async keepState(): Promise<void> {
    const { match } = this
    if (!match || this.#stored === match.version || this.row.status !== 'playing') return
    await this.#db.write(storeState(this.row.id, match.version, this.game.version, JSON.stringify(match.state)))
    this.#stored = match.version
  }
}

const isSame = (some: readonly number[], others: readonly number[]): boolean =>
  some.length === others.length && some.every((each, i) => each === others[i])
