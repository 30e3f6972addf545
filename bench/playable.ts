/**
 * The parts of an engine that playouts and searches need. `play` returns the state after the choice: an engine that
 * changes its states in place returns the same object and copies for real; one with immutable states returns a new one,
 * and its `copy` is the identity.
 */
export interface Playable<State, Option> {
  setup(seed: string): State
  /** Who decides now, or -1 when the game is over. */
  turn(state: State): number
  options(state: State, seat: number): readonly Option[]
  play(state: State, seat: number, option: Option): State
  scores(state: State): readonly number[]
  copy(state: State): State
}
