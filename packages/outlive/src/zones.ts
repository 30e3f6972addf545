// Where a card, tile or token can lie, and who sees it there.

import type { Seat, ZoneRow } from '@lastlight/kernel'

export const SEATS = [0, 1, 2, 3] as const
type Each<N extends string> = `${N}${0 | 1 | 2 | 3}`

const each = <N extends string>(name: N, row: (seat: Seat) => ZoneRow): { readonly [zone in Each<N>]: ZoneRow } =>
  Object.fromEntries(SEATS.map(seat => [`${name}${seat}`, row(seat)])) as { [zone in Each<N>]: ZoneRow }

const own = (seat: Seat): ZoneRow => ({ order: false, seen: seat })
const stack: ZoneRow = { order: true, seen: 'nobody' }
const open: ZoneRow = { order: true, seen: 'all' }

export const EVENT_ZONES = {
  /** Face down on the convoy board; the top is the next round's. */
  convoy: stack,
  box: stack,
  active: open,
  ended: open,
} as const satisfies { readonly [zone: string]: ZoneRow }
export type EventZone = keyof typeof EVENT_ZONES

export const EQUIPMENT_ZONES = {
  stack,
  discard: open,
  blackwood: open,
  silentPeak: open,
  /** Duplicates drawn and set aside. */
  aside: open,
  ...each('own', () => open),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type EquipmentZone = keyof typeof EQUIPMENT_ZONES

export const PREY_ZONES = {
  amusementPark: stack,
  forest: stack,
  mine: stack,
  removed: stack,
  ...each('trophies', () => open),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type PreyZone = keyof typeof PREY_ZONES

export const SEARCH_ZONES = { stack, gone: open, mary: open } as const satisfies { readonly [zone: string]: ZoneRow }
export type SearchZone = keyof typeof SEARCH_ZONES

export const ROOM_ZONES = {
  stack,
  /** Face down, seen by nobody any more. */
  discarded: { order: false, seen: 'nobody' },
  ...each('dealt', own),
  ...each('shelter', () => open),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type RoomZone = keyof typeof ROOM_ZONES

export const LEADER_ZONES = {
  stack,
  discarded: { order: false, seen: 'nobody' },
  ...each('dealt', own),
  ...each('leads', () => open),
} as const satisfies { readonly [zone: string]: ZoneRow }
export type LeaderZone = keyof typeof LEADER_ZONES

// Constant names: a name glued together anew would have to be looked up as a new string every time.
const names = <N extends string>(name: N): ((seat: Seat) => Each<N>) => {
  const zones = SEATS.map(seat => `${name}${seat}` as const)
  return seat => zones[seat]!
}
export const ownTiles = names('own')
export const trophies = names('trophies')
export const dealt = names('dealt')
export const shelter = names('shelter')
export const leads = names('leads')
