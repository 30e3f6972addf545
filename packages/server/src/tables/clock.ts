// Clocks: until when people may think, and when somebody has to look at a table again.

import type { Clock } from '@lastlight/protocol'
import type { LiveTable } from './live.ts'

/** A bot's turn that a dead process has left lying is looked for after so long. */
export const BOT_MS = 1000

/** A seat that is about to change hands. */
export interface Change {
  readonly seat: number
  readonly away: boolean
}

export const isBotSeat = (table: LiveTable, seat: number): boolean => {
  const row = table.seats[seat]
  return row !== undefined && (row.bot !== null || row.away === 1)
}

/** Whether the game waits for a bot. While the people wait, the bots do. */
export function waitsForBot(table: LiveTable): boolean {
  return !table.clock.paused && table.pending.some(seat => isBotSeat(table, seat))
}

function limitOf(clock: Clock): number | null {
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

export interface Times {
  readonly deadline: number | null
  readonly wake: number | null
}

export const NO_TIMES: Times = { deadline: null, wake: null }

export interface Winding {
  readonly now: number
  /** At a hand-over the clock starts anew; otherwise it goes on. */
  readonly anew: boolean
  readonly clock?: StoredClock
  readonly but?: Change
}

/** Bots have no clock, and their slowness is never held against the people who are asked beside them. */
export function timesOf(table: LiveTable, { now, anew, clock = table.clock, but }: Winding): Times {
  let people = false
  let bots = false
  for (const seat of table.pending) {
    if (seat === but?.seat ? but.away : isBotSeat(table, seat)) bots = true
    else people = true
  }
  const limit = limitOf(clock)
  const ticks = people && limit !== null && !clock.paused
  const deadline = ticks ? (anew ? now + limit : (table.row.deadline ?? now + limit)) : null
  return { deadline, wake: bots && !clock.paused ? Math.min(now + BOT_MS, deadline ?? Infinity) : deadline }
}
