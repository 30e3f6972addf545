import type { Seat } from '@lastlight/kernel'
import { KEEPERS } from '../content/keepers.ts'
import { PLACE_IDS, type PlaceId, SPACES } from '../content/places.ts'
import { table } from '../language.ts'
import type { State } from '../state.ts'

export const keepersOf = (s: State, seat: Seat): readonly string[] =>
  table.at(s, 'field').filter(keeper => s.owner[keeper] === seat)

export const keepersAt = (s: State, at: PlaceId): readonly string[] =>
  table.at(s, 'field').filter(keeper => s.stands[keeper] === at)

/** The one the wolves get first. */
export function weakest(keepers: readonly string[]): string | undefined {
  let found: string | undefined
  for (const keeper of keepers) if (found === undefined || KEEPERS[keeper]! < KEEPERS[found]!) found = keeper
  return found
}

export const isFree = (s: State, at: PlaceId): boolean => s.places[at].wolves + s.places[at].fences < SPACES[at]

export const freePlaces = (s: State): readonly PlaceId[] => PLACE_IDS.filter(at => isFree(s, at))
export const wolfPlaces = (s: State): readonly PlaceId[] => PLACE_IDS.filter(at => s.places[at].wolves > 0)
