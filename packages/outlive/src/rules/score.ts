// OUT-SCORE

import type { Outcome, Seat } from '@lastlight/kernel'
import { equipmentKind, equipmentRow } from '../content/equipment.ts'
import { type EventId, eventRow } from '../content/events.ts'
import { CONTAMINATION, ROOM_POINTS } from '../content/tables.ts'
import type { Player, State } from '../state.ts'
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

export function scoreOf(player: Player): Score {
  const parts = {
    // OUT-SCORE-01
    events: player.events.reduce((sum, event) => sum + eventRow(event as EventId).points, 0),
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

/** OUT-SCORE-07: points, then food, then everything else. */
const ranks = (player: Player): readonly number[] => [
  scoreOf(player).total,
  player.meat + player.water + player.cans,
  player.wood + player.metal + player.microchip + player.ammo,
]

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [i, n] of a.entries()) if (n !== b[i]) return n - b[i]!
  return 0
}

export function outcome(s: State): Outcome {
  const all = s.players.map(ranks)
  const best = all.reduce((a, b) => (compare(b, a) > 0 ? b : a))
  const winners = [...all.keys()].filter(seat => compare(all[seat]!, best) === 0)
  const tied = all.filter(each => each[0] === best[0]).length > 1
  return {
    winners,
    scores: all.map(each => each[0]!),
    reasons: winners.map((seat: Seat) => ({
      rule: 'OUT-SCORE-07',
      key: tied ? (winners.length > 1 ? 'over.shared' : 'over.tieBreak') : 'over.most',
      args: { seat, points: best[0]! },
    })),
  }
}
