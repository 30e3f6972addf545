// Limits of several acts.

import { type BrokenLimit, limit } from '@lastlight/kernel'
import type { Place } from '../../content/places.ts'
import { hasMutant } from '../../queries/raxxon.ts'
import type { State } from '../../state.ts'

const DIE_TOO_LOW = limit('LN-DIE-02', 'act.dieTooLow')
/** By the value that the die does not reach. */
export const TOO_LOW: readonly BrokenLimit[] = Array.from({ length: 10 }, (_, n) => ({
  ...DIE_TOO_LOW,
  args: () => ({ n }),
}))
// LN-DIE-02
export const dieLimit = (die: number, value: number): BrokenLimit => (die < value ? TOO_LOW[value] : undefined)

export const RESTRAINED = limit('LN-CLAR-08', 'act.restrained')

const MUTANT_FIRST = limit('LN-RAX-SPEC-03', 'attack.mutantFirst')
/** LN-RAX-SPEC-03: the first target of every attack there is a special zombie. */
export const mutantLimit = (s: State, at: Place): BrokenLimit => (hasMutant(s, at) ? MUTANT_FIRST : undefined)
