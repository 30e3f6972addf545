// What lies in the database about a table.

export interface TableRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly config: string
  readonly owner: string
  readonly status: string
  readonly open: number
  readonly clock: string
  readonly delay: number
  readonly engine: string
  readonly content: string
  readonly commitment: string
  readonly secret: string
  readonly deal: string
  readonly seed: string | null
  /** While a game is being dealt: until when salts may be revealed. Nobody sits down or gets up meanwhile. */
  readonly reveal_by: number | null
  /** How often a start was called off, and the seats whose salt was missing the last time. */
  readonly called_off: number
  readonly missing: string
  readonly rematch: string | null
  readonly version: number
  /** When somebody has to look at it, and when the clock of those who are asked runs out. */
  readonly wake: number | null
  readonly deadline: number | null
  /** What each seat has used of its time for the turn. */
  readonly spent: string
  readonly begun: number | null
  readonly created: number
  readonly changed: number
}

/** Played to its end, or given up. */
export const isOver = ({ status }: Pick<TableRow, 'status'>): boolean => status === 'over' || status === 'abandoned'

export interface SeatRow {
  readonly game: string
  readonly seat: number
  readonly person: string | null
  readonly name: string
  readonly bot: string | null
  readonly away: number
  /** What its person has promised before any salt was revealed; empty where there is none. */
  readonly commitment: string
  /** Empty until it is revealed. */
  readonly salt: string
  readonly standing: string
}

/** Somebody's yes to what the table is asked. */
export interface VoteRow {
  readonly about: string
  readonly seat: number
}

export interface LogRow {
  readonly version: number
  readonly entry: string
  readonly told: string
  readonly at: number
}

export interface StateRow {
  readonly version: number
  readonly engine: string
  readonly state: string
}
