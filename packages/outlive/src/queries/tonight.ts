// The costs of the coming night for a shelter as it is now.

import { roomKind, roomRow } from '../content/rooms.ts'
import { RADIATION } from '../content/tables.ts'
import type { Player } from '../state.ts'
import { occupiedRows, working } from './shelter.ts'

/** OUT-NIGHT-FEED-01: the food that rooms with people eat. */
export const upkeep = (player: Player): number =>
  player.rooms.reduce((sum, room) => sum + (room.people > 0 ? roomRow(roomKind(room.id)).upkeep : 0), 0)

/** OUT-NIGHT-RAD-02, OUT-ROOMK-12: how much radiation the shelter stops. */
export const shieldOf = (player: Player): number => player.airlock + working(player, 'ventilation')

export interface Tonight {
  /** OUT-NIGHT-FEED-02: for the rows of the airlock. */
  readonly water: number
  /** OUT-NIGHT-FEED-01: for the rooms. */
  readonly food: number
  readonly radiation: number
  /** How much of it the shelter stops. */
  readonly shield: number
}

export const tonightOf = (player: Player, round: number): Tonight => ({
  water: occupiedRows(player),
  food: upkeep(player),
  radiation: RADIATION[round - 1] ?? 0,
  shield: shieldOf(player),
})
