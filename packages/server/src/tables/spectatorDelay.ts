// Shows a table to spectators with a delay, if its owner wants one: as it was some seconds ago.

import { Match, type Seat, type Viewer } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import type { LiveTable } from './liveTable.ts'
import { eventsOf, sightOf } from './sight.ts'
import type { AnyMatch } from './tableMatch.ts'

/** By how many milliseconds this viewer is delayed now. A game that is over has no secrets left. */
export const lagOf = ({ row }: LiveTable, viewer: Viewer): number =>
  viewer === 'public' && row.status === 'playing' ? row.delay * 1000 : 0

/** The version at this moment; undefined when the game had not begun. */
export function versionAt({ row, entries }: LiveTable, moment: number): number | undefined {
  if ((row.begun_at ?? 0) > moment) return undefined
  const later = entries.findIndex(({ at }) => at > moment)
  return later < 0 ? entries.length : later
}

/** Matches that follow their tables with a delay. */
const followers = new WeakMap<LiveTable, AnyMatch>()

function earlier(table: LiveTable, version: number): AnyMatch {
  let past = followers.get(table)
  if (!past || past.version > version) {
    past = Match.start(table.game, table.match!.config, table.row.seed!)
    followers.set(table, past)
  }
  past.enterAll(table.entries.slice(past.version, version).map(({ entry }) => entry))
  return past
}

export interface Shown {
  readonly sight: SightMessage
  /** The events since a version, or all events of the game without those that were taken back. */
  readonly events: readonly unknown[]
  readonly whole: boolean
  /** The seat that has taken back a choice since then; a choice in secret names nobody. */
  readonly undoneBy?: Seat
}

/** The table as this viewer may see it now; undefined when there is nothing to show. */
export function shownTo(
  table: LiveTable,
  viewer: Viewer,
  since: number | undefined,
  now = Date.now(),
): Shown | undefined {
  const lag = lagOf(table, viewer)
  const version = lag === 0 ? table.version : versionAt(table, now - lag)
  // A resumed game cannot be replayed, so its past cannot be shown.
  if (!table.match || version === undefined || (lag > 0 && table.resumed)) return undefined
  const match = lag === 0 ? table.match : earlier(table, version)
  // The deadline would tell about moments that may not be seen yet.
  const sight = { ...sightOf(table, viewer, match), ...(lag === 0 ? {} : { deadline: null }) }
  const entries = table.entries.slice(since ?? 0, version)
  // Events that were taken back cannot be untold, so all events are told anew.
  const whole = since === undefined || entries.some(({ entry }) => !('seat' in entry))
  if (!whole) return { sight, events: eventsOf(entries, viewer), whole }
  const last = since === undefined ? undefined : entries.at(-1)?.entry
  const isKnown = last && 'undo' in last && !table.game.asksInSecret(match.state)
  const events = table.resumed ? eventsOf(table.entries, viewer) : match.told(viewer)
  return { sight, events, whole, ...(isKnown ? { undoneBy: last.undo } : {}) }
}
