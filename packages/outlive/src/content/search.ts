import type { ByPlayers, City } from './areas.ts'
import type { Resource } from './resources.ts'
import type { Source } from './source.ts'

export interface TokenRow {
  readonly count: number
  /** Its gain; undefined for an empty locker. */
  readonly gives: Resource | 'tablet' | undefined
  readonly source: Source
}

// OUT-COMP-09, OUT-CITY-04
export const TOKENS = {
  holyWater: { count: 1, gives: 'water', source: 'printed' },
  rations: { count: 1, gives: 'cans', source: 'external' },
  tablets: { count: 1, gives: 'tablet', source: 'printed' },
  plank: { count: 1, gives: 'wood', source: 'printed' },
  appliance: { count: 1, gives: 'microchip', source: 'external' },
  scrap: { count: 1, gives: 'metal', source: 'inferred' },
  ammo: { count: 2, gives: 'ammo', source: 'printed' },
  emptyLocker: { count: 2, gives: undefined, source: 'printed' },
} as const satisfies { readonly [kind: string]: TokenRow }
export type TokenKind = keyof typeof TOKENS

const kinds = Object.keys(TOKENS) as readonly TokenKind[]
/** 'blackwood/plank:1' and so on. */
export const tokenIds = (city: City): readonly string[] =>
  kinds.flatMap(kind => Array.from({ length: TOKENS[kind].count }, (_, i) => `${city}/${kind}:${i + 1}`))
export const tokenKind = (id: string): TokenKind => id.slice(id.indexOf('/') + 1, id.indexOf(':')) as TokenKind

/** OUT-DAWN-06 */
export const TOKENS_DISCARDED: ByPlayers = [4, 2, 0]
/** OUT-SETUP-12: how many Mary draws in each city, and how many of them she keeps. */
export const MARY = { perCity: 2, kept: 3, source: 'proposed' as Source }
