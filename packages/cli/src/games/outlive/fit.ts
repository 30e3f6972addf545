import { type NetView, netFeatures } from '@lastlight/bots/net/outlive'
import { nightStep, type State } from '@lastlight/outlive'
import type { Fit } from '../../fit/fit.ts'

/** Two play most games, and the aims of the bots are about two players. */
const PLAYERS = [2, 2, 2, 3, 4]

export const fit: Fit<State, NetView> = {
  features: netFeatures,
  bot: 'greedy-2026-11',
  units: [64, 32],
  settings: draws => ({ players: draws.oneOf(PLAYERS), quick: draws.below(10) < 3, heroes: 'together' }),
  astray: [0, 3, 15],
  momentOf(state) {
    const steps = state.players.map((_, seat) => nightStep(state, seat))
    return { name: `${state.round} ${state.phase} ${steps.join(' ')}`, kept: keptOf(state, steps) }
  },
  roundOf: ({ round }) => round,
  resultOf: (_, seat, { winners, scores }) => ({
    points: scores![seat]!,
    win: winners.includes(seat) ? 1 / winners.length : 0,
  }),
}

/** A search judges the ends of days and of the bidding for events, which are the first moments of events and nights. */
function keptOf({ round, phase }: State, steps: readonly unknown[]): number {
  if (round === 0) return 0
  if (phase === 'day') return 30
  return steps.every(step => step === 'events' || step === 'feed') ? 100 : 10
}
