// Bots of Outlive that players are not offered.

import type { NewBot } from '../manifest.ts'
import { searchBot } from '../search/bot.ts'
import { LEVEL_4, type OutliveSearcher } from './levels.ts'
import { netJudgement } from './netJudgement.ts'

/**
 * Level 4 of November 2026, kept to measure later bots against. A test compares its choices with stored ones: whoever
 * changes a part that it uses leaves the old part here.
 */
const SEARCH_2026_11: OutliveSearcher = { ...LEVEL_4, name: 'search-2026-11' }

/** Level 4 with the net as its judge. */
const NET: OutliveSearcher = { ...LEVEL_4, name: 'net', judgement: netJudgement }

export const unoffered: { readonly [name: string]: NewBot } = {
  [SEARCH_2026_11.name]: (seed, budget) => searchBot(SEARCH_2026_11, seed, budget),
  [NET.name]: (seed, budget) => searchBot(NET, seed, budget),
}
