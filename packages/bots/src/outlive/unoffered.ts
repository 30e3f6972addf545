// Bots of Outlive that players are not offered.

import type { NewBot } from '../manifest.ts'
import { searchBot } from '../search/bot.ts'
import { greedyBot } from './greedy.ts'
import { judgement } from './judgement.ts'
import { LEVEL_4, type OutliveSearcher } from './levels.ts'
import { turnPoints } from './moves.ts'
import { judgementByPoints } from './netJudgement.ts'

/**
 * Level 4 of November 2026, kept to measure later bots against. A test compares its choices with stored ones: whoever
 * changes a part that it uses leaves the old part here.
 */
const SEARCH_2026_11: OutliveSearcher = { ...LEVEL_4, name: 'search-2026-11', judgement }

/** Level 4 that goes by the points which the net expects, not by how likely it thinks a win is. */
const NET_POINTS: OutliveSearcher = { ...LEVEL_4, name: 'net-points', judgement: judgementByPoints }

/** Level 2 of November 2026, which needs no net: the first games from which a net learns are its games. */
const GREEDY_2026_11 = greedyBot('greedy-2026-11', turnPoints)

export const unoffered: { readonly [name: string]: NewBot } = {
  [GREEDY_2026_11.name]: () => GREEDY_2026_11,
  ...Object.fromEntries(
    [SEARCH_2026_11, NET_POINTS].map(searcher => [searcher.name, (seed, budget) => searchBot(searcher, seed, budget)]),
  ),
}
