// Equipment in pairs: two tiles that carry the halves of one symbol lie side by side.

import { EQUIPMENT_KINDS, equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import type { TileSeen } from '../seen.ts'

export interface Pair {
  readonly symbol: string
  /** The left half first. */
  readonly tiles: readonly TileSeen[]
  /** Both are repaired. */
  readonly joined: boolean
}

const placeOf = (tile: TileSeen): number => EQUIPMENT_KINDS.indexOf(equipmentKind(tile.id))
const symbolOf = (tile: TileSeen): string => equipmentRow(equipmentKind(tile.id)).pair

/** In the order in which the first of each pair was found. */
export const pairsOf = (tiles: readonly TileSeen[]): readonly Pair[] =>
  [...new Set(tiles.map(symbolOf))].map(symbol => {
    const halves = tiles.filter(tile => symbolOf(tile) === symbol).toSorted((a, b) => placeOf(a) - placeOf(b))
    return { symbol, tiles: halves, joined: halves.filter(({ repaired }) => repaired).length > 1 }
  })
