// OUT-HUNT: the cost and the yield of prey.

import type { EventId } from '../content/events.ts'
import { preyKind, preyRow } from '../content/prey.ts'
import { roomEffect } from '../content/rooms.ts'
import type { Player, Room } from '../state.ts'
import { suffers } from './events.ts'
import { isStaffed } from './shelter.ts'

// OUT-EVTK-09
export const resistance = (player: Player, active: readonly EventId[], prey: string): number =>
  preyRow(prey).resistance + (suffers(player, active, 'tougherPrey')?.by ?? 0)

/** OUT-HUNT-02, OUT-HUNT-03: the actions that prey of this resistance costs after ammo and tiles. */
export const actionsAgainst = (resists: number, ammo: number, tiles: number): number =>
  Math.max(0, resists - ammo - tiles)
/** The least ammo with which these actions and tiles are enough. */
export const ammoAgainst = (resists: number, strength: number): number => Math.max(0, resists - strength)

/** OUT-HUNT-05; OUT-EVTK-08 takes from the prey's own meat, not from what rooms add. `trophies` are those of before. */
export function meatOf(player: Player, active: readonly EventId[], trophies: readonly string[], prey: string): number {
  const kind = preyKind(prey)
  let owned = 0
  for (const other of trophies) if (preyKind(other) === kind) owned++
  const { meat } = preyRow(prey)
  return Math.max(0, meat[Math.min(owned, meat.length - 1)]! - (suffers(player, active, 'lessMeat')?.by ?? 0))
}

/** OUT-ROOMK-04, OUT-ROOMK-19: the meat that a room can still add to a hunt this round. */
export function moreMeatIn(room: Room): number {
  const effect = roomEffect(room.id)
  return effect.does === 'moreMeat' && room.used === 0 && isStaffed(room) ? effect.count : 0
}
