// What a hero can do in the area it has entered.

import type { Seat } from '@lastlight/kernel'
import { type Area, isCity, isPool, isWild } from '../content/areas.ts'
import { EQUIPMENT_IDS } from '../content/equipment.ts'
import type { HeroId } from '../content/heroes.ts'
import { ADVANCED_ROOM_IDS, BASIC_ROOMS } from '../content/rooms.ts'
import { equipment, playerOf, prey } from '../language.ts'
import type { Offers } from '../options.ts'
import { heroOf } from '../queries/heroes.ts'
import { isStaffed } from '../queries/shelter.ts'
import type { State } from '../state.ts'
import { hunts, namedHunts } from './hunt.ts'

/** A hero's stay in an area: what is left to do and what has been done. */
export interface Visit {
  readonly seat: Seat
  hero: HeroId
  points: number
  gathered: boolean
  searched: boolean
  unlocked: boolean
  hunted: boolean
  sensed: boolean
  boarded: boolean
}

export type Act = Offers['act']

const GATHER: Act = { do: 'gather' }
const ALGAE: Act = { do: 'algae' }
const UNLOCK: Act = { do: 'unlock' }
const SEARCH: Act = { do: 'search' }
const DONE: Act = { do: 'done' }

export const areaOf = (s: State, l: Visit): Area => heroOf(playerOf(s, l.seat), l.hero).at

const USES = new Map<string, Act>(
  [...EQUIPMENT_IDS, ...BASIC_ROOMS, ...ADVANCED_ROOM_IDS].map(what => [what, { do: 'use', what }]),
)
const TAKES = new Map<string, Act>(EQUIPMENT_IDS.map(tile => [tile, { do: 'take', tile }]))

/** What is worth looking at here: no tile that is broken or used, no room of another time. */
export function likely(s: State, l: Visit): readonly Act[] {
  const player = playerOf(s, l.seat)
  const area = areaOf(s, l)
  const all: Act[] = []
  if (l.points > 0) {
    if (isPool(area)) all.push(GATHER)
    if (area === 'militaryBase') all.push(ALGAE)
    if (isCity(area)) {
      all.push(SEARCH)
      for (const tile of equipment.at(s, area)) all.push(TAKES.get(tile)!)
    }
  }
  if (area === 'dam') all.push(UNLOCK)
  if (isWild(area) && !l.hunted) {
    const stack = prey.at(s, area)
    hunts(s, l.seat, l.sensed ? stack : stack.slice(-1), l.points, all)
  }
  if (area === 'cargoShip' && !l.boarded)
    for (const to of ['airlock', ...player.rooms.map(room => room.id)]) all.push({ do: 'board', to })
  for (const tile of player.equipment) if (tile.repaired && !tile.used) all.push(USES.get(tile.id)!)
  if (area === 'cargoShip' || isCity(area))
    for (const room of player.rooms) if (isStaffed(room)) all.push(USES.get(room.id)!)
  all.push(DONE)
  return all
}

/** Everything that can be named here. */
export function acts(s: State, l: Visit): readonly Act[] {
  const player = playerOf(s, l.seat)
  const area = areaOf(s, l)
  const all: Act[] = []
  if (isPool(area)) all.push(GATHER)
  if (area === 'militaryBase') all.push(ALGAE)
  if (area === 'dam') all.push(UNLOCK)
  if (isCity(area)) {
    all.push(SEARCH)
    for (const tile of equipment.at(s, area)) all.push({ do: 'take', tile })
  }
  if (isWild(area)) {
    const stack = prey.at(s, area)
    all.push(...namedHunts(s, l.seat, l.sensed ? stack : stack.slice(-1)))
  }
  if (area === 'cargoShip')
    for (const to of ['airlock', ...player.rooms.map(room => room.id)]) all.push({ do: 'board', to })
  for (const tile of player.equipment) all.push({ do: 'use', what: tile.id })
  for (const room of player.rooms) all.push({ do: 'use', what: room.id })
  all.push(DONE)
  return all
}
