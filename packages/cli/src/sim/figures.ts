// The figures of a run of games.

import type { Seat } from '@lastlight/kernel'
import { gatherDeals, type Lead, leads } from './deals.ts'
import { type Interval, type Share, shareOf, wilson } from './interval.ts'
import { type Batch, type Order, type Played, seating, seedOf, tableAt } from './simOrder.ts'
import { type Pile, Piles, rounded, type Spread } from './spreads.ts'
import type { Verdict } from './stopping.ts'
import { type Counts, count, countAll, keepLeast, type Sums } from './sums.ts'

export interface Figures {
  readonly game: string
  /** The mean, where the number differs between tables. */
  readonly players: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  readonly finished: number
  readonly failures: number
  /** The first of them. */
  readonly failed: readonly {
    /** Its number in the run, for `--game`. */
    readonly game: number
    /** The settings that differ between the tables of the run. */
    readonly table: { readonly [setting: string]: string }
    readonly seed: string
    readonly seats: readonly string[]
    readonly message: string
  }[]
  readonly seconds: number
  readonly gamesPerSecond: number
  /** Questions with at least two options. */
  readonly decisionsPerGame: number
  readonly decisionsPerSecond: number
  /** The same on one thread, with nothing counted but a bot's own time; for random bots the whole game's. */
  readonly decisionsPerSecondByBot: { readonly [bot: string]: number }
  readonly scores: {
    readonly bySeat: readonly Spread[]
    readonly byBot: { readonly [bot: string]: Spread }
    readonly byLeader: { readonly [leader: string]: Spread }
  }
  /** The share of its games that a bot won on any of its seats; a shared win counts for each. */
  readonly winRate: { readonly [bot: string]: number }
  readonly winRateInterval: { readonly [bot: string]: Interval }
  /** The same by seat. */
  readonly winRateBySeat: readonly { readonly rate: number; readonly interval: Interval }[]
  /** In how many finished games a bot sat at the table. */
  readonly gamesOf: { readonly [bot: string]: number }
  /** By number of players and seat: seats of different tables are not compared. */
  readonly seats: readonly {
    readonly players: number
    readonly seat: Seat
    readonly won: Share
    readonly points?: Spread
  }[]
  /** The share of all wins that a bot has: those who share one have a part of it each. */
  readonly winners: { readonly [bot: string]: number }
  readonly lead: readonly Lead[]
  /** The result of `--until`. */
  readonly stopped?: Verdict | 'games'
}

const MOST_TOLD = 10
const DIGITS = 4

/** Under this name a seat is counted. */
export const atTable = (players: number, seat: Seat): string => `${players} ${seat}`

const precise = (n: number): number => rounded(n, DIGITS)
const narrowed = ([low, high]: Interval): Interval => [precise(low), precise(high)]
const rateOf = ({ sum, count }: Pile): number => precise(sum / count)
const intervalOf = ({ sum, count }: Pile): Interval => narrowed(wilson(sum, count))

/** Adds up batches in any order; the result does not depend on it. */
export class Tally {
  readonly #order: Order
  readonly #isMixed: boolean
  #games = 0
  #failures = 0
  /** The seats of all finished games. */
  #seats = 0
  #decisions = 0
  #failed: readonly Played[] = []
  readonly #thinking = new Map<string, { decisions: number; ms: number }>()
  readonly #counted: Counts = new Map()
  readonly #examples: Counts = new Map()
  readonly #lengths = new Map<number, number>()
  readonly #points = { bySeat: new Piles(), byBot: new Piles(), byLeader: new Piles() }
  /** 1 for a game won and 0 for one lost. */
  readonly #won = { byBot: new Piles(), bySeat: new Piles() }
  /** By number of players and seat. */
  readonly #atTables = { won: new Piles(), points: new Piles() }
  readonly #shares: Counts = new Map()
  readonly #complete: ReturnType<typeof gatherDeals>
  readonly #leads: ReturnType<typeof leads>

  constructor(order: Order) {
    this.#order = order
    this.#isMixed = new Set(order.tables.map(({ players }) => players)).size > 1
    this.#complete = gatherDeals(order)
    this.#leads = leads(order)
    for (const bot of order.bots) this.#shares.set(bot, 0)
  }

  add({ played, thinking, counted, examples = new Map() }: Batch): void {
    for (const each of played) this.#count(each)
    for (const [bot, { decisions, ms }] of Object.entries(thinking)) {
      const sum = this.#thinking.get(bot) ?? { decisions: 0, ms: 0 }
      this.#thinking.set(bot, { decisions: sum.decisions + decisions, ms: sum.ms + ms })
    }
    countAll(this.#counted, counted)
    for (const [name, number] of examples) keepLeast(this.#examples, name, number)
  }

  #count(played: Played): void {
    this.#games++
    this.#decisions += played.decisions
    const deal = this.#complete(played)
    if (deal) this.#leads.add(deal)
    if (played.failure !== undefined) {
      this.#failures++
      this.#failed = [...this.#failed, played].sort((a, b) => a.number - b.number).slice(0, MOST_TOLD)
      return
    }
    this.#lengths.set(played.decisions, (this.#lengths.get(played.decisions) ?? 0) + 1)
    keepLeast(this.#examples, `decisions/${played.decisions}`, played.number)
    this.#countEnding(played)
  }

  #countEnding({ number, winners = [], scores = [], leaders = [] }: Played): void {
    const names = seating(this.#order, number)
    this.#seats += names.length
    for (const seat of names.keys()) this.#atTables.won.add(atTable(names.length, seat), winners.includes(seat) ? 1 : 0)
    for (const seat of winners) {
      keepLeast(this.#examples, `wonBy/${names[seat]}`, number)
      keepLeast(this.#examples, `wonAt/${atTable(names.length, seat)}`, number)
    }
    for (const [seat, score] of scores.entries()) {
      this.#atTables.points.add(atTable(names.length, seat), score)
      if (!this.#isMixed) this.#points.bySeat.add(`${seat}`, score)
      this.#points.byBot.add(names[seat]!, score)
      if (leaders[seat]) this.#points.byLeader.add(leaders[seat], score)
    }
    // A seat of few players wins more often: seats of different tables are not compared.
    if (!this.#isMixed) for (const seat of names.keys()) this.#won.bySeat.add(`${seat}`, winners.includes(seat) ? 1 : 0)
    for (const bot of new Set(names)) this.#won.byBot.add(bot, winners.some(seat => names[seat] === bot) ? 1 : 0)
    for (const seat of winners) count(this.#shares, names[seat]!, 1 / winners.length)
  }

  /** With the names that `examples` uses. */
  get #bySeat(): Figures['seats'] {
    const points = this.#atTables.points.spreads
    const won = this.#atTables.won.map(({ sum, count: games }) => shareOf(sum, games)!)
    return Object.entries(won).map(([name, share]) => {
      const [players = 0, seat = 0] = name.split(' ').map(Number)
      return { players, seat, won: share, ...(points[name] && { points: points[name] }) }
    })
  }

  get games(): number {
    return this.#games
  }

  get failures(): number {
    return this.#failures
  }

  /** The game's own statistics. */
  get counted(): Sums {
    return this.#counted
  }

  /** For each thing that was counted, as `kind/id`, the first game in which it was. */
  get examples(): Sums {
    return this.#examples
  }

  /** How many games were that long, by the number of decisions. */
  get lengths(): ReadonlyMap<number, number> {
    return this.#lengths
  }

  figures(game: string, seconds: number): Omit<Figures, 'stopped'> {
    const { tables, bots, seed } = this.#order
    const { bySeat, byBot, byLeader } = this.#points
    const wins = [...this.#shares.values()].reduce((sum, n) => sum + n, 0)
    return {
      game,
      players: rounded(this.#seats / Math.max(1, this.#games - this.#failures)) || tables[0]!.players,
      bots,
      seed,
      games: this.#games,
      finished: this.#games - this.#failures,
      failures: this.#failures,
      failed: this.#failed.map(({ number, failure = '' }) => ({
        game: number,
        table: tableAt(this.#order, number).varied ?? {},
        seed: seedOf(this.#order, number),
        seats: seating(this.#order, number),
        message: failure,
      })),
      seconds: rounded(seconds, 1),
      gamesPerSecond: rounded(this.#games / seconds, 1),
      decisionsPerGame: rounded(this.#decisions / Math.max(1, this.#games), 1),
      decisionsPerSecond: Math.round(this.#decisions / seconds),
      decisionsPerSecondByBot: inOrder(this.#thinking, ({ decisions, ms }) =>
        Math.round((decisions / Math.max(ms, 1)) * 1000),
      ),
      scores: { bySeat: Object.values(bySeat.spreads), byBot: byBot.spreads, byLeader: byLeader.spreads },
      winRate: this.#won.byBot.map(rateOf),
      winRateInterval: this.#won.byBot.map(intervalOf),
      winRateBySeat: Object.values(this.#won.bySeat.map(pile => ({ rate: rateOf(pile), interval: intervalOf(pile) }))),
      gamesOf: this.#won.byBot.map(({ count: games }) => games),
      seats: this.#bySeat,
      winners: inOrder(this.#shares, share => precise(share / Math.max(1, wins))),
      lead: this.#leads.now.map(({ mean, interval, ...rest }) => ({
        ...rest,
        mean: precise(mean),
        interval: narrowed(interval),
      })),
    }
  }
}

const inOrder = <T, U>(map: ReadonlyMap<string, T>, make: (value: T) => U): { readonly [name: string]: U } =>
  Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, value]) => [name, make(value)]))
