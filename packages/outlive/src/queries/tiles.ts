// Equipment: what a player owns, can use and would pay to repair.

import { type Area, isCity } from '../content/areas.ts'
import {
  type EquipmentEffect,
  type EquipmentKind,
  equipmentEffect,
  equipmentKind,
  equipmentRow,
} from '../content/equipment.ts'
import type { Material } from '../content/resources.ts'
import type { Repair } from '../options.ts'
import type { Player, Tile } from '../state.ts'

type Owner = Pick<Player, 'equipment'>

// OUT-EQ-04, OUT-CITY-05
export const ownsKind = (player: Owner, kind: EquipmentKind): boolean =>
  player.equipment.some(tile => equipmentKind(tile.id) === kind)

export const tileOf = (player: Owner, id: unknown): Tile | undefined => player.equipment.find(tile => tile.id === id)

// OUT-EQ-01
export const isReady = (tile: Tile): boolean => tile.repaired && !tile.used

/** A repaired tile with this effect that has not been used this round. */
export function ready(player: Owner, does: EquipmentEffect['does']): Tile | undefined {
  for (const tile of player.equipment) if (isReady(tile) && effectOf(tile).does === does) return tile
  return undefined
}

export const effectOf = (tile: Tile): EquipmentEffect => equipmentEffect(tile.id)

/** Where a tile for entering works: in its area, or in both cities. */
export const worksIn = (place: Area | 'city', at: Area): boolean => (place === 'city' ? isCity(at) : place === at)

/** OUT-SCORE-06: how many tiles of the same pair a player owns. */
export const halvesOf = (player: Owner, tile: string): number => {
  const { pair } = equipmentRow(equipmentKind(tile))
  return player.equipment.filter(each => equipmentRow(equipmentKind(each.id)).pair === pair).length
}

export const costOf = (tile: string): readonly Material[] => equipmentRow(equipmentKind(tile)).cost

export function repairCost(o: Repair): readonly Material[] {
  const printed = costOf(o.tile)
  switch (o.by) {
    case 'full':
      return printed
    // OUT-ROOMK-18
    case 'autoRepair':
      return []
    // OUT-ROOMK-22
    case 'repairDiscount':
      return [o.pay]
    // OUT-ROOMK-02
    case 'workshop': {
      const at = printed.indexOf(o.without)
      return printed.filter((_, i) => i !== at)
    }
  }
}
