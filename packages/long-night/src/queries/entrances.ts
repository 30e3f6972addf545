// The zombies, barricades, traps and noise of a place.

import { type Place, placeRow } from '../content/places.ts'
import type { Entrance } from '../state.ts'
import { PLACES_IN_PLAY } from './people.ts'
import { type Position, placeOf } from './position.ts'

export const emptySpaces = (at: Place, { zombies, barricades, traps }: Entrance): number =>
  placeRow(at).entranceSpaces - zombies - barricades - traps

/** The features by which an entrance can be picked. */
export const ENTRANCE_HAS = ['zombies', 'barricades', 'gap'] as const
export type EntranceHas = (typeof ENTRANCE_HAS)[number]

export const entranceHas = (at: Place, entrance: Entrance, has: EntranceHas): boolean =>
  (has === 'gap' ? emptySpaces(at, entrance) : entrance[has]) > 0

export function somewhere(p: Position, at: Place, has: EntranceHas): boolean {
  for (const entrance of placeOf(p, at).entrances) if (entranceHas(at, entrance, has)) return true
  return false
}

export function countAt(p: Position, at: Place, what: keyof Entrance): number {
  let count = 0
  for (const entrance of placeOf(p, at).entrances) count += entrance[what]
  return count
}

/** LN-ATTRACT-01, LN-RULE-10: other places with zombies. */
export const lureFrom = (p: Position, at: Place): readonly Place[] =>
  PLACES_IN_PLAY.filter(from => from !== at && somewhere(p, from, 'zombies'))

export function canLure(p: Position, at: Place): boolean {
  if (!somewhere(p, at, 'gap')) return false
  const here = placeOf(p, at)
  for (const place of p.places)
    if (place !== here) for (const { zombies } of place.entrances) if (zombies > 0) return true
  return false
}
