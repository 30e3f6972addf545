export { nameOfFeatures, type OptionFeatures, type OptionReader, type OptionWeigher, type See } from './features.ts'
export { type KindLook, KindTree, type KindTreeFile } from './kindTree.ts'
export { type HeldOutChoices, Prior, type PriorFile, priorOf } from './prior.ts'
