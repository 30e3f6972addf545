// Outlive's judgement for the search.

import { game, type Option, type State } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { Judgement, QuestionJudgement } from '../search/judgement.ts'
import { estimate } from './estimate.ts'
import { firstValues } from './firstValues.ts'
import { PriceLists, type Prices } from './prices.ts'

/** How many points make a clear difference between options, at first sight and in a playout. */
const CLEAR = 0.5
const CLEAR_QUICK = 0.1
/** Options with a low value are tried all the same, now and then. */
const FLOOR = 0.05
const FLOOR_QUICK = 0.001
/** A lead of this many points nearly decides the game at its end, and of this many more per round before. */
const DECISIVE = 2
const UNSURE = 0.6

/** For every seat how likely it is to win. */
export type Judge = (s: State) => readonly number[]

export const judgementBy = (judge: Judge): Judgement<State, Option> => ({
  judgeQuestion(world, seat): QuestionJudgement<State, Option> {
    const { round, phase } = world
    const prices: (Prices | undefined)[] = []
    const lists = new PriceLists()
    const priced = (s: State, who: number): Prices => (prices[who] ??= lists.of(s, who))
    const weights = (s: State, who: number, options: readonly Option[], clear: number, floor: number): number[] => {
      // A new turn: the stores have changed since, so the prices are computed again.
      if (options[0]!.do === 'move') prices[who] = undefined
      const values = firstValues(s, who, priced(s, who), options)
      let most = values[0]!
      for (let i = 1; i < values.length; i++) if (values[i]! > most) most = values[i]!
      for (let i = 0; i < values.length; i++) values[i] = Math.exp((values[i]! - most) / clear) + floor
      return values
    }
    return {
      begin() {
        prices.fill(undefined)
      },
      priors: (s, who, options) => weights(s, who, options, CLEAR, FLOOR),
      quickTries: 1,
      quick: (s, who, options, draws) => {
        const i = draws.weighed(weights(s, who, options, CLEAR_QUICK, FLOOR_QUICK))
        return options[i]!
      },
      /** To the end of the day, of the bidding for events, or of one's own night. */
      isEnough: s => s.phase !== phase || s.round !== round || (phase === 'night' && !game.pending(s).includes(seat)),
      judge,
    }
  },
})

/** By the points that a fitted line expects. */
export const judge: Judge = s => {
  const outcome = game.outcome(s)
  const points = outcome?.scores ?? s.players.map((_, seat) => estimate(s, seat))
  const shares = winShares(points, s.round)
  if (!outcome) return shares
  return shares.map((share, seat) => 0.1 * share + (outcome.winners.includes(seat) ? 0.9 / outcome.winners.length : 0))
}

export const judgement = judgementBy(judge)

/** The player who is ahead is likely to win; the lead tells how likely. */
export function winShares(points: readonly number[], round: number): readonly number[] {
  const decisive = DECISIVE + UNSURE * (ROUNDS - round)
  const most = Math.max(...points)
  const shares = points.map(each => Math.exp((each - most) / decisive))
  const sum = shares.reduce((a, b) => a + b, 0)
  return shares.map(share => share / sum)
}
