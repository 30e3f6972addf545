import { game } from '@lastlight/long-night'
import type { Coach, Manifest } from '../manifest.ts'
import { analystBy } from '../search/analyst.ts'
import { coachBy } from '../search/coach.ts'
import { endingChance } from './judgement.ts'
import { LEVEL_4, levelFour, levelOne, levelThree, levelTwo } from './levels.ts'
import { counsel } from './reasons.ts'

export const manifest: Manifest = {
  game,
  bots: { casual: levelOne, greedy: levelTwo, planner: levelThree, search: levelFour },
  coach: coachBy(LEVEL_4, counsel) as Coach,
  analyst: analystBy(LEVEL_4, counsel, endingChance),
}

// The bench of the search reads this.
export { LEVEL_4 } from './levels.ts'
