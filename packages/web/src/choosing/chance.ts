// A chance in words: nobody plays better for knowing 43 from 44 per cent.

import type { BotReason } from '../play/table.ts'

type ChanceWord = 'almostSure' | 'likely' | 'even' | 'behind' | 'unlikely'

/** `fair`: the chance of a player who is neither ahead nor behind. A quarter is no bad chance among four. */
export function chanceWord(chance: number, fair = 0.5): ChanceWord {
  if (chance >= 0.85) return 'almostSure'
  if (chance >= 0.65) return 'likely'
  if (chance >= 0.9 * fair) return 'even'
  return chance >= 0.5 * fair ? 'behind' : 'unlikely'
}

/** A smaller difference is the noise of the search. */
const NOISE = 0.02

/** How an option compares with the best one. */
export const comparedWord = (chance: number, best: number): 'asGood' | 'weaker' | 'muchWeaker' =>
  best - chance < NOISE ? 'asGood' : best - chance < 0.08 ? 'weaker' : 'muchWeaker'

/** What the reasons of an option speak for: nothing is known, or all of them speak for it. */
export function reasonsWord(reasons: readonly BotReason[]): 'none' | 'for' | 'mixed' {
  if (reasons.length === 0) return 'none'
  return reasons.some(({ isAgainst }) => isAgainst) ? 'mixed' : 'for'
}
