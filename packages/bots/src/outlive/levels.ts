// Levels 2 to 4. Levels 3 and 4 search through the day; decisions that experience answers are not searched.

import { type Event, game, type Option, type State, type View } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { Bot, Budget } from '../bot.ts'
import { type Searcher, searchBot } from '../search/bot.ts'
import { atTheBeginning } from './beginning.ts'
import { greedyBot } from './greedy.ts'
import { judgementByChance, turnChance } from './netJudgement.ts'
import { opening } from './opening.ts'

export type OutliveSearcher = Searcher<State, Option, View, Event>

/** Level 2. */
export const greedy = greedyBot('greedy', turnChance)

const LEVEL_3: OutliveSearcher = {
  name: 'planner',
  game,
  judgement: judgementByChance,
  knows: sight => {
    if (sight.view.phase === 'setup') return atTheBeginning(sight.options)
    return sight.view.phase === 'day' ? undefined : greedy.choose(sight)
  },
  effort: 0.1,
  worlds: 4,
}

export const LEVEL_4: OutliveSearcher = {
  name: 'search',
  game,
  judgement: judgementByChance,
  knows: sight => {
    const { phase, round } = sight.view
    if (phase === 'setup') return opening(sight.options)
    // The value of a night shows rounds later, except in the last one.
    return phase === 'night' && round < ROUNDS ? greedy.choose(sight) : undefined
  },
  effort: 1,
  worlds: 60,
}

type OutliveBot = Bot<State, Option, View, Event>
export const plannerBot = (seed: string, budget: Budget): OutliveBot => searchBot(LEVEL_3, seed, budget)
export const strongestBot = (seed: string, budget: Budget): OutliveBot => searchBot(LEVEL_4, seed, budget)
