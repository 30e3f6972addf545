// Equipment: owned, drawn, used.

import { type BrokenLimit, limit, type Seat } from '@lastlight/kernel'
import { equipmentKind } from '../content/equipment.ts'
import type { Cause } from '../events.ts'
import { equipment, playerOf, tell } from '../language.ts'
import { ownsKind } from '../queries/tiles.ts'
import type { State, Tile } from '../state.ts'
import { type EquipmentZone, ownTiles } from '../zones.ts'

const BROKEN = limit('OUT-EQ-01', 'use.broken')
const USED = limit('OUT-EQ-01', 'use.used')

/** OUT-EQ-01: why a tile cannot be used now, wherever it is wanted. */
export function readyLimit(tile: Tile): BrokenLimit {
  if (!tile.repaired) return BROKEN
  return tile.used ? USED : undefined
}

export function use(seat: Seat, tile: Tile): void {
  tile.used = true
  tell.all?.({ e: 'used', seat, what: tile.id })
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
      equipment.move(s, tile, 'aside', ownTiles(seat))
      tell.all?.({ e: 'drewTile', seat, tile, by })
      break
    }
    tell.all?.({ e: 'duplicate', seat, tile, by })
  }
  while (equipment.draw(s, 'aside', 'discard') !== undefined);
}
