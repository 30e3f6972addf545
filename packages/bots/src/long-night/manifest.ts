import { game } from '@lastlight/long-night'
import type { Coach, Manifest } from '../manifest.ts'
import { coachBy } from '../search/coach.ts'
import { LEVEL_4, levelFour, levelOne, levelThree, levelTwo } from './levels.ts'
import { counsel } from './reasons.ts'

export const manifest: Manifest = {
  game,
  bots: { casual: levelOne, greedy: levelTwo, planner: levelThree, search: levelFour },
  coach: coachBy(LEVEL_4, counsel) as Coach,
}

// The bench of the search reads this.
export { LEVEL_4 } from './levels.ts'
