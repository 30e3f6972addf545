// Who is where.

import { PLACE, type Place } from '../content/places.ts'
import { survivorRow } from '../content/survivors.ts'
import type { State, Survivor } from '../state.ts'

export const survivorsAt = (s: State, at: Place): readonly Survivor[] => s.survivors.filter(each => each.at === at)

/** LN-CARD-03: lower influence goes first. Values are unique, so nobody ties. */
export function lowestAt(s: State, at: Place): Survivor | undefined {
  let lowest: Survivor | undefined
  for (const each of s.survivors)
    if (each.at === at && (!lowest || survivorRow(each.id).influence < survivorRow(lowest.id).influence)) lowest = each
  return lowest
}

/** LN-BOARD-13 */
export const freeSpaces = (s: State, at: Place): number =>
  PLACE[at].spaces - survivorsAt(s, at).length - (at === 'colony' ? s.helpless + s.rebellious : 0)

/** LN-COLONY-FEED-01, LN-REBEL-02 */
export const mouths = (s: State): number => survivorsAt(s, 'colony').length + s.helpless + 2 * s.rebellious

/** LN-SKILL-01, LN-EXPO-03, LN-DESPAIR-01 */
export const damageOf = (survivor: Survivor): number => survivor.wounds + survivor.frostbite + survivor.despair
export const DEADLY = 3
