// OUT-SCORE

import { eventRow } from '../content/events.ts'
import { CONTAMINATION, ROOM_POINTS } from '../content/tables.ts'
import type { Player } from '../state.ts'
import { isStaffed, survivors } from './shelter.ts'
import { isJoined, pairsOf } from './tiles.ts'

export interface Score {
  readonly events: number
  readonly rooms: number
  readonly contamination: number
  readonly survivors: number
  readonly equipment: number
  readonly pairs: number
  readonly total: number
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
    // OUT-SCORE-06
    pairs: pairsOf(player).filter(isJoined).length,
  }
  return { ...parts, total: Object.values(parts).reduce((sum, n) => sum + n, 0) }
}
