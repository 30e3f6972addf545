// OUT-NIGHT-REPAIR: step 6 of the night.

import { end, flag, type Limit, limit, next, SEAT, type Seat } from '@lastlight/kernel'
import type { Material } from '../content/resources.ts'
import { roomKind } from '../content/rooms.ts'
import { playerOf, proc, tell } from '../language.ts'
import type { Offers, Repair } from '../options.ts'
import { has } from '../queries/goods.ts'
import { isStaffed, roomOf, unused } from '../queries/shelter.ts'
import { costOf, repairCost, tileOf } from '../queries/tiles.ts'
import type { Player, State, Tile } from '../state.ts'
import { useUp } from './build.ts'
import { spend } from './goods.ts'
import { drawTile } from './tiles.ts'

type Repairing = Offers['repair']

const DONE: Repairing = { do: 'done' }

const IS_REPAIRED = limit('OUT-NIGHT-REPAIR-02', 'repair.isRepaired')
const NO_MATERIALS = limit('OUT-NIGHT-REPAIR-01', 'repair.noMaterials')
const NO_ROOM = limit('OUT-ROOM-01', 'repair.noRoom')
const NO_CREDIT = limit('OUT-ROOMK-02', 'repair.noWorkshop')
const NOT_STAFFED = limit('OUT-ROOM-01', 'use.notStaffed')
const ROOM_USED = limit('OUT-ROOM-02', 'use.roomUsed')
const OTHER_TIME = limit('OUT-ROOM-02', 'use.otherTime')

type Broken = Limit<unknown, unknown, unknown> | undefined
type L = { readonly seat: Seat; credit: boolean }

/** Each material of the printed cost, once. */
const kindsIn = (tile: string): readonly Material[] => [...new Set(costOf(tile))]

function choices(s: State, l: L): readonly Repairing[] {
  const player = playerOf(s, l.seat)
  const all: Repairing[] = []
  for (const { id: tile } of player.equipment) {
    all.push({ do: 'repair', tile, by: 'full' }, { do: 'repair', tile, by: 'autoRepair' })
    for (const kind of kindsIn(tile)) {
      all.push({ do: 'repair', tile, by: 'repairDiscount', pay: kind })
      all.push({ do: 'repair', tile, by: 'workshop', without: kind })
    }
  }
  for (const room of player.rooms) all.push({ do: 'use', what: room.id })
  all.push(DONE)
  return all
}

function canPay(player: Player, cost: readonly Material[]): boolean {
  for (const kind of cost) {
    let due = 0
    for (const other of cost) if (other === kind) due++
    if (has(player, kind) < due) return false
  }
  return true
}

function repairLimit(s: State, l: L, o: Repairing): Broken {
  const player = playerOf(s, l.seat)
  switch (o.do) {
    case 'done':
      return undefined
    case 'use': {
      const room = roomOf(player, o.what)!
      if (roomKind(room.id) !== 'workshop') return OTHER_TIME
      if (!isStaffed(room)) return NOT_STAFFED
      return room.used > 0 ? ROOM_USED : undefined
    }
    case 'repair':
      if (tileOf(player, o.tile)!.repaired) return IS_REPAIRED
      if (o.by === 'workshop' && !l.credit) return NO_CREDIT
      if ((o.by === 'autoRepair' || o.by === 'repairDiscount') && !unused(player, o.by)) return NO_ROOM
      return canPay(player, repairCost(o)) ? undefined : NO_MATERIALS
  }
}

/** What is worth looking at: broken tiles, and rooms that are ready to help. */
function likely(s: State, l: L): readonly Repairing[] {
  const player = playerOf(s, l.seat)
  const auto = unused(player, 'autoRepair') !== undefined
  const cheaper = unused(player, 'repairDiscount') !== undefined
  const all: Repairing[] = []
  for (const { id: tile, repaired } of player.equipment) {
    if (repaired) continue
    all.push({ do: 'repair', tile, by: 'full' })
    if (auto) all.push({ do: 'repair', tile, by: 'autoRepair' })
    if (!cheaper && !l.credit) continue
    for (const kind of kindsIn(tile)) {
      if (cheaper) all.push({ do: 'repair', tile, by: 'repairDiscount', pay: kind })
      if (l.credit) all.push({ do: 'repair', tile, by: 'workshop', without: kind })
    }
  }
  for (const room of player.rooms) if (roomKind(room.id) === 'workshop') all.push({ do: 'use', what: room.id })
  all.push(DONE)
  return all
}

const isIdle = (s: State, l: L): boolean =>
  likely(s, l).every(o => o.do === 'done' || repairLimit(s, l, o) !== undefined)

export const repair = proc('repair', { seat: SEAT }, { own: { credit: flag } })
repair.steps({
  // With nothing to repair or use nobody is asked.
  check: (s, l) => (isIdle(s, l) ? end : next),
  choose: repair.ask({
    from: likely,
    wide: choices,
    limit: repairLimit,
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') return end
      // OUT-ROOMK-02
      if (o.do === 'use') {
        useUp(l.seat, roomOf(playerOf(s, l.seat), o.what)!)
        l.credit = true
        drawTile(s, l.seat, o.what)
      } else mend(s, l, o)
      return 'check'
    },
  }),
})

// OUT-NIGHT-REPAIR-01, OUT-EQ-05
function mend(s: State, l: L, o: Repair): void {
  const player = playerOf(s, l.seat)
  if (o.by === 'autoRepair' || o.by === 'repairDiscount') useUp(l.seat, unused(player, o.by)!)
  if (o.by === 'workshop') l.credit = false
  for (const kind of repairCost(o)) spend(s, l.seat, kind, 1, o.tile)
  const tile: Tile = tileOf(player, o.tile)!
  tile.repaired = true
  tell.all?.({ e: 'repaired', seat: l.seat, tile: o.tile })
}
