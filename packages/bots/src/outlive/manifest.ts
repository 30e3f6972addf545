import { game } from '@lastlight/outlive'
import type { Coach, Manifest } from '../manifest.ts'
import { analystBy } from '../search/analyst.ts'
import { coachBy } from '../search/coach.ts'
import { casualBot } from './casual.ts'
import { greedy, LEVEL_4, plannerBot, strongestBot } from './levels.ts'
import { counsel } from './reasons.ts'

export const manifest: Manifest = {
  game,
  bots: { casual: casualBot, greedy: () => greedy, planner: plannerBot, search: strongestBot },
  coach: coachBy(LEVEL_4, counsel) as Coach,
  analyst: analystBy(LEVEL_4, counsel),
}

// The bench of the search reads this.
export { LEVEL_4 } from './levels.ts'
