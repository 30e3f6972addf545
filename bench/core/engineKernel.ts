import { PLAYERS } from './content.ts'
import { type CoreEngine, throws } from './engine.ts'
import { game } from './kernel.ts'
import type { State } from './shape.ts'
import type { Place } from './state.ts'

export const engine: CoreEngine<State, Place> = {
  setup: seed => game.setup({ players: PLAYERS }, seed),
  turn: s => game.pending(s)[0] ?? -1,
  options: (s, seat) => game.options(s, seat),
  play: (s, seat, option) => {
    game.play(s, seat, option)
    return s
  },
  scores: s => game.outcome(s)?.scores ?? [],
  copy: s => game.copy(s),
  core: ({ round, placed, turn, first, next, weather, players, places }) => ({
    round,
    placed,
    turn,
    first,
    next,
    weather,
    players,
    places,
  }),
  place: option => option,
  refuses: (s, seat, place) => throws(() => game.play(s, seat, place)),
}
