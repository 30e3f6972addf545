// Estimates the final points of a shelter with weights fitted to earlier games.

import { type State, scoreOf } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { FEATURES, features, householdOf } from './features.ts'
import type { Shelter } from './sharedFields.ts'
import { STAGES, type Stage, stageFor } from './stage.ts'
import { WEIGHTS } from './weights.ts'

interface Judgement {
  readonly base: number
  readonly weights: readonly number[]
}

/** By stage and nights to come. */
const JUDGEMENTS: ReadonlyMap<Stage, readonly Judgement[]> = new Map(
  STAGES.map(stage => {
    const { base, weights } = WEIGHTS[stage]
    return [
      stage,
      Array.from({ length: ROUNDS + 1 }, (_, nights) => ({
        base: base[0] + base[1] * nights + base[2] * nights * nights,
        weights: FEATURES.map(feature => weights[feature][0] + weights[feature][1] * nights),
      })),
    ]
  }),
)

export function estimate(s: State, seat: number): number {
  if (stageFor(s, seat) === 'end' && s.round === ROUNDS) return scoreOf(s.players[seat]!).total
  return estimator(s, seat)(s.players[seat]!)
}

/** For one seat now, but with other stores. */
export function estimator(s: State, seat: number): (shelter: Shelter) => number {
  const { base, weights } = JUDGEMENTS.get(stageFor(s, seat))![ROUNDS - s.round]!
  const household = householdOf(s, seat)
  return shelter => {
    const counts = features(shelter, household)
    let sum = base
    for (let i = 0; i < counts.length; i++) sum += weights[i]! * counts[i]!
    return sum
  }
}
