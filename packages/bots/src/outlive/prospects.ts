// The value of a shelter together with the events that it may end.

import { type EventId, eventRow } from '@lastlight/outlive/content/events'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { endingCost, isCheaper } from '@lastlight/outlive/queries/events'
import { has } from '@lastlight/outlive/queries/goods'
import { unused } from '@lastlight/outlive/queries/shelter'
import { copyOf, type Shelter } from './sharedFields.ts'
import { type Outlook, shelterValue } from './shelterValue.ts'
import { isAhead } from './stage.ts'
import { EVENT_HARM } from './values.ts'

/** The chance that somebody else ends the event first. */
const UNSURE = 0.2
/** An event harms all players, so only part of its harm is worth preventing. */
const SHARED_HARM = 0.3
/** The value of having half of the cost. */
const HALFWAY = 0.25

export function prospects(shelter: Shelter, outlook: Outlook, active: readonly EventId[]): number {
  let best = shelterValue(shelter, outlook)
  if (!isAhead('events', outlook.stage)) return best
  const plain = best
  for (const event of active) {
    const { points } = eventRow(event)
    const discount = isCheaper(shelter, event)
    const cost = endingCost(event, discount)
    const owned = has(shelter, cost.kind)
    if (owned < cost.count) {
      if (outlook.stage === 'day') best = Math.max(best, plain + HALFWAY * points * (owned / cost.count) ** 2)
      continue
    }
    const after = copyOf(shelter)
    endEvent(after, event, discount)
    const rest = active.filter(other => other !== event)
    const sure = outlook.stage === 'day' ? points * UNSURE : 0
    best = Math.max(best, prospects(after, outlook, rest) + relief(event, outlook.round) - sure)
  }
  return best
}

/** The value of ending the harm of an event. */
export const relief = (event: EventId, round: number): number => EVENT_HARM[event] * (ROUNDS - round) * SHARED_HARM

export function endEvent(shelter: Shelter, event: EventId, discount: boolean): void {
  const { kind, count } = endingCost(event, discount)
  if (discount) unused(shelter, 'eventDiscount')!.used = 1
  shelter[kind] -= count
  shelter.events.push(event)
}
