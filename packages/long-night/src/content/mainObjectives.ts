// LN-CARD-01

import type { Source } from './source.ts'

export interface ObjectiveSide {
  readonly morale: number
  readonly rounds: number
  readonly zombies: { readonly colony: number; readonly location: number }
  readonly source: Source
}

/** LN-COLONY-GOAL-03; LN-OBJ-01 */
export const MAIN_OBJECTIVES = {
  frostyNight: {
    normal: { morale: 8, rounds: 8, zombies: { colony: 6, location: 1 }, source: 'printed' },
    hard: { morale: 6, rounds: 10, zombies: { colony: 12, location: 2 }, source: 'printed' },
  },
} as const satisfies { readonly [id: string]: { readonly normal: ObjectiveSide; readonly hard: ObjectiveSide } }
export type MainObjectiveId = keyof typeof MAIN_OBJECTIVES
export const MAIN_OBJECTIVE_IDS = Object.keys(MAIN_OBJECTIVES) as readonly MainObjectiveId[]
export const objectiveSide = (id: MainObjectiveId, side: 'normal' | 'hard'): ObjectiveSide => MAIN_OBJECTIVES[id][side]
