// LN-RAX: the code of the top experiment, special zombies and side effects.

import type { Seat } from '@lastlight/kernel'
import { type ExperimentId, experimentRow } from '../content/experiments.ts'
import type { Place } from '../content/places.ts'
import type { SideEffectId } from '../content/sideEffects.ts'
import type { Mutant } from '../mutant.ts'
import { groupOf, type Position } from './position.ts'

/** LN-RAX-CODE-02: two of the dice show the two values of the code, in either order. */
export const isMatched = (experiment: string, dice: readonly number[]): boolean =>
  experimentRow(experiment).code.every(value => dice.includes(value))

/** LN-RAX-CODE-01 */
export const isAtRaxxon = (p: Position, seat: Seat): boolean => groupOf(p, seat).some(({ at }) => at === 'raxxon')

/** The special zombies at a place; those of one kind at one entrance are the same target. */
export function mutantsAt({ mutants = NONE }: Position, at: Place): readonly Mutant[] {
  if (mutants.length === 0) return NONE
  return mutants.filter(
    (each, i) =>
      each.at === at &&
      mutants.findIndex(
        other => other.at === at && other.experiment === each.experiment && other.entrance === each.entrance,
      ) === i,
  )
}
const NONE: readonly Mutant[] = []

export const isLoose = ({ mutants = NONE }: Position, experiment: ExperimentId): boolean =>
  mutants.some(each => each.experiment === experiment)

/** LN-RAX-PILL-02 */
export const sideEffectsOf = ({ sideEffects = [] }: Position, survivor: string): readonly SideEffectId[] =>
  sideEffects.filter(each => each.survivor === survivor).map(({ id }) => id)
export function hasMutant({ mutants = NONE }: Position, at: Place): boolean {
  for (const each of mutants) if (each.at === at) return true
  return false
}
