import { defaultConfig, type Game, type Outcome } from '@lastlight/kernel'
import type { Playable } from './playable.ts'

/** In a game without scores a winner scores one point. */
const scoresOf = (players: number, outcome: Outcome | undefined): readonly number[] =>
  outcome === undefined
    ? []
    : (outcome.scores ?? Array.from({ length: players }, (_, seat) => (outcome.winners.includes(seat) ? 1 : 0)))

/**
 * Any game that keeps the contract, with its default configuration but for some settings. Of several seats that may
 * answer, the first does.
 */
export const playable = <State, Config extends { players: number }, Option>(
  game: Game<State, Config, Option, unknown, unknown>,
  settings: Partial<Config> = {},
): Playable<State, Option> => {
  const config = { ...defaultConfig(game.configs), ...settings }
  return {
    setup: seed => game.setup(config, seed),
    turn: state => game.pending(state)[0] ?? -1,
    options: (state, seat) => game.options(state, seat),
    play: (state, seat, option) => {
      game.play(state, seat, option)
      return state
    },
    scores: state => scoresOf(config.players, game.outcome(state)),
    copy: state => game.copy(state),
  }
}
