// What a run of games comes to.

import { type Batch, type Order, type Played, seating, seedOf } from './order.ts'

interface Spread {
  readonly count: number
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface Figures {
  readonly game: string
  readonly players: number
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  readonly finished: number
  readonly failures: number
  /** The first of them. */
  readonly failed: readonly { readonly seed: string; readonly message: string }[]
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
  /** The share of its games that a bot won; a shared win counts for each. */
  readonly winRate: { readonly [bot: string]: number }
}

const MOST_TOLD = 10

const rounded = (n: number, digits = 2): number => Number(n.toFixed(digits))

const spreadOf = (scores: readonly number[]): Spread => ({
  count: scores.length,
  mean: rounded(scores.reduce((sum, n) => sum + n, 0) / scores.length),
  min: scores.reduce((a, b) => Math.min(a, b)),
  max: scores.reduce((a, b) => Math.max(a, b)),
})

class Piles {
  readonly #piles = new Map<string, number[]>()

  add(name: string, value: number): void {
    const pile = this.#piles.get(name)
    if (pile) pile.push(value)
    else this.#piles.set(name, [value])
  }

  get spreads(): { readonly [name: string]: Spread } {
    return this.map(spreadOf)
  }

  map<T>(make: (values: readonly number[]) => T): { readonly [name: string]: T } {
    const names = [...this.#piles.keys()].sort()
    return Object.fromEntries(names.map(name => [name, make(this.#piles.get(name)!)]))
  }
}

/** Adds up batches in whatever order they come; what comes out does not depend on it. */
export class Tally {
  readonly #played: Played[] = []
  readonly #thinking = new Map<string, { decisions: number; ms: number }>()

  add({ played, thinking }: Batch): void {
    this.#played.push(...played)
    for (const [bot, { decisions, ms }] of Object.entries(thinking)) {
      const sum = this.#thinking.get(bot) ?? { decisions: 0, ms: 0 }
      this.#thinking.set(bot, { decisions: sum.decisions + decisions, ms: sum.ms + ms })
    }
  }

  get games(): number {
    return this.#played.length
  }

  get failures(): number {
    return this.#played.filter(({ failure }) => failure !== undefined).length
  }

  figures(game: string, order: Order, seconds: number): Figures {
    const played = this.#played.toSorted((a, b) => a.number - b.number)
    const failed = played.filter(({ failure }) => failure !== undefined)
    const finished = played.filter(({ failure }) => failure === undefined)
    const decisions = played.reduce((sum, each) => sum + each.decisions, 0)
    const { bySeat, byBot, byLeader, won } = pilesOf(order, finished)
    return {
      game,
      players: order.players,
      bots: order.bots,
      seed: order.seed,
      games: played.length,
      finished: finished.length,
      failures: failed.length,
      failed: failed
        .slice(0, MOST_TOLD)
        .map(({ number, failure = '' }) => ({ seed: seedOf(order, number), message: failure })),
      seconds: rounded(seconds, 1),
      gamesPerSecond: rounded(played.length / seconds, 1),
      decisionsPerGame: rounded(decisions / Math.max(1, played.length), 1),
      decisionsPerSecond: Math.round(decisions / seconds),
      decisionsPerSecondByBot: Object.fromEntries(
        [...this.#thinking]
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([bot, spent]) => [bot, Math.round((spent.decisions / Math.max(spent.ms, 1)) * 1000)]),
      ),
      scores: { bySeat: Object.values(bySeat.spreads), byBot: byBot.spreads, byLeader: byLeader.spreads },
      winRate: won.map(values => rounded(values.reduce((sum, n) => sum + n, 0) / values.length, 4)),
    }
  }
}

function pilesOf(order: Order, finished: readonly Played[]) {
  const piles = { bySeat: new Piles(), byBot: new Piles(), byLeader: new Piles(), won: new Piles() }
  for (const { number, winners = [], scores = [], leaders = [] } of finished) {
    const names = seating(order, number)
    for (const [seat, score] of scores.entries()) {
      piles.bySeat.add(`${seat}`, score)
      piles.byBot.add(names[seat]!, score)
      if (leaders[seat]) piles.byLeader.add(leaders[seat], score)
    }
    for (const bot of new Set(names)) piles.won.add(bot, winners.some(seat => names[seat] === bot) ? 1 : 0)
  }
  return piles
}
