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

// These are read by `npm run fit` and by the bench of the search.
export { FEATURES, type Feature, featuresOf } from './features.ts'
export { LEVEL_4 } from './levels.ts'
export { STAGES, type Stage, stageFor } from './stage.ts'
export type { Weights } from './weights.ts'
