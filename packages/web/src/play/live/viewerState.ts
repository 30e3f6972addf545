// The sight of one viewer at a table on the server, kept up to date by socket messages.

import type { Seat } from '@lastlight/kernel'
import type { SightMessage, TableInfo, ToClient } from '@lastlight/protocol'
import { patched } from '@lastlight/protocol/patch'
import { eventFrom, type GameEvent, optionFrom, viewFrom } from '../game.ts'
import type { News, Sight } from '../table.ts'

export interface ViewerState {
  readonly sight: Sight | null
  readonly told: readonly GameEvent[]
  /** The seat that has just taken back a choice. */
  readonly undoneBy?: Seat
}

export const UNSEEN: ViewerState = { sight: null, told: [] }

type SightSent = Extract<ToClient, { readonly t: 'sight' }>
type UpdateSent = Extract<ToClient, { readonly t: 'update' }>

interface Changed {
  readonly seen: ViewerState
  /** The events meanwhile, unless something was taken back. */
  readonly news?: News
}

function sightFrom(message: SightMessage): Sight {
  const { table: _table, view, options, ...rest } = message
  return { ...rest, view: viewFrom(view), options: options.map(optionFrom) }
}

/** A whole sight; after a lost connection, with the missed events. */
export function withSight(before: ViewerState, { sight, events: sent, whole, undoneBy }: SightSent): Changed {
  const events = sent.map(eventFrom)
  const after = sightFrom(sight)
  if (whole || before.sight === null)
    return { seen: { sight: after, told: events, ...(undoneBy === undefined ? {} : { undoneBy }) } }
  const seen = { sight: after, told: events.length > 0 ? [...before.told, ...events] : before.told }
  return events.length > 0 ? { seen, news: { events, before: before.sight, after } } : { seen }
}

/** One step further; undefined when a step was missed. */
export function withUpdate(before: ViewerState, step: UpdateSent): Changed | undefined {
  const { t: _t, from, events: sent, patch, ...rest } = step
  const events = sent.map(eventFrom)
  if (before.sight?.version !== from) return undefined
  const after = sightFrom({ ...rest, view: patched(before.sight.view, patch) })
  return {
    seen: { sight: after, told: events.length > 0 ? [...before.told, ...events] : before.told },
    news: { events, before: before.sight, after },
  }
}

/** A clock can stop or start without a new version. */
export function withClock(seen: ViewerState, { version, deadline }: TableInfo): ViewerState {
  const { sight } = seen
  return sight?.version === version && sight.deadline !== deadline ? { ...seen, sight: { ...sight, deadline } } : seen
}
