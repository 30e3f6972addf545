// Who is where.

import type { Seat } from '@lastlight/kernel'
import { LOCATIONS, type Location, type Place, placeRow } from '../content/places.ts'
import { survivorRow } from '../content/survivors.ts'
import { playerOf } from '../language.ts'
import type { State, Survivor } from '../state.ts'

export const survivorsAt = (s: State, at: Place): readonly Survivor[] => s.survivors.filter(each => each.at === at)

const lower = (a: Survivor, b: Survivor): boolean => survivorRow(a.id).influence < survivorRow(b.id).influence

/** LN-CARD-03: lower influence goes first. Values are unique, so nobody ties. */
export function lowestOf(all: readonly Survivor[]): Survivor | undefined {
  let lowest: Survivor | undefined
  for (const each of all) if (!lowest || lower(each, lowest)) lowest = each
  return lowest
}
export const lowestAt = (s: State, at: Place): Survivor | undefined => lowestOf(survivorsAt(s, at))

/** LN-BOARD-13 */
export function freeSpaces(s: State, at: Place): number {
  let free = placeRow(at).spaces - (at === 'colony' ? s.helpless + s.rebellious : 0)
  for (const each of s.survivors) if (each.at === at) free--
  return free
}

/** Locations with a free survivor space. */
export const roomOutside = (s: State): readonly Location[] => LOCATIONS.filter(at => freeSpaces(s, at) > 0)

/** LN-EXILE-05: an exiled player with somebody in the colony who could go now. */
export function strandedSeat(s: State): Seat | undefined {
  let stranded: Seat | undefined
  for (const { at, seat } of s.survivors)
    if (at === 'colony' && playerOf(s, seat).exiled && (stranded === undefined || seat < stranded)) stranded = seat
  return stranded !== undefined && roomOutside(s).length > 0 ? stranded : undefined
}

/** LN-SADD-03, LN-EXILE-18: how many more survivors of this player find a space. */
export const roomFor = (s: State, seat: Seat): number =>
  playerOf(s, seat).exiled
    ? roomOutside(s).reduce((sum, at) => sum + freeSpaces(s, at), 0)
    : Math.max(0, freeSpaces(s, 'colony'))

/** LN-COLONY-FEED-01, LN-REBEL-02 */
export const mouths = (s: State): number => survivorsAt(s, 'colony').length + s.helpless + 2 * s.rebellious

/** LN-SKILL-01, LN-EXPO-03, LN-DESPAIR-01 */
export const damageOf = (survivor: Survivor): number => survivor.wounds + survivor.frostbite + survivor.despair
export const DEADLY = 3
