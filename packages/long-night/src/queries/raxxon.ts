// LN-RAX: the code of the top experiment, special zombies and side effects.

import type { Seat } from '@lastlight/kernel'
import { type ExperimentId, experimentRow } from '../content/experiments.ts'
import type { Place } from '../content/places.ts'
import type { SideEffectId } from '../content/sideEffects.ts'
import type { Mutant } from '../mutant.ts'
import { groupOf, isOn, type Position } from './position.ts'

/** LN-RAX-CODE-02: two of the dice show the two values of the code, in either order. */
export const isMatched = (experiment: string, dice: readonly number[]): boolean =>
  experimentRow(experiment).code.every(value => dice.includes(value))

export interface CodeDice {
  /** The two wanted values, and whether a die shows each of them. */
  readonly sockets: readonly { readonly value: number; readonly filled: boolean }[]
  /** Dice that do not count, because their value is not wanted or is there already. */
  readonly useless: readonly number[]
}

/** LN-RAX-CODE-02: which dice count for the code. */
export function codeDice(experiment: string, dice: readonly number[]): CodeDice {
  const { code } = experimentRow(experiment)
  return {
    sockets: code.map(value => ({ value, filled: dice.includes(value) })),
    useless: dice.filter((die, i) => !code.includes(die) || dice.indexOf(die) !== i),
  }
}

/** Whether a die would fill a socket that is still empty. */
export const isWanted = (experiment: string, dice: readonly number[], die: number): boolean =>
  codeDice(experiment, dice).sockets.some(({ value, filled }) => value === die && !filled)

/** Special zombies that come out tonight, all of them at one place. */
export interface Released {
  readonly at: Place
  readonly figures: number
}

/**
 * LN-RAX-CODE-05: as things stand the experiment gets out. Where the code is matched, the vote decides; where its log says
 * "random", the place is drawn when the figure comes.
 */
export function releasedTonight(p: Position, log: string | null): Released | undefined {
  if (log === null || !isOn(p, 'containment') || isMatched(log, p.raxxon?.dice ?? p.code ?? [])) return undefined
  const { at, figures } = experimentRow(log)
  return at === 'random' ? undefined : { at, figures }
}

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
