// The description of zones for a card table, and the rows that most tables have.

import type { Seat } from '../contract.ts'

export interface ZoneRow {
  /**
   * Whether the order matters; the last card is the top. A hidden zone without order is kept sorted, so that its order
   * reveals nothing.
   */
  readonly order: boolean
  /** The viewers who see the faces of cards in this zone. */
  readonly seen: 'all' | 'nobody' | Seat
}

interface CardRecord {
  readonly id: string
}

/** An open zone that lies elsewhere in the state, as records with fields of the game's own, in the order of arrival. */
export interface RecordRow<S> {
  readonly records: (s: S) => CardRecord[] | undefined
  readonly fresh: (card: string) => CardRecord
}

/** `of` gives undefined where the zone does not exist, as for a seat that nobody has; `fresh` is the record of a card that has just come. */
export const records = <S, R extends CardRecord>(
  of: (s: S) => R[] | undefined,
  fresh: (card: string) => R,
): RecordRow<S> => ({ records: of, fresh })

/** Face down, in an order that matters. */
export const STACK: ZoneRow = { order: true, seen: 'nobody' }
/** Face up, in the order in which cards came. */
export const OPEN: ZoneRow = { order: true, seen: 'all' }
/** A hand: seen by its seat. */
export const own = (seat: Seat): ZoneRow => ({ order: false, seen: seat })

/** A zone for each seat: 'hand0', 'hand1' and so on. */
export const perSeat = <N extends string, const Q extends readonly number[], R extends ZoneRow | RecordRow<never>>(
  name: N,
  seats: Q,
  row: (seat: Seat) => R,
): { readonly [zone in `${N}${Q[number]}`]: R } =>
  Object.fromEntries(seats.map(seat => [`${name}${seat}`, row(seat)])) as { [zone in `${N}${Q[number]}`]: R }

/**
 * The zone of a seat. The names are constants: a concatenated string would have to be looked up as a new one every
 * time.
 */
export const zoneNames = <N extends string, const Q extends readonly number[]>(
  name: N,
  seats: Q,
): ((seat: Seat) => `${N}${Q[number]}`) => {
  const zones = seats.map(seat => `${name}${seat}` as `${N}${Q[number]}`)
  return seat => zones[seat]!
}
