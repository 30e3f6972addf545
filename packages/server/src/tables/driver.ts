// Keeps games going: plays for bots, acts when a clock has run out, and continues the work of a dead process.

import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { TaskOwner } from '../bots/fairQueue.ts'
import type { BotTask } from '../bots/task.ts'
import { ThinkingTimes } from '../bots/thinkingTimes.ts'
import { steadyNow } from '../ops/steady.ts'
import { Problem } from '../problems.ts'
import { BOT_MS, deadlineOf, isBotSeat, waitsForBot } from './clock.ts'
import { settleDeal } from './dealing.ts'
import type { LiveTable } from './liveTable.ts'
import { substituteBots } from './seating.ts'
import type { Listener, Tables } from './tables.ts'

export interface Chooser {
  choose(task: BotTask, owner: TaskOwner): Promise<unknown>
}

/** The level of the bot that plays for a person who is away. */
const SUBSTITUTE_LEVEL = 'greedy'
const BUDGET_MS = 300
/**
 * Bots answer a secret question together after this time, or a multiple of it. It is longer than they think about one: a
 * bot without a choice would answer at once, and that would tell the others what it does not hold.
 */
const SECRET_MS = 1.5 * BUDGET_MS
/** The pauses of bots that hide how long they have thought. */
export interface Pauses {
  /** After which they answer a secret question. */
  inSecret(): Promise<unknown>
  /** Of a bot with a single option. */
  inOpen(ms: number): Promise<unknown>
}

const PAUSES: Pauses = { inSecret: () => wait(SECRET_MS), inOpen: ms => wait(ms) }

const POLL_MS = 1000
/** How often tables are compared with the database, for announcements that were missed. */
const CATCH_UP_MS = 3000
/** How often this process looks for tables that a process with a wrong clock has left. */
const WRONG_CLOCKS_MS = 10_000

export class Driver implements Listener {
  readonly #tables: Tables
  readonly #bots: Chooser
  readonly #onProblem: (problem: unknown) => void
  readonly #pauses: Pauses
  readonly #times = new ThinkingTimes(BUDGET_MS)
  readonly #busy = new Set<string>()
  readonly #entering = new Set<Promise<void>>()
  #lastCatchUp = steadyNow()
  /** By how much the machine's clock was ahead of the steady one: it is less after the clock was set back. */
  #clockAhead = Infinity
  #lastClockCheck = -Infinity
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(tables: Tables, bots: Chooser, onProblem: (problem: unknown) => void, pauses: Partial<Pauses> = {}) {
    this.#tables = tables
    this.#bots = bots
    this.#onProblem = onProblem
    this.#pauses = { ...PAUSES, ...pauses }
  }

  start(): void {
    this.#tables.addListener(this)
    this.#timer = setInterval(() => void this.poll().catch(this.#onProblem), POLL_MS)
    this.#timer.unref()
  }

  /** Enters no further choice of a bot, and waits for those that are being stored. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#timer)
    await Promise.allSettled(this.#entering)
  }

  changed(table: LiveTable): void {
    if (table.row.status === 'playing' && waitsForBot(table)) this.#drive(table.row.id)
  }

  seated(table: LiveTable): void {
    this.changed(table)
  }

  /** Continues every table whose time has come, whichever process was busy with it. */
  async poll(now = Date.now()): Promise<void> {
    if (this.#areClocksInDoubt(now)) for (const id of await this.#tables.wokenTooLate(now)) await this.#wake(id, now)
    // A table that fails must not keep the others waiting.
    for (const id of await this.#tables.undealt(now)) await this.#settle(id, now)
    for (const { id, late } of await this.#tables.due(now)) {
      // A bot takes the seat when its clock has run out; the player can come back at any time.
      if (late) await substituteBots(this.#tables, id, there => lateAt(there, now)).catch(this.#onProblem)
      this.#drive(id)
    }
    if (steadyNow() - this.#lastCatchUp < CATCH_UP_MS) return
    this.#lastCatchUp = steadyNow()
    await this.#tables.catchUpAll()
  }

  /** True after the start, when the machine's clock was set back, and now and then where other machines have clocks. */
  #areClocksInDoubt(now: number): boolean {
    const ahead = now - steadyNow()
    const isSetBack = ahead < this.#clockAhead - BOT_MS
    this.#clockAhead = ahead
    const isDue = this.#tables.areShared && steadyNow() - this.#lastClockCheck >= WRONG_CLOCKS_MS
    if (isSetBack || isDue) this.#lastClockCheck = steadyNow()
    return isSetBack || isDue
  }

  async #wake(id: string, now: number): Promise<void> {
    await this.#settle(id, now)
    this.#drive(id)
  }

  async #settle(id: string, now: number): Promise<void> {
    await this.#tables
      .newest(id)
      .then(table => settleDeal(this.#tables, table, now))
      .catch(this.#onProblem)
  }

  #drive(id: string): void {
    if (this.#closed || this.#busy.has(id)) return
    this.#busy.add(id)
    this.#lockAndPlay(id)
      .catch(this.#onProblem)
      .then(table => {
        this.#busy.delete(id)
        // A change that arrived while the lock was being released found the table busy, so it is looked at now.
        if (table) this.changed(table)
      }, this.#onProblem)
  }

  /** Gives the table after its bots have played; undefined when another process holds the lock. */
  async #lockAndPlay(id: string): Promise<LiveTable | undefined> {
    const release = await this.#tables.lockBots(id)
    if (!release) return undefined
    try {
      const table = await this.#tables.newest(id)
      await this.#playBots(table)
      await this.#tables.startTimers(table)
      return table
    } finally {
      await release()
    }
  }

  async #playBots(table: LiveTable): Promise<void> {
    while (!this.#closed) {
      const { match, row } = table
      if (!match || row.status !== 'playing' || !waitsForBot(table)) return
      const bots = table.pending.filter(seat => isBotSeat(table, seat))
      const isSecret = table.asksInSecret
      const { version } = match
      const thinking = bots.slice(0, isSecret ? bots.length : 1).map(async seat => ({
        seat,
        option: (await this.#choose(table, seat)) as never,
      }))
      const chosen = Promise.all(thinking)
      if (isSecret) await this.#pauseUntil(chosen)
      const entries = await chosen.catch((problem: unknown) => {
        // The threads of the bots end with the process.
        if (this.#closed) return []
        throw problem
      })
      // A person may have come back to their seat meanwhile.
      for (const entry of entries)
        if (!this.#closed && isBotSeat(table, entry.seat)) await this.#stored(this.#enter(table, entry, version))
    }
  }

  /** Where bots have to wait for a thread, the end of their thinking would tell how many of them had a choice. */
  async #pauseUntil(thought: Promise<unknown>): Promise<void> {
    const thinking = { isDone: false }
    const done = (): void => void (thinking.isDone = true)
    thought.then(done, done)
    do await this.#pauses.inSecret()
    while (!thinking.isDone)
  }

  async #stored(entering: Promise<void>): Promise<void> {
    this.#entering.add(entering)
    await entering.finally(() => this.#entering.delete(entering))
  }

  async #enter(
    table: LiveTable,
    entry: { readonly seat: number; readonly option: never },
    version: number,
  ): Promise<void> {
    const before = table.version
    try {
      await this.#tables.play(null, table.row.id, entry, version)
    } catch (problem) {
      // Another seat has played meanwhile, so the bot has to look again.
      if (!(problem instanceof Problem && ['stale', 'refused', 'conflict'].includes(problem.kind))) throw problem
      if (before === version && table.version === version && table.row.status === 'playing') throw problem
    }
  }

  async #choose(table: LiveTable, seat: number): Promise<unknown> {
    const { match, game, seats } = table
    const options = game.options(match!.state, seat)
    const level = seats[seat]?.bot_level ?? SUBSTITUTE_LEVEL
    const kind = `${game.id} ${level}`
    if (options.length === 1) {
      if (!table.asksInSecret) await this.#pauses.inOpen(this.#times.like(kind))
      return options[0]
    }
    const task: BotTask = {
      game: game.id,
      level,
      seat,
      view: game.view(match!.state, seat),
      options,
      told: match!.told(seat),
      // A bot's thread gets nothing that its seat cannot know.
      world: game.resample(match!.state, seat, secret()),
      // Nobody can compute its choice beforehand, such as a vote.
      seed: secret(),
      budgetMs: BUDGET_MS,
    }
    const chosen = await this.#times.noting(kind, this.#bots.choose(task, ownerOf(table)))
    return chosen ?? options[0]
  }
}

const ownerOf = (table: LiveTable): TaskOwner => ({
  network: table.row.network ?? '',
  person: table.row.owner_id,
  table: table.row.id,
  isPlayed: table.seats.some(({ person_id: person, seat }) => person !== null && !isBotSeat(table, seat)),
})

const secret = (): string => randomBytes(16).toString('hex')

/** The seats whose time is up. */
function lateAt(table: LiveTable, now: number): readonly number[] {
  const { deadline, status } = table.row
  if (status !== 'playing' || deadline === null || deadline > now) return []
  return table.pending.filter(seat => !isBotSeat(table, seat) && (deadlineOf(table, seat) ?? now) <= now)
}
