import { type NetView, netFeatures } from '@lastlight/bots/net/outlive'
import { nightStep, type State } from '@lastlight/outlive'
import type { Fit } from '../../fit/fit.ts'

/** Two play most games, and the aims of the bots are about two players. */
const PLAYERS = [2, 2, 2, 3, 4]

export const fit: Fit<State, NetView> = {
  features: netFeatures,
  units: [64, 32],
  settings: draws => ({ players: draws.oneOf(PLAYERS), quick: draws.below(10) < 3, heroes: 'together' }),
  /** A search judges the ends of days, of the bidding for events and of nights: each of them is a moment. */
  momentOf: state =>
    state.round === 0
      ? undefined
      : `${state.round} ${state.phase} ${state.players.map((_, i) => nightStep(state, i)).join(' ')}`,
  roundOf: ({ round }) => round,
  resultOf: (_, seat, { winners, scores }) => ({
    points: scores![seat]!,
    win: winners.includes(seat) ? 1 / winners.length : 0,
  }),
}
