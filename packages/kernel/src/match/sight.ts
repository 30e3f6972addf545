import type { Game, Seat } from '../contract.ts'
import type { Match } from './match.ts'

/**
 * Everything a bot gets: what its seat sees, may do and has been told, and worlds that the seat cannot tell from the
 * true one.
 */
export interface Sight<S, O, V, E> {
  readonly seat: Seat
  readonly view: V
  readonly options: readonly O[]
  readonly told: readonly E[]
  imagine(seed: string): S
}

export const sightOf = <S, C extends { players: number }, O, V, E>(
  match: Match<S, C, O, V, E>,
  seat: Seat,
): Sight<S, O, V, E> => {
  const game: Game<S, C, O, V, E> = match.game
  const { state } = match
  return {
    seat,
    view: game.view(state, seat),
    options: game.options(state, seat),
    told: match.told(seat),
    imagine: seed => game.resample(state, seat, seed),
  }
}
