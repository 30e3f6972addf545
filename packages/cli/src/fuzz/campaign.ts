import { chanceFrom, pickOf } from '@lastlight/kernel'
import type { GameOrder, Result } from './messages.ts'
import type { FuzzRecord, Tally } from './record.ts'

/** The configurations of one number of players: some that come first, and any other by a seed. */
export interface Group {
  readonly players: number
  readonly configs: readonly { readonly players: number }[]
  readonly draw: (seed: string) => { readonly players: number }
}

interface Line extends Group {
  /** The next game to hand out. */
  at: number
  /** All games below this number, and those beyond it that finished early, have been played. */
  below: number
  readonly ahead: Set<number>
  tally: Tally
}

/** One game of so many, drawn by its seed, is played with undo, redo and rewinds. */
const GOING_BACK = 10

const NOTHING: Tally = { games: 0, failures: 0, decisions: 0, checks: 0, goingBack: 0, takenBack: 0 }

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (sum, { games, failures, decisions, checks, goingBack, takenBack }) => ({
      games: sum.games + games,
      failures: sum.failures + failures,
      decisions: sum.decisions + decisions,
      checks: sum.checks + checks,
      goingBack: sum.goingBack + goingBack,
      takenBack: sum.takenBack + takenBack,
    }),
    NOTHING,
  )

/** Hands out a number of games for each group, evenly, and keeps count. */
export class Campaign {
  readonly #head: Pick<FuzzRecord, 'game' | 'version' | 'seed'>
  readonly #games: number
  readonly #lines: readonly Line[]
  /** The record of an earlier run. */
  readonly #before: FuzzRecord | undefined
  readonly #start = performance.now()

  constructor(
    head: Pick<FuzzRecord, 'game' | 'version' | 'seed'>,
    groups: readonly Group[],
    games: number,
    before: FuzzRecord | undefined,
  ) {
    this.#head = head
    this.#games = games
    this.#before = before
    this.#lines = groups.map(group => {
      const { below, ahead, ...tally } = before?.byPlayers[group.players] ?? { below: 0, ahead: [], ...NOTHING }
      return { ...group, at: below, below, ahead: new Set(ahead), tally }
    })
  }

  /** How many games are still to be played. */
  get left(): number {
    return this.#lines.reduce((sum, line) => sum + Math.max(0, this.#games - line.tally.games), 0)
  }

  next(): GameOrder | undefined {
    for (const line of this.#lines) while (line.at < line.below || line.ahead.has(line.at)) line.at++
    const open = this.#lines.filter(line => line.at < this.#games)
    if (open.length === 0) return undefined
    const line = open.reduce((a, b) => (b.at < a.at ? b : a))
    const number = line.at++
    const seed = `${this.#head.seed} ${line.players} ${number}`
    const config = line.configs[number] ?? line.draw(seed)
    return { players: line.players, number, config, seed, goesBack: pickOf(chanceFrom(seed), GOING_BACK) === 0 }
  }

  count({ order, decisions, checks, takenBack, finding }: Result): void {
    const line = this.#lines.find(each => each.players === order.players)
    if (!line) throw new Error(`nobody asked for a game of ${order.players}`)
    line.ahead.add(order.number)
    while (line.ahead.delete(line.below)) line.below++
    const [failures, goingBack] = [finding ? 1 : 0, order.goesBack ? 1 : 0]
    line.tally = sumOf([line.tally, { games: 1, failures, decisions, checks, goingBack, takenBack }])
  }

  get record(): FuzzRecord {
    const seconds = (this.#before?.seconds ?? 0) + (performance.now() - this.#start) / 1000
    const byPlayers = { ...this.#before?.byPlayers }
    for (const { players, tally, below, ahead } of this.#lines)
      byPlayers[players] = { ...tally, below, ahead: [...ahead] }
    return { ...this.#head, seconds: Math.round(seconds * 10) / 10, byPlayers }
  }
}
