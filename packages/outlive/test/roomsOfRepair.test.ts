// OUT-GAP-18: no room is excepted from the step in which rooms are built and used, so those that repair work in it, too.

import assert from 'node:assert/strict'
import type { Material } from '../src/content/resources.ts'
import type { State } from '../src/index.ts'
import { equipment } from '../src/language.ts'
import { addRoom, night, type Outlive, rule, setGoods, setRooms, setStack, setTiles, two } from './outlive.ts'

const DONE = { do: 'done' } as const
const use = (what: string) => ({ do: 'use', what }) as const
const full = (tile: string) => ({ do: 'repair', tile, by: 'full' }) as const
const auto = (tile: string) => ({ do: 'repair', tile, by: 'autoRepair' }) as const
const cheaply = (tile: string, pay: Material) => ({ do: 'repair', tile, by: 'repairDiscount', pay }) as const
const inWorkshop = (tile: string, without: Material) => ({ do: 'repair', tile, by: 'workshop', without }) as const

/** Step 5 of seat 0, its goods as they are then: it has been fed before. */
function step5(t: Outlive, set: (s: State) => void): Outlive {
  night(t, s => setRooms(s, 0, {}))
  return t.arrange(s => {
    setTiles(s, 0, {})
    setGoods(s, 0, {})
    set(s)
  })
}

/** These tiles alone can be drawn, the last one first. */
function stack(s: State, ...tiles: readonly string[]): void {
  setStack(s, tiles, 'blackwood')
  for (const each of equipment.at(s, 'discard').slice()) equipment.move(s, each, 'discard', 'blackwood')
}

rule('[OUT-ROOMK-02, OUT-NIGHT-BUILD-04] workshop: the tile that it draws is seen before building', two, t => {
  step5(t, s => {
    setRooms(s, 0, { workshop: 'staffed', hunt1: null })
    setGoods(s, 0, { wood: 3 })
    stack(s, 'baseballBat:1')
  })
  assert.deepEqual(t.options(0), [use('workshop'), { do: 'build', room: 'hunt1:1' }, DONE])
  assert.deepEqual(t.choose(0, use('workshop')), {
    'players.0.rooms.0.used': 1,
    'players.0.equipment': [{ id: 'baseballBat:1', repaired: false, used: false }],
    'equipment.at.stack': [],
  })
  assert.equal(t.refused(0, use('workshop')), 'OUT-ROOM-02 use.roomUsed')
  assert.deepEqual(t.options(0), [{ do: 'build', room: 'hunt1:1' }, inWorkshop('baseballBat:1', 'wood'), DONE])
  assert.deepEqual(t.choose(0, inWorkshop('baseballBat:1', 'wood')), {
    'players.0.wood': 1,
    'players.0.rooms.0.used': 3,
    'players.0.equipment.0.repaired': true,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'paid', seat: 0, kind: 'wood', count: 1, by: 'baseballBat:1' },
    { e: 'paid', seat: 0, kind: 'wood', count: 1, by: 'baseballBat:1' },
    { e: 'repaired', seat: 0, tile: 'baseballBat:1' },
  ])
  assert.deepEqual(t.options(0), [DONE])
})

rule('[OUT-ROOMK-02, OUT-ROOMK-10] workshop: the tile that it draws can be dismantled at once', two, t => {
  step5(t, s => {
    setRooms(s, 0, { workshop: 'staffed', hunt1: null })
    addRoom(s, 0, 'dismantle:1')
    stack(s, 'crowbar:1')
  })
  t.choose(0, use('workshop'))
  t.choose(0, { do: 'dismantle', what: 'dismantle:1', tile: 'crowbar:1' })
  t.choose(0, { do: 'build', room: 'hunt1:1' })
  assert.equal(t.state.players[0]!.metal, 0)
  assert.equal(t.state.players[0]!.rooms.find(({ id }) => id === 'hunt1:1')!.built, true)
})

rule('[OUT-ROOMK-02, OUT-ROOM-02] workshop: its cheaper repair waits for step 6, and there is one in all', two, t => {
  step5(t, s => {
    setRooms(s, 0, { workshop: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken' })
    setGoods(s, 0, { wood: 4, metal: 2 })
    stack(s, 'bow:1')
  })
  t.choose(0, use('workshop'))
  t.choose(0, DONE)
  assert.equal(t.refused(0, use('workshop')), 'OUT-ROOM-02 use.roomUsed')
  t.choose(0, inWorkshop('bow:1', 'wood'))
  assert.equal(t.refused(0, inWorkshop('pickaxe:1', 'wood')), 'OUT-ROOMK-02 repair.noWorkshop')
  assert.deepEqual(t.options(0), [full('pickaxe:1'), DONE])
})

rule('[OUT-ROOMK-18, OUT-ROOM-02] autoRepair: in the step of building, and then not in the next', two, t => {
  step5(t, s => {
    setRooms(s, 0, { autoRepair: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken', bow: 'broken' })
    setGoods(s, 0, { wood: 2, metal: 1 })
  })
  assert.deepEqual(t.options(0), [auto('pickaxe:1'), auto('bow:1'), DONE])
  assert.deepEqual(t.choose(0, auto('bow:1')), {
    'players.0.rooms.0.used': 1,
    'players.0.equipment.1.repaired': true,
  })
  assert.equal(t.refused(0, auto('pickaxe:1')), 'OUT-ROOM-01 repair.noRoom')
  t.choose(0, DONE)
  assert.equal(t.refused(0, auto('pickaxe:1')), 'OUT-ROOM-01 repair.noRoom')
  assert.deepEqual(t.options(0), [full('pickaxe:1'), DONE])
})

rule('[OUT-ROOMK-22] repairDiscount: in the step of building, for one of the printed materials', two, t => {
  step5(t, s => {
    setRooms(s, 0, { repairDiscount: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken' })
    setGoods(s, 0, { wood: 1 })
  })
  assert.deepEqual(t.options(0), [cheaply('pickaxe:1', 'wood'), DONE])
  assert.equal(t.refused(0, cheaply('pickaxe:1', 'metal')), 'OUT-NIGHT-REPAIR-01 repair.noMaterials')
  assert.deepEqual(t.choose(0, cheaply('pickaxe:1', 'wood')), {
    'players.0.wood': 0,
    'players.0.rooms.0.used': 1,
    'players.0.equipment.0.repaired': true,
  })
})

rule('[OUT-NIGHT-REPAIR-01] without a room nothing is repaired before step 6', two, t => {
  step5(t, s => {
    setRooms(s, 0, { autoRepair: 2 })
    setTiles(s, 0, { pickaxe: 'broken', bow: 'repaired' })
    setGoods(s, 0, { wood: 2, metal: 1 })
  })
  assert.equal(t.refused(0, full('pickaxe:1')), 'OUT-NIGHT-REPAIR-01 repair.later')
  assert.equal(t.refused(0, full('bow:1')), 'OUT-NIGHT-REPAIR-02 repair.isRepaired')
  assert.equal(t.refused(0, auto('pickaxe:1')), 'OUT-ROOM-01 repair.noRoom')
  assert.deepEqual(t.options(0), [DONE])
  t.choose(0, DONE)
  assert.deepEqual(t.options(0), [full('pickaxe:1'), DONE])
})

rule('[OUT-NIGHT-01] each shelter knows which step it is at, also where both offer a repair', two, t => {
  step5(t, s => {
    setRooms(s, 0, { autoRepair: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken' })
  })
  assert.equal(t.view(0).asked, 'build')
  t.choose(0, DONE)
  assert.equal(t.view(0).asked, 'repair')
  assert.equal(t.view('public').asked, null)
  t.choose(0, DONE)
  assert.equal(t.view(0).asked, null)
})
