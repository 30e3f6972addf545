// Spectators may be kept some way behind: they see the table as it was, and are told what happened until then.

import { Match, type Viewer } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import type { LiveTable } from './liveTable.ts'
import { eventsOf, sightOf } from './sight.ts'
import type { AnyMatch } from './tableMatch.ts'

/** How many milliseconds these eyes are behind just now; a game that is over has no secrets left. */
export const lagOf = ({ row }: LiveTable, viewer: Viewer): number =>
  viewer === 'public' && row.status === 'playing' ? row.delay * 1000 : 0

/** The version that stood at this moment; nothing when the game had not begun by then. */
export function versionAt({ row, entries }: LiveTable, moment: number): number | undefined {
  if ((row.begun_at ?? 0) > moment) return undefined
  const later = entries.findIndex(({ at }) => at > moment)
  return later < 0 ? entries.length : later
}

/** Matches that follow their tables some way behind. */
const followers = new WeakMap<LiveTable, AnyMatch>()

/** The match as it stood at this version. */
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
  /** What led to it: what came after a version, or all of the game with its deal and without what was taken back. */
  readonly events: readonly unknown[]
  readonly whole: boolean
}

/** What is shown to these eyes now; nothing when there is nothing yet, or when it cannot be told any more. */
export function shownTo(
  table: LiveTable,
  viewer: Viewer,
  since: number | undefined,
  now = Date.now(),
): Shown | undefined {
  const lag = lagOf(table, viewer)
  const version = lag === 0 ? table.version : versionAt(table, now - lag)
  // A game that went on from its state with a newer version has no past that could be played again.
  if (!table.match || version === undefined || (lag > 0 && table.resumed)) return undefined
  const match = lag === 0 ? table.match : earlier(table, version)
  // The clock would tell of what is not to be seen yet.
  const sight = { ...sightOf(table, viewer, match), ...(lag === 0 ? {} : { deadline: null }) }
  const entries = table.entries.slice(since ?? 0, version)
  // What was taken back cannot be untold: everything is told anew.
  const whole = since === undefined || entries.some(({ entry }) => !('seat' in entry))
  if (!whole) return { sight, events: eventsOf(entries, viewer), whole }
  return { sight, events: table.resumed ? eventsOf(table.entries, viewer) : match.told(viewer), whole }
}
