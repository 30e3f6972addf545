// What the greedy bot works with: the part of a view that an imagined world has too.

import type { State } from '@lastlight/outlive'

export type Shelter = State['players'][number]

/** A view and a state both are one. */
export interface Table {
  readonly round: number
  readonly pools: State['pools']
  readonly players: readonly Shelter[]
}

/** What is still to come tonight, in order. */
export const STAGES = ['day', 'events', 'feed', 'recruit', 'build', 'repair', 'end'] as const
export type Stage = (typeof STAGES)[number]

/** Whether a stage of the night is still to come, or is now. */
export const isAhead = (stage: Stage, now: Stage): boolean => STAGES.indexOf(stage) >= STAGES.indexOf(now)

export const copyOf = (shelter: Shelter): Shelter => ({
  ...shelter,
  rooms: shelter.rooms.map(room => ({ ...room })),
  equipment: shelter.equipment.map(tile => ({ ...tile })),
  events: [...shelter.events],
})
