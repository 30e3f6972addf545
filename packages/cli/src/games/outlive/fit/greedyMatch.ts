import { newBot } from '@lastlight/bots'
import { heard, type Seat, type Tell } from '@lastlight/kernel'
import { type Event, game, type Option, type State } from '@lastlight/outlive'

const greedy = newBot('outlive', 'greedy', '')

/** A game of Outlive in which the greedy bot chooses for every seat, unless the caller does. */
export class GreedyMatch {
  readonly state: State
  /** By seat. */
  readonly #told: readonly Event[][]

  private constructor(state: State, told: readonly Event[][]) {
    this.state = state
    this.#told = told
  }

  static begin(players: number, seed: string): GreedyMatch {
    const told = Array.from({ length: players }, (): Event[] => [])
    return new GreedyMatch(game.setup({ players, quick: false, heroes: 'together' }, seed, tellerTo(told)), told)
  }

  copy(): GreedyMatch {
    return new GreedyMatch(
      game.copy(this.state),
      this.#told.map(news => [...news]),
    )
  }

  /** The seats the game waits for; empty when it is over. */
  get pending(): readonly Seat[] {
    return game.pending(this.state)
  }

  options(seat: Seat): readonly Option[] {
    return game.options(this.state, seat)
  }

  play(seat: Seat, option: Option = this.#greedily(seat)): void {
    game.play(this.state, seat, option, tellerTo(this.#told))
  }

  /** To the end of the game; answers with the scores by seat. */
  finish(): readonly number[] {
    for (let [seat] = this.pending; seat !== undefined; [seat] = this.pending) this.play(seat)
    return this.scores
  }

  /** At the end of the game. */
  get scores(): readonly number[] {
    return game.outcome(this.state)!.scores!
  }

  #greedily(seat: Seat): Option {
    const { state } = this
    const options = this.options(seat)
    if (options.length === 1) return options[0]!
    return greedy.choose({
      seat,
      options,
      view: game.view(state, seat),
      told: this.#told[seat]!,
      imagine: seed => game.resample(state, seat, seed),
    }) as Option
  }
}

const tellerTo =
  (told: readonly Event[][]): Tell<Event> =>
  news => {
    for (const [seat, all] of told.entries()) {
      const event = heard(news, seat)
      if (event !== undefined) all.push(event)
    }
  }
