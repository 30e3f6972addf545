// The convoy's six days: the event of each day, and who ended it.

import type { Seat } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/outlive'
import type { EventId } from '@lastlight/outlive/content/events'
import { RADIATION } from '@lastlight/outlive/content/tables'

export interface Day {
  readonly day: number
  readonly radiation: number
  /** Undefined while it lies face down. */
  readonly event: EventId | undefined
  readonly endedBy: Seat | undefined
  readonly isNow: boolean
}

/** Events in the order in which they came: the view does not tell it, the told events do. */
function cameIn(view: View, told: readonly Event[]): readonly EventId[] {
  const known = [...view.events.ended, ...view.events.active] as readonly EventId[]
  const came = told.flatMap(event => (event.e === 'newEvent' ? known.filter(id => id === event.event) : []))
  return came.length === known.length ? came : known
}

export function daysOf(view: View, told: readonly Event[]): readonly Day[] {
  const came = cameIn(view, told)
  return RADIATION.map((radiation, i) => {
    const event = came[i]
    const by = event === undefined ? -1 : view.players.findIndex(player => player.events.includes(event))
    return { day: i + 1, radiation, event, endedBy: by < 0 ? undefined : by, isNow: view.round === i + 1 }
  })
}
