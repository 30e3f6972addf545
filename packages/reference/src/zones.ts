// Where a card can lie, and who sees it there. Each kind of card has a table of its own.

import type { Seat, ZoneRow } from '@lastlight/kernel'

const SEATS = [0, 1, 2, 3] as const
type Each<N extends string> = `${N}${0 | 1 | 2 | 3}`

const each = <N extends string>(name: N, row: (seat: Seat) => ZoneRow): { readonly [zone in Each<N>]: ZoneRow } =>
  Object.fromEntries(SEATS.map(seat => [`${name}${seat}`, row(seat)])) as { [zone in Each<N>]: ZoneRow }

const own = (seat: Seat): ZoneRow => ({ order: false, seen: seat })
const stack: ZoneRow = { order: true, seen: 'nobody' }
const open: ZoneRow = { order: true, seen: 'all' }

export const ITEM_ZONES = {
  deck: stack,
  discard: open,
  /** What is being played, the innermost on top. */
  playing: open,
  ...each('hand', own),
  /** A card just got by barter. */
  ...each('got', own),
  ...each('gear', () => ({ order: false, seen: 'all' })),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type ItemZone = keyof typeof ITEM_ZONES

export const OMEN_ZONES = {
  omens: stack,
  gone: open,
  /** The omen that this seat keeps secret from its left-hand neighbour. */
  ...each('omen', own),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type OmenZone = keyof typeof OMEN_ZONES

export const KEEPER_ZONES = {
  keepers: stack,
  field: { order: false, seen: 'all' },
  grave: open,
} as const satisfies { readonly [zone: string]: ZoneRow }
export type KeeperZone = keyof typeof KEEPER_ZONES

export const ROLE_ZONES = {
  /** The role nobody has. */
  aside: stack,
  ...each('role', own),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type RoleZone = keyof typeof ROLE_ZONES

// Constant names: a name glued together anew would have to be looked up as a new string every time.
const names = <N extends string>(name: N): ((seat: Seat) => Each<N>) => {
  const zones = SEATS.map(seat => `${name}${seat}` as const)
  return seat => zones[seat]!
}
export const hand = names('hand')
export const got = names('got')
export const gear = names('gear')
export const omenOf = names('omen')
export const role = names('role')
