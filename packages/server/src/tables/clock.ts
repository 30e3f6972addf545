// Computes until when people may think, and when the server has to look at a table again.

import type { Clock } from '@lastlight/protocol'
import type { LiveTable } from './liveTable.ts'
import { isRemoved } from './rights.ts'

/** After so long another process continues with the bots of a table whose process has died. */
export const BOT_MS = 1000

/** A seat whose player goes away or comes back. */
export interface SeatChange {
  readonly seat: number
  readonly away: boolean
}

/** A bot plays for somebody who was removed, too, however the seat came to them. */
export const isBotSeat = (table: LiveTable, seat: number): boolean => {
  const row = table.seats[seat]
  if (row === undefined) return false
  return row.bot_level !== null || row.away === 1 || (row.person_id !== null && isRemoved(table, { id: row.person_id }))
}

/** Whether the game waits for a bot. Bots do not play while a table is paused. */
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

/** A clock as it is stored, with the table's agreement to pause. */
export type StoredClock = Clock & { readonly paused?: boolean }

/**
 * The part of its time for this turn that a seat has used: the sum until its clock stopped, and the time since which
 * it runs again.
 */
interface TimeUsed {
  readonly ms: number
  readonly since: number | null
}

/** By seat. A seat that is missing has used nothing. */
export type TimesUsed = Readonly<Record<number, TimeUsed>>

export interface Timers {
  readonly deadline: number | null
  readonly wakeAt: number | null
  /** JSON of `TimesUsed`. */
  readonly timeUsed: string
}

export const NO_TIMERS: Timers = { deadline: null, wakeAt: null, timeUsed: '{}' }

export interface TimerInput {
  readonly now: number
  /** Whether this seat's turn begins: only then does it get its full time. */
  readonly startsTurn?: (seat: number) => boolean
  readonly clock?: StoredClock
  readonly change?: SeatChange
}

const usedBy = ({ ms, since }: TimeUsed, now: number): number => ms + (since === null ? 0 : Math.max(0, now - since))

/** Tables from before times were kept by seat have one deadline for all seats. */
function timeUsedBy(table: LiveTable, seat: number, limit: number): TimeUsed | undefined {
  const { deadline } = table.row
  const isOlder = deadline !== null && Object.keys(table.timesUsed).length === 0
  return table.timesUsed[seat] ?? (isOlder ? { ms: 0, since: deadline - limit } : undefined)
}

function timeUsedNow(before: TimeUsed | undefined, now: number, ticks: boolean): TimeUsed {
  if (ticks && before && before.since !== null) return before
  return { ms: before ? usedBy(before, now) : 0, since: ticks ? now : null }
}

/** Bots have no clock, and people who are asked beside a bot lose no time by its slowness. */
export function timersOf(
  table: LiveTable,
  { now, startsTurn = () => false, clock = table.clock, change }: TimerInput,
): Timers {
  const isBot = (seat: number): boolean => (seat === change?.seat ? change.away : isBotSeat(table, seat))
  const waitsForBots = !clock.paused && table.pending.some(isBot)
  const limit = limitOf(clock)
  const timeUsed: Record<number, TimeUsed> = {}
  let deadline: number | null = null
  if (limit !== null)
    for (const { seat } of table.seats) {
      const ticks = !clock.paused && table.pending.includes(seat) && !isBot(seat)
      const own = timeUsedNow(startsTurn(seat) ? undefined : timeUsedBy(table, seat, limit), now, ticks)
      timeUsed[seat] = own
      if (own.since !== null) deadline = Math.min(deadline ?? Infinity, own.since + limit - own.ms)
    }
  const wakeAt = waitsForBots ? Math.min(now + BOT_MS, deadline ?? Infinity) : deadline
  return { deadline, wakeAt, timeUsed: JSON.stringify(timeUsed) }
}

/** Until when this seat may think; null while its clock stands still. */
export function deadlineOf(table: LiveTable, seat: number): number | null {
  const limit = limitOf(table.clock)
  if (limit === null || !table.pending.includes(seat)) return null
  const timeUsed = timeUsedBy(table, seat, limit)
  return timeUsed && timeUsed.since !== null ? timeUsed.since + limit - timeUsed.ms : null
}

/**
 * The deadline that the person on these seats may know: their own, or the first of all. A secret question has none for
 * others, because it would move when the seat with the first deadline answers. While a choice is being stored there is
 * none: its question may have been the secret one.
 */
export function shownDeadline(table: LiveTable, seats: readonly number[]): number | null {
  if (table.row.deadline === null || table.isAheadOfLog) return null
  const own = seats.flatMap(seat => deadlineOf(table, seat) ?? [])
  if (own.length > 0) return Math.min(...own)
  return table.asksInSecret ? null : table.row.deadline
}

/** Whether a seat has used all its time for this turn. */
export function isTimeUp(table: LiveTable, seat: number, now: number): boolean {
  const limit = limitOf(table.clock)
  const timeUsed = table.timesUsed[seat]
  return limit !== null && timeUsed !== undefined && table.pending.includes(seat) && usedBy(timeUsed, now) >= limit
}
