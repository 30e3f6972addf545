// LN-EXILE-01: the aims of an exiled player: one half for a traitor, one for a wrongly exiled player.

import type { Condition } from './effects.ts'
import type { Source } from './source.ts'

export interface ExiledHalf {
  /** The game must have ended so; with `either` it does not matter how. */
  readonly ending: 'objective' | 'morale' | 'either'
  /** The conditions of the own secret objective still count; without `keeps` these replace them. */
  readonly keeps?: true
  readonly if: readonly Condition[]
}

export interface ExiledRow {
  readonly traitor: ExiledHalf
  readonly wronged: ExiledHalf
  readonly source: Source
}

const half = (ending: ExiledHalf['ending'], ...conditions: readonly Condition[]): ExiledHalf => ({
  ending,
  if: conditions,
})
const keeping = (...of: Parameters<typeof half>): ExiledHalf => ({ ...half(...of), keeps: true })

// Additions to kept conditions must not contradict any of them: no cards in hand, no number of own survivors for a
// wrongly exiled player (`almsgiver`, `loner`).
export const EXILED = {
  /** Traitor: as before, and 2 survivors. Wronged: the objective, 4 cards and 2 survivors. */
  outlast: {
    traitor: keeping('morale', ['own', 'board', 2]),
    wronged: half('objective', ['hand', 4], ['own', 'board', 2]),
    source: 'proposed',
  },
  /** Traitor: morale 0, 2 pieces of equipment and 1 weapon in hand. Wronged: as before, and 2 pieces of equipment. */
  reckoning: {
    traitor: half('morale', ['equipment', 2], ['cards', 'weapon', 1]),
    wronged: keeping('objective', ['equipment', 2]),
    source: 'proposed',
  },
  /** Traitor: morale 0, 3 survivors and 2 food. Wronged: however it ends, most survivors, 3 food and 2 fuel. */
  secondFire: {
    traitor: half('morale', ['own', 'board', 3], ['cards', 'food', 2]),
    wronged: half('either', ['most', 'survivors'], ['cards', 'food', 3], ['cards', 'fuel', 2]),
    source: 'proposed',
  },
  /** Traitor: morale 0, 2 fuel, 1 food and 1 tool. Wronged: the objective, 2 fuel, 1 food and 1 medicine. */
  longRoad: {
    traitor: half('morale', ['cards', 'fuel', 2], ['cards', 'food', 1], ['cards', 'tool', 1]),
    wronged: half('objective', ['cards', 'fuel', 2], ['cards', 'food', 1], ['cards', 'medicine', 1]),
    source: 'proposed',
  },
  /** Traitor: as before, and 3 survivors in the graveyard. Wronged: as before, and no damage on any own survivor. */
  cleanName: {
    traitor: keeping('morale', ['graveyard', 3]),
    wronged: keeping('objective', ['hurt', { max: 0 }]),
    source: 'proposed',
  },
} as const satisfies { readonly [id: string]: ExiledRow }
export type ExiledId = keyof typeof EXILED
export const EXILED_IDS = Object.keys(EXILED) as readonly ExiledId[]
export const exiledRow = (id: string): ExiledRow => EXILED[id as ExiledId]
