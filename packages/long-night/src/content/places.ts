// LN-BOARD: the colony and the locations by number, with their spaces.

import type { Module } from './modules.ts'
import type { Source } from './source.ts'

/** By number: the colony has none, so it comes first. */
export const PLACES = [
  'colony',
  'police',
  'grocery',
  'school',
  'library',
  'hospital',
  'gas',
  'raxxon',
  'hideout',
] as const
export type Place = (typeof PLACES)[number]

export interface PlaceRow {
  /** LN-BOARD-13: for survivors, helpless and bandits. */
  readonly spaces: number
  readonly entrances: number
  /** LN-BOARD-02, LN-BOARD-03 */
  readonly entranceSpaces: number
  /** LN-BOARD-09: it is there only with this module. */
  readonly module?: Module
  readonly source: Source
}

const place = (spaces: number, entranceSpaces: number): PlaceRow => ({
  spaces,
  entrances: 1,
  entranceSpaces,
  source: 'external',
})

export const PLACE: { readonly [place in Place]: PlaceRow } = {
  colony: { spaces: 24, entrances: 6, entranceSpaces: 3, source: 'external' },
  police: place(3, 4),
  grocery: place(3, 4),
  school: place(4, 4),
  library: place(3, 3),
  hospital: place(4, 4),
  gas: place(2, 3),
  raxxon: { ...place(4, 4), module: 'raxxon', source: 'proposed' },
  hideout: { ...place(6, 4), module: 'bandits', source: 'proposed' },
}

/** LN-BOARD-09, LN-BOARD-12: those of every game, with a number that a die can name. */
export const LOCATIONS = ['police', 'grocery', 'school', 'library', 'hospital', 'gas'] as const
export type Location = (typeof LOCATIONS)[number]
export const isLocation = (at: Place): at is Location => (LOCATIONS as readonly Place[]).includes(at)

/** LN-BOARD-07, LN-BOARD-11: the places with an item deck and noise spaces: not the colony, not the hideout. */
export const DECK_PLACES = [...LOCATIONS, 'raxxon'] as const
export type DeckPlace = (typeof DECK_PLACES)[number]
export const hasDeck = (at: Place): at is DeckPlace => at !== 'colony' && at !== 'hideout'

const NUMBERS: ReadonlyMap<Place, number> = new Map(PLACES.map((at, i) => [at, i]))
/** Asked for at nearly every step of a rule, and mostly for the same place again: the last answer is kept. */
const last: { at: Place; number: number } = { at: 'colony', number: 0 }
export function numberOf(at: Place): number {
  if (at !== last.at) {
    last.number = NUMBERS.get(at)!
    last.at = at
  }
  return last.number
}
/** The same rows by number, for frequent lookups. */
const ROWS: readonly PlaceRow[] = PLACES.map(at => PLACE[at])
export const placeRow = (at: Place): PlaceRow => ROWS[numberOf(at)]!
/** LN-RANDLOC-01 */
export const locationOf = (roll: number): Location => LOCATIONS[roll - 1]!

/** No place has more. */
export const MOST_ENTRANCES = Math.max(...ROWS.map(({ entrances }) => entrances))

/** LN-BOARD-08 */
export const MOST_NOISE = 4
