// Where a card, tile or token can lie, and who sees it there.

import { OPEN, own, perSeat, STACK, type ZoneRow, zoneNames } from '@lastlight/kernel'

export const SEATS = [0, 1, 2, 3] as const

export const EVENT_ZONES = {
  /** Face down on the convoy board; the top is the next round's. */
  convoy: STACK,
  box: STACK,
  active: OPEN,
  ended: OPEN,
} as const satisfies { readonly [zone: string]: ZoneRow }
export type EventZone = keyof typeof EVENT_ZONES

export const EQUIPMENT_ZONES = {
  stack: STACK,
  discard: OPEN,
  blackwood: OPEN,
  silentPeak: OPEN,
  /** Duplicates drawn and set aside. */
  aside: OPEN,
} as const satisfies { readonly [zone: string]: ZoneRow }
/** The tiles of a player lie with the player, each with its condition. */
export type EquipmentZone = keyof typeof EQUIPMENT_ZONES | ReturnType<typeof ownTiles>

export const PREY_ZONES = {
  amusementPark: STACK,
  forest: STACK,
  mine: STACK,
  removed: STACK,
  ...perSeat('trophies', SEATS, () => OPEN),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type PreyZone = keyof typeof PREY_ZONES

export const SEARCH_ZONES = { stack: STACK, gone: OPEN, mary: OPEN } as const satisfies {
  readonly [zone: string]: ZoneRow
}
export type SearchZone = keyof typeof SEARCH_ZONES

export const ROOM_ZONES = {
  stack: STACK,
  /** Face down, seen by nobody. */
  discarded: { order: false, seen: 'nobody' },
  ...perSeat('dealt', SEATS, own),
  ...perSeat('shelter', SEATS, () => OPEN),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type RoomZone = keyof typeof ROOM_ZONES

export const LEADER_ZONES = {
  stack: STACK,
  discarded: { order: false, seen: 'nobody' },
  ...perSeat('dealt', SEATS, own),
  ...perSeat('leads', SEATS, () => OPEN),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type LeaderZone = keyof typeof LEADER_ZONES

export const ownTiles = zoneNames('own', SEATS)
export const trophies = zoneNames('trophies', SEATS)
export const dealt = zoneNames('dealt', SEATS)
export const shelter = zoneNames('shelter', SEATS)
export const leads = zoneNames('leads', SEATS)
