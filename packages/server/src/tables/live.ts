// A table as it lives in this process: its match, who sits there, and one queue for everything that changes it.

import {
  type AnyGame,
  type Entry,
  hash,
  type Json,
  Match,
  Refusal,
  type Save,
  type Tell,
  type Told,
} from '@lastlight/kernel'
import { Problem } from '../problems.ts'
import { Conflict, type Database } from '../storage/database.ts'
import { NO_TIMES, type StoredClock, timesOf } from './clock.ts'
import { resultsOf } from './results.ts'
import type { LogRow, SeatRow, TableRow, VoteRow } from './rows.ts'
import { append, readKey, readLog, readSeats, readState, readTable, readVotes, storeState } from './store.ts'

export type AnyMatch = Match<unknown, { players: number }, unknown, unknown, unknown>

/** What one entry of the log has told. */
export interface Page {
  readonly version: number
  readonly entry: Entry
  readonly told: readonly Told<unknown>[]
  readonly at: number
}

/** A command of a person, or of the bot that plays for a seat. */
export interface Command {
  readonly entry: Entry
  /** Who wants it, and the key under which it is done once. */
  readonly key?: { readonly person: string; readonly idempotency: string }
  /** The version that was answered. */
  readonly version: number
}

/** States are stored at hand-overs, once so many entries have come since the last one; and after so many in any case. */
const STORE_AFTER = 16
const STORE_AT_LATEST = 64
/** How often a command is tried again that another process has overtaken. */
const TRIES = 8

export interface Question {
  readonly options: readonly unknown[]
  readonly json: string
}
const NO_QUESTION: Question = { options: [], json: '[]' }

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
  match: AnyMatch | undefined
  pages: Page[] = []
  /** How many of the pages everybody here has heard of. */
  #heard = 0
  /** A newer version of the game plays this log differently, so it goes on from its state. */
  resumed = false
  /** By seat: the version since which its question has been the same, and the question itself. */
  #since: number[] = []
  /** How many of the pages have been looked at for that. */
  #looked = 0
  #asked: Question[] = []
  /** Whom the game waits for, and those of them who have at some time been asked together with others. */
  #pending: readonly number[] = []
  readonly #together = new Set<number>()
  #clock: { readonly text: string; readonly clock: StoredClock } | undefined
  #stored = 0
  readonly #db: Database
  readonly #print: string
  #queue: Promise<unknown> = Promise.resolve()
  lastUsed = Date.now()

  private constructor(db: Database, game: AnyGame, print: string, stored: Stored) {
    this.#db = db
    this.game = game
    this.#print = print
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
    this.lastUsed = Date.now()
    const result = this.#queue.then(work, work)
    this.#queue = result.catch(() => undefined)
    return result
  }

  get version(): number {
    return this.match?.version ?? 0
  }

  get clock(): StoredClock {
    const text = this.row.clock
    if (this.#clock?.text !== text) this.#clock = { text, clock: JSON.parse(text) as StoredClock }
    return this.#clock.clock
  }

  get pending(): readonly number[] {
    return this.#pending
  }

  /** Whether others have been asked beside this seat since it is waited for. */
  isAskedTogether(seat: number): boolean {
    return this.#together.has(seat)
  }

  #enter(match: AnyMatch, entry: Entry, tell?: Tell<unknown>): void {
    match.enter(entry, tell)
    this.#ask(match)
  }

  #ask({ state }: AnyMatch): void {
    this.#pending = this.game.pending(state)
    for (const seat of this.#together) if (!this.#pending.includes(seat)) this.#together.delete(seat)
    if (this.#pending.length > 1) for (const seat of this.#pending) this.#together.add(seat)
  }

  /** Everything from the start, or from the last state where the game has changed since. */
  async #replay(): Promise<void> {
    const { id, config, seed, engine, content } = this.row
    const log = await readLog(this.#db, id, 0)
    const entries = log.map(({ entry }) => JSON.parse(entry) as Entry)
    const settings = JSON.parse(config) as { players: number }
    this.pages = log.map(pageOf)
    const stored = await readState(this.#db, id)
    const same = engine === this.game.version && content === this.#print
    this.match = same ? this.#fresh(settings, seed!, entries) : this.#checked(settings, seed!, entries, stored)
    this.#stored = stored?.version ?? 0
    this.#look()
  }

  #fresh(config: { players: number }, seed: string, entries: readonly Entry[]): AnyMatch {
    const match: AnyMatch = Match.start(this.game, config, seed)
    this.#together.clear()
    this.#ask(match)
    for (const entry of entries) this.#enter(match, entry)
    return match
  }

  /** A game of another version: replayed where that leads to the same state, and otherwise gone on with from its state. */
  #checked(
    config: { players: number },
    seed: string,
    entries: readonly Entry[],
    stored: { readonly version: number; readonly engine: string; readonly state: string } | undefined,
  ): AnyMatch {
    try {
      const early = this.#fresh(config, seed, entries.slice(0, stored?.version ?? 0))
      const agrees = !stored || hash(early.state) === hash(JSON.parse(stored.state))
      if (agrees) {
        for (const entry of entries.slice(stored?.version ?? 0)) this.#enter(early, entry)
        return early
      }
    } catch {
      // It plays differently: the state decides.
    }
    if (!stored)
      throw new Problem('conflict', 'This game was begun with another version and has no state to go on from.')
    this.resumed = true
    const save: Save = {
      format: 'lastlight 1',
      game: this.game.id,
      version: `${stored.engine} resumed`,
      config,
      seed: null,
      commitment: this.row.commitment,
      log: entries.slice(0, stored.version),
      hash: '',
      state: JSON.parse(stored.state) as Json,
    }
    const match = Match.load(this.game, { ...save, version: stored.engine }, undefined) as AnyMatch
    // Who was asked beside whom before that is not known any more.
    this.#ask(match)
    for (const seat of this.#pending) this.#together.add(seat)
    for (const entry of entries.slice(stored.version)) this.#enter(match, entry)
    return match
  }

  /** Whether a choice that answers this version still answers the question of its seat. */
  isCurrent(seat: number, version: number): boolean {
    return version <= this.version && version >= (this.#since[seat] ?? 0)
  }

  #look(): void {
    const { match } = this
    if (!match) return
    const seats = Array.from({ length: match.config.players }, (_, seat) => seat)
    // Whoever has chosen is asked anew, even if it is the same; and so is everybody after a step back.
    for (const { entry, version } of this.pages.slice(this.#looked))
      for (const seat of 'seat' in entry ? [entry.seat] : seats) this.#since[seat] = version
    this.#looked = this.pages.length
    for (const seat of seats) {
      const options = this.game.options(match.state, seat)
      const json = JSON.stringify(options)
      if (json === this.#asked[seat]?.json) continue
      this.#asked[seat] = { options, json }
      this.#since[seat] = match.version
    }
  }

  /** What a seat may choose, as it is and as it is sent. */
  question(seat: number): Question {
    return this.#asked[seat] ?? NO_QUESTION
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

  async #done({ entry, key, version }: Command): Promise<Page> {
    const match = this.#ready()
    if ('seat' in entry && !this.isCurrent(entry.seat, version))
      throw new Problem('stale', 'The table has changed since; look again before you choose.')
    const told: Told<unknown>[] = []
    const wasAsked = this.#pending
    try {
      this.#enter(match, entry, each => told.push(each))
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem
      const { rule, key: words, args } = problem
      throw new Problem('refused', 'That is not possible now.', { rule, key: words, args })
    }
    try {
      const page = { entry, told, version: match.version, at: Date.now() }
      await this.#store(match, page, wasAsked, key)
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

  #ready(): AnyMatch {
    if (!this.match) throw new Problem('conflict', 'The game has not begun.')
    if (this.row.status !== 'playing') throw new Problem('conflict', 'The game is over.')
    return this.match
  }

  async #store(match: AnyMatch, page: Page, wasAsked: readonly number[], key: Command['key']): Promise<void> {
    const { at } = page
    const over = this.game.outcome(match.state) !== undefined
    const since = page.version - this.#stored
    const handOver = !isSame(this.#pending, wasAsked)
    const whole = over || since >= STORE_AT_LATEST || (handOver && since >= STORE_AFTER)
    const status = over ? 'over' : 'playing'
    const { deadline, wake } = over ? NO_TIMES : timesOf(this, { now: at, anew: handOver })
    const isTurn = over || wake !== this.row.wake || deadline !== this.row.deadline
    await this.#db.write(
      append({
        id: this.row.id,
        version: page.version,
        entry: JSON.stringify(page.entry),
        told: JSON.stringify(page.told),
        at,
        ...(isTurn ? { turn: { wake, deadline, status } } : {}),
        ...(key ? { key } : {}),
        ...(whole ? { state: { engine: this.game.version, json: JSON.stringify(match.state) } } : {}),
        ...(over ? { more: resultsOf(this, at) } : {}),
      }),
    )
    if (whole) this.#stored = page.version
    this.row = { ...this.row, version: page.version, wake, deadline, status, changed: at }
    this.pages.push(page)
    this.#look()
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
    const { match } = this
    if (this.row.seed === null) return
    // What could not be stored is in the match all the same: only the log can tell what was before.
    if (!match || match.version !== this.pages.length) return this.#replay()
    try {
      for (const row of await readLog(this.#db, this.row.id, match.version)) {
        const page = pageOf(row)
        this.#enter(match, page.entry)
        this.pages.push(page)
      }
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

const pageOf = ({ version, entry, told, at }: LogRow): Page => ({
  version,
  at,
  entry: JSON.parse(entry) as Entry,
  told: JSON.parse(told) as Told<unknown>[],
})
