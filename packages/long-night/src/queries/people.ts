// The people at each place, and the free spaces.

import type { Seat } from '@lastlight/kernel'
import { PLACES, type Place, placeRow } from '../content/places.ts'
import { survivorRow } from '../content/survivors.ts'
import type { Survivor } from '../state.ts'
import { banditsAt, isInPlay, isSealed, type Position, playerOf } from './position.ts'

/** LN-BOARD-09: asked for at nearly every question, and mostly of the same game again: the last answer is kept. */
const WITHOUT_MODULES: readonly Place[] = PLACES.filter(at => placeRow(at).module === undefined)
const last: { modules: readonly string[]; places: readonly Place[] } = { modules: [], places: WITHOUT_MODULES }
export function placesInPlay(p: Position): readonly Place[] {
  const { modules } = p
  if (modules === undefined || modules.length === 0) return WITHOUT_MODULES
  if (modules !== last.modules) {
    last.places = PLACES.filter(at => isInPlay(p, at))
    last.modules = modules
  }
  return last.places
}

export const idsOf = (survivors: readonly Survivor[]): string[] => survivors.map(({ id }) => id)

/** How many survivors are there. */
export function peopleAt(p: Position, at: Place): number {
  let count = 0
  for (const each of p.survivors) if (each.at === at) count++
  return count
}
export const survivorsAt = (p: Position, at: Place): readonly Survivor[] => p.survivors.filter(each => each.at === at)

/** LN-CARD-03: the lowest influence goes first. Values are unique, so there are no ties. */
export const byInfluence = (all: readonly Survivor[]): Survivor[] =>
  all.toSorted((a, b) => survivorRow(a.id).influence - survivorRow(b.id).influence)
export const lowestOf = (all: readonly Survivor[]): Survivor | undefined => byInfluence(all)[0]
export const lowestAt = (p: Position, at: Place): Survivor | undefined => lowestOf(survivorsAt(p, at))

/** LN-BOARD-13 */
export function freeSpaces(p: Position, at: Place): number {
  let free = placeRow(at).spaces - (at === 'colony' ? p.helpless + p.rebellious : banditsAt(p, at))
  for (const each of p.survivors) if (each.at === at) free--
  return isSealed(p, at) ? 0 : free
}

export const placesOutside = (p: Position): readonly Exclude<Place, 'colony'>[] =>
  placesInPlay(p).filter(at => at !== 'colony')
export const roomOutside = (p: Position): readonly Place[] => placesOutside(p).filter(at => freeSpaces(p, at) > 0)

/** LN-MOVE-01, LN-EXILE-17: whether a survivor could go there now. */
const isFree = (p: Position, { at, seat }: Survivor, to: Place): boolean =>
  to !== at && freeSpaces(p, to) > 0 && !(to === 'colony' && playerOf(p, seat).exiled)
export const destinations = (p: Position, survivor: Survivor): readonly Place[] =>
  placesInPlay(p).filter(to => isFree(p, survivor, to))
export function canGo(p: Position, survivor: Survivor): boolean {
  for (const to of placesInPlay(p)) if (isFree(p, survivor, to)) return true
  return false
}

/** LN-CLAR-12: a survivor who comes there is wounded. */
export const isGuarded = (p: Position, at: Place): boolean => at === 'school' && p.lasting.includes('armedMother')

/** Improvements: survivors in the colony take no wounds from frostbite; a bite does not spread among them. */
export const isWarm = (p: Position, at: Place): boolean => at === 'colony' && p.lasting.includes('stoves')
export const isQuarantined = (p: Position, at: Place): boolean => at === 'colony' && p.lasting.includes('quarantine')

/** LN-EXILE-03: exiled players with a survivor in the colony. */
export function exilesInColony(p: Position): readonly Seat[] {
  const seats: Seat[] = []
  for (const { at, seat } of p.survivors)
    if (at === 'colony' && playerOf(p, seat).exiled && !seats.includes(seat)) seats.push(seat)
  return seats.toSorted((a, b) => a - b)
}

/** LN-EXILE-05: those who could leave now. */
export function strandedSeats(p: Position): readonly Seat[] {
  const seats = exilesInColony(p)
  return seats.length === 0 || roomOutside(p).length > 0 ? seats : []
}

/** LN-SADD-03, LN-EXILE-18: how many more survivors of this player find a space. */
export const roomFor = (p: Position, seat: Seat): number =>
  playerOf(p, seat).exiled
    ? roomOutside(p).reduce((sum, at) => sum + freeSpaces(p, at), 0)
    : Math.max(0, freeSpaces(p, 'colony'))

/** LN-SKILL-01, LN-EXPO-03, LN-DESPAIR-01 */
export const damageOf = (survivor: Survivor): number => survivor.wounds + survivor.frostbite + survivor.despair
export const DEADLY = 3
/** One more damage of any kind kills the survivor. */
export const isDying = (survivor: Survivor): boolean => damageOf(survivor) + 1 >= DEADLY
