// All players at all tables: each seat chooses as soon as it is asked (closed loop), at the times of a schedule (open
// loop), or each table has its turn after the other (timetable).

import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { chanceFrom, pickOf } from '@lastlight/kernel'
import type { Listener, Table, Target } from './target.ts'

/** The results of one stretch of playing. */
export interface PlayResult {
  readonly actions: number
  readonly seconds: number
  /** From sending, or from when it was to be sent, to the acknowledgement; in ms. */
  readonly times: readonly number[]
  /** Bytes that the server has sent meanwhile. */
  readonly bytes: number
  readonly games: number
  /** Choices that came too late, because the other seat had changed the question. */
  readonly refused: number
  /** Share of a core that the generator needed. */
  readonly generatorCpu: number
}

/** At a table, if not said otherwise. */
const SEATS = 2
/**
 * When no answer has arrived for this long, the server has stopped answering, and the run fails. A collection of all
 * garbage of ten thousand tables on a busy machine takes long too.
 */
const SILENCE_MS = 60_000
const LOOK_MS = 100
/** How often choices that are due are sent: Node runs its timers no more often. */
const TICK_MS = 1

export class Players {
  readonly #target: Target
  readonly #seats: number
  readonly #tables: Table[] = []
  readonly #listeners: Listener[] = []
  readonly #chance = chanceFrom('load')
  /** By table and seat: the options of a question without an answer. */
  readonly #waiting = new Map<number, readonly unknown[]>()
  /** By table and seat: when the choice was made that is on its way. */
  readonly #sent = new Map<number, number>()
  /** By table: when its choice was due that no seat could make so far. */
  readonly #due = new Map<number, number>()
  /** The seats that have been shown their table. */
  readonly #shown = new Set<number>()
  #isClosedLoop = false
  #times: number[] = []
  #games = 0
  #refused = 0
  #problem: Error | undefined

  constructor(target: Target, seats = SEATS) {
    this.#target = target
    this.#seats = seats
  }

  async sit(tables: number): Promise<void> {
    for (let i = 0; i < tables; i++) await this.sitOne()
    await this.#target.prepare(2)
    for (const table of this.#tables) await table.again()
  }

  /** Adds one table, at which no game has begun. */
  async sitOne(): Promise<Table> {
    const n = this.#tables.length
    // The place is taken before the sockets are open, because several tables may be opened at once.
    this.#tables.length = n + 1
    const listener = this.#listener(n)
    this.#listeners.push(listener)
    const table = await this.#target.sit(listener)
    this.#tables[n] = table
    return table
  }

  /** Leaves the games as if they were over, and begins the next ones. */
  async nextGames(): Promise<void> {
    this.#shown.clear()
    for (const listener of this.#listeners) listener.over()
    await this.allShown()
  }

  /** Waits until every seat has been shown its table. */
  async allShown(): Promise<void> {
    const start = performance.now()
    while (this.#shown.size < this.#tables.length * this.#seats) {
      if (this.#problem !== undefined) throw this.#problem
      if (performance.now() - start > SILENCE_MS) throw new Error('The server does not show a table.')
      await sleep(TICK_MS)
    }
  }

  prepare(games: number): Promise<void> {
    return this.#target.prepare(games)
  }

  #listener(table: number): Listener {
    const place = (seat: number): number => table * this.#seats + seat
    const left = new Set<number>()
    return {
      asked: (seat, options) => {
        this.#shown.add(place(seat))
        // Choices that were on their way when the game ended are never answered.
        if (left.delete(seat)) this.#sent.delete(place(seat))
        if (options.length === 0) this.#waiting.delete(place(seat))
        else {
          this.#waiting.set(place(seat), options)
          this.#goOn(place(seat))
        }
      },
      done: seat => {
        const since = this.#sent.get(place(seat))
        if (since === undefined) return
        this.#times.push(performance.now() - since)
        this.#sent.delete(place(seat))
        this.#goOn(place(seat))
      },
      refused: seat => {
        if (!this.#sent.delete(place(seat))) return
        this.#refused++
        this.#goOn(place(seat))
      },
      over: () => {
        this.#games++
        for (let seat = 0; seat < this.#seats; seat++) {
          left.add(seat)
          this.#waiting.delete(place(seat))
        }
        this.#tables[table]!.again().catch((problem: unknown) => this.#fail(problem))
      },
      failed: problem => {
        this.#fail(problem)
      },
    }
  }

  #fail(problem: unknown): void {
    this.#problem ??= problem instanceof Error ? problem : new Error(String(problem))
  }

  /** In a closed loop a seat waits only for the answer to its last choice; by a timetable, for the turn of its table. */
  #goOn(place: number): void {
    if (!this.#isFree(place)) return
    if (this.#isClosedLoop) return this.#answer(place, performance.now())
    const due = this.#due.get(this.#tableOf(place))
    if (due === undefined) return
    this.#due.delete(this.#tableOf(place))
    this.#answer(place, due)
  }

  #tableOf(place: number): number {
    return Math.floor(place / this.#seats)
  }

  #firstFree(): number | undefined {
    for (const place of this.#waiting.keys()) if (this.#isFree(place)) return place
    return undefined
  }

  #isFree(place: number): boolean {
    return this.#waiting.has(place) && !this.#sent.has(place)
  }

  #answer(place: number, since: number): void {
    const options = this.#waiting.get(place)!
    this.#waiting.delete(place)
    this.#sent.set(place, since)
    const option = options[pickOf(this.#chance, options.length)]
    this.#tables[this.#tableOf(place)]!.choose(place % this.#seats, option)
  }

  async closedLoop(seconds: number): Promise<PlayResult> {
    return this.#measured(async () => {
      this.#isClosedLoop = true
      for (const place of this.#waiting.keys()) this.#goOn(place)
      await this.#while(seconds)
      this.#isClosedLoop = false
    })
  }

  /** So many choices a second by the timetable, whether the ones before are done or not. */
  async openLoop(seconds: number, rate: number): Promise<PlayResult> {
    return this.#measured(async () => {
      const start = performance.now()
      let due = 0
      const timer = setInterval(() => {
        const now = performance.now()
        while (start + (due * 1000) / rate <= now && due < seconds * rate) {
          const place = this.#firstFree()
          if (place === undefined) break
          this.#answer(place, start + (due * 1000) / rate)
          due++
        }
      }, TICK_MS)
      await this.#while(seconds)
      clearInterval(timer)
    })
  }

  /**
   * Every table has its turn once in so many seconds, at moments of its own. A choice counts from the moment at which it
   * was due, also when its table still waits for the answer to the one before.
   */
  async timetable(seconds: number, every: number): Promise<PlayResult> {
    return this.#measured(async () => {
      const gap = (every * 1000) / this.#tables.length
      const start = performance.now()
      let turn = 0
      const timer = setInterval(() => {
        for (const now = performance.now(); start + turn * gap <= now; turn++)
          this.#takeTurn(turn % this.#tables.length, start + turn * gap)
      }, TICK_MS)
      await this.#while(seconds)
      clearInterval(timer)
      this.#due.clear()
      // A server that is overloaded answers later, and those answers count most.
      await this.#silence()
    })
  }

  #takeTurn(table: number, due: number): void {
    // A table that is a whole round late waits for its first choice.
    if (!this.#due.has(table)) this.#due.set(table, due)
    for (let seat = 0; seat < this.#seats && this.#due.has(table); seat++) this.#goOn(table * this.#seats + seat)
  }

  async #while(seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000
    let heard = this.#times.length
    let last = performance.now()
    while (performance.now() < end) {
      await sleep(Math.min(LOOK_MS, end - performance.now()))
      if (this.#problem !== undefined) throw this.#problem
      if (this.#times.length !== heard) {
        heard = this.#times.length
        last = performance.now()
      } else if (performance.now() - last > SILENCE_MS) throw new Error('The server says nothing any more.')
    }
  }

  async #measured(play: () => Promise<void>): Promise<PlayResult> {
    this.#times = []
    this.#games = 0
    this.#refused = 0
    const { bytes } = this.#target
    const cpu = process.cpuUsage()
    const start = performance.now()
    await play()
    const seconds = (performance.now() - start) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const stretch = {
      actions: this.#times.length,
      seconds,
      times: this.#times,
      bytes: this.#target.bytes - bytes,
      games: this.#games,
      refused: this.#refused,
      generatorCpu: (user + system) / 1e6 / seconds,
    }
    await this.#silence()
    return stretch
  }

  /** Waits until all answers have arrived, so that the next turn has the machine to itself. */
  async #silence(): Promise<void> {
    let left = this.#sent.size
    let last = performance.now()
    while (this.#sent.size > 0) {
      await sleep(TICK_MS)
      if (this.#problem !== undefined) throw this.#problem
      if (this.#sent.size < left) {
        left = this.#sent.size
        last = performance.now()
      } else if (performance.now() - last > SILENCE_MS) throw new Error('Choices were never acknowledged.')
    }
  }

  close(): void {
    for (const table of this.#tables) table.close()
  }
}
