// OUT-ROOM-02: rooms that are used by themselves. Each room's effect is a row of `content/rooms.ts`; this file carries it out.

import { type BrokenLimit, limit, type Seat } from '@lastlight/kernel'
import { type City, isCity } from '../content/areas.ts'
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

/** How a seat uses an effect by itself. */
interface Use<E> {
  limit(s: State, l: RoomUser, room: Room, effect: E): BrokenLimit
  /** Undefined where the question that offers the room does it. */
  take?(s: State, l: RoomUser, room: Room, effect: E): void
  /** The bit that tells where the room was used; 1 where that does not matter. */
  mark?(s: State, l: RoomUser): number
}

const areaOf = (s: State, l: RoomUser) => heroOf(playerOf(s, l.seat), l.hero!).at
const usedUp = (_: State, __: RoomUser, room: Room): BrokenLimit => (room.used > 0 ? ROOM_USED : undefined)

const USES: { readonly [D in RoomEffect['does']]: Use<Extract<RoomEffect, { does: D }>> | undefined } = {
  // OUT-ROOMK-05, OUT-ROOMK-06, OUT-ROOMK-07
  gain: {
    limit: (s, l, room, { at }) => (at !== undefined && areaOf(s, l) !== at ? OTHER_TIME : usedUp(s, l, room)),
    take: (s, l, room, { kind, count }) => gain(s, l.seat, kind, count, room.id),
  },
  // OUT-ROOMK-11
  decontaminate: {
    limit: (s, l, room) => usedUp(s, l, room) ?? (playerOf(s, l.seat).contamination > 0 ? undefined : LOWEST),
    take: (s, l, room) => decontaminate(s, l.seat, room.id),
  },
  // OUT-ROOMK-13
  newcomer: {
    limit: (s, l, room) =>
      usedUp(s, l, room) ?? (room.people < roomRow(roomKind(room.id)).most! ? undefined : NURSERY_FULL),
    take(_, { seat }, room) {
      room.people++
      tell.all?.({ e: 'survivor', seat, to: room.id, by: room.id })
    },
  },
  // OUT-ROOMK-15
  drawTiles: {
    limit: usedUp,
    take(s, l, room, { count }) {
      for (let i = 0; i < count; i++) drawTile(s, l.seat, room.id)
    },
  },
  // OUT-ROOMK-14
  search: {
    limit(s, l, room) {
      const area = areaOf(s, l)
      if (!isCity(area)) return OTHER_TIME
      if (room.used & cityBit(area)) return ROOM_USED
      if (!l.searched) return SEARCH_FIRST
      return search[area].at(s, 'stack').length > 0 ? undefined : STACK_EMPTY
    },
    take(s, l, _, { tokens }) {
      for (let i = 0; i < tokens; i++) call(drawToken, { seat: l.seat, city: areaOf(s, l) as City })
    },
    mark: (s, l) => cityBit(areaOf(s, l) as City),
  },
  // OUT-ROOMK-02
  workshop: { limit: usedUp, take: (s, l, room) => drawTile(s, l.seat, room.id) },
  // OUT-ROOMK-10
  dismantle: { limit: usedUp },
  // These belong to another choice, or always work.
  cheaperRoom: undefined,
  cheaperEvent: undefined,
  freeRepair: undefined,
  repairForOne: undefined,
  moreMeat: undefined,
  locker: undefined,
  reserve: undefined,
  peek: undefined,
  protect: undefined,
  immunity: undefined,
  shield: undefined,
  chooseLoot: undefined,
}

const BY_ROOM = new Map<string, { when: RoomRow['when']; effect: RoomEffect; use: Use<RoomEffect> | undefined }>(
  ROOM_IDS.map(id => {
    const effect = roomEffect(id)
    return [id, { when: roomRow(roomKind(id)).when, effect, use: USES[effect.does] }]
  }),
)

/** OUT-NIGHT-BUILD-04, OUT-GAP-18: in the step of building rooms work that help with repairs, too. */
const isTime = (when: RoomRow['when'], now: RoomRow['when']): boolean =>
  when === now || (when === 'repair' && now === 'build')

export function roomLimit(s: State, l: RoomUser, room: Room, now: RoomRow['when']): BrokenLimit {
  if (!isStaffed(room)) return NOT_STAFFED
  const { when, effect, use } = BY_ROOM.get(room.id)!
  return use && isTime(when, now) ? use.limit(s, l, room, effect) : OTHER_TIME
}

export function useRoom(s: State, l: RoomUser, room: Room): void {
  const { effect, use } = BY_ROOM.get(room.id)!
  useUp(l.seat, room, use!.mark?.(s, l))
  use!.take?.(s, l, room, effect)
}
