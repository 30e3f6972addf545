import assert from 'node:assert/strict'
import { ROOM_KINDS } from '../src/content/rooms.ts'
import type { OptionOf, State } from '../src/index.ts'
import { equipment } from '../src/language.ts'
import {
  addRoom,
  doneUntil,
  night,
  type Outlive,
  rule,
  setGoods,
  setRooms,
  setStack,
  setTiles,
  two,
} from './outlive.ts'

const DONE = { do: 'done' } as const
const build = (room: string) => ({ do: 'build', room }) as const
const cheaply = (room: string) => ({ do: 'build', room, discount: true }) as const
const moveIn = (room: string) => ({ do: 'moveIn', room }) as const
const use = (what: string) => ({ do: 'use', what }) as const
const pay = (kind: OptionOf<'pay'>['kind']) => ({ do: 'pay', kind }) as const

/** Step 5 of seat 0, its goods as they are then: it has been fed before. */
function step5(t: Outlive, set: (s: State) => void): Outlive {
  night(t, s => setRooms(s, 0, {}))
  return t.arrange(set)
}

rule('[OUT-NIGHT-BUILD-01] a room costs any 3 materials', two, t => {
  step5(t, s => {
    setRooms(s, 0, { ammo4: null, hunt1: null })
    setGoods(s, 0, { wood: 1, metal: 2, microchip: 1, cans: 5, ammo: 5 })
  })
  assert.deepEqual(t.choose(0, build('ammo4:1')), { 'players.0.rooms.0.built': true })
  assert.deepEqual(t.heard(1), [{ e: 'built', seat: 0, room: 'ammo4:1' }])
  assert.deepEqual(t.options(0), [pay('wood'), pay('metal'), pay('microchip')])
  assert.deepEqual(t.choose(0, pay('wood')), { 'players.0.wood': 0 })
  assert.deepEqual(t.heard(1), [{ e: 'paid', seat: 0, kind: 'wood', count: 1, by: 'building' }])
  assert.equal(t.refused(0, pay('wood')), 'OUT-ACT-03 pay.noneLeft')
  assert.deepEqual(t.choose(0, pay('metal')), { 'players.0.metal': 1 })
  assert.deepEqual(t.choose(0, pay('metal')), { 'players.0.metal': 0 })
  assert.equal(t.refused(0, build('ammo4:1')), 'OUT-NIGHT-BUILD-01 build.isBuilt')
  assert.equal(t.refused(0, build('hunt1:1')), 'OUT-NIGHT-BUILD-01 build.noMaterials')
  assert.equal(t.refused(0, build('search2:1')), 'OUT-ROUND-02 explain.notYours')
  assert.equal(t.state.players[0]!.microchip, 1)
})

rule('[OUT-NIGHT-BUILD-01] several in a night; with only one way to pay nobody is asked', two, t => {
  step5(t, s => {
    setRooms(s, 0, { ammo4: null, hunt1: null, search2: null })
    setGoods(s, 0, { metal: 5, wood: 3 })
  })
  t.choose(0, build('ammo4:1'))
  for (const kind of ['metal', 'metal', 'wood'] as const) t.choose(0, pay(kind))
  t.choose(0, build('hunt1:1'))
  t.choose(0, pay('wood'))
  t.choose(0, pay('wood'))
  assert.deepEqual([t.state.players[0]!.metal, t.state.players[0]!.wood], [2, 0])
  t.arrange(s => setGoods(s, 0, { metal: 2, wood: 1 }))
  assert.deepEqual(t.choose(0, build('search2:1')), {
    'players.0.metal': 0,
    'players.0.wood': 0,
    'players.0.rooms.2.built': true,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'built', seat: 0, room: 'search2:1' },
    { e: 'paid', seat: 0, kind: 'wood', count: 1, by: 'building' },
    { e: 'paid', seat: 0, kind: 'metal', count: 2, by: 'building' },
  ])
  assert.deepEqual(t.options(0), [DONE])
})

// Upkeep and seats of every kind, OUT-ROOMK-01 to OUT-ROOMK-22.
const TABLE: { readonly [kind: string]: readonly [number, number] } = {
  buildDiscount: [2, 3],
  workshop: [2, 3],
  eventDiscount: [1, 4],
  hunt2: [3, 3],
  cargoCans1: [1, 4],
  cargoCans2: [3, 3],
  ammo4: [3, 3],
  waterReserve: [2, 3],
  eventImmunity: [2, 3],
  dismantle: [2, 3],
  decontaminate: [2, 3],
  ventilation: [2, 3],
  nursery: [2, 3],
  search2: [2, 3],
  drawEquip2: [2, 3],
  peekSearch: [1, 4],
  hero3Immune: [1, 4],
  autoRepair: [3, 3],
  hunt1: [1, 4],
  pressureChoice: [1, 4],
  emptyLocker: [2, 3],
  repairDiscount: [2, 3],
}

for (const kind of ROOM_KINDS)
  rule(`[OUT-ROOM-03, OUT-NIGHT-BUILD-02] ${kind}: 3 to build, its upkeep, its seats`, two, t => {
    const [upkeep, seats] = TABLE[kind]!
    night(t, s => {
      setRooms(s, 0, { [kind]: null }, 6)
      setGoods(s, 0, { water: 2, wood: 3 })
      setRooms(s, 1, { [kind]: 1 })
      setGoods(s, 1, { cans: 5 })
    })
    assert.equal(t.state.players[1]!.cans, 5 - upkeep)
    const { id } = t.state.players[0]!.rooms[0]!
    assert.equal(t.refused(0, moveIn(id)), 'OUT-NIGHT-BUILD-02 moveIn.notBuilt')
    t.choose(0, build(id))
    assert.equal(t.state.players[0]!.wood, 0)
    for (let i = 0; i < seats; i++) t.choose(0, moveIn(id))
    assert.equal(t.refused(0, moveIn(id)), 'OUT-NIGHT-BUILD-02 moveIn.full')
    assert.equal(t.state.players[0]!.rooms[0]!.people, seats)
  })

rule(
  '[OUT-NIGHT-BUILD-02, OUT-NIGHT-BUILD-03] survivors move from the airlock to a free seat, and never out again',
  two,
  t => {
    step5(t, s => {
      setRooms(s, 0, { ammo4: 2, hunt1: 0, search2: null }, 2)
    })
    assert.deepEqual(t.options(0), [moveIn('ammo4:1'), moveIn('hunt1:1'), DONE])
    assert.equal(t.refused(0, moveIn('search2:1')), 'OUT-NIGHT-BUILD-02 moveIn.notBuilt')
    assert.equal(t.refused(0, moveIn('airlock')), 'OUT-ROUND-02 explain.notYours')
    assert.deepEqual(t.choose(0, moveIn('ammo4:1')), { 'players.0.airlock': 1, 'players.0.rooms.0.people': 3 })
    assert.deepEqual(t.heard(1), [{ e: 'seated', seat: 0, room: 'ammo4:1' }])
    assert.equal(t.refused(0, moveIn('ammo4:1')), 'OUT-NIGHT-BUILD-02 moveIn.full')
    assert.deepEqual(t.choose(0, moveIn('hunt1:1')), { 'players.0.airlock': 0, 'players.0.rooms.1.people': 1 })
    assert.equal(t.refused(0, moveIn('hunt1:1')), 'OUT-NIGHT-BUILD-02 moveIn.airlockEmpty')
    assert.deepEqual(t.options(0), [use('ammo4:1'), DONE])
  },
)

rule('[OUT-NIGHT-BUILD-04] a room finished now is used now, and building goes on after it', two, t => {
  step5(t, s => {
    setRooms(s, 0, { dismantle: null, ammo4: null, search2: null }, 6)
    setTiles(s, 0, { axe: 'broken' })
    setGoods(s, 0, { metal: 3 })
  })
  assert.equal(t.refused(0, use('ammo4:1')), 'OUT-ROOM-01 use.notStaffed')
  t.choose(0, build('dismantle:1'))
  for (let i = 0; i < 3; i++) t.choose(0, moveIn('dismantle:1'))
  t.choose(0, { do: 'dismantle', what: 'dismantle:1', tile: 'axe:1' })
  t.choose(0, build('ammo4:1'))
  for (let i = 0; i < 3; i++) t.choose(0, moveIn('ammo4:1'))
  assert.deepEqual(t.choose(0, use('ammo4:1')), { 'players.0.ammo': 4, 'players.0.rooms.1.used': 1 })
})

rule('[OUT-ROOMK-01] buildDiscount: one room for 1 material', two, t => {
  step5(t, s => {
    setRooms(s, 0, { buildDiscount: 'staffed', ammo4: null, hunt1: null })
    setGoods(s, 0, { wood: 2, metal: 3 })
  })
  assert.equal(t.refused(0, use('buildDiscount')), 'OUT-ROOM-02 use.otherTime')
  assert.deepEqual(t.choose(0, cheaply('hunt1:1')), {
    'players.0.rooms.0.used': 1,
    'players.0.rooms.2.built': true,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'buildDiscount' },
    { e: 'built', seat: 0, room: 'hunt1:1' },
  ])
  assert.deepEqual(t.choose(0, pay('wood')), { 'players.0.wood': 1 })
  assert.equal(t.refused(0, cheaply('ammo4:1')), 'OUT-ROOMK-01 build.noDiscount')
  assert.deepEqual(t.choose(0, build('ammo4:1')), { 'players.0.rooms.1.built': true })
})

rule('[OUT-ROOMK-01] buildDiscount need not be used, and helps nobody who has no material', two, t => {
  step5(t, s => {
    setRooms(s, 0, { buildDiscount: 'staffed', ammo4: null, hunt1: null })
    setGoods(s, 0, { wood: 3 })
  })
  assert.deepEqual(t.choose(0, build('ammo4:1')), { 'players.0.wood': 0, 'players.0.rooms.1.built': true })
  assert.equal(t.refused(0, cheaply('hunt1:1')), 'OUT-NIGHT-BUILD-01 build.noMaterials')
  assert.equal(t.refused(0, cheaply('ammo4:1')), 'OUT-NIGHT-BUILD-01 build.isBuilt')
  t.arrange(s => {
    setRooms(s, 0, { buildDiscount: 2, ammo4: null })
    setGoods(s, 0, { wood: 3 })
  })
  assert.equal(t.refused(0, cheaply('ammo4:1')), 'OUT-ROOMK-01 build.noDiscount')
})

rule('[OUT-CASE-18] a room for 3, a second for 1 and used this night, a third for 3', two, t => {
  step5(t, s => {
    setRooms(s, 0, { buildDiscount: null, ammo4: null, hunt1: null }, 6)
    setGoods(s, 0, { metal: 7 })
  })
  assert.equal(t.refused(0, cheaply('ammo4:1')), 'OUT-ROOMK-01 build.noDiscount')
  assert.deepEqual(t.choose(0, build('buildDiscount')), { 'players.0.metal': 4, 'players.0.rooms.0.built': true })
  for (let i = 0; i < 3; i++) t.choose(0, moveIn('buildDiscount'))
  assert.deepEqual(t.choose(0, cheaply('ammo4:1')), {
    'players.0.metal': 3,
    'players.0.rooms.0.used': 1,
    'players.0.rooms.1.built': true,
  })
  for (let i = 0; i < 3; i++) t.choose(0, moveIn('ammo4:1'))
  assert.equal(t.state.players[0]!.airlock, 0)
  t.choose(0, use('ammo4:1'))
  assert.equal(t.refused(0, cheaply('hunt1:1')), 'OUT-ROOMK-01 build.noDiscount')
  assert.deepEqual(t.choose(0, build('hunt1:1')), { 'players.0.metal': 0, 'players.0.rooms.2.built': true })
})

rule('[OUT-ROOMK-07, OUT-ROOM-02] ammo4 gives 4 ammo, once in a round', two, t => {
  step5(t, s => {
    setRooms(s, 0, { ammo4: 'staffed', search2: 'staffed' })
    setGoods(s, 0, { ammo: 1 })
  })
  assert.equal(t.refused(0, use('search2:1')), 'OUT-ROOM-02 use.otherTime')
  assert.deepEqual(t.choose(0, use('ammo4:1')), { 'players.0.ammo': 5, 'players.0.rooms.0.used': 1 })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'ammo4:1' },
    { e: 'gained', seat: 0, kind: 'ammo', count: 4, by: 'ammo4:1' },
  ])
  assert.equal(t.refused(0, use('ammo4:1')), 'OUT-ROOM-02 use.roomUsed')
  assert.deepEqual(t.choose(0, DONE), { 'players.0.rooms.0.used': 0 })
})

rule('[OUT-ROOM-05, OUT-ROOMK-07] two copies of one kind are two rooms', two, t => {
  step5(t, s => {
    setRooms(s, 0, { ammo4: 'staffed' })
    addRoom(s, 0, 'ammo4:2')
  })
  t.choose(0, use('ammo4:2'))
  assert.equal(t.refused(0, use('ammo4:2')), 'OUT-ROOM-02 use.roomUsed')
  assert.deepEqual(t.choose(0, use('ammo4:1')), { 'players.0.ammo': 8, 'players.0.rooms.0.used': 1 })
})

rule('[OUT-ROOMK-10] dismantle: a tile, broken or repaired, for its 3 printed materials', two, t => {
  step5(t, s => {
    setRooms(s, 0, { dismantle: 'staffed' })
    addRoom(s, 0, 'dismantle:2')
    setTiles(s, 0, { accessCard: 'repaired', pickaxe: 'broken', axe: 'used' })
    setTiles(s, 1, { bow: 'broken' })
    setStack(s, ['jerrycan:1'], 'blackwood')
    for (const each of equipment.at(s, 'discard').slice()) equipment.move(s, each, 'discard', 'blackwood')
  })
  const dismantle = (what: string, tile: string) => ({ do: 'dismantle', what, tile }) as const
  assert.equal(t.refused(0, use('dismantle:1')), 'OUT-ROUND-02 explain.notNow')
  assert.equal(t.refused(0, dismantle('dismantle:1', 'bow:1')), 'OUT-ROUND-02 explain.notYours')
  assert.deepEqual(t.choose(0, dismantle('dismantle:1', 'accessCard:1')), {
    'players.0.wood': 1,
    'players.0.metal': 1,
    'players.0.microchip': 1,
    'players.0.rooms.0.used': 1,
    'players.0.equipment': [
      { id: 'pickaxe:1', repaired: false, used: false },
      { id: 'axe:1', repaired: true, used: true },
    ],
    'equipment.at.discard': ['accessCard:1'],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'dismantle:1' },
    { e: 'dismantled', seat: 0, tile: 'accessCard:1' },
    { e: 'gained', seat: 0, kind: 'wood', count: 1, by: 'accessCard:1' },
    { e: 'gained', seat: 0, kind: 'metal', count: 1, by: 'accessCard:1' },
    { e: 'gained', seat: 0, kind: 'microchip', count: 1, by: 'accessCard:1' },
  ])
  assert.equal(t.refused(0, dismantle('dismantle:1', 'pickaxe:1')), 'OUT-ROOM-02 use.roomUsed')
  t.choose(0, dismantle('dismantle:2', 'pickaxe:1'))
  assert.deepEqual([t.state.players[0]!.wood, t.state.players[0]!.metal], [3, 2])
  t.arrange(s => setRooms(s, 0, { dismantle: 2 }))
  assert.equal(t.refused(0, dismantle('dismantle:1', 'axe:1')), 'OUT-ROOM-01 use.notStaffed')
})

rule('[OUT-ROOMK-11] decontaminate: 1 space back, not beyond the best', two, t => {
  step5(t, s => {
    setRooms(s, 0, { decontaminate: 'staffed' })
    addRoom(s, 0, 'decontaminate:2')
    s.players[0]!.contamination = 1
  })
  assert.deepEqual(t.choose(0, use('decontaminate:1')), {
    'players.0.contamination': 0,
    'players.0.rooms.0.used': 1,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'decontaminate:1' },
    { e: 'contamination', seat: 0, space: 0, by: 'decontaminate:1' },
  ])
  assert.equal(t.refused(0, use('decontaminate:1')), 'OUT-ROOM-02 use.roomUsed')
  assert.equal(t.refused(0, use('decontaminate:2')), 'OUT-ROOMK-11 use.lowest')
})

rule('[OUT-ROOMK-13, OUT-ROOM-07] nursery: 1 survivor straight into it, up to 8', two, t => {
  step5(t, s => {
    setRooms(s, 0, { nursery: 2 }, 2)
  })
  assert.equal(t.refused(0, use('nursery:1')), 'OUT-ROOM-01 use.notStaffed')
  t.choose(0, moveIn('nursery:1'))
  assert.equal(t.refused(0, moveIn('nursery:1')), 'OUT-NIGHT-BUILD-02 moveIn.full')
  assert.deepEqual(t.choose(0, use('nursery:1')), { 'players.0.rooms.0.people': 4, 'players.0.rooms.0.used': 1 })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'nursery:1' },
    { e: 'survivor', seat: 0, to: 'nursery:1', by: 'nursery:1' },
  ])
  assert.equal(t.refused(0, use('nursery:1')), 'OUT-ROOM-02 use.roomUsed')
  assert.equal(t.refused(0, moveIn('nursery:1')), 'OUT-NIGHT-BUILD-02 moveIn.full')
  t.arrange(s => setRooms(s, 0, { nursery: 7 }, 1))
  assert.deepEqual(t.choose(0, use('nursery:1')), { 'players.0.rooms.0.people': 8, 'players.0.rooms.0.used': 1 })
  t.arrange(s => setRooms(s, 0, { nursery: 8 }, 1))
  assert.equal(t.refused(0, use('nursery:1')), 'OUT-ROOMK-13 use.nurseryFull')
})

rule('[OUT-ROOMK-15] drawEquip2: 2 tiles, broken; a duplicate is drawn again', two, t => {
  step5(t, s => {
    setRooms(s, 0, { drawEquip2: 'staffed' })
    setTiles(s, 0, { axe: 'repaired' })
    setStack(s, ['crowbar:1', 'bow:1', 'bow:2', 'axe:2'], 'blackwood')
    for (const each of equipment.at(s, 'discard').slice()) equipment.move(s, each, 'discard', 'blackwood')
  })
  assert.deepEqual(t.choose(0, use('drawEquip2:1')), {
    'players.0.rooms.0.used': 1,
    'players.0.equipment': [
      { id: 'axe:1', repaired: true, used: false },
      { id: 'bow:2', repaired: false, used: false },
      { id: 'crowbar:1', repaired: false, used: false },
    ],
    'equipment.at.stack': [],
    'equipment.at.discard': ['axe:2', 'bow:1'],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'drawEquip2:1' },
    { e: 'duplicate', seat: 0, tile: 'axe:2', by: 'drawEquip2:1' },
    { e: 'drewTile', seat: 0, tile: 'bow:2', by: 'drawEquip2:1' },
    { e: 'duplicate', seat: 0, tile: 'bow:1', by: 'drawEquip2:1' },
    { e: 'drewTile', seat: 0, tile: 'crowbar:1', by: 'drawEquip2:1' },
  ])
  assert.equal(t.refused(0, use('drawEquip2:1')), 'OUT-ROOM-02 use.roomUsed')
})

rule('[OUT-ROOM-08] every effect of step 5 is optional', two, t => {
  night(t, s => {
    setRooms(s, 0, { ammo4: 'staffed', decontaminate: 'staffed', nursery: 'staffed', drawEquip2: 'staffed' })
    setGoods(s, 0, { cans: 9 })
    setTiles(s, 0, {})
  })
  doneUntil(t, 0, 'use')
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(t.pending, [1])
})
