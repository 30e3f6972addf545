import { game } from '@lastlight/outlive'
import type { Coach, Manifest } from '../manifest.ts'
import { casualBot } from './casual.ts'
import { coach } from './coach.ts'
import { greedyBot } from './greedy.ts'
import { plannerBot, strongestBot } from './levels.ts'

export const manifest: Manifest = {
  game,
  bots: { casual: casualBot, greedy: () => greedyBot(), planner: plannerBot, search: strongestBot },
  coach: coach as Coach,
}

// The bench of the search reads this.
export { LEVEL_4 } from './levels.ts'
