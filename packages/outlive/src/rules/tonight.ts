// What the coming night asks of a shelter as it stands now.

import { RADIATION } from '../content/tables.ts'
import type { Player } from '../state.ts'
import { upkeep } from './feed.ts'
import { shieldOf } from './radiation.ts'
import { occupiedRows } from './shelter.ts'

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
