// The fields that the greedy bot reads: those that a view and an imagined state share.

import { activeEvents, type State, type View } from '@lastlight/outlive'

export type Shelter = State['players'][number]

/** A view and a state both are one. */
export interface SharedFields {
  readonly round: number
  readonly pools: State['pools']
  readonly players: readonly Shelter[]
}

/** The part of a view that judgements count. A view is one; an imagined world is shown as one. */
export type Visible = Pick<View, 'round' | 'phase' | 'first'> & {
  readonly players: readonly Shelter[]
  readonly events: Pick<View['events'], 'active'>
}

/** Copies nothing: it is for the many positions of a search. */
export const visibleIn = (world: State): Visible => ({
  round: world.round,
  phase: world.phase,
  first: world.first,
  players: world.players,
  events: { active: activeEvents(world) },
})

export const copyOf = (shelter: Shelter): Shelter => ({
  ...shelter,
  rooms: shelter.rooms.map(room => ({ ...room })),
  equipment: shelter.equipment.map(tile => ({ ...tile })),
  events: [...shelter.events],
})
