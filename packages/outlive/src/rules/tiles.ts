// Equipment: owned, drawn, used.

import type { Seat } from '@lastlight/kernel'
import { type Area, isCity } from '../content/areas.ts'
import { type EquipmentEffect, type EquipmentKind, equipmentEffect, equipmentKind } from '../content/equipment.ts'
import type { Cause } from '../events.ts'
import { equipment, playerOf, tell } from '../language.ts'
import type { Player, State, Tile } from '../state.ts'
import { type EquipmentZone, ownTiles } from '../zones.ts'

// OUT-EQ-04, OUT-CITY-05
export const ownsKind = (player: Player, kind: EquipmentKind): boolean =>
  player.equipment.some(tile => equipmentKind(tile.id) === kind)

export const tileOf = (player: Player, id: unknown): Tile | undefined => player.equipment.find(tile => tile.id === id)

// OUT-EQ-01
export const isReady = (tile: Tile): boolean => tile.repaired && !tile.used

/** A repaired tile with this effect that has not been used this round. */
export function ready(player: Player, does: EquipmentEffect['does']): Tile | undefined {
  for (const tile of player.equipment) if (isReady(tile) && effectOf(tile).does === does) return tile
  return undefined
}

export const effectOf = (tile: Tile): EquipmentEffect => equipmentEffect(tile.id)

/** Where a tile for entering works: in its area, or in both cities. */
export const worksIn = (place: Area | 'city', at: Area): boolean => (place === 'city' ? isCity(at) : place === at)

export function use(seat: Seat, tile: Tile): void {
  tile.used = true
  tell.all?.({ e: 'used', seat, what: tile.id })
}

/** A tile comes to a player, broken. */
export function receive(s: State, seat: Seat, tile: string, from: EquipmentZone): void {
  equipment.move(s, tile, from, ownTiles(seat))
  playerOf(s, seat).equipment.push({ id: tile, repaired: false, used: false })
}

/** OUT-DAWN-05: the discard pile becomes the stack when that has run out. */
export function drawTo(s: State, to: EquipmentZone): string | undefined {
  if (equipment.at(s, 'stack').length === 0) {
    if (equipment.at(s, 'discard').length === 0) return undefined
    while (equipment.draw(s, 'discard', 'stack') !== undefined);
    equipment.shuffle(s, 'stack')
    tell.all?.({ e: 'reshuffled' })
  }
  return equipment.draw(s, 'stack', to)
}

// OUT-EQ-08
export function drawTile(s: State, seat: Seat, by: Cause): void {
  for (;;) {
    const tile = drawTo(s, 'aside')
    if (tile === undefined) break
    if (!ownsKind(playerOf(s, seat), equipmentKind(tile))) {
      receive(s, seat, tile, 'aside')
      tell.all?.({ e: 'drewTile', seat, tile, by })
      break
    }
    tell.all?.({ e: 'duplicate', seat, tile, by })
  }
  while (equipment.draw(s, 'aside', 'discard') !== undefined);
}
