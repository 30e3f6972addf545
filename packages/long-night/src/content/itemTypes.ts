// LN-CARD-05

import type { Lists, Power } from './effects.ts'
import type { Source } from './source.ts'
import type { SurvivorId } from './survivors.ts'

export const ITEM_TYPES = ['weapon', 'tool', 'fuel', 'food', 'education', 'medicine', 'survivor'] as const
/** LN-IMP-03: every tool is worth progress, even if its row says nothing of it. */
export const progressOf = ({ type, progress }: ItemRow): number => progress ?? (type === 'tool' ? 1 : 0)

export type ItemType = (typeof ITEM_TYPES)[number]

/** LN-PLAY-02, LN-PLAY-03, LN-PLAY-04: where the card goes, and its effect. */
export type ItemRow = {
  readonly type: ItemType
  readonly source: Source
  /** LN-IMP-03, U-16: with improvements the card may be used up for so many progress tokens instead of its effect. */
  readonly progress?: number
} /** LN-CLAR-15: `keeper` may carry it like equipment and use it later, still only once. */ & (
  | { readonly keyword: 'waste' | 'event'; readonly lists: Lists; readonly keeper?: SurvivorId }
  | { readonly keyword: 'equip'; readonly power: Power }
)
