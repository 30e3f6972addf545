// The points that a shelter can expect: its present goods, tonight's costs and gains, and the later nights at the usual
// rate.

import { equipmentKind } from '@lastlight/outlive/content/equipment'
import { MATERIALS } from '@lastlight/outlive/content/resources'
import { AIRLOCK_SEATS, roomKind } from '@lastlight/outlive/content/rooms'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import { has } from '@lastlight/outlive/queries/goods'
import { markerAfter } from '@lastlight/outlive/queries/marker'
import { eventPoints } from '@lastlight/outlive/queries/score'
import { isStaffed, survivors } from '@lastlight/outlive/queries/shelter'
import { costOf, isJoined, pairsOf } from '@lastlight/outlive/queries/tiles'
import { exposure, mealOf, shieldOf, spoilsOf } from '@lastlight/outlive/queries/tonight'
import { future } from './future.ts'
import type { Shelter } from './sharedFields.ts'
import { isAhead, type Stage } from './stage.ts'
import { ROOM_EFFECT, SPARE, TILE_EFFECT } from './values.ts'

export interface Outlook {
  readonly round: number
  readonly stage: Stage
}

/** Food that is left at some point of the night. */
interface FoodLeft {
  meat: number
  water: number
  cans: number
}

/** How the night goes for a shelter, as far as it can be foreseen. */
interface Night {
  airlock: number
  contamination: number
  people: number
  readonly larder: FoodLeft
}

export function shelterValue(shelter: Shelter, { round, stage }: Outlook): number {
  const nights = ROUNDS - round
  const night = nightOf(shelter, round, stage)
  return (
    eventPoints(shelter) +
    tilesValue(shelter, nights, stage) +
    effectsOf(shelter, nights) +
    storesValue(shelter, nights, stage) +
    futureValue(shelter, night, round, stage)
  )
}

/** By night the best number of rooms to fill is searched for; by day an estimate is enough. */
function futureValue(shelter: Shelter, night: Night, round: number, stage: Stage): number {
  const { airlock, people, contamination, larder } = night
  const evening = { airlock, people, contamination, kept: keptAfter(larder, ROUNDS - round) }
  if (!isAhead('build', stage)) return future(shelter, evening, round, 0, false)
  if (stage === 'day') return future(shelter, evening, round, Infinity, true)
  return Math.max(...TONIGHT.map(rooms => future(shelter, evening, round, rooms, false)))
}
const TONIGHT = [0, 1, 2]

function nightOf(shelter: Shelter, round: number, stage: Stage): Night {
  const { meat, cans, airlock, contamination } = shelter
  const night: Night = {
    airlock,
    contamination,
    people: survivors(shelter),
    larder: { meat, water: has(shelter, 'water'), cans },
  }
  if (isAhead('feed', stage)) {
    starve(night, eat(shelter, night.larder))
    const { space, over } = markerAfter(
      contamination,
      exposure(round, shieldOf({ ...shelter, airlock: night.airlock })),
    )
    night.contamination = space
    starve(night, over)
  }
  if (isAhead('recruit', stage)) recruit(night, round === ROUNDS)
  return night
}

/** Takes the food that is due; returns the missing amount. */
function eat(shelter: Shelter, larder: FoodLeft): number {
  const { water, waterShort, food, foodShort } = mealOf(shelter)
  larder.water -= water - waterShort
  take(larder, food - foodShort)
  return waterShort + foodShort
}

/** Food that spoils goes first. */
function take(larder: FoodLeft, count: number): number {
  let left = count
  const use = (kind: keyof FoodLeft, most: number): void => {
    const used = Math.max(0, Math.min(left, most))
    larder[kind] -= used
    left -= used
  }
  use('meat', larder.meat)
  use('water', spoilsOf(larder).water)
  use('cans', larder.cans)
  use('water', larder.water)
  return count - left
}

function starve(night: Night, missing: number): void {
  const lost = Math.min(missing, night.people)
  night.people -= lost
  night.airlock = Math.max(0, night.airlock - lost)
}

/** Everything that spoils turns into people while there are seats, and in the last night everything. */
function recruit(night: Night, last: boolean): void {
  const { larder } = night
  const free = AIRLOCK_SEATS - night.airlock
  const food = larder.meat + larder.water + larder.cans
  const spoils = spoilsOf(larder)
  const newcomers = take(larder, Math.max(0, Math.min(free, last ? food : spoils.meat + spoils.water)))
  night.airlock += newcomers
  night.people += newcomers
}

/** The food that is left in the morning. */
const keptAfter = (larder: FoodLeft, nights: number): number =>
  nights === 0 ? 0 : larder.cans + larder.water - spoilsOf(larder).water

const effectsOf = (shelter: Shelter, nights: number): number =>
  nights === 0
    ? 0
    : shelter.rooms.reduce((sum, room) => sum + (isStaffed(room) ? ROOM_EFFECT[roomKind(room.id)] * nights : 0), 0)

/** Repaired tiles, pairs, and broken ones that may be repaired some day. */
function tilesValue(shelter: Shelter, nights: number, stage: Stage): number {
  let sum = 0
  for (const { id, repaired } of shelter.equipment) {
    if (repaired) sum += 1 + TILE_EFFECT[equipmentKind(id)] * nights
    else sum += nights > 0 ? SPARE.brokenTile : brokenAtTheEnd(shelter, id, stage)
  }
  for (const pair of pairsOf(shelter)) {
    if (isJoined(pair)) sum += 1
    else if (pair.tiles.length > 1)
      sum += nights > 0 || isAhead('repair', stage) ? SPARE.brokenPair * (1 + pair.repaired) : 0
  }
  return sum
}

/** In the last night a broken tile is worth something if it can still be paid for. */
function brokenAtTheEnd(shelter: Shelter, tile: string, stage: Stage): number {
  if (!isAhead('repair', stage)) return 0
  const left: { [kind: string]: number } = { wood: shelter.wood, metal: shelter.metal, microchip: shelter.microchip }
  let missing = 0
  for (const kind of costOf(tile)) if (left[kind]!-- <= 0) missing++
  return missing === 0 ? 0.7 : missing === 1 && stage === 'day' ? 0.2 : 0
}

function storesValue(shelter: Shelter, nights: number, stage: Stage): number {
  if (nights === 0 && !isAhead('repair', stage)) return 0
  let sum = 0
  // A few of each kind serve repairs and events better than many of one.
  const each = nights === 0 ? SPARE.lastMaterial : SPARE.material
  for (const kind of MATERIALS) sum += each * (Math.min(3, shelter[kind]) + 0.5 * Math.max(0, shelter[kind] - 3))
  if (nights === 0 && !isAhead('events', stage)) return sum
  sum += SPARE.ammo * Math.min(4, shelter.ammo) + SPARE.moreAmmo * Math.max(0, shelter.ammo - 4)
  if (shelter.microchip > 0 && nights > 0) sum += SPARE.chip
  return sum
}
