// LN-CARD-05: item cards by home deck.

import type { Location } from './places.ts'
import { LOCATIONS } from './places.ts'
import type { Source } from './source.ts'

export const ITEM_TYPES = ['weapon', 'tool', 'fuel', 'food', 'education', 'medicine', 'survivor'] as const
export type ItemType = (typeof ITEM_TYPES)[number]

export type Home = Location | 'start'

/** How many cards of each type a deck holds. */
export const MIX: { readonly [home in Home]: { readonly [type in ItemType]?: number } } = {
  police: { weapon: 9, survivor: 4, tool: 3, education: 2, medicine: 2 },
  grocery: { food: 10, survivor: 3, medicine: 3, tool: 2, fuel: 2 },
  school: { food: 4, education: 4, medicine: 4, tool: 4, survivor: 4 },
  library: { education: 10, survivor: 4, tool: 2, food: 2, fuel: 2 },
  hospital: { medicine: 10, survivor: 4, food: 2, tool: 2, education: 2 },
  gas: { fuel: 9, food: 4, tool: 3, weapon: 2, survivor: 2 },
  start: { food: 8, fuel: 5, medicine: 4, tool: 4, education: 2, weapon: 2 },
}
export const MIX_SOURCE: Source = 'proposed'

const cardsOf = (home: Home): readonly string[] =>
  ITEM_TYPES.flatMap(type => Array.from({ length: MIX[home][type] ?? 0 }, (_, i) => `${home}/${type}:${i + 1}`))

/** 'gas/fuel:3' */
export const DECKS = Object.fromEntries([...LOCATIONS, 'start' as const].map(home => [home, cardsOf(home)])) as {
  readonly [home in Home]: readonly string[]
}
export const ITEM_IDS: readonly string[] = Object.values(DECKS).flat()

export const homeOf = (card: string): Home => card.slice(0, card.indexOf('/')) as Home
export const typeOf = (card: string): ItemType => card.slice(card.indexOf('/') + 1, card.indexOf(':')) as ItemType
