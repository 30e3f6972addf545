import assert from 'node:assert/strict'
import { EQUIPMENT_KINDS } from '../src/content/equipment.ts'
import type { Material } from '../src/content/resources.ts'
import { type State, scoreOf } from '../src/index.ts'
import { equipment } from '../src/language.ts'
import {
  addRoom,
  doneUntil,
  nextEvent,
  night,
  type Outlive,
  rule,
  setGoods,
  setHeroes,
  setRooms,
  setStack,
  setTiles,
  two,
} from './outlive.ts'

const DONE = { do: 'done' } as const
const full = (tile: string) => ({ do: 'repair', tile, by: 'full' }) as const
const auto = (tile: string) => ({ do: 'repair', tile, by: 'autoRepair' }) as const
const cheaply = (tile: string, pay: Material) => ({ do: 'repair', tile, by: 'repairDiscount', pay }) as const
const inWorkshop = (tile: string, without: Material) => ({ do: 'repair', tile, by: 'workshop', without }) as const
const use = (what: string) => ({ do: 'use', what }) as const

/** Step 6 of seat 0, its goods as they are then: it has been fed before. */
function step6(t: Outlive, set: (s: State) => void): Outlive {
  night(t, s => {
    setRooms(s, 0, {})
    setTiles(s, 0, { axe: 'broken' })
    setGoods(s, 0, { wood: 1, metal: 2 })
  })
  doneUntil(t, 0, 'repair')
  return t.arrange(set)
}

const noDiscards = (s: State): void => {
  for (const each of equipment.at(s, 'discard').slice()) equipment.move(s, each, 'discard', 'blackwood')
}

rule('[OUT-NIGHT-REPAIR-01, OUT-CASE-19] a pickaxe costs 2 wood and 1 metal, and is 1 point', two, t => {
  step6(t, s => {
    setTiles(s, 0, { pickaxe: 'broken' })
    setGoods(s, 0, { wood: 3, metal: 1 })
  })
  const before = scoreOf(t.state.players[0]!)
  assert.deepEqual(t.options(0), [full('pickaxe:1'), DONE])
  // With nothing else to repair the night of this shelter is over.
  assert.deepEqual(t.choose(0, full('pickaxe:1')), {
    'players.0.wood': 1,
    'players.0.metal': 0,
    'players.0.equipment.0.repaired': true,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'paid', seat: 0, kind: 'wood', count: 1, by: 'pickaxe:1' },
    { e: 'paid', seat: 0, kind: 'wood', count: 1, by: 'pickaxe:1' },
    { e: 'paid', seat: 0, kind: 'metal', count: 1, by: 'pickaxe:1' },
    { e: 'repaired', seat: 0, tile: 'pickaxe:1' },
  ])
  assert.deepEqual(t.pending, [1])
  const after = scoreOf(t.state.players[0]!)
  assert.deepEqual([after.equipment, after.pairs, after.total - before.total], [1, 0, 1])
})

const COSTS: { readonly [kind: string]: readonly [number, number, number] } = {
  axe: [1, 2, 0],
  bow: [2, 1, 0],
  jerrycan: [1, 2, 0],
  accessCard: [1, 1, 1],
  ammoCrate: [2, 1, 0],
  crowbar: [0, 3, 0],
  chainsaw: [0, 1, 2],
  flashlight: [0, 1, 2],
  pickaxe: [2, 1, 0],
  purifier: [0, 1, 2],
  grapplingHook: [1, 1, 1],
  hacksaw: [1, 1, 1],
  backpack: [3, 0, 0],
  metalDetector: [1, 1, 1],
  shotgun: [2, 1, 0],
  bearTrap: [1, 2, 0],
  baseballBat: [3, 0, 0],
  protectiveVest: [1, 0, 2],
  exoskeleton: [1, 1, 1],
  thermalSensor: [1, 1, 1],
}
for (const kind of EQUIPMENT_KINDS)
  rule(`[OUT-NIGHT-REPAIR-01] repairing the ${kind} costs its 3 printed materials and nothing less`, two, t => {
    const [wood, metal, microchip] = COSTS[kind]!
    step6(t, s => {
      setTiles(s, 0, { [kind]: 'broken' })
      setGoods(s, 0, { wood, metal, microchip })
    })
    assert.ok(t.offers(0, full(`${kind}:1`)))
    for (const [material, count] of Object.entries({ wood, metal, microchip })) {
      if (count === 0) continue
      t.arrange(s => setGoods(s, 0, { wood, metal, microchip, [material]: count - 1 }))
      assert.equal(t.refused(0, full(`${kind}:1`)), 'OUT-NIGHT-REPAIR-01 repair.noMaterials')
    }
    t.arrange(s => setGoods(s, 0, { wood, metal, microchip }))
    t.choose(0, full(`${kind}:1`))
    const player = t.state.players[0]!
    assert.deepEqual([player.wood, player.metal, player.microchip], [0, 0, 0])
  })

rule('[OUT-NIGHT-REPAIR-01] several in a night, and the player may stop', two, t => {
  step6(t, s => {
    setTiles(s, 0, { pickaxe: 'broken', bow: 'broken', shotgun: 'broken' })
    setGoods(s, 0, { wood: 6, metal: 3 })
  })
  t.choose(0, full('pickaxe:1'))
  assert.deepEqual(t.choose(0, full('shotgun:1')), {
    'players.0.wood': 2,
    'players.0.metal': 1,
    'players.0.equipment.2.repaired': true,
  })
  assert.deepEqual(t.options(0), [full('bow:1'), DONE])
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(t.pending, [1])
})

rule('[OUT-NIGHT-REPAIR-01] who can repair nothing is not asked', two, t => {
  night(t, s => {
    setRooms(s, 0, { autoRepair: 'staffed', repairDiscount: 'staffed', workshop: 2 })
    setTiles(s, 0, { axe: 'repaired' })
    setGoods(s, 0, { cans: 7, wood: 3, metal: 3 })
  })
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(t.pending, [1])
})

rule('[OUT-NIGHT-REPAIR-02] a repaired tile works from then on, and is not repaired again', two, t => {
  step6(t, s => {
    setTiles(s, 0, { crowbar: 'broken', axe: 'broken' })
    setGoods(s, 0, { wood: 1, metal: 8 })
    setHeroes(s, 0, { h3a: 'blackwood' })
    nextEvent(s, 'epidemic')
  })
  t.choose(0, full('crowbar:1'))
  assert.equal(t.refused(0, full('crowbar:1')), 'OUT-NIGHT-REPAIR-02 repair.isRepaired')
  t.choose(0, DONE)
  t.choose(1, DONE)
  assert.equal(t.state.round, 2)
  assert.equal(t.choose(0, { do: 'move', hero: 'h5', to: 'militaryBase' })['players.0.microchip'], 2)
  assert.equal(t.state.players[0]!.equipment[0]!.used, true)
})

rule('[OUT-ROOMK-02] workshop: draws a tile, then a repair costs 1 material less', two, t => {
  step6(t, s => {
    setRooms(s, 0, { workshop: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken', axe: 'repaired' })
    setGoods(s, 0, { wood: 2, metal: 1 })
    setStack(s, ['crowbar:1', 'bow:1', 'axe:2'], 'blackwood')
    noDiscards(s)
  })
  assert.equal(t.refused(0, inWorkshop('pickaxe:1', 'wood')), 'OUT-ROOMK-02 repair.noWorkshop')
  assert.deepEqual(t.choose(0, use('workshop')), {
    'players.0.rooms.0.used': 1,
    'players.0.equipment': [
      { id: 'pickaxe:1', repaired: false, used: false },
      { id: 'axe:1', repaired: true, used: false },
      { id: 'bow:1', repaired: false, used: false },
    ],
    'equipment.at.stack': ['crowbar:1'],
    'equipment.at.discard': ['axe:2'],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'workshop' },
    { e: 'duplicate', seat: 0, tile: 'axe:2', by: 'workshop' },
    { e: 'drewTile', seat: 0, tile: 'bow:1', by: 'workshop' },
  ])
  assert.equal(t.refused(0, use('workshop')), 'OUT-ROOM-02 use.roomUsed')
  assert.deepEqual(t.options(0), [
    full('pickaxe:1'),
    inWorkshop('pickaxe:1', 'wood'),
    inWorkshop('pickaxe:1', 'metal'),
    full('bow:1'),
    inWorkshop('bow:1', 'wood'),
    inWorkshop('bow:1', 'metal'),
    DONE,
  ])
  t.arrange(s => setGoods(s, 0, { wood: 3, metal: 2 }))
  assert.deepEqual(t.choose(0, inWorkshop('bow:1', 'wood')), {
    'players.0.wood': 2,
    'players.0.metal': 1,
    'players.0.rooms.0.used': 3,
    'players.0.equipment.2.repaired': true,
  })
  assert.equal(t.refused(0, inWorkshop('pickaxe:1', 'wood')), 'OUT-ROOMK-02 repair.noWorkshop')
  assert.deepEqual(t.options(0), [full('pickaxe:1'), DONE])
})

rule(
  '[OUT-ROOMK-02] workshop: any one of the printed materials is left out, and only if the others are there',
  two,
  t => {
    step6(t, s => {
      setRooms(s, 0, { workshop: 'staffed' })
      setTiles(s, 0, { pickaxe: 'broken' })
      setGoods(s, 0, { wood: 2 })
      setStack(s, ['crowbar:1'], 'blackwood')
      noDiscards(s)
    })
    t.choose(0, use('workshop'))
    assert.equal(t.refused(0, inWorkshop('pickaxe:1', 'wood')), 'OUT-NIGHT-REPAIR-01 repair.noMaterials')
    assert.equal(t.refused(0, inWorkshop('pickaxe:1', 'microchip')), 'OUT-ROUND-02 explain.notNow')
    assert.deepEqual(t.choose(0, inWorkshop('pickaxe:1', 'metal')), {
      'players.0.wood': 0,
      'players.0.equipment.0.repaired': true,
      'players.0.rooms.0.used': 0,
    })
  },
)

rule('[OUT-ROOMK-02, OUT-ROOM-08] workshop: the tile may be drawn without a repair, or nothing at all', two, t => {
  const set = (s: State): void => {
    setRooms(s, 0, { workshop: 'staffed' })
    setTiles(s, 0, {})
    setGoods(s, 0, { wood: 2 })
    setStack(s, ['baseballBat:1'], 'blackwood')
    noDiscards(s)
  }
  step6(t, set)
  assert.deepEqual(t.options(0), [use('workshop'), DONE])
  t.choose(0, use('workshop'))
  assert.deepEqual(t.options(0), [inWorkshop('baseballBat:1', 'wood'), DONE])
  assert.deepEqual(t.choose(0, DONE), { 'players.0.rooms.0.used': 0 })
  assert.equal(t.state.players[0]!.wood, 2)
  step6(t, set)
  assert.deepEqual(t.choose(0, DONE), {})
})

rule('[OUT-ROOMK-02, OUT-ROOM-01] a workshop with 2 of 3 does nothing', two, t => {
  step6(t, s => {
    setRooms(s, 0, { workshop: 2, ammo4: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken' })
    setGoods(s, 0, { wood: 2, metal: 1 })
  })
  assert.equal(t.refused(0, use('workshop')), 'OUT-ROOM-01 use.notStaffed')
  assert.equal(t.refused(0, use('ammo4:1')), 'OUT-ROOM-02 use.otherTime')
})

rule('[OUT-ROOMK-02] a workshop with nothing new to draw still makes a repair cheaper', two, t => {
  step6(t, s => {
    setRooms(s, 0, { workshop: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken' })
    setGoods(s, 0, { wood: 2 })
    setStack(s, ['pickaxe:2'], 'blackwood')
    noDiscards(s)
  })
  assert.deepEqual(t.choose(0, use('workshop')), {
    'players.0.rooms.0.used': 1,
    'equipment.at.stack': [],
    'equipment.at.discard': ['pickaxe:2'],
  })
  assert.deepEqual(t.options(0), [inWorkshop('pickaxe:1', 'metal'), DONE])
})

rule('[OUT-ROOMK-18] autoRepair: 1 broken tile for free, once in a round', two, t => {
  step6(t, s => {
    setRooms(s, 0, { autoRepair: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken', bow: 'broken', axe: 'repaired' })
    setGoods(s, 0, { wood: 2, metal: 1 })
  })
  assert.equal(t.refused(0, auto('axe:1')), 'OUT-NIGHT-REPAIR-02 repair.isRepaired')
  assert.deepEqual(t.choose(0, auto('bow:1')), {
    'players.0.rooms.0.used': 1,
    'players.0.equipment.1.repaired': true,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'autoRepair:1' },
    { e: 'repaired', seat: 0, tile: 'bow:1' },
  ])
  assert.equal(t.refused(0, auto('pickaxe:1')), 'OUT-ROOM-01 repair.noRoom')
  assert.deepEqual(t.options(0), [full('pickaxe:1'), DONE])
})

rule('[OUT-ROOMK-18, OUT-ROOM-05] two autoRepairs repair 2 tiles; none with a seat empty', two, t => {
  step6(t, s => {
    setRooms(s, 0, { autoRepair: 'staffed' })
    addRoom(s, 0, 'autoRepair:2')
    setTiles(s, 0, { pickaxe: 'broken', bow: 'broken' })
    setGoods(s, 0, {})
  })
  assert.deepEqual(t.options(0), [auto('pickaxe:1'), auto('bow:1'), DONE])
  t.choose(0, auto('pickaxe:1'))
  t.choose(0, auto('bow:1'))
  assert.deepEqual(
    t.state.players[0]!.equipment.map(tile => tile.repaired),
    [true, true],
  )
  step6(t, s => {
    setRooms(s, 0, { autoRepair: 2 })
    setTiles(s, 0, { pickaxe: 'broken' })
    setGoods(s, 0, { wood: 2, metal: 1 })
  })
  assert.equal(t.refused(0, auto('pickaxe:1')), 'OUT-ROOM-01 repair.noRoom')
})

rule('[OUT-ROOMK-22] repairDiscount: 1 broken tile for 1 of its printed materials', two, t => {
  step6(t, s => {
    setRooms(s, 0, { repairDiscount: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken', bow: 'broken' })
    setGoods(s, 0, { wood: 2, metal: 2, microchip: 1 })
  })
  assert.deepEqual(t.options(0), [
    full('pickaxe:1'),
    cheaply('pickaxe:1', 'wood'),
    cheaply('pickaxe:1', 'metal'),
    full('bow:1'),
    cheaply('bow:1', 'wood'),
    cheaply('bow:1', 'metal'),
    DONE,
  ])
  assert.equal(t.refused(0, cheaply('pickaxe:1', 'microchip')), 'OUT-ROUND-02 explain.notNow')
  assert.deepEqual(t.choose(0, cheaply('pickaxe:1', 'metal')), {
    'players.0.metal': 1,
    'players.0.rooms.0.used': 1,
    'players.0.equipment.0.repaired': true,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'repairDiscount:1' },
    { e: 'paid', seat: 0, kind: 'metal', count: 1, by: 'pickaxe:1' },
    { e: 'repaired', seat: 0, tile: 'pickaxe:1' },
  ])
  assert.equal(t.refused(0, cheaply('bow:1', 'wood')), 'OUT-ROOM-01 repair.noRoom')
  assert.deepEqual(t.choose(0, full('bow:1')), {
    'players.0.wood': 0,
    'players.0.metal': 0,
    'players.0.rooms.0.used': 0,
    'players.0.equipment.1.repaired': true,
  })
})

rule('[OUT-ROOMK-22] repairDiscount: without that material, or with a seat empty, it does nothing', two, t => {
  step6(t, s => {
    setRooms(s, 0, { repairDiscount: 'staffed' })
    setTiles(s, 0, { pickaxe: 'broken' })
    setGoods(s, 0, { metal: 1 })
  })
  assert.equal(t.refused(0, cheaply('pickaxe:1', 'wood')), 'OUT-NIGHT-REPAIR-01 repair.noMaterials')
  assert.deepEqual(t.options(0), [cheaply('pickaxe:1', 'metal'), DONE])
  t.arrange(s => {
    setRooms(s, 0, { repairDiscount: 2 })
    setGoods(s, 0, { wood: 2, metal: 1 })
  })
  assert.equal(t.refused(0, cheaply('pickaxe:1', 'metal')), 'OUT-ROOM-01 repair.noRoom')
})
