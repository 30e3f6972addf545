// Types that the page and the worker share for tables on this device.

import type { Judged } from '@lastlight/bots'
import type { Json, Outcome, Reason, Seat, Viewer } from '@lastlight/kernel'
import type { GameEvent, GameOption } from '../game.ts'
import type { Sight } from '../table.ts'

export type LocalSeat =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

export function isSeat(value: unknown): value is LocalSeat {
  if (typeof value !== 'object' || value === null) return false
  const { kind, name, level }: { readonly kind?: unknown; readonly name?: unknown; readonly level?: unknown } = value
  return kind === 'person' ? typeof name === 'string' : kind === 'bot' && typeof level === 'string'
}

/** As in the game's config fields; missing fields take their default. */
export type Config = { readonly players: number; readonly [field: string]: Json }

export interface NewLocalTable {
  readonly game: string
  readonly config: Config
  /** One for each player, in the order of play. */
  readonly seats: readonly LocalSeat[]
  /** Only to repeat a deal; without it the deal is random. */
  readonly seed?: string
  /** False where choices shall not be judged after the game. */
  readonly analysis?: boolean
}

/** A table in a list of those on this device. */
export interface LocalSummary {
  readonly id: string
  readonly game: string
  /** Missing in summaries that an older version has stored, until their table is played on. */
  readonly config?: Config
  readonly seats: readonly LocalSeat[]
  /** False where choices shall not be judged after the game. */
  readonly analysis?: boolean
  /** Where the game is, as far as everybody may see; null where a game has no such thing. */
  readonly round: number | null
  readonly phase: string | null
  /** Seats of people here that are waited for. */
  readonly asked: readonly Seat[]
  readonly outcome: Outcome | null
  readonly created: number
  readonly changed: number
}

/** A failed action: `key` is a message of the shell that says what to do, `reason` the game's refusal. */
export class TableProblem extends Error {
  readonly key: string
  readonly reason: Reason | undefined

  constructor(key: string, reason?: Reason, cause?: string) {
    super(reason ? `${key}: ${reason.rule} ${reason.key}` : key, { cause })
    this.name = 'TableProblem'
    this.key = key
    this.reason = reason
  }
}

/** The message for a thrown value: anything but a `TableProblem` is a bug of ours. */
export const problemKey = (thrown: unknown): string =>
  thrown instanceof TableProblem ? thrown.key : 'shell.local.fault'

/** One position of a finished game for one viewer. */
export interface ReplayMoment {
  readonly sight: Sight
  /** The events of the step that led here. */
  readonly events: readonly GameEvent[]
  /** Everything told up to here. */
  readonly told: readonly GameEvent[]
  /** The viewer's own choice, where it comes next. */
  readonly next?: GameOption
}

/** A choice that was not taken back: the moment before it, and whose it was. */
export interface Decision {
  readonly at: number
  readonly seat: Seat
}

/** A decision as the analyst judges it. */
export interface JudgedDecision extends Judged<GameOption> {
  /** The choice that was made. */
  readonly made: GameOption
}

export interface Replay {
  readonly game: string
  readonly config: Config
  readonly names: readonly string[]
  readonly seats: readonly LocalSeat[]
  readonly outcome: Outcome | null
  /** How many steps there are: moment 0 is the deal, moment `length` the end. */
  readonly length: number
  /** By moment: which round it is then; 0 before the first, and where a game has none. */
  readonly rounds: readonly number[]
  /** In their order. */
  readonly decisions: readonly Decision[]
  at(index: number, viewer: Viewer): Promise<ReplayMoment>
  /** With `better` it compares the choice with that one. Null where there was nothing to choose, or where no analyst is. */
  judge(decision: Decision, better?: GameOption): Promise<JudgedDecision | null>
  /** The chance of a seat at this moment, from what it then knows, 0 to 1. Null where no analyst is. */
  chance(index: number, seat: Seat): Promise<number | null>
  close(): void
}
