// The words in which the rules of The Long Night are written.

import { CardTable, language } from '@lastlight/kernel'
import { CRISIS_IDS } from './content/crises.ts'
import { CROSSROADS_IDS } from './content/crossroads.ts'
import { EXILED_IDS } from './content/exiledObjectives.ts'
import { EXPERIMENT_IDS } from './content/experiments.ts'
import { IMPROVEMENT_IDS } from './content/improvements.ts'
import { ALL_ITEM_IDS, typeOf } from './content/items.ts'
import { BETRAYAL_IDS, SECRET_IDS } from './content/secretObjectives.ts'
import { SURVIVOR_IDS } from './content/survivors.ts'
import type { Event } from './events.ts'
import type { Option } from './options.ts'
import type { Cards } from './queries/cards.ts'
import type { State } from './state.ts'
import {
  CRISIS_ZONES,
  type CrisisZone,
  EXILED_ZONES,
  EXPERIMENT_ZONES,
  type ExiledZone,
  type ExperimentZone,
  GOAL_ZONES,
  type GoalZone,
  hand,
  IMPROVEMENT_ZONES,
  type ImprovementZone,
  ITEM_ZONES,
  type ItemZone,
  ROAD_ZONES,
  type RoadZone,
  SURVIVOR_ZONES,
  type SurvivorZone,
} from './zones.ts'

export const rules = language<State, Event, Option>()
export const { proc, call, callInto, tell, roll, pick, shuffle, reveal, finish } = rules

export const items = new CardTable<State, Event, ItemZone>(rules, ITEM_ZONES, ALL_ITEM_IDS, s => s.items)
export const people = new CardTable<State, Event, SurvivorZone>(rules, SURVIVOR_ZONES, SURVIVOR_IDS, s => s.people)
export const crises = new CardTable<State, Event, CrisisZone>(rules, CRISIS_ZONES, CRISIS_IDS, s => s.crises)
export const GOAL_IDS: readonly string[] = [...SECRET_IDS, ...BETRAYAL_IDS]
export const goals = new CardTable<State, Event, GoalZone>(rules, GOAL_ZONES, GOAL_IDS, s => s.goals)
export const fates = new CardTable<State, Event, ExiledZone>(rules, EXILED_ZONES, EXILED_IDS, s => s.fates)
export const roads = new CardTable<State, Event, RoadZone>(rules, ROAD_ZONES, CROSSROADS_IDS, s => s.roads)

export const improvements = new CardTable<State, Event, ImprovementZone>(
  rules,
  IMPROVEMENT_ZONES,
  IMPROVEMENT_IDS,
  s => s.improvements,
)

export const experiments = new CardTable<State, Event, ExperimentZone>(
  rules,
  EXPERIMENT_ZONES,
  EXPERIMENT_IDS,
  s => s.experiments,
)

export const rollDie = (s: State): number => roll(s, 6)
export function rollDice(s: State, count: number): number[] {
  const dice: number[] = []
  for (let i = 0; i < count; i++) dice.push(rollDie(s))
  return dice
}

/** Cards as the rules count them. */
export const CARDS: Cards<State> = {
  waste: s => items.at(s, 'waste').length,
  graveyard: s => people.at(s, 'graveyard').length,
  contributed: s => items.at(s, 'contributed').length,
  deck: (s, at) => items.at(s, at).length,
  hand: (s, seat) => items.at(s, hand(seat)).length,
  inHand: (s, seat, type) => items.at(s, hand(seat)).filter(card => typeOf(card) === type).length,
}
