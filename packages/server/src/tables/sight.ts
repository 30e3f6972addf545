// Makes the messages that show a table to a viewer.

import { heard, type Viewer } from '@lastlight/kernel'
import type { SightMessage } from '@lastlight/protocol'
import { shownDeadline } from './clock.ts'
import type { LiveTable } from './liveTable.ts'
import type { LogEntry } from './logEntry.ts'

/** `match`: the present one, or an earlier one for delayed spectators. */
export function sightOf(table: LiveTable, viewer: Viewer, match = table.match): SightMessage {
  const isSeat = viewer !== 'public' && table.row.status !== 'abandoned'
  return {
    ...sightWithoutOptions(table, viewer, match),
    options: isSeat ? [...table.questions.of(viewer).options] : [],
  }
}

export function sightWithoutOptions(
  table: LiveTable,
  viewer: Viewer,
  match = table.match,
): Omit<SightMessage, 'options'> {
  const { game, row } = table
  if (!match) throw new Error('a table without a match has no sight')
  // An abandoned game ends in the middle of a question, which nobody may answer.
  const isSeat = viewer !== 'public' && row.status !== 'abandoned'
  return {
    table: row.id,
    viewer,
    version: match.version,
    view: game.view(match.state, viewer),
    asked: isSeat && table.pending.includes(viewer),
    undo: isSeat && match.canUndo(viewer),
    redo: isSeat && match.canRedo(viewer),
    outcome: game.outcome(match.state) ?? null,
    // Seats that are asked at the same time can have different deadlines.
    deadline: shownDeadline(table, isSeat ? [viewer] : []),
  }
}

/** The events of these log entries that this viewer was told. */
export function eventsOf(entries: readonly Pick<LogEntry, 'told'>[], viewer: Viewer): unknown[] {
  const events: unknown[] = []
  for (const { told } of entries)
    for (const each of told) {
      const event = heard(each, viewer)
      if (event !== undefined) events.push(event)
    }
  return events
}
