import type { Seat } from '../../contract.ts'
import type { Draws } from './draws.ts'
import type { Subject } from './types.ts'

export interface Chosen {
  readonly seat: Seat
  readonly option: unknown
  /** Among how many. */
  readonly of: number
  /** Nobody waited for this seat. */
  readonly free: boolean
}

const FREE_SHARE = 0.15

/** A seeded random choice of a seat that may choose; now and then of a seat that the game does not wait for. */
export function choose(subject: Subject, state: unknown, players: number, draws: Draws): Chosen | undefined {
  const { game } = subject
  const pending = game.pending(state)
  if (pending.length === 0) return undefined
  if (draws.often(FREE_SHARE)) {
    const seats = Array.from({ length: players }, (_, seat) => seat)
    const free = seats.filter(seat => !pending.includes(seat) && game.options(state, seat).length > 0)
    if (free.length > 0) return chosenOf(subject, state, draws.oneOf(free), true, draws)
  }
  return chosenOf(subject, state, draws.oneOf(pending), false, draws)
}

function chosenOf(subject: Subject, state: unknown, seat: Seat, free: boolean, draws: Draws): Chosen | undefined {
  const options = subject.game.options(state, seat)
  if (options.length === 0) return undefined
  const steered = subject.steer?.(state, seat, options, n => draws.below(n))
  return { seat, option: options[steered ?? draws.below(options.length)], of: options.length, free }
}
