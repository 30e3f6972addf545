// What there is at the entrances of a place.

import type { Place } from '../content/places.ts'
import { placeOf } from '../language.ts'
import type { Entrance, State } from '../state.ts'
import { emptySpaces } from './zombies.ts'

/** What an entrance must have to be picked. */
export const ENTRANCE_HAS = ['zombies', 'barricades', 'gap'] as const
export type EntranceHas = (typeof ENTRANCE_HAS)[number]

export const entranceHas = (at: Place, entrance: Entrance, has: EntranceHas): boolean =>
  (has === 'gap' ? emptySpaces(at, entrance) : entrance[has]) > 0

export function somewhere(s: State, at: Place, has: EntranceHas): boolean {
  for (const entrance of placeOf(s, at).entrances) if (entranceHas(at, entrance, has)) return true
  return false
}
