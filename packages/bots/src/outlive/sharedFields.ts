// The fields that the greedy bot reads: those that a view and an imagined state share.

import type { State } from '@lastlight/outlive'

export type Shelter = State['players'][number]

/** A view and a state both are one. */
export interface SharedFields {
  readonly round: number
  readonly pools: State['pools']
  readonly players: readonly Shelter[]
}

export const copyOf = (shelter: Shelter): Shelter => ({
  ...shelter,
  rooms: shelter.rooms.map(room => ({ ...room })),
  equipment: shelter.equipment.map(tile => ({ ...tile })),
  events: [...shelter.events],
})
