// What the command tells its workers, and what they answer.

/** A run of games. */
export interface Order {
  /** The file that exports `game`. */
  readonly path: string
  readonly players: number
  readonly games: number
  readonly seed: string
  /** Seat i gets bot i modulo the list; seats rotate when there are different ones. */
  readonly bots: readonly string[]
  /** Which game is to be handed out next, and which each worker is at. */
  readonly cells: SharedArrayBuffer
}

/** One game played. */
export interface Played {
  readonly number: number
  readonly decisions: number
  readonly failure?: string
  readonly winners?: readonly number[]
  readonly scores?: readonly number[]
  /** Who each seat plays, in games that have leaders. */
  readonly leaders?: readonly string[]
}

/** Choices among at least two, and the time they took, by bot. */
export interface Thinking {
  readonly [bot: string]: { readonly decisions: number; readonly ms: number }
}

export interface Batch {
  readonly played: readonly Played[]
  readonly thinking: Thinking
}

export const seedOf = ({ seed, players }: Pick<Order, 'seed' | 'players'>, number: number): string =>
  `${seed} ${players} ${number}`

/** Who sits where. With two or more different bots the seats rotate, so that no bot has the better one. */
export function seating({ bots, players }: Pick<Order, 'bots' | 'players'>, number: number): readonly string[] {
  const turn = new Set(bots).size > 1 ? number : 0
  return Array.from({ length: players }, (_, seat) => bots[(seat + turn) % bots.length]!)
}
