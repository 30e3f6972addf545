// Clocks: when somebody has to look at a table again.

import type { Clock } from '@lastlight/protocol'
import type { LiveTable } from './live.ts'

/** A process that dies with a bot's turn in its hands leaves it to the others after so long. */
const BOT_MS = 10_000

export const isBotSeat = (table: LiveTable, seat: number): boolean => {
  const row = table.seats.find(each => each.seat === seat)
  return row !== undefined && (row.bot !== null || row.away === 1)
}

/** Whether the game waits for a bot; `but`: a seat that is about to change. */
export function waitsForBot(table: LiveTable, but?: { readonly seat: number; readonly away: boolean }): boolean {
  const { match, game } = table
  if (!match) return false
  return game.pending(match.state).some(seat => (seat === but?.seat ? but.away : isBotSeat(table, seat)))
}

export function limitOf(clock: Clock): number | null {
  switch (clock.kind) {
    case 'none':
      return null
    case 'live':
      return clock.seconds * 1000
    case 'days':
      return clock.hours * 3_600_000
  }
}

/** A clock as it is stored: the table may have agreed to wait. */
export type StoredClock = Clock & { readonly paused?: boolean }

/** When somebody has to look at a table again whose clock starts now. */
export function wakeAt(clock: StoredClock, isForBot: boolean, now: number): number | null {
  if (isForBot) return now + BOT_MS
  const limit = limitOf(clock)
  return limit === null || clock.paused ? null : now + limit
}

/** At a hand-over the clock starts anew; otherwise it goes on. */
export function deadlineOf(table: LiveTable, now: number, handOver: boolean): number | null {
  const { match, row } = table
  if (!match) return null
  const isForBot = waitsForBot(table)
  const wake = wakeAt(JSON.parse(row.clock) as StoredClock, isForBot, now)
  return isForBot || wake === null || handOver || row.wake === null ? wake : row.wake
}
