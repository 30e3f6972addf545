// The present part of a player's set-up, derived from the options and the settled choices.

import type { Question, View } from '@lastlight/outlive'
import { BASIC_ROOMS, ROOMS_DEALT, ROOMS_KEPT } from '@lastlight/outlive/content/rooms'

export type Stage = 'drop' | 'build' | 'inside' | 'lead' | 'stand' | 'discard' | 'wait'

const STAGES: { readonly [question in Question]?: Stage } = {
  drop: 'drop',
  freeRoom: 'build',
  inside: 'inside',
  lead: 'lead',
  stand: 'stand',
  discard: 'discard',
}

export const stageOf = ({ asked }: View): Stage => (asked && STAGES[asked]) ?? 'wait'

/** The rooms on the table: all that were dealt while some have to go, then the basic ones with those that stay. */
export function roomsAt(stage: Stage, own: NonNullable<View['own']>): readonly string[] {
  const dropped = own.settling?.dropped ?? []
  return stage === 'drop' ? own.rooms : [...BASIC_ROOMS, ...own.rooms.filter(room => !dropped.includes(room))]
}

/** How many rooms still have to go. */
export const toDrop = (own: NonNullable<View['own']>): number =>
  ROOMS_DEALT - ROOMS_KEPT - (own.settling?.dropped.length ?? 0)
