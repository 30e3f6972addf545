import { game } from '@lastlight/long-night'
import type { Coach, Manifest } from '../manifest.ts'
import { coach } from './coach.ts'
import { levelFour, levelOne, levelThree, levelTwo } from './levels.ts'

export const manifest: Manifest = {
  game,
  bots: { casual: levelOne, greedy: levelTwo, planner: levelThree, search: levelFour },
  coach: coach as Coach,
}

// The bench of the search reads this.
export { LEVEL_4 } from './levels.ts'
