// The costs of the coming night for a shelter as it is now.

import { upkeepOfRoom } from '../content/rooms.ts'
import { RADIATION, WATER_KEPT } from '../content/tables.ts'
import type { Player } from '../state.ts'
import { has, total } from './goods.ts'
import { markerAfter } from './marker.ts'
import { occupiedRows, survivors, working } from './shelter.ts'

/** OUT-NIGHT-FEED-01: the food that rooms with people eat. */
export function upkeep({ rooms }: Pick<Player, 'rooms'>): number {
  let sum = 0
  for (const { id, people } of rooms) if (people > 0) sum += upkeepOfRoom(id)
  return sum
}

export interface Meal {
  /** OUT-NIGHT-FEED-02: water for the rows of the airlock, and how much of it is not there. */
  readonly water: number
  readonly waterShort: number
  /** OUT-NIGHT-FEED-01, OUT-NIGHT-FEED-04: food for the rooms after that, and how much of it is not there. */
  readonly food: number
  readonly foodShort: number
}

export function mealOf(player: Player): Meal {
  const water = occupiedRows(player)
  const drunk = Math.min(water, has(player, 'water'))
  const food = upkeep(player)
  const foodShort = Math.max(0, food + drunk - total(player, 'food'))
  return { water, waterShort: water - drunk, food, foodShort }
}

/** OUT-NIGHT-RAD-01: there is none before the first round and after the last. */
export const radiationIn = (round: number): number => RADIATION[round - 1] ?? 0

/** OUT-NIGHT-RAD-02, OUT-ROOMK-12: how much radiation the shelter stops. */
export const shieldOf = (player: Pick<Player, 'airlock' | 'rooms'>): number =>
  player.airlock + working(player, 'ventilation')

/** OUT-NIGHT-RAD-02: the spaces that the marker rises. */
export const exposure = (round: number, shield: number): number => Math.max(0, radiationIn(round) - shield)

export interface NightCost extends Meal {
  readonly radiation: number
  /** How much of the radiation is stopped as people live now. */
  readonly stopped: number
  /** The space of the track where the marker ends up at least. */
  readonly space: number
  /** Survivors lost to hunger, and to radiation that no space is left for. */
  readonly hunger: number
  readonly overflow: number
}

export function nightCost(player: Player, round: number): NightCost {
  const meal = mealOf(player)
  const people = survivors(player)
  const hunger = Math.min(people, meal.waterShort + meal.foodShort)
  const shield = shieldOf(player)
  const radiation = radiationIn(round)
  const { space, over } = markerAfter(player.contamination, exposure(round, shield))
  const stopped = Math.min(radiation, shield)
  return { ...meal, radiation, stopped, space, hunger, overflow: Math.min(people - hunger, over) }
}

/** OUT-NIGHT-CLEAN-01, OUT-NIGHT-CLEAN-02: the tokens that do not last until the morning. */
export const spoilsOf = ({ meat, water }: Pick<Player, 'meat' | 'water'>): Pick<Player, 'meat' | 'water'> => ({
  meat,
  water: Math.max(0, water - WATER_KEPT),
})
