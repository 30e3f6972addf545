// Limits of several acts.

import { type BrokenLimit, limit } from '@lastlight/kernel'
import type { Place } from '../../content/places.ts'
import { hasMutant } from '../../queries/raxxon.ts'
import type { State } from '../../state.ts'

const DIE_TOO_LOW = limit('LN-DIE-02', 'act.dieTooLow')
/** One for each value, made once: nearly every question of a turn asks for them. */
const made: BrokenLimit[] = []
/** LN-DIE-02: the die does not reach this value. */
export const tooLow = (n: number): BrokenLimit => (made[n] ??= { ...DIE_TOO_LOW, args: () => ({ n }) })
export const dieLimit = (die: number, value: number): BrokenLimit => (die < value ? tooLow(value) : undefined)

export const RESTRAINED = limit('LN-CLAR-08', 'act.restrained')

const MUTANT_FIRST = limit('LN-RAX-SPEC-03', 'attack.mutantFirst')
/** LN-RAX-SPEC-03: the first target of every attack there is a special zombie. */
export const mutantLimit = (s: State, at: Place): BrokenLimit => (hasMutant(s, at) ? MUTANT_FIRST : undefined)
