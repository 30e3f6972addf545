// What a viewer is sent of a table.

import { heard, type Viewer } from '@lastlight/kernel'
import type { Clock, SightMessage } from '@lastlight/protocol'
import { limitOf } from './clock.ts'
import type { LiveTable, Page } from './live.ts'

/** `match`: as it is, or as it was. */
export function sightOf(table: LiveTable, viewer: Viewer, match = table.match): SightMessage {
  const { game, row } = table
  if (!match) throw new Error('a table without a match has no sight')
  const seat = viewer === 'public' ? -1 : viewer
  return {
    table: row.id,
    viewer,
    version: match.version,
    view: game.view(match.state, viewer),
    options: viewer === 'public' ? [] : [...table.question(seat).options],
    asked: viewer !== 'public' && game.pending(match.state).includes(seat),
    undo: viewer !== 'public' && match.canUndo(seat),
    redo: viewer !== 'public' && match.canRedo(seat),
    outcome: game.outcome(match.state) ?? null,
    // Without a clock nobody has to know when the table is looked at again.
    deadline: limitOf(JSON.parse(row.clock) as Clock) === null ? null : row.wake,
  }
}

/** What this viewer heard of these pages. */
export const eventsOf = (pages: readonly Page[], viewer: Viewer): readonly unknown[] =>
  pages.flatMap(({ told }) => told.flatMap(each => heard(each, viewer) ?? []))
