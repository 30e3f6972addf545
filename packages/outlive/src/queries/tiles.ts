// Equipment: what a player owns, can use and would pay to repair.

import { type Area, isCity, isWild } from '../content/areas.ts'
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

/** OUT-EQ-02, OUT-EQ-03: whether a tile is used by itself in an area. */
export function worksAt(tile: Pick<Tile, 'id'>, at: Area): boolean {
  const effect = equipmentEffect(tile.id)
  switch (effect.does) {
    case 'more':
    case 'entry':
    case 'survivor':
      return effect.at === 'city' ? isCity(at) : effect.at === at
    case 'freeDam':
      return at === 'dam'
    case 'sensor':
      return isWild(at)
    case 'slot':
    case 'hunt':
    case 'pressure':
    case 'defence':
    case 'anyDistance':
      return false
  }
}

export interface Pair {
  readonly symbol: string
  readonly tiles: readonly Tile[]
  readonly repaired: number
}

/** OUT-SCORE-06: tiles with the halves of one symbol, in the order in which the first of each was found. */
export function pairsOf({ equipment }: Owner): readonly Pair[] {
  const pairs: { symbol: string; tiles: Tile[]; repaired: number }[] = []
  for (const tile of equipment) {
    const symbol = symbolOf(tile.id)
    let pair = pairs.find(each => each.symbol === symbol)
    if (!pair) pairs.push((pair = { symbol, tiles: [], repaired: 0 }))
    pair.tiles.push(tile)
    if (tile.repaired) pair.repaired++
  }
  return pairs
}
export const isJoined = ({ repaired }: Pair): boolean => repaired > 1

const symbolOf = (tile: string): string => equipmentRow(equipmentKind(tile)).pair

/** A tile of the player with the other half of this one's symbol. */
export const partnerOf = (player: Owner, tile: string): Tile | undefined =>
  player.equipment.find(each => each.id !== tile && symbolOf(each.id) === symbolOf(tile))

export const costOf = (tile: string): readonly Material[] => equipmentRow(equipmentKind(tile)).cost

/** The materials of the printed cost that this way of repairing leaves out, by their place. */
export function sparedBy(o: Repair): readonly number[] {
  const printed = costOf(o.tile)
  switch (o.by) {
    case 'full':
      return []
    // OUT-ROOMK-18
    case 'autoRepair':
      return [...printed.keys()]
    // OUT-ROOMK-22
    case 'repairDiscount': {
      const paid = printed.indexOf(o.pay)
      return [...printed.keys()].filter(i => i !== paid)
    }
    // OUT-ROOMK-02
    case 'workshop':
      return [printed.indexOf(o.without)]
  }
}

/** The materials that this way of repairing costs. */
export function repairCost(o: Repair): readonly Material[] {
  const spared = sparedBy(o)
  return costOf(o.tile).filter((_, i) => !spared.includes(i))
}
