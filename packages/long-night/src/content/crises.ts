// LN-CARD-06

import type { ItemType } from './items.ts'
import type { Source } from './source.ts'

export interface CrisisRow {
  readonly accepts: readonly ItemType[]
  readonly fail: readonly CrisisEffect[]
  readonly source: Source
}
export type CrisisEffect =
  | { readonly does: 'morale'; readonly by: number }
  | { readonly does: 'zombies'; readonly count: number }
  | { readonly does: 'wounds'; readonly count: number }
  | { readonly does: 'starve'; readonly count: number }

const crisis = (accepts: ItemType, ...fail: CrisisEffect[]): CrisisRow => ({
  accepts: [accepts],
  fail,
  source: 'proposed',
})

export const CRISES = {
  fuelShortage: crisis('fuel', { does: 'morale', by: -2 }),
  emptyShelves: crisis('food', { does: 'starve', count: 1 }, { does: 'morale', by: -1 }),
  coughingWard: crisis('medicine', { does: 'wounds', count: 1 }, { does: 'morale', by: -1 }),
  weakFence: crisis('tool', { does: 'zombies', count: 8 }),
  loudNight: crisis('weapon', { does: 'zombies', count: 10 }),
  lostCount: crisis('education', { does: 'morale', by: -2 }),
} as const satisfies { readonly [id: string]: CrisisRow }
export type CrisisId = keyof typeof CRISES
export const CRISIS_IDS = Object.keys(CRISES) as readonly CrisisId[]
export const crisisRow = (id: string): CrisisRow => CRISES[id as CrisisId]
