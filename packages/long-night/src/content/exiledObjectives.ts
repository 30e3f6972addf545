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

// Additions to kept conditions must not contradict any of them: no cards in hand, no number of own survivors for a
// wrongly exiled player (`almsgiver`, `loner`).
export const EXILED = {
  /** Traitor: as before, and 2 survivors. Wronged: the objective, 4 cards and 2 survivors. */
  outlast: {
    traitor: { ending: 'morale', keeps: true, if: [['own', 'board', 2]] },
    wronged: {
      ending: 'objective',
      if: [
        ['hand', 4],
        ['own', 'board', 2],
      ],
    },
    source: 'proposed',
  },
  /** Traitor: morale 0, 2 pieces of equipment and 1 weapon in hand. Wronged: as before, and 2 pieces of equipment. */
  reckoning: {
    traitor: {
      ending: 'morale',
      if: [
        ['equipment', 2],
        ['cards', 'weapon', 1],
      ],
    },
    wronged: { ending: 'objective', keeps: true, if: [['equipment', 2]] },
    source: 'proposed',
  },
  /** Traitor: morale 0, 3 survivors and 2 food. Wronged: however it ends, most survivors, 3 food and 2 fuel. */
  secondFire: {
    traitor: {
      ending: 'morale',
      if: [
        ['own', 'board', 3],
        ['cards', 'food', 2],
      ],
    },
    wronged: {
      ending: 'either',
      if: [
        ['most', 'survivors'],
        ['cards', 'food', 3],
        ['cards', 'fuel', 2],
      ],
    },
    source: 'proposed',
  },
  /** Traitor: morale 0, 2 fuel, 1 food and 1 tool. Wronged: the objective, 2 fuel, 1 food and 1 medicine. */
  longRoad: {
    traitor: {
      ending: 'morale',
      if: [
        ['cards', 'fuel', 2],
        ['cards', 'food', 1],
        ['cards', 'tool', 1],
      ],
    },
    wronged: {
      ending: 'objective',
      if: [
        ['cards', 'fuel', 2],
        ['cards', 'food', 1],
        ['cards', 'medicine', 1],
      ],
    },
    source: 'proposed',
  },
  /** Traitor: as before, and 3 survivors in the graveyard. Wronged: as before, and no damage on any own survivor. */
  cleanName: {
    traitor: { ending: 'morale', keeps: true, if: [['graveyard', 3]] },
    wronged: { ending: 'objective', keeps: true, if: [['hurt', { max: 0 }]] },
    source: 'proposed',
  },
} as const satisfies { readonly [id: string]: ExiledRow }
export type ExiledId = keyof typeof EXILED
export const EXILED_IDS = Object.keys(EXILED) as readonly ExiledId[]
export const exiledRow = (id: string): ExiledRow => EXILED[id as ExiledId]
