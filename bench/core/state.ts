import type { PlaceId, WeatherId } from './content.ts'

// The state of Embers: plain JSON, the same for every engine. An engine may add fields of its own beside these.

export interface PlayerState {
  seat: number
  wood: number
  food: number
  stone: number
  fur: number
  tool: number
  warmth: number
  ember: number
  /** Food that was missing at the ends of rounds. */
  hungry: number
  /** Embers lost to the cold. */
  frozen: number
  /** Goods taken from pools. */
  taken: number
  /** Where each of the four keepers is. */
  keepers: (PlaceId | 'home')[]
  /** How often this player has been at each place, in the order of PLACE_IDS. */
  visits: number[]
}

export interface PlaceState {
  id: PlaceId
  /** The goods there; 0 for a place without a pool. */
  pool: number
  closed: boolean
  /** Whose keepers are here, in order of arrival. */
  here: number[]
}

export interface CoreState {
  /** 0 to 5; 6 when the game is over. */
  round: number
  /** Keepers placed in this round, 0 to 15. */
  placed: number
  /** Who places now. */
  turn: number
  /** First player of this round. */
  first: number
  /** First player of the next round. */
  next: number
  /** One card for each round. */
  weather: WeatherId[]
  players: PlayerState[]
  places: PlaceState[]
}

export interface Place {
  readonly do: 'place'
  readonly at: PlaceId
}
