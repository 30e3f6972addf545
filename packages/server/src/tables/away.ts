// Lets a bot play the seat of a person, or ends that.

import { type Statement, statement } from '../storage/database.ts'
import { timersOf } from './clock.ts'
import type { LiveTable } from './liveTable.ts'
import { setAway } from './lobby.ts'
import { openedAnew } from './openedVotes.ts'

/** The timers depend on whether a person or a bot is asked. */
export function withAway(table: LiveTable, seat: number, away: boolean): readonly Statement[] {
  const { row, pending } = table
  const change = [...setAway(row.id, seat, away), ...(away ? openedAnew(table, 'abandon', Date.now()) : [])]
  if (!pending.includes(seat)) return change
  const { deadline, wakeAt, timeUsed } = timersOf(table, { now: Date.now(), change: { seat, away } })
  return [
    ...change,
    statement`UPDATE tables SET wake_at = ${wakeAt}, deadline = ${deadline}, time_used = ${timeUsed}
      WHERE id = ${row.id} AND status = 'playing'`,
  ]
}
