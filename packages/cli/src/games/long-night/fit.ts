import { netFeatures, shareMet } from '@lastlight/bots/net/long-night'
import type { State, View } from '@lastlight/long-night'
import { MODULES } from '@lastlight/long-night/content/modules'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import type { Fit } from '../../fit/fit.ts'

const PLAYERS = [3, 4, 4, 4, 5]

export const fit: Fit<State, View> = {
  features: netFeatures,
  units: [64, 32],
  settings: draws => ({
    players: draws.oneOf(PLAYERS),
    hard: draws.below(4) === 0,
    modules: draws.below(2) === 0 ? [] : [draws.oneOf(MODULES)],
  }),
  momentOf: ({ phase, rounds, active }) => ({ name: `${rounds} ${phase} ${active}`, kept: phase === 'setup' ? 0 : 40 }),
  roundOf,
  resultOf: (end, seat, { winners }) => ({ points: shareMet(end, seat), win: winners.includes(seat) ? 1 : 0 }),
}
