// The messages between the command and its workers.

import type { Budget } from '@lastlight/bots'
import type { Sums } from './sums.ts'

export interface Order {
  /** The file that exports `game`. */
  readonly path: string
  readonly players: number
  /** Settings of the game besides the number of players. */
  readonly config?: { readonly [name: string]: unknown }
  readonly games: number
  readonly seed: string
  /** Seat i gets bot i modulo the list; seats rotate when there are different ones. `NAME@MS` thinks for its own time. */
  readonly bots: readonly string[]
  /** The budget of a bot that searches, for one choice. */
  readonly budget: Budget
  /** Whether the game's own statistics are kept. */
  readonly isCounted: boolean
  /** Each game is reported when it is over, alone, because the run may be stopped after it. */
  readonly atOnce: boolean
  /** Which game is to be handed out next, and which each worker is at. */
  readonly cells: SharedArrayBuffer
}

export interface Played {
  readonly number: number
  readonly decisions: number
  readonly failure?: string
  readonly winners?: readonly number[]
  readonly scores?: readonly number[]
  /** Who each seat plays, in games that have leaders. */
  readonly leaders?: readonly string[]
}

/** Choices among at least two options, and their time, by bot. */
export interface Thinking {
  readonly [bot: string]: { readonly decisions: number; readonly ms: number }
}

export interface Batch {
  readonly played: readonly Played[]
  readonly thinking: Thinking
  /** The game's own statistics of the games that were finished. */
  readonly counted: Sums
}

type Table = Pick<Order, 'bots' | 'players'>

/** The number of games per deal: different bots change seats until each has sat everywhere. */
export const rotations = ({ bots }: Pick<Order, 'bots'>): number => (new Set(bots).size > 1 ? bots.length : 1)

export const dealOf = (order: Pick<Order, 'bots'>, number: number): number => Math.floor(number / rotations(order))

/** Games of one deal share their seed, so that the luck of the deal cancels out. */
export const seedOf = (order: Table & Pick<Order, 'seed'>, number: number): string =>
  `${order.seed} ${order.players} ${dealOf(order, number)}`

/** Who sits where. With two or more different bots the seats rotate, so that no bot has the better one. */
export function seating({ bots, players }: Table, number: number): readonly string[] {
  const turn = number % rotations({ bots })
  return Array.from({ length: players }, (_, seat) => bots[(seat + turn) % bots.length]!)
}
