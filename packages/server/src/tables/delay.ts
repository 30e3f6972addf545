// Spectators may be kept some way behind: they see the table as it was, and are told what happened until then.

import { Match, type Viewer } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import type { AnyMatch, LiveTable, Page } from './live.ts'
import { sightOf } from './sight.ts'

/** How many seconds these eyes are behind just now; a game that is over has no secrets left. */
export const lagOf = ({ row }: LiveTable, viewer: Viewer): number =>
  viewer === 'public' && row.status === 'playing' ? row.delay : 0

/** The match as it stood after these pages. */
function earlier({ game, row, match }: LiveTable, pages: readonly Page[]): AnyMatch {
  const past: AnyMatch = Match.start(game, match!.config, row.seed!)
  for (const { entry } of pages) past.enter(entry)
  return past
}

export interface Shown {
  readonly sight: SightMessage
  readonly pages: readonly Page[]
}

/** What is shown to these eyes now, with everything that led to it; nothing when that cannot be told any more. */
export function shownTo(table: LiveTable, viewer: Viewer, now = Date.now()): Shown | undefined {
  const lag = lagOf(table, viewer) * 1000
  if (lag === 0) return { sight: sightOf(table, viewer), pages: table.pages }
  // A game that went on from its state with a newer version has no past that could be played again.
  if (table.resumed) return undefined
  const pages = table.pages.filter(({ at }) => at <= now - lag)
  return { sight: sightOf(table, viewer, earlier(table, pages)), pages }
}
