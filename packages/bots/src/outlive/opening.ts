// The set-up by experience: the value of leaders and rooms at the end of games, in points above the mean.

import type { Option } from '@lastlight/outlive'
import type { LeaderId } from '@lastlight/outlive/content/leaders'
import { type RoomKind, roomKind } from '@lastlight/outlive/content/rooms'
import { atTheBeginning } from './beginning.ts'
import { best } from './judge.ts'

// Fitted to 1,820 games of the greedy bot from random set-ups (4,480 shelters): see docs/bots.md.
const LEADER: { readonly [leader in LeaderId]: number } = {
  liza: 0.96,
  mary: 0.3,
  kooper: 0.28,
  solen: 0.09,
  lilyRose: 0.04,
  erin: -0.11,
  swifty: -0.18,
  wilson: -0.24,
  jacob: -0.29,
  grayson: -0.85,
}

const KEPT: { readonly [kind in AdvancedKind]: number } = {
  cargoCans1: 0.68,
  nursery: 0.37,
  drawEquip2: 0.35,
  waterReserve: 0.17,
  ammo4: 0.13,
  autoRepair: 0.07,
  search2: 0.03,
  pressureChoice: 0.01,
  hero3Immune: 0.01,
  hunt1: 0.01,
  hunt2: 0,
  eventImmunity: -0.01,
  repairDiscount: -0.04,
  ventilation: -0.09,
  emptyLocker: -0.23,
  dismantle: -0.26,
  cargoCans2: -0.3,
  peekSearch: -0.33,
  decontaminate: -0.56,
}

/** The room that stands from the beginning. */
const FREE: { readonly [kind in RoomKind]: number } = {
  hunt1: 3.22,
  eventDiscount: 2.87,
  workshop: 2.2,
  cargoCans1: 1.78,
  eventImmunity: 1.72,
  search2: 1.69,
  pressureChoice: 1.63,
  nursery: 1.55,
  peekSearch: 1.48,
  hero3Immune: 0.96,
  waterReserve: 0.74,
  ammo4: 0.57,
  repairDiscount: -0.42,
  drawEquip2: -0.84,
  emptyLocker: -1.59,
  decontaminate: -1.82,
  ventilation: -1.98,
  cargoCans2: -2.03,
  buildDiscount: -2.16,
  dismantle: -2.33,
  hunt2: -3.5,
  autoRepair: -3.74,
}

type AdvancedKind = Exclude<RoomKind, 'buildDiscount' | 'workshop' | 'eventDiscount'>

export const opening = (options: readonly Option[]): Option | undefined =>
  valueOf(options[0]) === undefined ? atTheBeginning(options) : best(options, o => valueOf(o) ?? 0)

function valueOf(o: Option | undefined): number | undefined {
  switch (o?.do) {
    case 'drop': {
      // A room that would make a better free one than those everybody has is kept for that.
      const kind = roomKind(o.room)
      return -KEPT[kind as AdvancedKind] - Math.max(0, FREE[kind] - FREE.eventDiscount)
    }
    case 'build':
      return FREE[roomKind(o.room)]
    case 'lead':
      return LEADER[o.leader]
    default:
      return undefined
  }
}
