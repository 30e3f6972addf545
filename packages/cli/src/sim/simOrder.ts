// The messages between the command and its workers.

import type { Budget } from '@lastlight/bots'
import type { Sums } from './sums.ts'

/** The settings of a game. */
export interface SimTable {
  readonly players: number
  readonly config?: { readonly [name: string]: unknown }
  /** Of a run with several tables, the settings that differ between them. */
  readonly varied?: { readonly [name: string]: string }
}

export interface Order {
  /** The file that exports `game`. */
  readonly path: string
  /** One deal is played at each of them in turn. */
  readonly tables: readonly SimTable[]
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
  /** For each thing that was counted, as `kind/id`, the first game in which it was. */
  readonly examples?: Sums
}

type LineUp = Pick<Order, 'bots' | 'tables'>

/** The number of games per deal: different bots change seats until each has sat everywhere. */
export const rotations = ({ bots }: Pick<Order, 'bots'>): number => (new Set(bots).size > 1 ? bots.length : 1)

export const dealOf = (order: Pick<Order, 'bots'>, number: number): number => Math.floor(number / rotations(order))

export const tableAt = (order: LineUp, number: number): SimTable =>
  order.tables[dealOf(order, number) % order.tables.length]!

/** Games of one deal share their seed, so that the luck of the deal cancels out. */
export const seedOf = (order: LineUp & Pick<Order, 'seed'>, number: number): string =>
  `${order.seed} ${tableAt(order, number).players} ${dealOf(order, number)}`

/** Who sits where. With two or more different bots the seats rotate, so that no bot has the better one. */
export function seating(order: LineUp, number: number): readonly string[] {
  const { bots } = order
  const turn = number % rotations(order)
  return Array.from({ length: tableAt(order, number).players }, (_, seat) => bots[(seat + turn) % bots.length]!)
}
