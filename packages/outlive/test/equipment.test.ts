// Equipment: what it does, what its repair costs, and which halves belong together.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AREAS, type Area, type PoolArea } from '../src/content/areas.ts'
import { EQUIPMENT_KINDS, type EquipmentKind, equipmentRow } from '../src/content/equipment.ts'
import { HERO_IDS, type HeroId } from '../src/content/heroes.ts'
import { type Option, scoreOf } from '../src/index.ts'
import type { State } from '../src/state.ts'
import {
  arrive,
  day,
  doneUntil,
  night,
  type Outlive,
  rule,
  setDisplay,
  setEvents,
  setGoods,
  setHeroes,
  setPrey,
  setRooms,
  setTileStack,
  setTiles,
  setTokens,
  standActive,
  standBeside,
  three,
  two,
} from './outlive.ts'

const GATHER = { do: 'gather' } as const
const UNLOCK = { do: 'unlock' } as const
const SEARCH = { do: 'search' } as const
const DONE = { do: 'done' } as const
const NONE_LEFT = 'OUT-ACT-01 act.noneLeft'
const USED = 'OUT-EQ-01 use.used'
const BROKEN = 'OUT-EQ-01 use.broken'
const NOT_HERE = 'OUT-EQ-03 use.notHere'

const use = (what: string) => ({ do: 'use', what }) as const
const hunt = (prey: string, ammo: number, ...tiles: string[]) => ({ do: 'hunt', prey, ammo, with: tiles }) as const
const move = (hero: HeroId, to: Area, more = {}) => ({ do: 'move', hero, to, ...more }) as const

/** The repair of a tile costs exactly this. */
function costs(t: Outlive, kind: EquipmentKind, wood: number, metal: number, microchip: number): void {
  night(t, s => {
    setTiles(s, 0, { [kind]: 'broken' })
    setGoods(s, 0, { wood: 3, metal: 3, microchip: 3 })
  })
  doneUntil(t, 0, 'repair')
  const expected: { [path: string]: number | boolean } = { 'players.0.equipment.0.repaired': true }
  for (const [good, n] of Object.entries({ wood, metal, microchip })) if (n > 0) expected[`players.0.${good}`] = 3 - n
  assert.deepEqual(t.choose(0, { do: 'repair', tile: `${kind}:1`, by: 'full' }), expected)
}

/** A tile with a plus: more from the pool, once something has been gathered with an action. */
function givesMore(t: Outlive, kind: EquipmentKind, area: PoolArea, good: string, extra: number): void {
  const id = `${kind}:1`
  const go = (set: (s: State) => void = () => {}) => {
    arrive(t, area, 'h3a', s => {
      setTiles(s, 0, { [kind]: 'repaired' })
      setGoods(s, 0, { [good]: 0, ...(area === 'dam' && { microchip: 1 }) })
      s.pools[area] = 6
      set(s)
    })
    if (area === 'dam') t.choose(0, UNLOCK)
  }
  go()
  assert.equal(t.refused(0, use(id)), 'OUT-EQ-02 use.gatherFirst')
  t.choose(0, GATHER)
  assert.deepEqual(t.choose(0, use(id)), {
    [`players.0.${good}`]: 1 + extra,
    'players.0.equipment.0.used': true,
    [`pools.${area}`]: 5 - extra,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: id },
    { e: 'gained', seat: 0, kind: good, count: extra, by: id },
  ])
  assert.equal(t.refused(0, use(id)), USED)
  t.choose(0, GATHER)
  t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
  go()
  t.choose(0, GATHER)
  assert.deepEqual(t.choose(0, DONE), {})
  go(s => {
    s.pools[area] = 2
  })
  t.choose(0, GATHER)
  assert.deepEqual(t.choose(0, use(id)), {
    [`players.0.${good}`]: 2,
    'players.0.equipment.0.used': true,
    [`pools.${area}`]: 0,
  })
  go(s => {
    s.pools[area] = 1
  })
  t.choose(0, GATHER)
  assert.equal(t.refused(0, use(id)), 'OUT-ACT-03 act.poolEmpty')
  onlyHere(t, kind, [area])
}

/** All other heroes of seat 0 have moved. */
const lastToMove = (s: State, hero: HeroId): void =>
  setHeroes(
    s,
    0,
    {},
    HERO_IDS.filter(id => id !== hero),
  )

/** A tile without a plus: from the supply, on entering. */
function givesOnEntry(t: Outlive, kind: EquipmentKind, areas: readonly Area[], good: string, count: number): void {
  const id = `${kind}:1`
  for (const area of areas) {
    const go = () =>
      arrive(t, area, 'h3a', s => {
        setTiles(s, 0, { [kind]: 'repaired' })
        lastToMove(s, 'h3a')
        s.pools = { militaryBase: 0, forest: 0, mine: 0, amusementPark: 0, dam: 0 }
      })
    const changed = go()
    assert.equal(changed[`players.0.${good}`], count)
    assert.equal(changed['players.0.equipment.0.used'], true)
    assert.deepEqual(t.heard(1).slice(-2), [
      { e: 'used', seat: 0, what: id },
      { e: 'gained', seat: 0, kind: good, count, by: id },
    ])
    assert.equal(t.refused(0, use(id)), USED)
  }
  onlyHere(t, kind, areas)
}

/** A tile works in these areas and is refused in all others. */
function onlyHere(t: Outlive, kind: EquipmentKind, areas: readonly Area[]): void {
  for (const area of AREAS) {
    if (areas.includes(area)) continue
    arrive(t, area, 'h5', s => setTiles(s, 0, { [kind]: 'repaired' }))
    assert.equal(t.refused(0, use(`${kind}:1`)), NOT_HERE)
  }
}

rule('[OUT-EQ-01] broken equipment does not work', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setTiles(s, 0, { axe: 'broken', bow: 'broken', shotgun: 'broken', bearTrap: 'broken', thermalSensor: 'broken' })
    setPrey(s, 'forest', 'r3:1')
  })
  for (const kind of ['axe', 'bow', 'shotgun', 'bearTrap', 'thermalSensor'])
    assert.equal(t.refused(0, use(`${kind}:1`)), BROKEN)
  assert.deepEqual(t.options(0), [GATHER, hunt('r3:1', 0), DONE])
})

rule('[OUT-EQ-01] what has been used is turned and does not work again this round', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setTiles(s, 0, { axe: 'used', bow: 'used', shotgun: 'used', bearTrap: 'used', thermalSensor: 'used' })
    setPrey(s, 'forest', 'r3:1')
  })
  for (const kind of ['axe', 'bow', 'shotgun', 'bearTrap', 'thermalSensor'])
    assert.equal(t.refused(0, use(`${kind}:1`)), USED)
  assert.deepEqual(t.options(0), [GATHER, hunt('r3:1', 0), DONE])
})

rule('[OUT-EQ-01] each works once, whichever of the heroes uses it', two, t => {
  arrive(t, 'blackwood', 'h3a', s => setTiles(s, 0, { chainsaw: 'repaired' }))
  t.choose(0, use('chainsaw:1'))
  t.arrange(s => {
    setHeroes(s, 0, { h3a: 'blackwood', h5: 'mine', h4: 'dam', h3b: 'cargoShip' }, ['h3a'])
    setHeroes(s, 1, {}, ['h5', 'h4', 'h3a', 'h3b'])
  })
  t.choose(0, DONE)
  const changed = t.choose(0, move('h5', 'silentPeak'))
  assert.equal(changed['players.0.wood'], undefined)
  assert.equal(t.refused(0, use('chainsaw:1')), USED)
})

rule('[OUT-EQ-01] at the end of the night it is refreshed', two, t => {
  night(t, s => setTiles(s, 0, { axe: 'used', bow: 'broken' }))
  const changed = t.choose(0, DONE)
  assert.equal(changed['players.0.equipment.0.used'], false)
  assert.deepEqual(t.state.players[0]!.equipment, [
    { id: 'axe:1', repaired: true, used: false },
    { id: 'bow:1', repaired: false, used: false },
  ])
})

rule('[OUT-EQ-02] a hunt is no gathering', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setTiles(s, 0, { axe: 'repaired' })
    setPrey(s, 'forest', 'r3:1')
  })
  t.choose(0, hunt('r3:1', 0))
  assert.equal(t.refused(0, use('axe:1')), 'OUT-EQ-02 use.gatherFirst')
  t.choose(0, GATHER)
  assert.equal(t.refused(0, use('axe:1')), undefined)
})

rule('[OUT-EQ-02] what was gathered on an earlier turn does not count', two, t => {
  arrive(t, 'forest', 'h3a', s => {
    setTiles(s, 0, { axe: 'repaired' })
    setTiles(s, 1, { axe: 'repaired' })
    standBeside(s, 1, 'forest', 'h3a')
  })
  t.choose(0, GATHER)
  t.choose(0, DONE)
  t.choose(1, move('h3a', 'forest'))
  assert.equal(t.refused(1, use('axe:2')), 'OUT-EQ-02 use.gatherFirst')
})

rule('[OUT-EQ-03] OUT-GAP-21: what entering gives is taken with the move where there is nothing to decide', two, t => {
  const { 'players.0.meat': meat, ...rest } = arrive(t, 'forest', 'h5', s => setTiles(s, 0, { bow: 'repaired' }))
  assert.equal(meat, 1)
  assert.deepEqual(rest, {
    'players.0.equipment.0.used': true,
    'players.0.heroes.0.active': true,
    'players.0.heroes.0.at': 'forest',
  })
  assert.deepEqual(t.heard(1), [
    { e: 'moved', seat: 0, hero: 'h5', to: 'forest', slot: 0 },
    { e: 'used', seat: 0, what: 'bow:1' },
    { e: 'gained', seat: 0, kind: 'meat', count: 1, by: 'bow:1' },
  ])
  // Broken and used tiles give nothing, and neither does one of another area.
  for (const tiles of [{ bow: 'broken' }, { bow: 'used' }, { crowbar: 'repaired' }] as const) {
    arrive(t, 'forest', 'h5', s => setTiles(s, 0, tiles))
    assert.deepEqual([t.state.players[0]!.meat, t.state.players[0]!.microchip], [0, 0])
    assert.equal(t.state.players[0]!.equipment[0]!.used, Object.values(tiles)[0] === 'used')
  }
})

rule('[OUT-EQ-03] OUT-GAP-21: entry effects are never lost by acting first', two, t => {
  const late = (kind: EquipmentKind, area: Area, act: Option) => {
    arrive(t, area, 'h5', s => {
      setPrey(s, 'forest', 'r3:1')
      setDisplay(s, 'blackwood', 'shotgun:1')
      setTokens(s, 'blackwood', 'emptyLocker:1')
    })
    // Ready only now, so that it was not taken with the move.
    t.arrange(s => setTiles(s, 0, { [kind]: 'repaired' }))
    assert.ok(t.offers(0, use(`${kind}:1`)))
    t.choose(0, act)
    return t.choose(0, use(`${kind}:1`))
  }
  assert.equal(late('bow', 'forest', GATHER)['players.0.meat'], 1)
  assert.equal(late('bow', 'forest', hunt('r3:1', 0))['players.0.meat'], 2)
  assert.equal(late('crowbar', 'militaryBase', { do: 'algae' })['players.0.microchip'], 2)
  assert.equal(late('chainsaw', 'blackwood', SEARCH)['players.0.wood'], 2)
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'chainsaw:1' },
    { e: 'gained', seat: 0, kind: 'wood', count: 2, by: 'chainsaw:1' },
  ])
  const takeTile = { do: 'take', tile: 'shotgun:1' } as const
  assert.equal(late('flashlight', 'blackwood', takeTile)['players.0.airlock'], 1)
  assert.equal(late('flashlight', 'blackwood', SEARCH)['players.0.airlock'], 1)
})

rule('[OUT-EQ-03] OUT-GAP-21: a survivor to house is decided on, until the turn of the hero ends', two, t => {
  arrive(t, 'blackwood', 'h5', s => {
    setTiles(s, 0, { flashlight: 'repaired' })
    setTokens(s, 'blackwood', 'emptyLocker:1')
  })
  assert.equal(t.state.players[0]!.airlock, 0)
  t.choose(0, SEARCH)
  assert.ok(t.offers(0, use('flashlight:1')))
  t.choose(0, DONE)
  assert.equal(t.state.players[0]!.airlock, 0)
  assert.equal(t.state.players[0]!.equipment[0]!.used, false)
})

rule('[OUT-EQ-07] OUT-GAP-21: the chainsaw can wait for a hero who may still reach the other city', two, t => {
  const others = { h5: 'mine', h3a: 'dam', h3b: 'militaryBase' } as const
  const enter = (active: readonly HeroId[] = [], at: { readonly [hero in HeroId]?: Area } = others) =>
    arrive(t, 'blackwood', 'h4', s => {
      setTiles(s, 0, { chainsaw: 'repaired' })
      setHeroes(s, 0, { h4: 'forest', ...at }, active)
      standBeside(s, 1, 'blackwood', 'h5')
    })
  assert.equal(enter()['players.0.wood'], undefined)
  assert.ok(t.offers(0, use('chainsaw:1')))
  t.choose(0, DONE)
  // The robber finds nothing in the shelter.
  t.choose(1, move('h5', 'blackwood'))
  assert.deepEqual(
    t.heard(0).flatMap(event => (event.e === 'pressure' ? [event.value] : [])),
    [1],
  )
  t.choose(1, DONE)
  // No hero can enter Blackwood any more today, so there is nothing left to decide.
  assert.equal(t.choose(0, move('h5', 'silentPeak'))['players.0.wood'], 2)
  enter()
  assert.equal(t.choose(0, use('chainsaw:1'))['players.0.wood'], 2)
  // No hero is left to go there, none can come so far, or the only one near lies there already.
  assert.equal(enter(['h5', 'h3a', 'h3b'])['players.0.wood'], 2)
  assert.equal(enter([], { h4: 'dam', h5: 'amusementPark', h3a: 'forest', h3b: 'silentPeak' })['players.0.wood'], 2)
  // One who has moved to Silent Peak keeps the others out.
  assert.equal(enter(['h3b'], { h5: 'mine', h3a: 'dam', h3b: 'silentPeak' })['players.0.wood'], 2)
  // One who still lies there may make room.
  assert.equal(enter([], { h5: 'mine', h3a: 'dam', h3b: 'silentPeak' })['players.0.wood'], undefined)
})

rule(
  '[OUT-EQ-07, OUT-EQK-19] the chainsaw can wait for a hero whom the exoskeleton brings to the other city',
  two,
  t => {
    const enter = (exoskeleton: 'repaired' | 'used' | 'broken', active: readonly HeroId[] = []) =>
      arrive(t, 'blackwood', 'h4', s => {
        setTiles(s, 0, { chainsaw: 'repaired', exoskeleton })
        // Silent Peak is three areas and more from all of them.
        setHeroes(s, 0, { h4: 'dam', h5: 'forest', h3a: 'amusementPark', h3b: 'cargoShip' }, ['h3b', ...active])
      })
    assert.equal(enter('repaired')['players.0.wood'], undefined)
    assert.ok(t.offers(0, use('chainsaw:1')))
    assert.equal(enter('used')['players.0.wood'], 2)
    assert.equal(enter('broken')['players.0.wood'], 2)
    assert.equal(enter('repaired', ['h5', 'h3a'])['players.0.wood'], 2)
  },
)

rule('[OUT-EQ-03] OUT-GAP-21: entry effects come after pressure', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setTiles(s, 0, { bow: 'repaired' })
    standActive(s, 1, 'forest', 'h3a')
    setGoods(s, 1, { ammo: 1, wood: 4 })
  })
  assert.deepEqual(t.pending, [1])
  assert.equal(t.state.players[0]!.meat, 0)
  t.choose(1, { do: 'ammo', count: 1 })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(
    t.heard('public').map(event => event.e),
    ['defended', 'handedOver', 'used', 'gained'],
  )
  assert.equal(t.state.players[0]!.meat, 1)
})

rule('[OUT-EQ-03] several work on one entry, each in its own order', two, t => {
  const changed = arrive(t, 'silentPeak', 'h5', s => {
    setTiles(s, 0, { chainsaw: 'repaired', flashlight: 'repaired', hacksaw: 'repaired' })
    lastToMove(s, 'h5')
  })
  assert.equal(changed['players.0.wood'], 2)
  assert.equal(t.choose(0, use('flashlight:1'))['players.0.airlock'], 1)
  assert.equal(t.refused(0, use('hacksaw:1')), 'OUT-EQ-03 use.notHere')
  assert.equal(t.state.players[0]!.metal, 0)
})

/** Seat 0 has a workshop and is asked what to repair, not what to build. */
function workshop(t: Outlive, set: (s: State) => void): void {
  night(t, s => {
    setRooms(s, 0, { workshop: 'staffed' })
    setGoods(s, 0, { cans: 2 })
    set(s)
  })
  while (t.view(0).asked !== 'repair') t.choose(0, DONE)
}

const reshuffles = (t: Outlive): number => t.heard(1).filter(event => event.e === 'reshuffled').length

rule('[OUT-EQ-04] a duplicate that is drawn is discarded and another one drawn', two, t => {
  workshop(t, s => {
    setTiles(s, 0, { axe: 'broken', bow: 'repaired' })
    setTileStack(s, ['crowbar:1', 'jerrycan:1', 'bow:2', 'axe:2'], ['pickaxe:1'])
  })
  assert.deepEqual(t.choose(0, use('workshop')), {
    'equipment.at.stack': ['crowbar:1'],
    'equipment.at.discard': ['pickaxe:1', 'bow:2', 'axe:2'],
    'players.0.equipment': [
      { id: 'axe:1', repaired: false, used: false },
      { id: 'bow:1', repaired: true, used: false },
      { id: 'jerrycan:1', repaired: false, used: false },
    ],
  })
  assert.deepEqual(t.heard(1).slice(0, 4), [
    { e: 'used', seat: 0, what: 'workshop' },
    { e: 'duplicate', seat: 0, tile: 'axe:2', by: 'workshop' },
    { e: 'duplicate', seat: 0, tile: 'bow:2', by: 'workshop' },
    { e: 'drewTile', seat: 0, tile: 'jerrycan:1', by: 'workshop' },
  ])
})

rule('[OUT-EQ-04] a kind that only others own is no duplicate', two, t => {
  workshop(t, s => {
    setTiles(s, 1, { axe: 'repaired' })
    setTileStack(s, ['bow:1', 'axe:2'])
  })
  t.choose(0, use('workshop'))
  assert.deepEqual(
    t.state.players[0]!.equipment.map(({ id }) => id),
    ['axe:2'],
  )
  assert.deepEqual(t.state.equipment.at.stack, ['bow:1'])
})

rule('[OUT-EQ-08] a redraw reshuffles the discard pile when the stack is empty, without what was set aside', two, t => {
  workshop(t, s => {
    setTiles(s, 0, { axe: 'broken' })
    setTileStack(s, ['axe:2'], ['bow:1'])
  })
  t.choose(0, use('workshop'))
  assert.deepEqual(
    t.state.players[0]!.equipment.map(({ id }) => id),
    ['axe:1', 'bow:1'],
  )
  assert.deepEqual(t.state.equipment.at.stack, [])
  assert.deepEqual(t.state.equipment.at.discard, ['axe:2'])
  assert.deepEqual(t.state.equipment.at.aside, [])
  assert.deepEqual(t.heard(1).slice(1, 4), [
    { e: 'duplicate', seat: 0, tile: 'axe:2', by: 'workshop' },
    { e: 'reshuffled' },
    { e: 'drewTile', seat: 0, tile: 'bow:1', by: 'workshop' },
  ])
})

rule('[OUT-EQ-08] when no new kind is left nothing is gained', two, t => {
  workshop(t, s => {
    setTiles(s, 0, { axe: 'broken', bow: 'broken' })
    setTileStack(s, ['axe:2'], ['bow:2'])
  })
  t.choose(0, use('workshop'))
  assert.deepEqual(
    t.state.players[0]!.equipment.map(({ id }) => id),
    ['axe:1', 'bow:1'],
  )
  assert.equal(t.state.players[0]!.equipment.length, 2)
  assert.deepEqual(t.state.equipment.at.stack, [])
  assert.deepEqual(t.state.equipment.at.aside, [])
  assert.deepEqual(t.state.equipment.at.discard, ['bow:2', 'axe:2'])
  assert.equal(reshuffles(t), 1)
  workshop(t, s => {
    setTiles(s, 0, { axe: 'broken', bow: 'broken' })
    setTileStack(s, [])
  })
  assert.deepEqual(t.choose(0, use('workshop'))['players.0.equipment'], undefined)
  assert.equal(reshuffles(t), 0)
})

rule('[OUT-EQ-05] a repair costs all three printed materials', two, t => {
  for (const kind of EQUIPMENT_KINDS) assert.equal(equipmentRow(kind).cost.length, 3)
  night(t, s => {
    setTiles(s, 0, { axe: 'broken', backpack: 'broken' })
    setGoods(s, 0, { wood: 4, metal: 1, microchip: 9 })
  })
  doneUntil(t, 0, 'repair')
  assert.equal(t.refused(0, { do: 'repair', tile: 'axe:1', by: 'full' }), 'OUT-NIGHT-REPAIR-01 repair.noMaterials')
  assert.deepEqual(t.choose(0, { do: 'repair', tile: 'backpack:1', by: 'full' }), {
    'players.0.equipment.1.repaired': true,
    'players.0.wood': 1,
  })
})

test('[OUT-EQ-06] the 20 kinds are 10 fixed pairs', () => {
  const pairs = new Map<string, EquipmentKind[]>()
  for (const kind of EQUIPMENT_KINDS) {
    const { pair } = equipmentRow(kind)
    pairs.set(pair, [...(pairs.get(pair) ?? []), kind])
  }
  assert.deepEqual(Object.fromEntries(pairs), {
    forest: ['axe', 'bow'],
    dam: ['jerrycan', 'accessCard'],
    base: ['ammoCrate', 'crowbar'],
    city: ['chainsaw', 'flashlight'],
    mine: ['pickaxe', 'purifier'],
    ship: ['grapplingHook', 'hacksaw'],
    park: ['backpack', 'metalDetector'],
    hunt: ['shotgun', 'bearTrap'],
    pressure: ['baseballBat', 'protectiveVest'],
    special: ['exoskeleton', 'thermalSensor'],
  })
})

rule('[OUT-EQ-06] both halves repaired by the same player give 1 point more', two, t => {
  const points = (seat: number) => {
    const { equipment, pairs } = scoreOf(t.state.players[seat]!)
    return [equipment, pairs]
  }
  day(t, s => {
    setTiles(s, 0, { axe: 'repaired', bow: 'broken', jerrycan: 'repaired' })
    setTiles(s, 1, { accessCard: 'repaired', shotgun: 'repaired', bearTrap: 'used', chainsaw: 'repaired' })
  })
  assert.deepEqual(points(0), [2, 0])
  assert.deepEqual(points(1), [4, 1])
  t.arrange(s => setTiles(s, 0, { axe: 'repaired', bow: 'repaired', jerrycan: 'repaired', accessCard: 'repaired' }))
  assert.deepEqual(points(0), [4, 2])
})

rule('[OUT-EQ-07] equipment may be left unused, even where it alone would let a hero move', two, t => {
  for (const [kind, only] of [
    ['grapplingHook', [move('h3b', 'cargoShip', { hook: true })]],
    ['exoskeleton', ['militaryBase', 'silentPeak', 'dam'].map(to => move('h3b', to as Area, { exoskeleton: true }))],
  ] as const) {
    day(t, s => {
      setTiles(s, 0, { [kind]: 'repaired' })
      setHeroes(s, 0, { h5: 'forest', h4: 'blackwood', h3a: 'mine', h3b: 'amusementPark' }, ['h5', 'h4', 'h3a'])
      standActive(s, 1, 'cargoShip', 'h3a')
    })
    assert.deepEqual(t.options(0), [...only, { do: 'skip' }])
    assert.deepEqual(t.choose(0, { do: 'skip' }), {})
    assert.deepEqual(t.heard(1), [{ e: 'skipped', seat: 0, by: 'choice' }])
    assert.deepEqual(t.pending, [1])
  }
})

rule('[OUT-EQK-01] axe: forest +2 wood', two, t => {
  givesMore(t, 'axe', 'forest', 'wood', 2)
  costs(t, 'axe', 1, 2, 0)
})

rule('[OUT-EQK-02] bow: forest 1 meat', two, t => {
  givesOnEntry(t, 'bow', ['forest'], 'meat', 1)
  costs(t, 'bow', 2, 1, 0)
})

rule('[OUT-EQK-03] jerrycan: dam +1 water', two, t => {
  givesMore(t, 'jerrycan', 'dam', 'water', 1)
  costs(t, 'jerrycan', 1, 2, 0)
})

rule('[OUT-EQK-04] access card: the dam needs no microchip on that visit', two, t => {
  const go = (chips: number) =>
    arrive(t, 'dam', 'h3a', s => {
      setTiles(s, 0, { accessCard: 'repaired' })
      setGoods(s, 0, { microchip: chips })
      standBeside(s, 1, 'dam', 'h3b')
    })
  go(0)
  assert.equal(t.refused(0, GATHER), 'OUT-DAM-02 act.damLocked')
  assert.deepEqual(t.choose(0, use('accessCard:1')), { 'players.0.equipment.0.used': true })
  assert.deepEqual(t.heard(1), [{ e: 'used', seat: 0, what: 'accessCard:1' }])
  for (const n of [1, 2, 3]) assert.deepEqual(t.choose(0, GATHER), { 'players.0.water': n, 'pools.dam': 7 - n })
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
  t.choose(0, DONE)
  t.choose(1, move('h3b', 'dam'))
  assert.equal(t.refused(1, GATHER), 'OUT-DAM-02 act.damLocked')
  go(1)
  t.choose(0, UNLOCK)
  assert.equal(t.refused(0, use('accessCard:1')), 'OUT-DAM-01 act.damOpen')
  go(1)
  t.choose(0, use('accessCard:1'))
  assert.equal(t.refused(0, UNLOCK), 'OUT-DAM-01 act.damOpen')
  onlyHere(t, 'accessCard', ['dam'])
  costs(t, 'accessCard', 1, 1, 1)
})

rule('[OUT-EQK-05] ammo crate: base +2 ammo', two, t => {
  givesMore(t, 'ammoCrate', 'militaryBase', 'ammo', 2)
  costs(t, 'ammoCrate', 2, 1, 0)
})

rule('[OUT-EQK-05] the algae is no ammo gathered', two, t => {
  arrive(t, 'militaryBase', 'h5', s => setTiles(s, 0, { ammoCrate: 'repaired' }))
  t.choose(0, { do: 'algae' })
  assert.equal(t.refused(0, use('ammoCrate:1')), 'OUT-EQ-02 use.gatherFirst')
})

rule('[OUT-EQK-06] crowbar: base 2 microchips', two, t => {
  givesOnEntry(t, 'crowbar', ['militaryBase'], 'microchip', 2)
  costs(t, 'crowbar', 0, 3, 0)
})

rule('[OUT-EQK-07] chainsaw: 2 wood in either city', two, t => {
  givesOnEntry(t, 'chainsaw', ['blackwood', 'silentPeak'], 'wood', 2)
  costs(t, 'chainsaw', 0, 1, 2)
})

rule('[OUT-EQK-08] flashlight: 1 survivor in either city, to the airlock or a free seat of a built room', two, t => {
  const go = (area: Area, airlock: number) =>
    arrive(t, area, 'h3a', s => {
      setTiles(s, 0, { flashlight: 'repaired' })
      setRooms(s, 0, { workshop: 2, ammo4: null, hunt1: 'staffed' }, airlock)
    })
  for (const city of ['blackwood', 'silentPeak'] as const) {
    go(city, 6)
    assert.deepEqual(t.choose(0, use('flashlight:1')), { 'players.0.equipment.0.used': true })
    assert.deepEqual(t.options(0), [
      { do: 'house', to: 'airlock' },
      { do: 'house', to: 'workshop' },
    ])
    assert.equal(t.refused(0, { do: 'house', to: 'ammo4:1' }), 'OUT-SHIP-08 house.noSeat')
    assert.equal(t.refused(0, { do: 'house', to: 'hunt1:1' }), 'OUT-SHIP-08 house.noSeat')
    assert.deepEqual(t.choose(0, { do: 'house', to: 'airlock' }), { 'players.0.airlock': 7 })
    assert.deepEqual(t.heard(1), [{ e: 'survivor', seat: 0, to: 'airlock', by: 'flashlight:1' }])
    assert.equal(t.refused(0, use('flashlight:1')), USED)
  }
  go('blackwood', 7)
  assert.deepEqual(t.choose(0, use('flashlight:1')), {
    'players.0.equipment.0.used': true,
    'players.0.rooms.0.people': 3,
  })
  onlyHere(t, 'flashlight', ['blackwood', 'silentPeak'])
  costs(t, 'flashlight', 0, 1, 2)
})

rule('[OUT-EQK-08] without a free place the flashlight finds nobody', two, t => {
  arrive(t, 'blackwood', 'h3a', s => {
    setTiles(s, 0, { flashlight: 'repaired' })
    setRooms(s, 0, { workshop: 'staffed', ammo4: null }, 7)
  })
  assert.equal(t.refused(0, use('flashlight:1')), 'OUT-EQK-08 use.noPlace')
})

rule('[OUT-EQK-09] pickaxe: mine +2 metal', two, t => {
  givesMore(t, 'pickaxe', 'mine', 'metal', 2)
  costs(t, 'pickaxe', 2, 1, 0)
})

rule('[OUT-EQK-10] purifier: mine 1 water', two, t => {
  givesOnEntry(t, 'purifier', ['mine'], 'water', 1)
  costs(t, 'purifier', 0, 1, 2)
})

rule('[OUT-EQK-11] grappling hook: one slot higher on the ship, pressure unchanged', two, t => {
  for (const [hero, n, strength] of [
    ['h5', 0, 5],
    ['h4', 1, 4],
    ['h3a', 2, 3],
  ] as const) {
    day(t, s => {
      setTiles(s, 0, { grapplingHook: 'repaired' })
      standBeside(s, 0, 'cargoShip', hero)
    })
    assert.deepEqual(t.choose(0, move(hero, 'cargoShip', { hook: true })), {
      shipEntered: true,
      'players.0.cans': strength - 1,
      'players.0.equipment.0.used': true,
      [`players.0.heroes.${n}.at`]: 'cargoShip',
      [`players.0.heroes.${n}.active`]: true,
      [`players.0.heroes.${n}.slot`]: strength + 1,
    })
    assert.deepEqual(t.heard(1).slice(0, 2), [
      { e: 'used', seat: 0, what: 'grapplingHook:1' },
      { e: 'moved', seat: 0, hero, to: 'cargoShip', slot: strength + 1 },
    ])
  }
  day(t, s => {
    setTiles(s, 0, { grapplingHook: 'repaired' })
    setGoods(s, 1, { wood: 9 })
    standBeside(s, 0, 'cargoShip', 'h3a')
    standActive(s, 1, 'cargoShip', 'h3a')
  })
  const changed = t.choose(0, move('h3a', 'cargoShip', { hook: true }))
  assert.equal(changed['players.0.heroes.2.slot'], 4)
  assert.equal(changed['players.1.wood'], undefined)
})

rule('[OUT-EQK-11] the hook may be left unused, works once, and helps on the ship only', two, t => {
  const go = (condition: 'repaired' | 'broken' | 'used') =>
    day(t, s => {
      setTiles(s, 0, { grapplingHook: condition })
      standBeside(s, 0, 'cargoShip', 'h4')
    })
  go('repaired')
  assert.ok(!t.offers(0, move('h4', 'mine', { hook: true })))
  const changed = t.choose(0, move('h4', 'cargoShip'))
  assert.equal(changed['players.0.heroes.1.slot'], 4)
  assert.equal(changed['players.0.equipment.0.used'], undefined)
  for (const condition of ['broken', 'used'] as const) {
    go(condition)
    assert.equal(t.refused(0, move('h4', 'cargoShip', { hook: true })), 'OUT-EQK-11 move.noHook')
  }
  onlyHere(t, 'grapplingHook', [])
  costs(t, 'grapplingHook', 1, 1, 1)
})

rule('[OUT-EQK-11] under a sandstorm the hook leads to slot 4', two, t => {
  day(t, s => {
    setEvents(s, 'sandstorm')
    setTiles(s, 0, { grapplingHook: 'repaired' })
    standBeside(s, 0, 'cargoShip', 'h5')
  })
  const changed = t.choose(0, move('h5', 'cargoShip', { hook: true }))
  assert.equal(changed['players.0.heroes.0.slot'], 4)
  assert.equal(changed['players.0.cans'], 2)
})

rule('[OUT-EQK-12] hacksaw: ship 2 metal', two, t => {
  givesOnEntry(t, 'hacksaw', ['cargoShip'], 'metal', 2)
  costs(t, 'hacksaw', 1, 1, 1)
})

rule('[OUT-EQK-13] backpack: park +2 microchips', two, t => {
  givesMore(t, 'backpack', 'amusementPark', 'microchip', 2)
  costs(t, 'backpack', 3, 0, 0)
})

rule('[OUT-EQK-14] metal detector: park 1 can', two, t => {
  givesOnEntry(t, 'metalDetector', ['amusementPark'], 'cans', 1)
  costs(t, 'metalDetector', 1, 1, 1)
})

for (const kind of ['shotgun', 'bearTrap'] as const) {
  const check = (t: Outlive) => {
    const go = (hero: 'h5' | 'h3a' = 'h5', ammo = 0) =>
      arrive(t, 'mine', hero, s => {
        setTiles(s, 0, { [kind]: 'repaired' })
        setGoods(s, 0, { ammo })
        setPrey(s, 'mine', 'r3:1', hero === 'h5' ? 'r6:1' : 'r4:1')
      })
    go()
    assert.deepEqual(t.options(0), [GATHER, hunt('r6:1', 0, `${kind}:1`), DONE])
    assert.deepEqual(t.choose(0, hunt('r6:1', 0, `${kind}:1`)), {
      'players.0.meat': 4,
      'players.0.equipment.0.used': true,
      'prey.at.mine': ['r3:1'],
      'prey.at.trophies0': ['r6:1'],
    })
    assert.deepEqual(t.heard(1)[0], { e: 'used', seat: 0, what: `${kind}:1` })
    assert.equal(t.refused(0, GATHER), NONE_LEFT)
    go('h3a', 4)
    t.choose(0, hunt('r4:1', 4, `${kind}:1`))
    for (let i = 0; i < 3; i++) t.choose(0, GATHER)
    assert.equal(t.refused(0, GATHER), NONE_LEFT)
    go('h3a', 1)
    const changed = t.choose(0, hunt('r4:1', 1))
    assert.equal(changed['players.0.equipment.0.used'], undefined)
    assert.equal(t.refused(0, GATHER), NONE_LEFT)
    onlyHere(t, kind, [])
  }
  if (kind === 'shotgun')
    rule('[OUT-EQK-15] shotgun: +1 strength for one hunt, and for nothing else', two, t => {
      check(t)
      costs(t, 'shotgun', 2, 1, 0)
    })
  else
    rule('[OUT-EQK-16] bear trap: +1 strength for one hunt, and for nothing else', two, t => {
      check(t)
      costs(t, 'bearTrap', 1, 2, 0)
    })
}

rule('[OUT-EQK-15, OUT-EQK-16] shotgun and bear trap may serve the same hunt', two, t => {
  arrive(t, 'forest', 'h4', s => {
    setTiles(s, 0, { shotgun: 'repaired', bearTrap: 'repaired' })
    setPrey(s, 'forest', 'r5:1')
  })
  assert.deepEqual(t.options(0), [
    GATHER,
    hunt('r5:1', 0, 'shotgun:1'),
    hunt('r5:1', 0, 'bearTrap:1'),
    hunt('r5:1', 0, 'shotgun:1', 'bearTrap:1'),
    DONE,
  ])
  assert.deepEqual(t.choose(0, hunt('r5:1', 0, 'shotgun:1', 'bearTrap:1')), {
    'players.0.meat': 3,
    'players.0.equipment.0.used': true,
    'players.0.equipment.1.used': true,
    'prey.at.forest': [],
    'prey.at.trophies0': ['r5:1'],
  })
  t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-EQK-15, OUT-EQK-16] under a sandstorm their points come on top of the 3', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setEvents(s, 'sandstorm')
    setTiles(s, 0, { shotgun: 'repaired', bearTrap: 'repaired' })
    setPrey(s, 'forest', 'r5:1')
  })
  assert.deepEqual(t.options(0), [GATHER, hunt('r5:1', 0, 'shotgun:1', 'bearTrap:1'), DONE])
})

rule('[OUT-EQK-17] baseball bat: +1 to the pressure on each weaker hero of one arrival', three, t => {
  const go = () =>
    arrive(t, 'mine', 'h5', s => {
      setTiles(s, 0, { baseballBat: 'repaired' })
      standActive(s, 1, 'mine', 'h3a')
      standActive(s, 2, 'mine', 'h4')
      setGoods(s, 1, { wood: 9 })
      setGoods(s, 2, { metal: 9 })
    })
  go()
  assert.deepEqual(t.options(0), [
    { do: 'bat', use: true },
    { do: 'bat', use: false },
  ])
  assert.deepEqual(t.choose(0, { do: 'bat', use: true }), {
    'players.0.equipment.0.used': true,
    'players.0.metal': 2,
    'players.0.wood': 3,
    'players.1.wood': 6,
    'players.2.metal': 7,
  })
  assert.deepEqual(
    t.heard(1).filter(event => event.e === 'pressure' || event.e === 'used'),
    [
      { e: 'used', seat: 0, what: 'baseballBat:1' },
      { e: 'pressure', seat: 0, victim: 1, value: 3 },
      { e: 'pressure', seat: 0, victim: 2, value: 2 },
    ],
  )
  go()
  assert.deepEqual(t.choose(0, { do: 'bat', use: false }), {
    'players.0.metal': 1,
    'players.0.wood': 2,
    'players.1.wood': 7,
    'players.2.metal': 8,
  })
  costs(t, 'baseballBat', 3, 0, 0)
})

rule('[OUT-EQK-17] the bat does not help against equal strength, broken or a second time', two, t => {
  for (const [condition, victim, robbed] of [
    ['repaired', 'h5', undefined],
    ['broken', 'h4', 8],
    ['used', 'h4', 8],
  ] as const) {
    const changed = arrive(t, 'mine', 'h5', s => {
      setTiles(s, 0, { baseballBat: condition })
      standActive(s, 1, 'mine', victim)
      setGoods(s, 1, { wood: 9 })
    })
    assert.equal(changed['players.1.wood'], robbed)
    assert.equal(t.refused(0, GATHER), undefined)
  }
  onlyHere(t, 'baseballBat', [])
})

rule('[OUT-EQK-18] protective vest: 2 less pressure from one attack, 0 at least', two, t => {
  const go = (victim: 'h3a' | 'h4', condition: 'repaired' | 'broken' | 'used', bat = false) =>
    arrive(t, 'mine', 'h5', s => {
      setTiles(s, 0, bat ? { baseballBat: 'repaired' } : {})
      setTiles(s, 1, { protectiveVest: condition })
      standActive(s, 1, 'mine', victim)
      setGoods(s, 1, { wood: 9, ammo: 2 })
    })
  for (const victim of ['h3a', 'h4'] as const) {
    go(victim, 'repaired')
    assert.deepEqual(t.options(1), [
      { do: 'shield', with: 'protectiveVest' },
      { do: 'shield', with: 'nothing' },
    ])
    assert.deepEqual(t.choose(1, { do: 'shield', with: 'protectiveVest' }), { 'players.1.equipment.0.used': true })
    assert.deepEqual(t.heard(0), [{ e: 'used', seat: 1, what: 'protectiveVest:1' }])
    assert.deepEqual(t.pending, [0])
    assert.equal(t.refused(0, GATHER), undefined)
  }
  go('h3a', 'repaired', true)
  t.choose(0, { do: 'bat', use: true })
  t.choose(1, { do: 'shield', with: 'protectiveVest' })
  assert.deepEqual(t.options(1), [
    { do: 'ammo', count: 0 },
    { do: 'ammo', count: 1 },
  ])
  assert.deepEqual(t.choose(1, { do: 'ammo', count: 0 }), { 'players.0.wood': 1, 'players.1.wood': 8 })
  go('h3a', 'repaired')
  assert.deepEqual(t.choose(1, { do: 'shield', with: 'nothing' }), {})
  assert.deepEqual(t.choose(1, { do: 'ammo', count: 0 }), { 'players.0.wood': 2, 'players.1.wood': 7 })
  for (const condition of ['broken', 'used'] as const) {
    go('h3a', condition)
    assert.deepEqual(
      t.options(1).map(option => option.do),
      ['ammo', 'ammo', 'ammo'],
    )
  }
  onlyHere(t, 'protectiveVest', [])
  costs(t, 'protectiveVest', 1, 0, 2)
})

rule('[OUT-EQK-18] whoever has no vest cannot wear one', two, t => {
  arrive(t, 'mine', 'h5', s => {
    setRooms(s, 1, { hero3Immune: 'staffed' })
    standActive(s, 1, 'mine', 'h3a')
    setGoods(s, 1, { wood: 9 })
  })
  assert.equal(t.refused(1, { do: 'shield', with: 'protectiveVest' }), 'OUT-EQK-18 pressure.noVest')
})

rule('[OUT-EQK-19] exoskeleton: one move of any distance, under all other rules', two, t => {
  const far = { exoskeleton: true }
  const go = (condition: 'repaired' | 'broken' | 'used' = 'repaired') =>
    day(t, s => {
      setTiles(s, 0, { exoskeleton: condition })
      setHeroes(s, 0, { h5: 'mine', h4: 'dam', h3a: 'silentPeak', h3b: 'blackwood' })
      standActive(s, 1, 'cargoShip', 'h4')
    })
  go()
  assert.equal(t.refused(0, move('h5', 'forest')), 'OUT-MOVE-01 move.tooFar')
  assert.equal(t.refused(0, move('h5', 'amusementPark', far)), 'OUT-EQK-19 move.nearEnough')
  assert.equal(t.refused(0, move('h5', 'dam', far)), 'OUT-MOVE-03 move.ownHero')
  assert.equal(t.refused(0, move('h5', 'mine', far)), 'OUT-MOVE-02 move.sameArea')
  assert.equal(t.refused(0, move('h4', 'cargoShip', far)), 'OUT-SHIP-05 move.slotTaken')
  assert.equal(t.refused(0, move('h4', 'cargoShip', { ...far, hook: true })), 'OUT-EQK-11 move.noHook')
  assert.deepEqual(t.choose(0, move('h5', 'forest', far)), {
    'players.0.equipment.0.used': true,
    'players.0.heroes.0.at': 'forest',
    'players.0.heroes.0.active': true,
  })
  assert.deepEqual(t.heard(1)[0], { e: 'used', seat: 0, what: 'exoskeleton:1' })
  assert.equal(t.refused(0, GATHER), undefined)
  go()
  const changed = t.choose(0, move('h5', 'amusementPark'))
  assert.equal(changed['players.0.equipment.0.used'], undefined)
  for (const condition of ['broken', 'used'] as const) {
    go(condition)
    assert.equal(t.refused(0, move('h5', 'forest', far)), 'OUT-EQK-19 move.noExoskeleton')
  }
  onlyHere(t, 'exoskeleton', [])
  costs(t, 'exoskeleton', 1, 1, 1)
})

rule('[OUT-EQK-11, OUT-EQK-19] hook and exoskeleton may serve the same move', two, t => {
  day(t, s => {
    setTiles(s, 0, { exoskeleton: 'repaired', grapplingHook: 'repaired' })
    setHeroes(s, 0, { h5: 'forest', h4: 'dam', h3a: 'silentPeak', h3b: 'blackwood' })
    standActive(s, 1, 'cargoShip', 'h5')
  })
  const changed = t.choose(0, move('h5', 'cargoShip', { exoskeleton: true, hook: true }))
  assert.equal(changed['players.0.heroes.0.slot'], 6)
  assert.equal(changed['players.0.equipment.0.used'], true)
  assert.equal(changed['players.0.equipment.1.used'], true)
})

/** Seat 0 stands in the forest with a thermal sensor. */
const sensor = (t: Outlive, ...stack: string[]) =>
  arrive(t, 'forest', 'h5', s => {
    setTiles(s, 0, { thermalSensor: 'repaired' })
    setPrey(s, 'forest', ...stack)
  })

rule('[OUT-EQK-20] thermal sensor: a secret look through the stack, then any token may be hunted', two, t => {
  sensor(t, 'r5:1', 'r3:1', 'r7:1')
  assert.equal(t.refused(0, hunt('r3:1', 0)), 'OUT-HUNT-01 explain.notTheTop')
  assert.deepEqual(t.choose(0, use('thermalSensor:1')), { 'players.0.equipment.0.used': true })
  const shadow = { e: 'sensed', seat: 0, area: 'forest' }
  assert.deepEqual(t.heard(0).at(-1), { ...shadow, prey: ['r5:1', 'r3:1', 'r7:1'] })
  assert.deepEqual(t.heard(1).at(-1), shadow)
  assert.deepEqual(t.view(0).prey.forest, ['r5:1', 'r3:1', 'r7:1'])
  assert.deepEqual(t.view(1).prey.forest, [null, null, 'r7:1'])
  assert.equal(t.canUndo(0), false)
  assert.deepEqual(t.options(0), [GATHER, hunt('r5:1', 0), hunt('r3:1', 0), DONE])
  assert.equal(t.refused(0, hunt('r7:1', 0)), 'OUT-HUNT-02 hunt.tooStrong')
  assert.deepEqual(t.choose(0, hunt('r3:1', 0)), {
    'players.0.meat': 1,
    'prey.at.forest': ['r5:1', 'r7:1'],
    'prey.at.trophies0': ['r3:1'],
  })
  assert.deepEqual(t.view(1).prey.forest, [null, 'r7:1'])
  assert.equal(t.refused(0, hunt('r5:1', 0)), 'OUT-HUNT-07 hunt.hasHunted')
  t.choose(0, GATHER)
  t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-EQK-20] one last token is worth a look, too', two, t => {
  sensor(t, 'r3:1')
  assert.deepEqual(t.choose(0, use('thermalSensor:1')), { 'players.0.equipment.0.used': true })
  assert.ok(t.offers(0, hunt('r3:1', 0)))
})

rule('[OUT-EQK-20] after a look nobody has to hunt, and gathering stays possible', two, t => {
  sensor(t, 'r6:1', 'r7:1')
  t.choose(0, use('thermalSensor:1'))
  assert.deepEqual(t.options(0), [GATHER, DONE])
  t.choose(0, GATHER)
  assert.deepEqual(t.choose(0, DONE), {})
  assert.equal(t.state.players[0]!.equipment[0]!.used, true)
})

rule('[OUT-EQK-20] no look at an empty stack, after a hunt, or where no prey lies', two, t => {
  sensor(t)
  assert.equal(t.refused(0, use('thermalSensor:1')), 'OUT-ACT-03 act.stackEmpty')
  sensor(t, 'r3:1', 'r3:2')
  t.choose(0, hunt('r3:2', 0))
  assert.equal(t.refused(0, use('thermalSensor:1')), 'OUT-HUNT-07 hunt.hasHunted')
  sensor(t, 'r3:1', 'r3:2')
  t.choose(0, GATHER)
  assert.equal(t.refused(0, use('thermalSensor:1')), undefined)
  onlyHere(t, 'thermalSensor', ['forest', 'mine', 'amusementPark'])
  costs(t, 'thermalSensor', 1, 1, 1)
})
