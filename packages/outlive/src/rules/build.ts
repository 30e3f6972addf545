// OUT-NIGHT-BUILD: step 5 of the night, building, moving in and using rooms in any order.

import { type BrokenLimit, end, limit, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import { ROOM_IDS, roomKind } from '../content/rooms.ts'
import { call, equipment, playerOf, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { total } from '../queries/goods.ts'
import { buildCost, hasFreeSeat, roomOf, unused } from '../queries/shelter.ts'
import { costOf } from '../queries/tiles.ts'
import type { Player, Room, State } from '../state.ts'
import { ownTiles } from '../zones.ts'
import { gain, pay } from './goods.ts'
import { mend, offerRepairs } from './repair.ts'
import { roomLimit, useRoom } from './rooms.ts'
import { useUp } from './useUp.ts'

type Build = Offers['build']

const DONE: Build = { do: 'done' }

const IS_BUILT = limit('OUT-NIGHT-BUILD-01', 'build.isBuilt')
const NO_MATERIALS = limit('OUT-NIGHT-BUILD-01', 'build.noMaterials')
const NO_DISCOUNT = limit('OUT-ROOMK-01', 'build.noDiscount')
const NOT_BUILT = limit('OUT-NIGHT-BUILD-02', 'moveIn.notBuilt')
const ROOM_FULL = limit('OUT-NIGHT-BUILD-02', 'moveIn.full')
const REPAIRED_LATER = limit('OUT-NIGHT-REPAIR-01', 'repair.later')
const AIRLOCK_EMPTY = limit('OUT-NIGHT-BUILD-02', 'moveIn.airlockEmpty')

const OPTIONS = new Map(
  ROOM_IDS.map(room => [
    room,
    {
      build: { do: 'build', room },
      cheaper: { do: 'build', room, discount: true },
      moveIn: { do: 'moveIn', room },
      use: { do: 'use', what: room },
    } as const,
  ]),
)

function candidates(s: State, l: { readonly seat: Seat }, offer: Offer<Build>): void {
  const player = playerOf(s, l.seat)
  const materials = total(player, 'materials')
  const full = materials < buildCost(false) ? NO_MATERIALS : undefined
  const cheaper = discountLimit(player, materials)
  for (const room of player.rooms) {
    const options = OPTIONS.get(room.id)!
    const built = room.built ? IS_BUILT : undefined
    offer.add(options.build, built ?? full)
    offer.add(options.cheaper, built ?? cheaper)
    offer.add(options.moveIn, moveInLimit(player, room))
    const broken = roomLimit(s, l, room, 'build')
    if (offer.skips(broken)) continue
    if (roomKind(room.id) !== 'dismantle') offer.add(options.use, broken)
    else for (const { id } of player.equipment) offer.add({ do: 'dismantle', what: room.id, tile: id }, broken)
  }
  offerRepairs(player, offer, REPAIRED_LATER)
  offer.add(DONE)
}

function discountLimit(player: Player, materials: number): BrokenLimit {
  if (!unused(player, 'buildDiscount')) return NO_DISCOUNT
  return materials < buildCost(true) ? NO_MATERIALS : undefined
}

function moveInLimit(player: Player, room: Room): BrokenLimit {
  if (!room.built) return NOT_BUILT
  if (!hasFreeSeat(room)) return ROOM_FULL
  return player.airlock > 0 ? undefined : AIRLOCK_EMPTY
}

// OUT-NIGHT-BUILD-04
export const build = proc('build', { seat: SEAT })
build.steps({
  choose: build.ask({
    candidates,
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
      call(pay, { seat, group: 'materials', left: buildCost(o.discount === true), cause: 'building' })
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
      equipment.move(s, o.tile, ownTiles(seat), 'discard')
      tell.all?.({ e: 'dismantled', seat, tile: o.tile })
      for (const kind of costOf(o.tile)) gain(s, seat, kind, 1, o.tile)
      return
    case 'repair':
      return mend(s, seat, o)
    case 'use':
      return useRoom(s, { seat }, roomOf(player, o.what)!)
  }
}
