// What the coming night asks of a shelter as it stands now.

import { RADIATION } from './content/tables.ts'
import { upkeep } from './rules/feed.ts'
import { shieldOf } from './rules/radiation.ts'
import { occupiedRows } from './rules/shelter.ts'
import type { Player } from './state.ts'

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
