// LN-BAND: bandits come, are driven off, and loot.

import { flag, int, list, next, one } from '@lastlight/kernel'
import type { CrisisRow } from '../content/crises.ts'
import { HUNTED, UNPRINTED } from '../content/hideout.ts'
import { DECK_PLACES, numberOf, PLACES, type Place } from '../content/places.ts'
import type { Why } from '../events.ts'
import { call, callInto, items, proc, rollDie, tell } from '../language.ts'
import { freeSpaces, roomOutside } from '../queries/people.ts'
import { banditLeader, banditsAt } from '../queries/position.ts'
import type { State } from '../state.ts'
import { aftermath } from './death.ts'
import { pickPlace } from './picks.ts'
import { whyOf } from './why.ts'

/** LN-BAND-03, LN-BAND-05: where the bandits of a new crisis come. */
export const numbersOf = ({ bandits }: CrisisRow, random: () => number): number[] =>
  bandits.length > 0 ? [...bandits] : Array.from({ length: UNPRINTED }, random)

/** LN-BAND-ZOM-03: without any loss of morale. */
export function removeBandits(s: State, at: Place, count: number, why?: Why): void {
  s.bandits[numberOf(at)]! -= count
  tell.all?.({ e: 'banditsGone', at, count, why: why ?? whyOf(s) })
}

function placeBandit(s: State, at: Place): void {
  // LN-BAND-04
  if (freeSpaces(s, at) <= 0) {
    tell.all?.({ e: 'banditBarred', at, why: whyOf(s) })
    return
  }
  s.bandits[numberOf(at)]!++
  tell.all?.({ e: 'banditCame', at, why: whyOf(s) })
  // LN-PRINT-12
  if (!s.lasting.includes('banditsHunted')) return
  const die = rollDie(s)
  tell.all?.({ e: 'tested', dice: [die], least: HUNTED, why: 'lasting.banditsHunted' })
  if (die >= HUNTED) removeBandits(s, at, 1, 'lasting.banditsHunted')
}

/** LN-BAND-LEAD-03: neither the colony nor the hideout. */
const placesFor = (s: State): Place[] => roomOutside(s).filter(at => at !== 'hideout')

/** One bandit for each of these numbers of locations; `led`: a leader of the bandits chooses other ones. */
export const placingBandits = proc('placingBandits', { numbers: list(int), led: flag }, { own: { at: one(...PLACES) } })
placingBandits.steps({
  each(s, l) {
    const number = l.numbers.shift()
    if (number === undefined) return 'after'
    const leader = l.led ? banditLeader(s) : -1
    // LN-BAND-LEAD-02
    if (leader >= 0 && placesFor(s).length > 0)
      return callInto(l, 'at', pickPlace, { seat: leader, among: placesFor(s) })
    l.at = PLACES[number]!
    return next
  },
  put(s, l) {
    placeBandit(s, l.at)
    return 'each'
  },
  // A bandit who is driven off leaves a space.
  after: () => call(aftermath, {}),
})

/** LN-BAND-LOOT-01: from the lowest number of a location to the highest. */
export function loot(s: State): void {
  for (const at of DECK_PLACES)
    for (let i = 0; i < banditsAt(s, at); i++) {
      const card = items.draw(s, at, 'stash')
      if (card !== undefined) tell.all?.({ e: 'looted', at, card })
    }
}
