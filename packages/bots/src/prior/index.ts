export type { OptionFeatures, OptionReader, OptionWeigher, See } from './features.ts'
export { type HeldOutChoices, Prior, type PriorFile, priorOf } from './prior.ts'
