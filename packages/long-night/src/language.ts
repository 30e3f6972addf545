// The words in which the rules of The Long Night are written.

import { CardTable, language, type Seat } from '@lastlight/kernel'
import { CRISIS_IDS } from './content/crises.ts'
import { CROSSROADS_IDS } from './content/crossroads.ts'
import { EDITIONS, type EditionRow } from './content/editions.ts'
import { EXILED_IDS } from './content/exiledObjectives.ts'
import { ITEM_IDS } from './content/items.ts'
import { numberOf, type Place } from './content/places.ts'
import { BETRAYAL_IDS, SECRET_IDS } from './content/secretObjectives.ts'
import { SURVIVOR_IDS } from './content/survivors.ts'
import type { Event } from './event.ts'
import type { Player, State, Survivor } from './state.ts'
import {
  CRISIS_ZONES,
  type CrisisZone,
  EXILED_ZONES,
  type ExiledZone,
  GOAL_ZONES,
  type GoalZone,
  ITEM_ZONES,
  type ItemZone,
  ROAD_ZONES,
  type RoadZone,
  SEATS,
  SURVIVOR_ZONES,
  type SurvivorZone,
} from './zones.ts'

export const rules = language<State, Event>()
export const { proc, call, callInto, tell, roll, pick, shuffle, reveal, finish } = rules

export const items = new CardTable<State, Event, ItemZone>(rules, ITEM_ZONES, ITEM_IDS, s => s.items)
export const people = new CardTable<State, Event, SurvivorZone>(rules, SURVIVOR_ZONES, SURVIVOR_IDS, s => s.people)
export const crises = new CardTable<State, Event, CrisisZone>(rules, CRISIS_ZONES, CRISIS_IDS, s => s.crises)
export const GOAL_IDS: readonly string[] = [...SECRET_IDS, ...BETRAYAL_IDS]
export const goals = new CardTable<State, Event, GoalZone>(rules, GOAL_ZONES, GOAL_IDS, s => s.goals)
export const fates = new CardTable<State, Event, ExiledZone>(rules, EXILED_ZONES, EXILED_IDS, s => s.fates)
export const roads = new CardTable<State, Event, RoadZone>(rules, ROAD_ZONES, CROSSROADS_IDS, s => s.roads)

/** One action die. */
export const rollDie = (s: State): number => roll(s, 6)

const UP_TO = SEATS.map(seat => SEATS.slice(0, seat + 1))
export const seatsOf = (s: State): readonly Seat[] => UP_TO[s.players.length - 1]!
export const playerOf = (s: State, seat: Seat): Player => s.players[seat]!
/** LN-VAR-ELIM-03: who is still in the game. */
export const playing = (s: State): readonly Seat[] => seatsOf(s).filter(seat => !playerOf(s, seat).out)
/** LN-VOTE-02: members are those who are not exiled. */
export const membersOf = (s: State): readonly Seat[] =>
  seatsOf(s).filter(seat => !playerOf(s, seat).out && !playerOf(s, seat).exiled)

/** The right-hand neighbour, leaving out whoever is out of the game. */
export function rightOf(s: State, seat: Seat): Seat {
  const n = s.players.length
  let there = (seat + n - 1) % n
  while (there !== seat && playerOf(s, there).out) there = (there + n - 1) % n
  return there
}

export const placeOf = (s: State, at: Place): State['places'][number] => s.places[numberOf(at)]!
export const survivorOf = (s: State, id: unknown): Survivor | undefined => s.survivors.find(each => each.id === id)
export const groupOf = (s: State, seat: Seat): readonly Survivor[] => s.survivors.filter(each => each.seat === seat)
export const editionOf = (s: State): EditionRow => EDITIONS[s.edition]

/** Everybody in the game, in turn order, from the first player or from somebody else. */
export const inOrder = (s: State, from: Seat = s.first): readonly Seat[] =>
  seatsOf(s)
    .map(i => (from + i) % s.players.length)
    .filter(seat => !playerOf(s, seat).out)
