// What one more of everything counts, in points, as the estimate judges it.

import type { State } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { BotReason } from '../search/reasons.ts'
import type { Feature } from './features.ts'
import { WEIGHTS } from './weights.ts'
import { stageFor } from './when.ts'

/** Something that counts so many points: less than 0 when it speaks against a choice. */
export interface Weighed extends BotReason {
  readonly worth: number
}

/** When nothing comes any more, what is scored counts and nothing else. */
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
  const { weights } = WEIGHTS[stage]
  return feature => weights[feature][0] + weights[feature][1] * (ROUNDS - s.round)
}
