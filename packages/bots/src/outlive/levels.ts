// Levels 3 and 4 search through the day; what they know by experience they need not search for.

import { type Event, game, type Option, type State, type View } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { Bot, Budget } from '../bot.ts'
import { type Searcher, searchBot } from '../search/bot.ts'
import { atTheBeginning } from './beginning.ts'
import { greedyBot } from './greedy.ts'
import { mind } from './mind.ts'
import { opening } from './opening.ts'

export type OutliveSearcher = Searcher<State, Option, View, Event>

const judgement = greedyBot()

const LEVEL_3: OutliveSearcher = {
  name: 'planner',
  game,
  judgement: mind,
  knows: sight => {
    if (sight.view.phase === 'setup') return atTheBeginning(sight.options)
    return sight.view.phase === 'day' ? undefined : judgement.choose(sight)
  },
  effort: 0.03,
  worlds: 4,
}

export const LEVEL_4: OutliveSearcher = {
  name: 'search',
  game,
  judgement: mind,
  knows: sight => {
    const { phase, round } = sight.view
    if (phase === 'setup') return opening(sight.options)
    // What a night is good for shows rounds later, except in the last one.
    return phase === 'night' && round < ROUNDS ? judgement.choose(sight) : undefined
  },
  effort: 1,
  worlds: 60,
}

type OutliveBot = Bot<State, Option, View, Event>
export const plannerBot = (seed: string, budget: Budget): OutliveBot => searchBot(LEVEL_3, seed, budget)
export const strongestBot = (seed: string, budget: Budget): OutliveBot => searchBot(LEVEL_4, seed, budget)
