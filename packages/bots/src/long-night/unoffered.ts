// Bots of The Long Night that players are not offered.

import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import type { Bot } from '../bot.ts'
import type { NewBot } from '../manifest.ts'
import { randomBot } from '../random.ts'
import { levelFour, levelThree } from './levels.ts'
import type { LongNightSight } from './situation.ts'

/** Plays as level 3, but as another bot when it is dealt the betrayal objective: to measure traitors among the same people. */
const traitorBot =
  (name: string, asTraitor: NewBot): NewBot =>
  (seed, budget) => {
    const loyal = levelThree(seed, budget)
    const traitor = asTraitor(seed, budget)
    const isTraitor = (sight: unknown): boolean => (sight as LongNightSight).view.own?.goals.some(isBetrayal) === true
    return { name, choose: sight => (isTraitor(sight) ? traitor : loyal).choose(sight) } satisfies Bot
  }

export const unoffered: { readonly [name: string]: NewBot } = {
  'random-traitor': traitorBot('random-traitor', randomBot),
  'search-traitor': traitorBot('search-traitor', levelFour),
}
