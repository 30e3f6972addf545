import { hasEndedWell, netFeatures } from '@lastlight/bots/net/long-night'
import type { State, View } from '@lastlight/long-night'
import { MODULES } from '@lastlight/long-night/content/modules'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import type { Fit } from '../../fit/fit.ts'

const PLAYERS = [3, 4, 4, 4, 5]

export const fit: Fit<State, View> = {
  features: netFeatures,
  bot: 'greedy',
  units: [64, 32],
  settings: draws => ({
    players: draws.oneOf(PLAYERS),
    hard: draws.below(4) === 0,
    modules: draws.below(2) === 0 ? [] : [draws.oneOf(MODULES)],
  }),
  // A mistake costs more than in most games: with many of them no colony would live.
  astray: [0, 1, 4],
  /** The search judges the beginnings of rounds. */
  momentOf: ({ phase, rounds, active, first }) => ({
    name: `${rounds} ${phase} ${active}`,
    kept: phase === 'setup' ? 0 : phase === 'turns' && active === first ? 100 : 25,
  }),
  roundOf,
  resultOf: (end, seat, { winners }) => ({
    points: hasEndedWell(end, seat) ? 100 : 0,
    win: winners.includes(seat) ? 1 : 0,
  }),
}
