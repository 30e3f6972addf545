import { int, type Of, one, record, text } from '@lastlight/kernel'
import { EXPERIMENT_IDS } from './content/experiments.ts'
import { PLACES } from './content/places.ts'
import { SIDE_EFFECT_IDS } from './content/sideEffects.ts'

/** LN-RAX-PLACE-02: a special zombie of Raxxon on an entrance space. */
export const MUTANT = record({ experiment: one(...EXPERIMENT_IDS), at: one(...PLACES), entrance: int })
export type Mutant = Of<typeof MUTANT>

/** LN-RAX-PILL-02: a side effect and the survivor who has it. */
export const ATTACHED = record({ id: one(...SIDE_EFFECT_IDS), survivor: text })
export type Attached = Of<typeof ATTACHED>
