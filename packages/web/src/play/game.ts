// A view, an option and an event of the game that is played, whichever it is. The game's own face knows the rest of them.

import type { Seat, Waiting } from '@lastlight/kernel'

export interface GameView {
  readonly waiting: Waiting
}

export interface GameOption {
  readonly do: string
}

export interface GameEvent {
  readonly e: string
  /** The acting seat; missing for events of the game itself. */
  readonly seat?: Seat
}

// This is the one place where data of a game is trusted. It comes from a game in a worker, which is a part of this page,
// or from a server that runs the same version of the game: `play/live/liveTable.ts` compares the versions after each
// connection. So it is enough to check the one field that tells a view, an option and an event apart.

const holds = (json: unknown, field: string, type: string): boolean =>
  typeof json === 'object' && json !== null && typeof (json as { readonly [name: string]: unknown })[field] === type

function checked<T>(json: unknown, field: keyof T & string, type: string): T {
  if (!holds(json, field, type)) throw new TypeError(`the game sent something without '${field}'`)
  return json as T
}

export const viewFrom = (json: unknown): GameView => checked<GameView>(json, 'waiting', 'object')
export const optionFrom = (json: unknown): GameOption => checked<GameOption>(json, 'do', 'string')
export const eventFrom = (json: unknown): GameEvent => checked<GameEvent>(json, 'e', 'string')
