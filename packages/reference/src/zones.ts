// Where a card can lie, and who sees it there.

import type { Seat, ZoneRow } from '@lastlight/kernel'

const SEATS = [0, 1, 2, 3] as const
type Each<N extends string> = `${N}${0 | 1 | 2 | 3}`

const each = <N extends string>(name: N, row: (seat: Seat) => ZoneRow): { readonly [zone in Each<N>]: ZoneRow } =>
  Object.fromEntries(SEATS.map(seat => [`${name}${seat}`, row(seat)])) as { [zone in Each<N>]: ZoneRow }

const own = (seat: Seat): ZoneRow => ({ order: false, seen: seat })
const stack: ZoneRow = { order: true, seen: 'nobody' }
const open: ZoneRow = { order: true, seen: 'all' }

export const ZONES = {
  deck: stack,
  discard: open,
  /** What is being played, the innermost on top. */
  playing: open,
  omens: stack,
  gone: open,
  keepers: stack,
  field: { order: false, seen: 'all' },
  grave: open,
  /** The role nobody has. */
  aside: stack,
  ...each('hand', own),
  /** A card just got by barter. */
  ...each('got', own),
  ...each('gear', () => ({ order: false, seen: 'all' })),
  ...each('role', own),
  /** The omen that this seat keeps secret from its left-hand neighbour. */
  ...each('omen', own),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type Zone = keyof typeof ZONES

export const hand = (seat: Seat): Zone => `hand${seat as 0}`
export const got = (seat: Seat): Zone => `got${seat as 0}`
export const gear = (seat: Seat): Zone => `gear${seat as 0}`
export const role = (seat: Seat): Zone => `role${seat as 0}`
export const omenOf = (seat: Seat): Zone => `omen${seat as 0}`
