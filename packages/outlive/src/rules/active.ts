// Events that nobody has ended yet, and whom they concern.

import type { Seat } from '@lastlight/kernel'
import { type EventEffect, type EventId, eventRow, isShortage } from '../content/events.ts'
import { events, playerOf } from '../language.ts'
import type { State } from '../state.ts'
import { working } from './shelter.ts'

// OUT-ROOMK-09, OUT-EVT-01
export const isImmune = (s: State, seat: Seat, event: EventId): boolean =>
  !isShortage(event) && working(playerOf(s, seat), 'eventImmunity') > 0

/** The effect of this kind that a player suffers at present, if any. */
export function suffers<D extends EventEffect['does']>(
  s: State,
  seat: Seat,
  does: D,
): Extract<EventEffect, { does: D }> | undefined {
  for (const event of events.at(s, 'active') as readonly EventId[]) {
    const { effect } = eventRow(event)
    if (effect.does === does && !isImmune(s, seat, event)) return effect as Extract<EventEffect, { does: D }>
  }
  return undefined
}
