import { type AnyGame, heard, type Seat, type Sight, type Told } from '@lastlight/kernel'

/** A sight whose parts are computed when they are read. */
export class LazySight implements Sight<unknown, unknown, unknown, unknown> {
  readonly seat: Seat
  readonly #game: AnyGame
  readonly #state: unknown
  readonly #told: readonly Told<unknown>[]

  constructor(game: AnyGame, state: unknown, seat: Seat, told: readonly Told<unknown>[]) {
    this.seat = seat
    this.#game = game
    this.#state = state
    this.#told = told
  }

  get view(): unknown {
    return this.#game.view(this.#state, this.seat)
  }

  get options(): readonly unknown[] {
    return this.#game.options(this.#state, this.seat)
  }

  get told(): readonly unknown[] {
    return this.#told.flatMap(news => heard(news, this.seat) ?? [])
  }

  /** A bound function, because a bot may take the sight apart. */
  readonly imagine = (seed: string): unknown => this.#game.resample(this.#state, this.seat, seed)
}
