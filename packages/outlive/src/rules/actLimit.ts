// Why a hero cannot do something here.

import { type Limit, limit, type Seat } from '@lastlight/kernel'
import { isCity, isPool, isWild } from '../content/areas.ts'
import { equipmentKind } from '../content/equipment.ts'
import { roomKind } from '../content/rooms.ts'
import { playerOf, prey, search } from '../language.ts'
import { has } from '../queries/goods.ts'
import { heroOf } from '../queries/heroes.ts'
import { canHouse, isStaffed, roomOf } from '../queries/shelter.ts'
import { effectOf, ownsKind, tileOf, worksIn } from '../queries/tiles.ts'
import type { State } from '../state.ts'
import { huntLimit } from './hunt.ts'
import { cityBit } from './searching.ts'
import { isFree } from './survivors.ts'
import { type Act, areaOf, type Visit } from './visit.ts'

const NO_ACTION_LEFT = limit('OUT-ACT-01', 'act.noneLeft')
const POOL_EMPTY = limit('OUT-ACT-03', 'act.poolEmpty')
const ALGAE_USED = limit('OUT-BASE-02', 'act.algaeUsed')
const DAM_LOCKED = limit('OUT-DAM-02', 'act.damLocked')
const DAM_OPEN = limit('OUT-DAM-01', 'act.damOpen')
const NO_MICROCHIP = limit('OUT-DAM-01', 'act.noMicrochip')
const STACK_EMPTY = limit('OUT-ACT-03', 'act.stackEmpty')
const OWNS_KIND = limit('OUT-CITY-05', 'act.ownsKind')
const HAS_HUNTED = limit('OUT-HUNT-07', 'hunt.hasHunted')
const BROKEN = limit('OUT-EQ-01', 'use.broken')
const USED = limit('OUT-EQ-01', 'use.used')
const NOT_HERE = limit('OUT-EQ-03', 'use.notHere')
const GATHER_FIRST = limit('OUT-EQ-02', 'use.gatherFirst')
const NO_PLACE = limit('OUT-EQK-08', 'use.noPlace')
const NOT_STAFFED = limit('OUT-ROOM-01', 'use.notStaffed')
const ROOM_USED = limit('OUT-ROOM-02', 'use.roomUsed')
const ROOM_ELSEWHERE = limit('OUT-ROOM-02', 'use.otherTime')
const SEARCH_FIRST = limit('OUT-ROOMK-14', 'use.searchFirst')
const NOBODY_ABOARD = limit('OUT-SHIP-08', 'board.nobody')
const NO_SEAT = limit('OUT-SHIP-08', 'board.noSeat')

type Broken = Limit<unknown, unknown, unknown> | undefined

export function actLimit(s: State, l: Visit, o: Act): Broken {
  switch (o.do) {
    case 'done':
      return undefined
    case 'use':
      return useLimit(s, l, o.what)
    case 'unlock':
      if (l.unlocked) return DAM_OPEN
      return has(playerOf(s, l.seat), 'microchip') > 0 ? undefined : NO_MICROCHIP
    case 'board':
      return boardLimit(s, l, o.to)
    case 'hunt':
      if (l.hunted) return HAS_HUNTED
      return huntLimit(s, l.seat, l.points, o)
    default:
      return l.points === 0 ? NO_ACTION_LEFT : pointLimit(s, l, o)
  }
}

function pointLimit(s: State, l: Visit, o: Extract<Act, { do: 'gather' | 'algae' | 'search' | 'take' }>): Broken {
  const area = areaOf(s, l)
  switch (o.do) {
    case 'gather':
      if (area === 'dam' && !l.unlocked) return DAM_LOCKED
      return isPool(area) && s.pools[area] > 0 ? undefined : POOL_EMPTY
    case 'algae':
      return s.algae ? undefined : ALGAE_USED
    case 'search':
      return isCity(area) && search[area].at(s, 'stack').length > 0 ? undefined : STACK_EMPTY
    case 'take':
      return ownsKind(playerOf(s, l.seat), equipmentKind(o.tile)) ? OWNS_KIND : undefined
  }
}

// OUT-SHIP-08
function boardLimit(s: State, l: Visit, to: string): Broken {
  const { slot } = heroOf(playerOf(s, l.seat), l.hero)
  // OUT-ROOMK-06: on a slot that was taken the survivor comes from the supply.
  if (l.boarded) return NOBODY_ABOARD
  if (!s.aboard[slot - 3] && !sharesSlot(s, l.seat, slot)) return NOBODY_ABOARD
  return isFree(playerOf(s, l.seat), to) ? undefined : NO_SEAT
}

export const sharesSlot = (s: State, seat: Seat, slot: number): boolean =>
  s.players.some((player, other) => other !== seat && player.heroes.some(hero => hero.active && hero.slot === slot))

function useLimit(s: State, l: Visit, what: string): Broken {
  const player = playerOf(s, l.seat)
  const tile = tileOf(player, what)
  if (tile) {
    if (!tile.repaired) return BROKEN
    return tile.used ? USED : tileLimit(s, l, what)
  }
  const room = roomOf(player, what)!
  if (!isStaffed(room)) return NOT_STAFFED
  const area = areaOf(s, l)
  switch (roomKind(room.id)) {
    case 'cargoCans1':
    case 'cargoCans2':
      if (area !== 'cargoShip') return ROOM_ELSEWHERE
      return room.used > 0 ? ROOM_USED : undefined
    case 'search2':
      if (!isCity(area)) return ROOM_ELSEWHERE
      if (room.used & cityBit(area)) return ROOM_USED
      if (!l.searched) return SEARCH_FIRST
      return search[area].at(s, 'stack').length > 0 ? undefined : STACK_EMPTY
    default:
      return ROOM_ELSEWHERE
  }
}

function tileLimit(s: State, l: Visit, what: string): Broken {
  const effect = effectOf(tileOf(playerOf(s, l.seat), what)!)
  const area = areaOf(s, l)
  switch (effect.does) {
    // OUT-EQ-02
    case 'more':
      if (area !== effect.at) return NOT_HERE
      if (!l.gathered) return GATHER_FIRST
      return isPool(area) && s.pools[area] > 0 ? undefined : POOL_EMPTY
    // OUT-EQ-03: open until the hero's turn is over.
    case 'entry':
      return worksIn(effect.at, area) ? undefined : NOT_HERE
    case 'survivor':
      if (!worksIn(effect.at, area)) return NOT_HERE
      return canHouse(playerOf(s, l.seat)) ? undefined : NO_PLACE
    case 'freeDam':
      if (area !== 'dam') return NOT_HERE
      return l.unlocked ? DAM_OPEN : undefined
    case 'sensor':
      if (!isWild(area)) return NOT_HERE
      if (l.hunted) return HAS_HUNTED
      return prey.at(s, area).length > 0 ? undefined : STACK_EMPTY
    default:
      return NOT_HERE
  }
}
