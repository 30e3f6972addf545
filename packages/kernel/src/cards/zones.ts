// Rows that most tables have.

import type { Seat } from '../contract.ts'
import type { ZoneRow } from './table.ts'

/** Face down, in an order that matters. */
export const STACK: ZoneRow = { order: true, seen: 'nobody' }
/** Face up, in the order in which cards came. */
export const OPEN: ZoneRow = { order: true, seen: 'all' }
/** A hand: seen by its seat. */
export const own = (seat: Seat): ZoneRow => ({ order: false, seen: seat })

/** A zone for each seat: 'hand0', 'hand1' and so on. */
export const perSeat = <N extends string, const Q extends readonly number[]>(
  name: N,
  seats: Q,
  row: (seat: Seat) => ZoneRow,
): { readonly [zone in `${N}${Q[number]}`]: ZoneRow } =>
  Object.fromEntries(seats.map(seat => [`${name}${seat}`, row(seat)])) as { [zone in `${N}${Q[number]}`]: ZoneRow }

/** The zone of a seat. Constant names: one glued together anew would have to be looked up as a new string every time. */
export const zoneNames = <N extends string, const Q extends readonly number[]>(
  name: N,
  seats: Q,
): ((seat: Seat) => `${N}${Q[number]}`) => {
  const zones = seats.map(seat => `${name}${seat}` as `${N}${Q[number]}`)
  return seat => zones[seat]!
}
