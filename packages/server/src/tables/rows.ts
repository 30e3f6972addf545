export interface TableRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly config: string
  readonly owner_id: string
  /** Null where the owner was deleted. */
  readonly owner_name: string | null
  /** Ids of people whom the host has removed, with spaces between them; null where there are none. */
  readonly removed_people: string | null
  readonly status: string
  readonly open: number
  /** Whether people with the link may watch, although the table is private. */
  readonly watching: number
  readonly clock: string
  readonly delay: number
  /** Whether choices may be judged after the game. */
  readonly analysis: number
  readonly game_version: string
  readonly fingerprint: string
  readonly commitment: string
  readonly secret: string
  readonly deal_table_id: string
  readonly seed: string | null
  /** While a game is being dealt: until when salts may be revealed. Seats cannot change meanwhile. */
  readonly reveal_by: number | null
  /** How often a start was called off, and the seats whose salt was missing the last time, as JSON. */
  readonly called_off: number
  readonly missing_salts: string
  readonly rematch_id: string | null
  /** JSON of `Verdict`; null before the first vote has ended. */
  readonly verdict: string | null
  /** JSON of `OpenedVote[]`. */
  readonly opened_votes: string
  readonly version: number
  /** When the server has to look at the table, and when the clock of a seat that is asked runs out. */
  readonly wake_at: number | null
  readonly deadline: number | null
  /** JSON of `TimesUsed`. */
  readonly time_used: string
  readonly begun_at: number | null
  readonly created_at: number
  readonly changed_at: number
  /** A mark of the network that it was made from; null where nobody knows. */
  readonly network: string | null
}

export const isOver = ({ status }: Pick<TableRow, 'status'>): boolean => status === 'over' || status === 'abandoned'

export interface SeatRow {
  readonly table_id: string
  readonly seat: number
  readonly person_id: string | null
  readonly name: string
  readonly bot_level: string | null
  readonly away: number
  /** The commitment to a salt; empty where there is none. */
  readonly salt_commitment: string
  /** Empty until it is revealed. */
  readonly salt: string
  readonly standing_answers: string
}

export interface VoteRow {
  readonly motion: string
  readonly seat: number
  /** Whether this yes has opened the vote. */
  readonly asked: number
}

/** `part`: the choice belongs to the one before it, because one press made both. */
export type ChosenBy = 'person' | 'part' | 'standing' | 'bot'

export interface LogRow {
  readonly version: number
  readonly entry: string
  readonly told: string
  readonly at: number
  readonly chosen_by: ChosenBy
  readonly request_key: string | null
}

export interface SnapshotRow {
  readonly version: number
  readonly game_version: string
  readonly state: string
}
