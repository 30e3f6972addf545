// OUT-NIGHT-BUILD: step 5 of the night, building, moving in and using rooms in any order.

import { end, type Limit, limit, SEAT, type Seat } from '@lastlight/kernel'
import { equipmentKind, equipmentRow } from '../content/equipment.ts'
import {
  ADVANCED_ROOM_IDS,
  BASIC_ROOMS,
  BUILD_COST,
  DISCOUNTED_BUILD_COST,
  roomKind,
  roomRow,
} from '../content/rooms.ts'
import { call, equipment, playerOf, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { total } from '../queries/goods.ts'
import { hasFreeSeat, isStaffed, roomOf, unused } from '../queries/shelter.ts'
import type { Room, State } from '../state.ts'
import { ownTiles } from '../zones.ts'
import { decontaminate } from './contamination.ts'
import { gain, pay } from './goods.ts'
import { drawTile } from './tiles.ts'

type Build = Offers['build']

const DONE: Build = { do: 'done' }

const IS_BUILT = limit('OUT-NIGHT-BUILD-01', 'build.isBuilt')
const NO_MATERIALS = limit('OUT-NIGHT-BUILD-01', 'build.noMaterials')
const NO_DISCOUNT = limit('OUT-ROOMK-01', 'build.noDiscount')
const NOT_BUILT = limit('OUT-NIGHT-BUILD-02', 'moveIn.notBuilt')
const ROOM_FULL = limit('OUT-NIGHT-BUILD-02', 'moveIn.full')
const AIRLOCK_EMPTY = limit('OUT-NIGHT-BUILD-02', 'moveIn.airlockEmpty')
const NOT_STAFFED = limit('OUT-ROOM-01', 'use.notStaffed')
const ROOM_USED = limit('OUT-ROOM-02', 'use.roomUsed')
const OTHER_TIME = limit('OUT-ROOM-02', 'use.otherTime')
const LOWEST = limit('OUT-ROOMK-11', 'use.lowest')
const NURSERY_FULL = limit('OUT-ROOMK-13', 'use.nurseryFull')

type Broken = Limit<unknown, unknown, unknown> | undefined

// OUT-ROOM-02
const worksNow = (room: string): boolean =>
  roomRow(roomKind(room)).when === 'build' && roomKind(room) !== 'buildDiscount'

const OPTIONS = new Map(
  [...BASIC_ROOMS, ...ADVANCED_ROOM_IDS].map(room => [
    room,
    {
      build: { do: 'build', room },
      cheaper: { do: 'build', room, discount: true },
      moveIn: { do: 'moveIn', room },
      use: worksNow(room) ? ({ do: 'use', what: room } as const) : undefined,
    } as const,
  ]),
)

function choices(s: State, { seat }: { seat: Seat }): readonly Build[] {
  const player = playerOf(s, seat)
  const all: Build[] = []
  for (const { id } of player.rooms) {
    all.push({ do: 'build', room: id }, { do: 'build', room: id, discount: true }, { do: 'moveIn', room: id })
    if (roomKind(id) === 'dismantle')
      for (const tile of player.equipment) all.push({ do: 'dismantle', what: id, tile: tile.id })
    else all.push({ do: 'use', what: id })
  }
  all.push(DONE)
  return all
}

/** What is worth looking at: rooms to build, seats to fill, rooms that work at this time. */
function likely(s: State, { seat }: { seat: Seat }): readonly Build[] {
  const player = playerOf(s, seat)
  const materials = total(player, 'materials')
  const cheaper = materials > 0 && unused(player, 'buildDiscount') !== undefined
  const all: Build[] = []
  for (const room of player.rooms) {
    const { id } = room
    const options = OPTIONS.get(id)!
    if (!room.built) {
      if (materials >= BUILD_COST) all.push(options.build)
      if (cheaper) all.push(options.cheaper)
    } else if (hasFreeSeat(room)) {
      if (player.airlock > 0) all.push(options.moveIn)
    } else if (room.used === 0 && options.use !== undefined) {
      if (roomKind(id) === 'dismantle')
        for (const tile of player.equipment) all.push({ do: 'dismantle', what: id, tile: tile.id })
      else all.push(options.use)
    }
  }
  all.push(DONE)
  return all
}

function buildLimit(s: State, { seat }: { seat: Seat }, o: Build): Broken {
  const player = playerOf(s, seat)
  switch (o.do) {
    case 'done':
      return undefined
    case 'build':
      if (roomOf(player, o.room)!.built) return IS_BUILT
      if (o.discount && !unused(player, 'buildDiscount')) return NO_DISCOUNT
      return total(player, 'materials') < costOf(o) ? NO_MATERIALS : undefined
    case 'moveIn': {
      const room = roomOf(player, o.room)!
      if (!room.built) return NOT_BUILT
      if (!hasFreeSeat(room)) return ROOM_FULL
      return player.airlock > 0 ? undefined : AIRLOCK_EMPTY
    }
    case 'use':
    case 'dismantle':
      return useLimit(s, seat, roomOf(player, o.what)!)
  }
}

const costOf = (o: { readonly discount?: true }): number => (o.discount ? DISCOUNTED_BUILD_COST : BUILD_COST)

function useLimit(s: State, seat: Seat, room: Room): Broken {
  if (!worksNow(room.id)) return OTHER_TIME
  if (!isStaffed(room)) return NOT_STAFFED
  if (room.used > 0) return ROOM_USED
  switch (roomKind(room.id)) {
    case 'decontaminate':
      return playerOf(s, seat).contamination > 0 ? undefined : LOWEST
    case 'nursery':
      return room.people < roomRow('nursery').most! ? undefined : NURSERY_FULL
    default:
      return undefined
  }
}

// OUT-NIGHT-BUILD-04
export const build = proc('build', { seat: SEAT })
build.steps({
  choose: build.ask({
    from: likely,
    wide: choices,
    limit: buildLimit,
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') return end
      act(s, l.seat, o)
      return 'choose'
    },
  }),
})

function act(s: State, seat: Seat, o: Exclude<Build, { do: 'done' }>): void {
  const player = playerOf(s, seat)
  switch (o.do) {
    // OUT-NIGHT-BUILD-01
    case 'build':
      if (o.discount) useUp(seat, unused(player, 'buildDiscount')!)
      roomOf(player, o.room)!.built = true
      tell.all?.({ e: 'built', seat, room: o.room })
      call(pay, { seat, group: 'materials', left: costOf(o), cause: 'building' })
      return
    // OUT-NIGHT-BUILD-02
    case 'moveIn':
      player.airlock--
      roomOf(player, o.room)!.people++
      tell.all?.({ e: 'seated', seat, room: o.room })
      return
    // OUT-ROOMK-10
    case 'dismantle':
      useUp(seat, roomOf(player, o.what)!)
      player.equipment = player.equipment.filter(tile => tile.id !== o.tile)
      equipment.move(s, o.tile, ownTiles(seat), 'discard')
      tell.all?.({ e: 'dismantled', seat, tile: o.tile })
      for (const kind of equipmentRow(equipmentKind(o.tile)).cost) gain(s, seat, kind, 1, o.tile)
      return
    case 'use':
      return useRoom(s, seat, roomOf(player, o.what)!)
  }
}

export function useUp(seat: Seat, room: Room): void {
  room.used = 1
  tell.all?.({ e: 'used', seat, what: room.id })
}

function useRoom(s: State, seat: Seat, room: Room): void {
  useUp(seat, room)
  switch (roomKind(room.id)) {
    // OUT-ROOMK-07
    case 'ammo4':
      return gain(s, seat, 'ammo', 4, room.id)
    // OUT-ROOMK-11
    case 'decontaminate':
      return decontaminate(s, seat, room.id)
    // OUT-ROOMK-13
    case 'nursery':
      room.people++
      tell.all?.({ e: 'survivor', seat, to: room.id, by: room.id })
      return
    // OUT-ROOMK-15
    case 'drawEquip2':
      drawTile(s, seat, room.id)
      drawTile(s, seat, room.id)
      return
    default:
  }
}
