// The value of one more of each feature, in points, by the estimate.

import type { State } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { weightOf } from './estimate.ts'
import type { Feature } from './features.ts'
import { stageFor } from './stage.ts'

/** In the last night only scored things count. */
const SCORED: readonly Feature[] = [
  'airlock',
  'inRooms',
  'roomPoints',
  'contaminationPoints',
  'repaired',
  'pairs',
  'eventPoints',
]

export function weighing(s: State, seat: number): (feature: Feature) => number {
  const stage = stageFor(s, seat)
  if (s.phase === 'over' || (stage === 'end' && s.round === ROUNDS))
    return feature => (SCORED.includes(feature) ? 1 : 0)
  return feature => weightOf(feature, stage, ROUNDS - s.round)
}
