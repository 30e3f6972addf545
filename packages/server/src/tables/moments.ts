// The moments that a table can go back to, and how the table stood at one of them.

import type { Moment, Viewer } from '@lastlight/kernel'
import { MOST_MOMENTS, type PastMoment } from '@lastlight/protocol'
import { notFound } from '../problems.ts'
import type { LiveTable } from './liveTable.ts'
import type { LogEntry } from './logEntry.ts'
import { lagOf, versionAt } from './spectatorDelay.ts'

/** The match may be one choice ahead of the log. */
const NOT_STORED: Pick<LogEntry, 'entry' | 'by'> = { entry: { undo: -1 }, by: 'bot' }

/**
 * Decisions of people, the newest first. A standing answer is a decision to everybody but its person: nobody else may
 * learn that the server has given it.
 */
export function momentsFor(table: LiveTable, person: string): readonly Moment[] {
  const { match, entries, seats, resumed } = table
  if (!match || resumed) return []
  // Behind a delay they would tell how far the game is.
  if (lagOf(table, 'public') > 0 && !seats.some(each => each.person_id === person)) return []
  const isDecision = (at: number): boolean => {
    const { entry, by } = entries[at] ?? NOT_STORED
    const sitter = 'seat' in entry ? seats[entry.seat]?.person_id : null
    return typeof sitter === 'string' && (by === 'person' || (by === 'standing' && sitter !== person))
  }
  return match.moments(isDecision, MOST_MOMENTS).toReversed()
}

/** A choice as this viewer saw it. */
export function pastMoment(table: LiveTable, version: number, viewer: Viewer): PastMoment {
  const { match, entries, resumed } = table
  const lag = lagOf(table, viewer)
  const newest = lag === 0 ? entries.length : (versionAt(table, Date.now() - lag) ?? 0)
  const past = version < newest && !resumed ? match?.pastMoment(version, viewer) : undefined
  if (!past) throw notFound()
  return { ...past, events: [...past.events] }
}
