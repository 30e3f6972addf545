// The present part of a player's set-up, derived from the options and the settled choices.

import type { Option, Question, View } from '@lastlight/outlive'
import { BASIC_ROOMS, ROOMS_DEALT, ROOMS_KEPT } from '@lastlight/outlive/content/rooms'
import { asking } from '@lastlight/outlive/queries/asking'

export type Stage = 'drop' | 'build' | 'inside' | 'lead' | 'stand' | 'discard' | 'wait'

const STAGES: { readonly [question in Question]?: Stage } = {
  drop: 'drop',
  freeRoom: 'build',
  inside: 'inside',
  lead: 'lead',
  stand: 'stand',
  discard: 'discard',
}

export function stageOf(options: readonly Option[], view: View): Stage {
  const question = asking(options, view)
  return (question && STAGES[question]) ?? 'wait'
}

/** The rooms on the table: all that were dealt while some have to go, then the basic ones with those that stay. */
export function roomsAt(stage: Stage, own: NonNullable<View['own']>): readonly string[] {
  const dropped = own.settling?.dropped ?? []
  return stage === 'drop' ? own.rooms : [...BASIC_ROOMS, ...own.rooms.filter(room => !dropped.includes(room))]
}

/** How many rooms still have to go. */
export const toDrop = (own: NonNullable<View['own']>): number =>
  ROOMS_DEALT - ROOMS_KEPT - (own.settling?.dropped.length ?? 0)
