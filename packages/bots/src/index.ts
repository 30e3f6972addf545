export type { Bot, Budget } from './bot.ts'
export { type Coach, coachOf } from './coaches.ts'
export { Draws } from './draws.ts'
export { type Answer, answerTo, findingOf, type Request } from './helping.ts'
export {
  FEATURES as outliveFeatures,
  type Feature as OutliveFeature,
  featuresOf as outliveFeaturesOf,
} from './outlive/features.ts'
export { LEVEL_4 as outliveSearcher } from './outlive/levels.ts'
export { STAGES as outliveStages, type Stage as OutliveStage, stageFor as outliveStageFor } from './outlive/stage.ts'
export { botName, botNames, newBot, newTeam, searcherOf } from './registry.ts'
export { type Searcher, think } from './search/bot.ts'
export type { Advice } from './search/coach.ts'
export type { Because } from './search/counsel.ts'
export { chooseTogether, type Finding, type Helper, type Task, type Team } from './search/together.ts'
