// The words in which the rules of The Long Night are written.

import { CardTable, language, type Seat } from '@lastlight/kernel'
import { CRISIS_IDS } from './content/crises.ts'
import { EDITIONS, type EditionRow } from './content/editions.ts'
import { ITEM_IDS } from './content/items.ts'
import { numberOf, type Place } from './content/places.ts'
import { SURVIVOR_IDS } from './content/survivors.ts'
import type { Event } from './event.ts'
import type { Player, State, Survivor } from './state.ts'
import {
  CRISIS_ZONES,
  type CrisisZone,
  ITEM_ZONES,
  type ItemZone,
  SEATS,
  SURVIVOR_ZONES,
  type SurvivorZone,
} from './zones.ts'

export const rules = language<State, Event>()
export const { proc, call, callInto, tell, roll, shuffle, finish } = rules

export const items = new CardTable<State, Event, ItemZone>(rules, ITEM_ZONES, ITEM_IDS, s => s.items)
export const people = new CardTable<State, Event, SurvivorZone>(rules, SURVIVOR_ZONES, SURVIVOR_IDS, s => s.people)
export const crises = new CardTable<State, Event, CrisisZone>(rules, CRISIS_ZONES, CRISIS_IDS, s => s.crises)

const UP_TO = SEATS.map(seat => SEATS.slice(0, seat + 1))
export const seatsOf = (s: State): readonly Seat[] => UP_TO[s.players.length - 1]!
export const rightOf = (s: State, seat: Seat): Seat => (seat + s.players.length - 1) % s.players.length
export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!
export const placeOf = (s: State, at: Place): State['places'][number] => s.places[numberOf(at)]!
export const survivorOf = (s: State, id: unknown): Survivor | undefined => s.survivors.find(each => each.id === id)
export const groupOf = (s: State, seat: Seat): readonly Survivor[] => s.survivors.filter(each => each.seat === seat)
export const editionOf = (s: State): EditionRow => EDITIONS[s.edition]

/** All seats in turn order. */
export const inOrder = (s: State): readonly Seat[] => seatsOf(s).map(i => (s.first + i) % s.players.length)
