// Estimates the final points of a shelter with weights fitted to earlier games.

import { type State, scoreOf } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { FEATURES, type Feature, features, householdOf } from './features.ts'
import { type Shelter, visibleIn } from './sharedFields.ts'
import { STAGES, type Stage, stageFor } from './stage.ts'
import { WEIGHTS } from './weights.ts'

interface Judgement {
  readonly base: number
  readonly weights: readonly number[]
}

const { base, now, perNight } = WEIGHTS

/** The points that one more of a feature is worth. */
export function weightOf(feature: Feature, stage: Stage, nights: number): number {
  const i = STAGES.indexOf(stage)
  return now[feature][i]! + perNight[feature][i]! * nights
}

/** By stage and nights to come. */
const JUDGEMENTS: ReadonlyMap<Stage, readonly Judgement[]> = new Map(
  STAGES.map((stage, i) => [
    stage,
    Array.from({ length: ROUNDS + 1 }, (_, nights) => ({
      base: base.now[i]! + base.perNight[i]! * nights + base.squared[i]! * nights * nights,
      weights: FEATURES.map(feature => weightOf(feature, stage, nights)),
    })),
  ]),
)

export function estimate(s: State, seat: number): number {
  if (stageFor(s, seat) === 'end' && s.round === ROUNDS) return scoreOf(s.players[seat]!).total
  return estimator(s, seat)(s.players[seat]!)
}

/** For one seat now, but with other stores. */
export function estimator(s: State, seat: number): (shelter: Shelter) => number {
  const stage = stageFor(s, seat)
  const household = householdOf(visibleIn(s), seat)
  return shelter => estimateOf(features(shelter, household), stage, s.round)
}

/** From the counts of a shelter, in the order of FEATURES. */
export function estimateOf(counts: readonly number[], stage: Stage, round: number): number {
  const { base, weights } = JUDGEMENTS.get(stage)![ROUNDS - round]!
  let sum = base
  for (let i = 0; i < counts.length; i++) sum += weights[i]! * counts[i]!
  return sum
}
