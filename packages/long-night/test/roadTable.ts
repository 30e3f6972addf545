// How a crossroads card without a module is met.

import { type CrossroadsId, crossroadsRow } from '../src/content/crossroads.ts'
import { isOn } from '../src/content/triggers.ts'
import type { Config, State } from '../src/index.ts'
import { roads } from '../src/language.ts'
import { does, type LongNight, mild, setHand, setPeople, setRoad, turn } from './longNight.ts'
import { ROADS_AT_PLACES } from './roadsAtPlaces.ts'
import { ROADS_FOR_ADULTS } from './roadsForAdults.ts'
import { ROADS_OF_COLONY } from './roadsOfColony.ts'
import { ROADS_OF_PEOPLE } from './roadsOfPeople.ts'
import { all, PEOPLE, type Road } from './roadWords.ts'

export const ROADS = { ...ROADS_OF_COLONY, ...ROADS_OF_PEOPLE, ...ROADS_AT_PLACES, ...ROADS_FOR_ADULTS }
export type Unmarked = keyof typeof ROADS

export const BASE: Config = { ...mild, adultCrossroads: true }

/** Sets the table and triggers the card. */
export function setOff(t: LongNight, id: CrossroadsId, { set, act, rolls = [] }: Road, more: readonly number[]): void {
  turn(t, s => {
    setPeople(s, ...PEOPLE)
    setHand(s, 0, 'gas/coffee:1', 'gas/fullTank:1', 'gas/scrap:1')
    setHand(s, 1, 'gas/lighter:1', 'gas/lighter:2')
    setHand(s, 2, 'gas/petrolBomb:1')
    set?.(s)
    s.chance.rolls = [...rolls, ...more]
    if (!isOn(crossroadsRow(id).trigger, 'begin')) return setRoad(s, id)
    // The card will be drawn when the third player's turn is over.
    roads.move(s, id, roads.zoneOf(s, id), 'deck')
  })
  if (isOn(crossroadsRow(id).trigger, 'begin')) t.turnOf(2)
  does(t, ...act)
}

/** The option of a card that is not put to the vote is chosen. */
export function choose(t: LongNight, id: Unmarked, option: string, set: (s: State) => void): void {
  const road: Road = ROADS[id]
  setOff(t, id, { ...road, set: all(road.set ?? (() => {}), set) }, [])
  t.choose(0, { do: 'option', option })
}
