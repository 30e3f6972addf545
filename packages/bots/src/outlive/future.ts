// A rough forecast of the coming nights: food and materials arrive at the usual rate, people eat, arrive and move in.

import { AIRLOCK_SEATS, BUILD_COST, roomKind, upkeepOfRoom } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION, ROOM_POINTS, ROUNDS } from '@lastlight/outlive/content/tables'
import { total } from '@lastlight/outlive/queries/goods'
import { markerAfter } from '@lastlight/outlive/queries/marker'
import { buildCost, isStaffed, rowsFor, seatsIn, working } from '@lastlight/outlive/queries/shelter'
import { exposure, upkeep } from '@lastlight/outlive/queries/tonight'
import type { Shelter } from './sharedFields.ts'
import { FUTURE, ROOM_EFFECT } from './values.ts'

/** The shelter's situation at the end of tonight. */
export interface EndOfNight {
  readonly airlock: number
  readonly people: number
  readonly contamination: number
  /** Food that keeps. */
  readonly kept: number
}

interface OpenRoom {
  missing: number
  built: boolean
  readonly upkeep: number
  /** The yield of a room per round, less its food. */
  readonly value: number
  readonly occupied: boolean
}

interface Forecast {
  airlock: number
  people: number
  space: number
  upkeep: number
  materials: number
  staffed: number
  readonly open: OpenRoom[]
  readonly discount: boolean
  effects: number
}

function startForecast(shelter: Shelter, { airlock, people, contamination }: EndOfNight): Forecast {
  const forecast: Forecast = {
    airlock,
    people,
    space: contamination,
    upkeep: upkeep(shelter),
    materials: total(shelter, 'materials'),
    staffed: 0,
    open: [],
    discount: working(shelter, 'buildDiscount') > 0,
    effects: 0,
  }
  for (const room of shelter.rooms) {
    if (isStaffed(room)) {
      forecast.staffed++
      continue
    }
    const eats = upkeepOfRoom(room.id)
    forecast.open.push({
      missing: seatsIn(room) - room.people,
      built: room.built,
      upkeep: eats,
      value: ROOM_EFFECT[roomKind(room.id)] - FUTURE.foodValue * eats,
      occupied: room.people > 0,
    })
  }
  // Begun rooms first, then built ones, then those with the least food for their effect.
  forecast.open.sort(
    (a, b) =>
      Number(b.occupied) - Number(a.occupied) ||
      Number(b.built) - Number(a.built) ||
      b.value - a.value ||
      a.missing - b.missing,
  )
  return forecast
}

/** Points for people, rooms and the marker at the end. `tonight`: how many rooms may still be filled this evening. */
export function future(shelter: Shelter, evening: EndOfNight, round: number, tonight: number, smooth: boolean): number {
  const forecast = startForecast(shelter, evening)
  const shield = working(shelter, 'ventilation')
  const nights = ROUNDS - round
  let stock = evening.kept
  fill(forecast, nights, tonight, nights === 0 ? 0 : FUTURE.keptBack)
  for (let left = nights - 1; left >= 0; left--) {
    stock = feed(forecast, stock + FUTURE.food)
    forecast.space += exposure(ROUNDS - left, forecast.airlock + shield)
    stock = recruit(forecast, stock)
    forecast.materials += FUTURE.materials
    fill(forecast, left, Infinity, left === 0 ? 0 : FUTURE.keptBack)
  }
  const { space, over } = markerAfter(forecast.space, 0)
  const rooms = forecast.staffed + (smooth || nights > 0 ? nearly(forecast) : 0)
  return forecast.people - over + between(ROOM_POINTS, rooms) + between(CONTAMINATION, space) + forecast.effects
}

/** Returns the food that is left. */
function feed(forecast: Forecast, food: number): number {
  const left = food - forecast.upkeep - rowsFor(forecast.airlock)
  if (left >= 0) return left
  const lost = Math.min(forecast.people, -left)
  forecast.people -= lost
  forecast.airlock = Math.max(0, forecast.airlock - lost)
  return 0
}

function recruit(forecast: Forecast, food: number): number {
  const newcomers = Math.max(0, Math.min(food, AIRLOCK_SEATS - forecast.airlock))
  forecast.people += newcomers
  forecast.airlock += newcomers
  return (food - newcomers) * FUTURE.keeps
}

/** Rooms are filled when the end is near, when they are worth it, or when the airlock is full. */
function fill(forecast: Forecast, left: number, most: number, keptBack: number): void {
  let discount = forecast.discount
  for (let i = 0, filled = 0; i < forecast.open.length && filled < most; ) {
    const room = forecast.open[i]!
    const cost = room.built ? 0 : buildCost(discount)
    const wanted =
      most !== Infinity || left <= FUTURE.lateNights || forecast.airlock >= FUTURE.crowded || room.value > 0
    if (!wanted || room.missing > forecast.airlock - keptBack || cost > forecast.materials) {
      i++
      continue
    }
    if (!room.built && discount) discount = false
    forecast.open.splice(i, 1)
    forecast.materials -= cost
    forecast.airlock -= room.missing
    if (!room.occupied) forecast.upkeep += room.upkeep
    forecast.staffed++
    forecast.effects += (room.value + FUTURE.foodValue * room.upkeep) * left
    filled++
  }
}

/** How near the next room is to being full. */
function nearly({ open, airlock, materials }: Forecast): number {
  const [next] = open
  if (!next) return 0
  const people = Math.min(1, airlock / Math.max(1, next.missing))
  const stuff = next.built ? 1 : Math.min(1, materials / BUILD_COST)
  return FUTURE.nearly * (0.5 * Math.min(people, stuff) + 0.5 * people * stuff)
}

/** Between two steps of a table. */
function between(table: readonly number[], at: number): number {
  const most = table.length - 1
  if (at <= 0) return table[0]!
  if (at >= most) return table[most]!
  const low = Math.floor(at)
  return table[low]! + (table[low + 1]! - table[low]!) * (at - low)
}
