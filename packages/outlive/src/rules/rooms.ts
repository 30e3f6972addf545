// OUT-ROOM-02: rooms that are used by themselves. Each room's effect is a row of `content/rooms.ts`; this file carries it out.

import { type BrokenLimit, limit, type Seat } from '@lastlight/kernel'
import { isCity } from '../content/areas.ts'
import type { HeroId } from '../content/heroes.ts'
import { ROOM_IDS, type RoomEffect, type RoomRow, roomEffect, roomKind, roomRow } from '../content/rooms.ts'
import { call, playerOf, search, tell } from '../language.ts'
import { heroOf } from '../queries/heroes.ts'
import { cityBit, isStaffed } from '../queries/shelter.ts'
import type { Room, State } from '../state.ts'
import { decontaminate } from './contamination.ts'
import { gain } from './goods.ts'
import { drawToken } from './searching.ts'
import { drawTile } from './tiles.ts'
import { useUp } from './useUp.ts'

const NOT_STAFFED = limit('OUT-ROOM-01', 'use.notStaffed')
const ROOM_USED = limit('OUT-ROOM-02', 'use.roomUsed')
const OTHER_TIME = limit('OUT-ROOM-02', 'use.otherTime')
const LOWEST = limit('OUT-ROOMK-11', 'use.lowest')
const NURSERY_FULL = limit('OUT-ROOMK-13', 'use.nurseryFull')
const SEARCH_FIRST = limit('OUT-ROOMK-14', 'use.searchFirst')
const STACK_EMPTY = limit('OUT-ACT-03', 'act.stackEmpty')

/** The locals of the question that offers a room: by day those of a hero's stay. */
interface RoomUser {
  readonly seat: Seat
  readonly hero?: HeroId
  readonly searched?: boolean
}

/** Whether a seat uses an effect by itself; the others belong to another choice or always work. */
const BY_ITSELF: { readonly [D in RoomEffect['does']]: boolean } = {
  gain: true,
  decontaminate: true,
  newcomer: true,
  drawTiles: true,
  search: true,
  dismantle: true,
  workshop: true,
  cheaperRoom: false,
  cheaperEvent: false,
  freeRepair: false,
  repairForOne: false,
  moreMeat: false,
  locker: false,
  reserve: false,
  peek: false,
  protect: false,
  immunity: false,
  shield: false,
  chooseLoot: false,
}
/** When a room can be used by itself. */
const TIME = new Map(ROOM_IDS.filter(id => BY_ITSELF[roomEffect(id).does]).map(id => [id, roomRow(roomKind(id)).when]))

const areaOf = (s: State, l: RoomUser) => heroOf(playerOf(s, l.seat), l.hero!).at

export function roomLimit(s: State, l: RoomUser, room: Room, when: RoomRow['when']): BrokenLimit {
  if (TIME.get(room.id) !== when) return OTHER_TIME
  if (!isStaffed(room)) return NOT_STAFFED
  const effect = roomEffect(room.id)
  switch (effect.does) {
    case 'gain':
      if (effect.at !== undefined && areaOf(s, l) !== effect.at) return OTHER_TIME
      return room.used > 0 ? ROOM_USED : undefined
    case 'search': {
      const area = areaOf(s, l)
      if (!isCity(area)) return OTHER_TIME
      if (room.used & cityBit(area)) return ROOM_USED
      if (!l.searched) return SEARCH_FIRST
      return search[area].at(s, 'stack').length > 0 ? undefined : STACK_EMPTY
    }
    case 'decontaminate':
      if (room.used > 0) return ROOM_USED
      return playerOf(s, l.seat).contamination > 0 ? undefined : LOWEST
    case 'newcomer':
      if (room.used > 0) return ROOM_USED
      return room.people < roomRow(roomKind(room.id)).most! ? undefined : NURSERY_FULL
    default:
      return room.used > 0 ? ROOM_USED : undefined
  }
}

export function useRoom(s: State, l: RoomUser, room: Room): void {
  const { seat } = l
  const effect = roomEffect(room.id)
  switch (effect.does) {
    // OUT-ROOMK-05, OUT-ROOMK-06, OUT-ROOMK-07
    case 'gain':
      useUp(seat, room)
      return gain(s, seat, effect.kind, effect.count, room.id)
    // OUT-ROOMK-11
    case 'decontaminate':
      useUp(seat, room)
      return decontaminate(s, seat, room.id)
    // OUT-ROOMK-13
    case 'newcomer':
      useUp(seat, room)
      room.people++
      tell.all?.({ e: 'survivor', seat, to: room.id, by: room.id })
      return
    // OUT-ROOMK-15
    case 'drawTiles':
      useUp(seat, room)
      for (let i = 0; i < effect.count; i++) drawTile(s, seat, room.id)
      return
    // OUT-ROOMK-14
    case 'search': {
      const city = areaOf(s, l)
      if (!isCity(city)) return
      useUp(seat, room, cityBit(city))
      for (let i = 0; i < effect.tokens; i++) call(drawToken, { seat, city })
      return
    }
    // OUT-ROOMK-02
    case 'workshop':
      useUp(seat, room)
      return drawTile(s, seat, room.id)
    default:
  }
}
