// OUT-SCORE

import { equipmentKind, equipmentRow } from '../content/equipment.ts'
import { eventRow } from '../content/events.ts'
import { CONTAMINATION, ROOM_POINTS } from '../content/tables.ts'
import type { Player } from '../state.ts'
import { isStaffed, survivors } from './shelter.ts'

export interface Score {
  readonly events: number
  readonly rooms: number
  readonly contamination: number
  readonly survivors: number
  readonly equipment: number
  readonly pairs: number
  readonly total: number
}

// OUT-SCORE-06
function pairs(player: Player): number {
  const halves = player.equipment.filter(tile => tile.repaired).map(tile => equipmentRow(equipmentKind(tile.id)).pair)
  return new Set(halves.filter((pair, i) => halves.indexOf(pair) !== i)).size
}

/** OUT-SCORE-01 */
export const eventPoints = (player: Player): number =>
  player.events.reduce((sum, event) => sum + eventRow(event).points, 0)

export function scoreOf(player: Player): Score {
  const parts = {
    events: eventPoints(player),
    // OUT-SCORE-02, OUT-ROOM-04
    rooms: ROOM_POINTS[player.rooms.filter(isStaffed).length]!,
    // OUT-SCORE-03
    contamination: CONTAMINATION[player.contamination]!,
    // OUT-SCORE-04
    survivors: survivors(player),
    // OUT-SCORE-05
    equipment: player.equipment.filter(tile => tile.repaired).length,
    pairs: pairs(player),
  }
  return { ...parts, total: Object.values(parts).reduce((sum, n) => sum + n, 0) }
}
