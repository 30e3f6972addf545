// Where a card can lie, and who sees it there. Each kind of card has a table of its own.

import { OPEN, own, perSeat, STACK, type ZoneRow, zoneNames } from '@lastlight/kernel'

const SEATS = [0, 1, 2, 3] as const

export const ITEM_ZONES = {
  deck: STACK,
  discard: OPEN,
  /** The cards that are being played, the innermost on top. */
  playing: OPEN,
  ...perSeat('hand', SEATS, own),
  /** A card just got by barter. */
  ...perSeat('got', SEATS, own),
  ...perSeat('gear', SEATS, () => ({ order: false, seen: 'all' })),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type ItemZone = keyof typeof ITEM_ZONES

export const OMEN_ZONES = {
  omens: STACK,
  gone: OPEN,
  /** The omen that this seat keeps secret from its left-hand neighbour. */
  ...perSeat('omen', SEATS, own),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type OmenZone = keyof typeof OMEN_ZONES

export const KEEPER_ZONES = {
  keepers: STACK,
  field: { order: false, seen: 'all' },
  grave: OPEN,
} as const satisfies { readonly [zone: string]: ZoneRow }
export type KeeperZone = keyof typeof KEEPER_ZONES

export const ROLE_ZONES = {
  /** The role nobody has. */
  aside: STACK,
  ...perSeat('role', SEATS, own),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type RoleZone = keyof typeof ROLE_ZONES

export const hand = zoneNames('hand', SEATS)
export const got = zoneNames('got', SEATS)
export const gear = zoneNames('gear', SEATS)
export const omenOf = zoneNames('omen', SEATS)
export const role = zoneNames('role', SEATS)
