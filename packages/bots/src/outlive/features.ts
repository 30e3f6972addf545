// The counts of a shelter that a judgement is computed from.

import { equipmentKind } from '@lastlight/outlive/content/equipment'
import { AIRLOCK_SEATS, roomKind } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION, ROOM_POINTS, WATER_KEPT } from '@lastlight/outlive/content/tables'
import { eventPoints } from '@lastlight/outlive/queries/score'
import { isStaffed, occupiedRows, seatsIn } from '@lastlight/outlive/queries/shelter'
import { isJoined, pairsOf } from '@lastlight/outlive/queries/tiles'
import { radiationIn, upkeep } from '@lastlight/outlive/queries/tonight'
import type { Shelter, Visible } from './sharedFields.ts'
import { ROOM_EFFECT, TILE_EFFECT } from './values.ts'

export const FEATURES = [
  'activeEvents',
  'strengthLeft',
  'heroesLeft',
  'cans',
  'water',
  'waterKept',
  'meat',
  'wood',
  'metal',
  'microchip',
  'ammo',
  'moreAmmo',
  'moreMaterials',
  'airlock',
  'airlockHalfFull',
  'airlockFull',
  'inRooms',
  'staffed',
  'built',
  'begun',
  'roomPoints',
  'upkeep',
  'foodMissing',
  'foodLeft',
  'contamination',
  'contaminationPoints',
  'repaired',
  'broken',
  'pairs',
  'brokenPairs',
  'tileEffects',
  'roomEffects',
  'eventPoints',
  'unshielded',
  'oneOfEach',
  'hasChip',
  'rows',
  'nextRoom',
  'tight',
] as const
export type Feature = (typeof FEATURES)[number]

/** The parts of a shelter that stay the same while stores, airlock and contamination change. */
export interface Household {
  readonly rooms: Rooms
  readonly tiles: Tiles
  readonly activeEvents: number
  readonly strengthLeft: number
  readonly heroesLeft: number
  readonly eventPoints: number
  readonly radiation: number
}

export function householdOf(table: Visible, seat: number): Household {
  const shelter = table.players[seat]!
  let strengthLeft = 0
  let heroesLeft = 0
  if (table.phase === 'day')
    for (const hero of shelter.heroes)
      if (!hero.active) {
        strengthLeft += hero.strength
        heroesLeft++
      }
  return {
    rooms: roomsOf(shelter),
    tiles: tilesOf(shelter),
    activeEvents: table.events.active.length,
    strengthLeft,
    heroesLeft,
    eventPoints: eventPoints(shelter),
    // The set-up is round 0.
    radiation: radiationIn(Math.max(1, table.round)),
  }
}

export const featuresOf = (table: Visible, seat: number): number[] =>
  features(table.players[seat]!, householdOf(table, seat))

/** In the order of FEATURES. */
export function features(shelter: Shelter, household: Household): number[] {
  const { cans, water, meat, wood, metal, microchip, ammo, airlock, contamination } = shelter
  const { rooms, tiles } = household
  const rows = occupiedRows(shelter)
  const due = rooms.upkeep + rows
  const food = cans + water + meat
  return [
    household.activeEvents,
    household.strengthLeft,
    household.heroesLeft,
    cans,
    water,
    Math.min(WATER_KEPT, water),
    meat,
    wood,
    metal,
    microchip,
    ammo,
    Math.max(0, ammo - 4),
    Math.max(0, wood + metal + microchip - 6),
    airlock,
    Math.max(0, airlock - 3),
    airlock >= AIRLOCK_SEATS ? 1 : 0,
    rooms.people,
    rooms.staffed,
    rooms.built,
    rooms.begun,
    ROOM_POINTS[rooms.staffed]!,
    rooms.upkeep,
    Math.max(0, due - food),
    Math.max(0, food - due),
    contamination,
    CONTAMINATION[contamination]!,
    tiles.repaired,
    tiles.broken,
    tiles.pairs,
    tiles.brokenPairs,
    tiles.effects,
    rooms.effects,
    household.eventPoints,
    Math.max(0, household.radiation - airlock),
    Math.min(wood, metal, microchip),
    microchip > 0 ? 1 : 0,
    rows,
    (ROOM_POINTS[rooms.staffed + 1] ?? ROOM_POINTS.at(-1)!) - ROOM_POINTS[rooms.staffed]!,
    due > food ? 1 : 0,
  ]
}

interface Rooms {
  people: number
  staffed: number
  built: number
  begun: number
  upkeep: number
  effects: number
}

function roomsOf(shelter: Shelter): Rooms {
  const sum: Rooms = { people: 0, staffed: 0, built: 0, begun: 0, upkeep: upkeep(shelter), effects: 0 }
  for (const room of shelter.rooms) {
    sum.people += room.people
    if (isStaffed(room)) {
      sum.staffed++
      sum.effects += ROOM_EFFECT[roomKind(room.id)]
    } else if (room.built) {
      sum.built++
      sum.begun += room.people / seatsIn(room)
    }
  }
  return sum
}

interface Tiles {
  repaired: number
  broken: number
  effects: number
  pairs: number
  brokenPairs: number
}

function tilesOf(shelter: Shelter): Tiles {
  const sum: Tiles = { repaired: 0, broken: 0, effects: 0, pairs: 0, brokenPairs: 0 }
  for (const { id, repaired } of shelter.equipment) {
    if (repaired) {
      sum.repaired++
      sum.effects += TILE_EFFECT[equipmentKind(id)]
    } else sum.broken++
  }
  for (const pair of pairsOf(shelter)) {
    if (isJoined(pair)) sum.pairs++
    else if (pair.tiles.length > 1) sum.brokenPairs++
  }
  return sum
}
