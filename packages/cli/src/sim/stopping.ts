// Stops a run when it is clear whether a win rate is above or below some rate.

import { gatherDeals, winsIn } from './deals.ts'
import type { Order, Played } from './simOrder.ts'

export type Verdict = 'above' | 'below'

/** The claim that has to be shown: this bot wins more or less often than this rate. */
export interface Until {
  readonly rate: number
  readonly bot: string
}

/** Wrong in at most 5 runs of 100, however often the result is looked at: half of that for each side. */
const ENOUGH = Math.log(2 / 0.05)

/** Alternatives from far off to close by: the share of the way from the rate to 0 or 1. */
const ALTERNATIVES = [0.9, ...Array.from({ length: 8 }, (_, i) => 2 ** -(i + 1))]

/**
 * A test by betting, for samples between 0 and 1: an imagined player bets, at odds that are fair when the mean is the
 * rate, that it is higher. While it is not, their capital is a supermartingale: it reaches 40 times the stake with a
 * chance of at most 1 in 40 (Ville's inequality), at whatever moments one looks. For wins and losses each bet is Wald's
 * likelihood ratio against one alternative; the stake is spread over several, so that none of them has to be right.
 */
function sequentialTest(rate: number): (sample: number) => boolean {
  const bets = ALTERNATIVES.map(way => way / rate)
  const held = bets.map(() => 0)
  return sample => {
    for (const [i, bet] of bets.entries()) held[i]! += Math.log1p(bet * (sample - rate))
    const best = Math.max(...held)
    const mean = held.reduce((sum, each) => sum + Math.exp(each - best), 0) / held.length
    return best + Math.log(mean) >= ENOUGH
  }
}

/** Takes one sample after another and returns the decision as soon as there is one. */
export function decideRate(rate: number): (sample: number) => Verdict | undefined {
  const above = sequentialTest(rate)
  const below = sequentialTest(1 - rate)
  return sample => {
    const isAbove = above(sample)
    return below(1 - sample) ? 'below' : isAbove ? 'above' : undefined
  }
}

/** Looks at each deal when it is complete: games of one deal are one sample. */
export function decideRun(order: Order, { rate, bot }: Until): (played: Played) => Verdict | undefined {
  const complete = gatherDeals(order)
  const look = decideRate(rate)
  return played => {
    const deal = complete(played)
    return deal && look(winsIn(order, bot, deal))
  }
}
