import type { Effect } from './effects.ts'
import type { PlaceId } from './places.ts'

/** What gear can help with. */
export type Roll = 'fight' | 'panic'

export type ItemKind = 'firewood' | 'stake' | 'torch' | 'barter' | 'spyglass' | 'gust' | 'thief' | 'axe' | 'cloak'

interface ItemRow {
  readonly copies: number
  readonly effects: readonly Effect[]
  /** The bonus to a roll while it lies open, at these places or anywhere. */
  readonly gear?: { readonly of: Roll; readonly add: number; readonly at?: readonly PlaceId[] }
}

export const ITEMS: { readonly [kind in ItemKind]: ItemRow } = {
  firewood: { copies: 8, effects: [['wood', 2]] },
  stake: { copies: 6, effects: [['stake']] },
  torch: { copies: 5, effects: [['torch']] },
  barter: { copies: 4, effects: [['barter']] },
  spyglass: { copies: 3, effects: [['look', 3]] },
  gust: { copies: 2, effects: [['shuffle']] },
  thief: { copies: 3, effects: [['steal']] },
  axe: { copies: 3, effects: [], gear: { of: 'fight', add: 1, at: ['forest', 'ruin'] } },
  cloak: { copies: 2, effects: [], gear: { of: 'panic', add: 1 } },
}

/** 'item:torch-3' and so on. */
export const ITEM_IDS: readonly string[] = Object.entries(ITEMS).flatMap(([kind, row]) =>
  Array.from({ length: row.copies }, (_, i) => `item:${kind}-${i + 1}`),
)

const KIND = new Map(ITEM_IDS.map(id => [id, id.slice('item:'.length, id.lastIndexOf('-')) as ItemKind]))

export const kindOf = (item: string): ItemKind => KIND.get(item)!
export const isGear = (item: string): boolean => ITEMS[kindOf(item)].gear !== undefined
