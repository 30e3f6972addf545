// The counts of a shelter that a judgement is computed from.

import { activeEvents, type State } from '@lastlight/outlive'
import { EQUIPMENT_IDS, equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import { AIRLOCK_SEATS, ROOM_IDS, roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { CONTAMINATION, RADIATION, ROOM_POINTS, WATER_KEPT } from '@lastlight/outlive/content/tables'
import { eventPoints } from '@lastlight/outlive/queries/score'
import { occupiedRows } from '@lastlight/outlive/queries/shelter'
import type { Shelter } from './sharedFields.ts'
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

export function householdOf(s: State, seat: number): Household {
  const shelter = s.players[seat]!
  let strengthLeft = 0
  let heroesLeft = 0
  if (s.phase === 'day')
    for (const hero of shelter.heroes)
      if (!hero.active) {
        strengthLeft += hero.strength
        heroesLeft++
      }
  return {
    rooms: roomsOf(shelter),
    tiles: tilesOf(shelter),
    activeEvents: activeEvents(s).length,
    strengthLeft,
    heroesLeft,
    eventPoints: eventPoints(shelter),
    // The set-up is round 0.
    radiation: RADIATION[Math.max(0, s.round - 1)]!,
  }
}

export const featuresOf = (s: State, seat: number): number[] => features(s.players[seat]!, householdOf(s, seat))

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

const ROOM = new Map(
  ROOM_IDS.map(id => {
    const { upkeep, seats } = roomRow(roomKind(id))
    return [id, { upkeep, seats, effect: ROOM_EFFECT[roomKind(id)] }]
  }),
)

function roomsOf(shelter: Shelter): Rooms {
  const sum: Rooms = { people: 0, staffed: 0, built: 0, begun: 0, upkeep: 0, effects: 0 }
  for (const { id, built, people } of shelter.rooms) {
    if (!built) continue
    const { upkeep, seats, effect } = ROOM.get(id)!
    sum.people += people
    if (people > 0) sum.upkeep += upkeep
    if (people >= seats) {
      sum.staffed++
      sum.effects += effect
    } else {
      sum.built++
      sum.begun += people / seats
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

const TILE = new Map(
  EQUIPMENT_IDS.map(id => {
    const kind = equipmentKind(id)
    return [id, { pair: equipmentRow(kind).pair, effect: TILE_EFFECT[kind] }]
  }),
)

function tilesOf({ equipment }: Shelter): Tiles {
  const sum: Tiles = { repaired: 0, broken: 0, effects: 0, pairs: 0, brokenPairs: 0 }
  const pairs: string[] = []
  for (const [i, { id, repaired }] of equipment.entries()) {
    const { pair, effect } = TILE.get(id)!
    if (repaired) {
      sum.repaired++
      sum.effects += effect
    } else sum.broken++
    const half = pairs.indexOf(pair)
    if (half >= 0) {
      if (repaired && equipment[half]!.repaired) sum.pairs++
      else sum.brokenPairs++
    }
    pairs[i] = pair
  }
  return sum
}
