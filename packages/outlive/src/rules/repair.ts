// OUT-NIGHT-REPAIR: step 6 of the night, and repairs with the help of rooms in step 5.

import { type BrokenLimit, end, limit, next, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import { EQUIPMENT_IDS } from '../content/equipment.ts'
import type { Material } from '../content/resources.ts'
import { ROOM_IDS } from '../content/rooms.ts'
import { playerOf, proc, tell } from '../language.ts'
import type { Offers, Repair } from '../options.ts'
import { has } from '../queries/goods.ts'
import { CHEAPER_REPAIR, cheapening, roomOf, unused } from '../queries/shelter.ts'
import { costOf, repairCost, tileOf } from '../queries/tiles.ts'
import type { Player, State, Tile } from '../state.ts'
import { spend } from './goods.ts'
import { roomLimit, useRoom } from './rooms.ts'
import { useUp } from './useUp.ts'

type Repairing = Offers['repair']

const DONE: Repairing = { do: 'done' }

const IS_REPAIRED = limit('OUT-NIGHT-REPAIR-02', 'repair.isRepaired')
const NO_MATERIALS = limit('OUT-NIGHT-REPAIR-01', 'repair.noMaterials')
const NO_ROOM = limit('OUT-ROOM-01', 'repair.noRoom')
const NO_CREDIT = limit('OUT-ROOMK-02', 'repair.noWorkshop')

type L = { readonly seat: Seat }

/** All ways to repair a tile, each with its cost. */
const WAYS = new Map(
  EQUIPMENT_IDS.map(tile => {
    const priced = (o: Repair) => ({ o, cost: repairCost(o) })
    return [
      tile,
      {
        full: priced({ do: 'repair', tile, by: 'full' }),
        auto: { do: 'repair', tile, by: 'autoRepair' } as const,
        // For each material of the printed cost, once.
        byMaterial: [...new Set(costOf(tile))].map(kind => ({
          cheaper: priced({ do: 'repair', tile, by: 'repairDiscount', pay: kind }),
          workshop: priced({ do: 'repair', tile, by: 'workshop', without: kind }),
        })),
      },
    ]
  }),
)
const USES = new Map(ROOM_IDS.map(what => [what, { do: 'use', what } as const]))

/** `full` is what a repair at the printed cost breaks at this time. OUT-GAP-18: rooms help in the step of building, too. */
export function offerRepairs(player: Player, offer: Offer<Repair>, full: BrokenLimit): void {
  const auto = unused(player, 'autoRepair') ? undefined : NO_ROOM
  const cheaper = unused(player, 'repairDiscount') ? undefined : NO_ROOM
  const workshop = cheapening(player) ? undefined : NO_CREDIT
  if (offer.skips(full) && offer.skips(auto) && offer.skips(cheaper) && offer.skips(workshop)) return
  for (const tile of player.equipment) {
    const whole = tile.repaired ? IS_REPAIRED : undefined
    if (offer.skips(whole)) continue
    const ways = WAYS.get(tile.id)!
    offer.add(ways.full.o, whole ?? full ?? payLimit(player, ways.full.cost))
    offer.add(ways.auto, whole ?? auto)
    if (offer.skips(cheaper) && offer.skips(workshop)) continue
    for (const by of ways.byMaterial) {
      offer.add(by.cheaper.o, whole ?? cheaper ?? payLimit(player, by.cheaper.cost))
      offer.add(by.workshop.o, whole ?? workshop ?? payLimit(player, by.workshop.cost))
    }
  }
}

function candidates(s: State, l: L, offer: Offer<Repairing>): void {
  const player = playerOf(s, l.seat)
  offerRepairs(player, offer, undefined)
  for (const room of player.rooms) offer.add(USES.get(room.id)!, roomLimit(s, l, room, 'repair'))
  offer.add(DONE)
}

function payLimit(player: Player, cost: readonly Material[]): BrokenLimit {
  for (const kind of cost) {
    let due = 0
    for (const other of cost) if (other === kind) due++
    if (has(player, kind) < due) return NO_MATERIALS
  }
  return undefined
}

function isIdle(s: State, l: L): boolean {
  let allowed = 0
  candidates(s, l, {
    skips: broken => broken !== undefined,
    only: undefined,
    add(_, broken) {
      if (broken === undefined) allowed++
    },
  })
  return allowed === 1
}

export const repair = proc('repair', { seat: SEAT })
repair.steps({
  // With nothing to repair or use, nobody is asked.
  check: (s, l) => (isIdle(s, l) ? end : next),
  choose: repair.ask({
    candidates,
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') return end
      if (o.do === 'use') useRoom(s, l, roomOf(playerOf(s, l.seat), o.what)!)
      else mend(s, l.seat, o)
      return 'check'
    },
  }),
})

// OUT-NIGHT-REPAIR-01, OUT-EQ-05
export function mend(s: State, seat: Seat, o: Repair): void {
  const player = playerOf(s, seat)
  if (o.by === 'autoRepair' || o.by === 'repairDiscount') useUp(seat, unused(player, o.by)!)
  // OUT-ROOMK-02
  if (o.by === 'workshop') cheapening(player)!.used |= CHEAPER_REPAIR
  for (const kind of repairCost(o)) spend(s, seat, kind, 1, o.tile)
  const tile: Tile = tileOf(player, o.tile)!
  tile.repaired = true
  tell.all?.({ e: 'repaired', seat, tile: o.tile })
}
