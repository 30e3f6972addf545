// The description of zones for a card table, and the rows that most tables have.

import type { Seat } from '../contract.ts'

export interface Move {
  /** Where in an ordered zone it goes. */
  readonly to?: 'top' | 'bottom'
  /** The list that it joins in a zone of several lists. */
  readonly into?: string[]
  /** Who is shown the face, besides those who see it before or after anyway. */
  readonly shown?: 'all' | readonly Seat[]
}

export interface ZoneRow {
  /**
   * Whether the order matters; the last card is the top. A hidden zone without order is kept sorted, so that its order
   * reveals nothing.
   */
  readonly order: boolean
  /** The viewers who see the faces of cards in this zone. */
  readonly seen: 'all' | 'nobody' | Seat
}

/** An open zone whose cards lie elsewhere in the state, where the game keeps them. */
export interface KeptRow<S> {
  readonly cards: (s: S) => readonly string[]
  /** False where the card does not lie there. */
  readonly take: (s: S, card: string) => boolean
  readonly put: (s: S, card: string, move: Move) => void
}

interface CardRecord {
  readonly id: string
}

/**
 * Cards that are records with fields of the game's own, in the order of arrival. `of` gives undefined where the zone
 * does not exist, as for a seat beyond the number of players; `fresh` is the record of a card that has just come.
 */
export const records = <S, R extends CardRecord>(
  of: (s: S) => R[] | undefined,
  fresh: (card: string) => R,
): KeptRow<S> => ({
  cards: s => of(s)?.map(each => each.id) ?? [],
  take(s, card) {
    const slot = of(s)?.findIndex(each => each.id === card) ?? -1
    if (slot >= 0) of(s)!.splice(slot, 1)
    return slot >= 0
  },
  put: (s, card) => of(s)!.push(fresh(card)),
})

/** Cards that lie in several lists, as with those who carry them; each move there says into which one (`into`). */
export const lists = <S>(of: (s: S) => readonly string[][]): KeptRow<S> => ({
  cards: s => of(s).flat(),
  take(s, card) {
    const from = of(s).find(each => each.includes(card))
    from?.splice(from.indexOf(card), 1)
    return from !== undefined
  },
  put: (_, card, { into }) => into!.push(card),
})

/** Face down, in an order that matters. */
export const STACK: ZoneRow = { order: true, seen: 'nobody' }
/** Face up, in the order in which cards came. */
export const OPEN: ZoneRow = { order: true, seen: 'all' }
/** A hand: seen by its seat. */
export const own = (seat: Seat): ZoneRow => ({ order: false, seen: seat })

/** A zone for each seat: 'hand0', 'hand1' and so on. */
export const perSeat = <N extends string, const Q extends readonly number[], R extends ZoneRow | KeptRow<never>>(
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
