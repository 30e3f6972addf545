import { game } from '@lastlight/long-night'
import type { Manifest } from '../manifest.ts'
import { levelFour, levelOne, levelThree, levelTwo } from './levels.ts'

export const manifest: Manifest = {
  game,
  bots: { casual: levelOne, greedy: levelTwo, planner: levelThree, search: levelFour },
}

// The bench of the search reads this.
export { LEVEL_4 } from './levels.ts'
