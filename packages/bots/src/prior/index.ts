export type { OptionFeatures, OptionReader, OptionWeigher } from './features.ts'
export { type HeldOutChoices, Prior, type PriorFile, priorOf } from './prior.ts'
