import type { Source } from './source.ts'

/** LN-CARD-03: a die of at least the value; a higher influence ranks higher. */
export interface SurvivorRow {
  readonly influence: number
  readonly attack: number
  readonly search: number
  /** LN-CARD-04 */
  readonly where: 'colony' | 'outside' | 'anywhere'
  readonly source: Source
}

const survivor = (
  influence: number,
  attack: number,
  search: number,
  where: SurvivorRow['where'],
  source: Source = 'proposed',
): SurvivorRow => ({ influence, attack, search, where, source })

export const SURVIVORS = {
  rocco: survivor(21, 2, 4, 'colony', 'printed'),
  anita: survivor(19, 1, 4, 'anywhere', 'printed'),
  emma: survivor(33, 5, 3, 'outside', 'printed'),
  elijah: survivor(39, 2, 3, 'outside', 'printed'),
  kevin: survivor(27, 2, 5, 'anywhere', 'printed'),
  gia: survivor(49, 2, 3, 'anywhere', 'printed'),
  alfonso: survivor(47, 2, 5, 'colony', 'printed'),
  blue: survivor(11, 2, 4, 'anywhere'),
  fatima: survivor(36, 4, 3, 'outside'),
  kumar: survivor(44, 4, 2, 'anywhere'),
  rosa: survivor(52, 3, 4, 'colony'),
  nadia: survivor(58, 3, 3, 'colony'),
  cyril: survivor(15, 3, 5, 'outside'),
  hedda: survivor(30, 2, 4, 'anywhere'),
  marek: survivor(24, 3, 4, 'outside'),
  ingrid: survivor(61, 5, 2, 'colony'),
  teodor: survivor(66, 4, 4, 'colony'),
  milena: survivor(41, 3, 2, 'outside'),
  dusty: survivor(13, 1, 5, 'outside'),
  wanda: survivor(55, 5, 3, 'anywhere'),
} as const satisfies { readonly [id: string]: SurvivorRow }
export type SurvivorId = keyof typeof SURVIVORS
export const SURVIVOR_IDS = Object.keys(SURVIVORS) as readonly SurvivorId[]
export const survivorRow = (id: string): SurvivorRow => SURVIVORS[id as SurvivorId]
