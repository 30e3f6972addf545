// A hero's stay in the area it has entered: what it can do there, and why not.

import { type BrokenLimit, limit, type Offer, type Seat } from '@lastlight/kernel'
import { type Area, isCity, isPool, isWild, type PoolArea } from '../content/areas.ts'
import { EQUIPMENT_IDS, equipmentKind } from '../content/equipment.ts'
import type { HeroId } from '../content/heroes.ts'
import { ROOM_IDS } from '../content/rooms.ts'
import { equipment, playerOf, prey, search } from '../language.ts'
import type { Offers } from '../options.ts'
import { heroOf } from '../queries/heroes.ts'
import { canHouse, isFree, places } from '../queries/shelter.ts'
import { hasSurvivor } from '../queries/ship.ts'
import { effectOf, ownsKind, worksAt } from '../queries/tiles.ts'
import type { Player, State, Tile } from '../state.ts'
import { nameHunts } from './hunt.ts'
import { roomLimit } from './rooms.ts'
import { readyLimit } from './tiles.ts'

/** The remaining and the finished acts of the stay. */
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

const NO_ACTION_LEFT = limit('OUT-ACT-01', 'act.noneLeft')
const POOL_EMPTY = limit('OUT-ACT-03', 'act.poolEmpty')
const ALGAE_USED = limit('OUT-BASE-02', 'act.algaeUsed')
const DAM_LOCKED = limit('OUT-DAM-02', 'act.damLocked')
const DAM_OPEN = limit('OUT-DAM-01', 'act.damOpen')
const NO_MICROCHIP = limit('OUT-DAM-01', 'act.noMicrochip')
const STACK_EMPTY = limit('OUT-ACT-03', 'act.stackEmpty')
const OWNS_KIND = limit('OUT-CITY-05', 'act.ownsKind')
const HAS_HUNTED = limit('OUT-HUNT-07', 'hunt.hasHunted')
const NOT_HERE = limit('OUT-EQ-03', 'use.notHere')
const GATHER_FIRST = limit('OUT-EQ-02', 'use.gatherFirst')
const NO_PLACE = limit('OUT-EQK-08', 'use.noPlace')
const NOBODY_ABOARD = limit('OUT-SHIP-08', 'board.nobody')
const NO_SEAT = limit('OUT-SHIP-08', 'board.noSeat')

export const areaOf = (s: State, l: Visit): Area => heroOf(playerOf(s, l.seat), l.hero).at

const USES = new Map<string, Act>([...EQUIPMENT_IDS, ...ROOM_IDS].map(what => [what, { do: 'use', what }]))
const TAKES = new Map<string, Act>(EQUIPMENT_IDS.map(tile => [tile, { do: 'take', tile }]))
const BOARDINGS = new Map<string, Act>(['airlock', ...ROOM_IDS].map(to => [to, { do: 'board', to }]))

export function acts(s: State, l: Visit, offer: Offer<Act>): void {
  const player = playerOf(s, l.seat)
  const area = areaOf(s, l)
  const spent = l.points === 0 ? NO_ACTION_LEFT : undefined
  if (isPool(area)) offer.add(GATHER, spent ?? gatherLimit(s, l, area))
  if (area === 'militaryBase') offer.add(ALGAE, spent ?? (s.algae ? undefined : ALGAE_USED))
  if (isCity(area) && !offer.skips(spent)) {
    offer.add(SEARCH, spent ?? (search[area].at(s, 'stack').length > 0 ? undefined : STACK_EMPTY))
    for (const tile of equipment.at(s, area))
      offer.add(TAKES.get(tile)!, spent ?? (ownsKind(player, equipmentKind(tile)) ? OWNS_KIND : undefined))
  }
  if (area === 'dam') offer.add(UNLOCK, unlockLimit(player, l))
  if (isWild(area)) {
    const hunted = l.hunted ? HAS_HUNTED : undefined
    const stack = prey.at(s, area)
    if (!offer.skips(hunted)) nameHunts(s, l.seat, l.sensed ? stack : stack.slice(-1), l.points, hunted, offer)
  }
  if (area === 'cargoShip') nameBoarding(s, l, offer)
  for (const tile of player.equipment) {
    const broken = tileLimit(s, l, tile, area)
    if (!offer.skips(broken)) offer.add(USES.get(tile.id)!, broken)
  }
  for (const room of player.rooms) {
    const broken = roomLimit(s, l, room, 'day')
    if (!offer.skips(broken)) offer.add(USES.get(room.id)!, broken)
  }
  offer.add(DONE)
}

function gatherLimit(s: State, l: Visit, area: PoolArea): BrokenLimit {
  if (area === 'dam' && !l.unlocked) return DAM_LOCKED
  return s.pools[area] > 0 ? undefined : POOL_EMPTY
}

function unlockLimit(player: Player, l: Visit): BrokenLimit {
  if (l.unlocked) return DAM_OPEN
  return player.microchip > 0 ? undefined : NO_MICROCHIP
}

// OUT-SHIP-08
function nameBoarding(s: State, l: Visit, offer: Offer<Act>): void {
  const player = playerOf(s, l.seat)
  const { slot } = heroOf(player, l.hero)
  const nobody = !l.boarded && hasSurvivor(s, l.seat, slot) ? undefined : NOBODY_ABOARD
  if (offer.skips(nobody)) return
  for (const to of places(player)) offer.add(BOARDINGS.get(to)!, nobody ?? (isFree(player, to) ? undefined : NO_SEAT))
}

function tileLimit(s: State, l: Visit, tile: Tile, area: Area): BrokenLimit {
  const unready = readyLimit(tile)
  if (unready) return unready
  if (!worksAt(tile, area)) return NOT_HERE
  switch (effectOf(tile).does) {
    // OUT-EQ-02
    case 'more':
      if (!l.gathered) return GATHER_FIRST
      return isPool(area) && s.pools[area] > 0 ? undefined : POOL_EMPTY
    case 'survivor':
      return canHouse(playerOf(s, l.seat)) ? undefined : NO_PLACE
    case 'freeDam':
      return l.unlocked ? DAM_OPEN : undefined
    case 'sensor':
      if (l.hunted) return HAS_HUNTED
      return isWild(area) && prey.at(s, area).length > 0 ? undefined : STACK_EMPTY
    // OUT-EQ-03: open until the hero's turn is over.
    case 'entry':
    case 'slot':
    case 'hunt':
    case 'pressure':
    case 'defence':
    case 'anyDistance':
      return undefined
  }
}
