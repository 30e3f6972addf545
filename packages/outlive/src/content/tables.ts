import type { Source } from './source.ts'

export const ROUNDS = 6

// OUT-NIGHT-01
export const NIGHT_STEPS = ['events', 'feed', 'radiation', 'recruit', 'build', 'repair', 'cleanUp'] as const
export type NightStep = (typeof NIGHT_STEPS)[number]

/** OUT-RAD-01 */
export const CONTAMINATION: readonly number[] = [3, 1, 0, -1, -2, -3, -4, -6, -7, -9, -11]
/** OUT-RAD-02: the third space. */
export const CONTAMINATION_START = 2

/** OUT-NIGHT-RAD-01, by round. */
export const RADIATION: readonly number[] = [1, 2, 2, 2, 3, 3]

/** OUT-SCORE-02, by the number of completed rooms. */
export const ROOM_POINTS: readonly number[] = [0, 0, 1, 2, 4, 7, 11, 17]

/** OUT-SHIP-02, OUT-SHIP-07: only the cans of slot 5 are printed. */
export const SHIP_SLOTS = [3, 4, 5, 6] as const
export type ShipSlot = (typeof SHIP_SLOTS)[number]
export const SHIP_CANS: { readonly [slot in ShipSlot]: { readonly cans: number; readonly source: Source } } = {
  3: { cans: 1, source: 'proposed' },
  4: { cans: 2, source: 'proposed' },
  5: { cans: 3, source: 'printed' },
  6: { cans: 4, source: 'proposed' },
}

/** OUT-DAWN-04 */
export const TILES_SHOWN = 3
/** OUT-SETUP-05 */
export const START_SURVIVORS = 4
/** OUT-NIGHT-CLEAN-02 */
export const WATER_KEPT = 2
/** OUT-NIGHT-CLEAN-03: null for no limit; the board may be read as 8. */
export const STORAGE_KEEP: { readonly value: number | null; readonly source: Source } = {
  value: null,
  source: 'proposed',
}

/** OUT-COMP-03: the tokens in the box; the game does not run out of them (OUT-GAP-13). */
export const SUPPLY = {
  survivors: { count: 100, source: 'printed' },
  meat: { count: 30, source: 'external' },
  water: { count: 30, source: 'external' },
  cans: { count: 30, source: 'printed' },
  wood: { count: 30, source: 'external' },
  metal: { count: 30, source: 'external' },
  microchip: { count: 30, source: 'printed' },
  ammo: { count: 30, source: 'printed' },
} as const satisfies { readonly [thing: string]: { readonly count: number; readonly source: Source } }
