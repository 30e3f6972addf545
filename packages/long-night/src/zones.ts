// Where a card can lie, and who sees it there.

import { OPEN, own, perSeat, STACK, type ZoneRow, zoneNames } from '@lastlight/kernel'

export const SEATS = [0, 1, 2, 3, 4] as const

export const ITEM_ZONES = {
  police: STACK,
  grocery: STACK,
  school: STACK,
  library: STACK,
  hospital: STACK,
  gas: STACK,
  start: STACK,
  ...perSeat('hand', SEATS, own),
  /** Drawn in a search and not yet chosen from. */
  ...perSeat('drawn', SEATS, own),
  /** LN-CRISISADD-01: face down; whoever gave a card knows it. */
  contributed: { order: false, seen: 'nobody' },
  waste: OPEN,
  /** ED-07: removed from the game, or the discard pile. */
  spent: OPEN,
} as const satisfies { readonly [zone: string]: ZoneRow }
export type ItemZone = keyof typeof ITEM_ZONES

export const SURVIVOR_ZONES = {
  deck: STACK,
  ...perSeat('dealt', SEATS, own),
  inPlay: OPEN,
  graveyard: OPEN,
} as const satisfies { readonly [zone: string]: ZoneRow }
export type SurvivorZone = keyof typeof SURVIVOR_ZONES

export const CRISIS_ZONES = { deck: STACK, now: OPEN, gone: OPEN } as const satisfies {
  readonly [zone: string]: ZoneRow
}
export type CrisisZone = keyof typeof CRISIS_ZONES

export const hand = zoneNames('hand', SEATS)
export const drawn = zoneNames('drawn', SEATS)
export const dealt = zoneNames('dealt', SEATS)
