export type { OptionFeatures, OptionReader } from './features.ts'
export { type HeldOutChoices, Prior, type PriorFile, priorOf } from './prior.ts'
