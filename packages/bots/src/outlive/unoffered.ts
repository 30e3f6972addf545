// Bots of Outlive that players are not offered.

import type { NewBot } from '../manifest.ts'
import { searchBot } from '../search/bot.ts'
import { LEVEL_4, type OutliveSearcher } from './levels.ts'
import { judgementByChance, judgementByPoints } from './netJudgement.ts'

/**
 * Level 4 of November 2026, kept to measure later bots against. A test compares its choices with stored ones: whoever
 * changes a part that it uses leaves the old part here.
 */
const SEARCH_2026_11: OutliveSearcher = { ...LEVEL_4, name: 'search-2026-11' }

/** Level 4 with the net as its judge: by how likely the net thinks a win is, or by the points that it expects. */
const NET: OutliveSearcher = { ...LEVEL_4, name: 'net', judgement: judgementByChance }
const NET_POINTS: OutliveSearcher = { ...LEVEL_4, name: 'net-points', judgement: judgementByPoints }

export const unoffered: { readonly [name: string]: NewBot } = Object.fromEntries(
  [SEARCH_2026_11, NET, NET_POINTS].map(searcher => [
    searcher.name,
    (seed, budget) => searchBot(searcher, seed, budget),
  ]),
)
