// The base, the forest, the mine, the park and the dam.

import assert from 'node:assert/strict'
import { arrive, day, rule, setGoods, setPrey, standActive, standBeside, three, two } from './outlive.ts'

const GATHER = { do: 'gather' } as const
const ALGAE = { do: 'algae' } as const
const UNLOCK = { do: 'unlock' } as const
const DONE = { do: 'done' } as const
const NONE_LEFT = 'OUT-ACT-01 act.noneLeft'
const POOL_EMPTY = 'OUT-ACT-03 act.poolEmpty'
const NOT_NOW = 'OUT-ROUND-02 explain.notNow'

rule('[OUT-BASE-01] an action at the base takes 1 ammo from the pool', two, t => {
  arrive(t, 'militaryBase', 'h3a')
  for (const n of [1, 2, 3]) {
    assert.deepEqual(t.choose(0, GATHER), { 'players.0.ammo': n, 'pools.militaryBase': 6 - n })
    assert.deepEqual(t.heard(1), [{ e: 'gained', seat: 0, kind: 'ammo', count: 1, by: 'militaryBase' }])
  }
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-BASE-01] without ammo at the base none can be taken', two, t => {
  arrive(t, 'militaryBase', 'h5', s => {
    s.pools.militaryBase = 1
  })
  assert.deepEqual(t.choose(0, GATHER), { 'players.0.ammo': 1, 'pools.militaryBase': 0 })
  assert.equal(t.refused(0, GATHER), POOL_EMPTY)
  assert.equal(t.refused(0, ALGAE), undefined)
})

rule('[OUT-BASE-02] the algae costs 1 action, cleans 1 space at once and is turned', two, t => {
  arrive(t, 'militaryBase', 'h3a')
  assert.deepEqual(t.choose(0, ALGAE), { algae: false, 'players.0.contamination': 1 })
  assert.deepEqual(t.heard(1), [
    { e: 'algae', seat: 0 },
    { e: 'contamination', seat: 0, space: 1, by: 'algae' },
  ])
  assert.equal(t.refused(0, ALGAE), 'OUT-BASE-02 act.algaeUsed')
  t.choose(0, GATHER)
  t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-BASE-02] once the algae is used, nobody else can use it this round', two, t => {
  arrive(t, 'militaryBase', 'h3a', s => standBeside(s, 1, 'militaryBase', 'h3b'))
  t.choose(0, ALGAE)
  t.choose(0, DONE)
  t.choose(1, { do: 'move', hero: 'h3b', to: 'militaryBase' })
  assert.equal(t.refused(1, ALGAE), 'OUT-BASE-02 act.algaeUsed')
  assert.deepEqual(t.choose(1, GATHER), { 'players.1.ammo': 1, 'pools.militaryBase': 5 })
})

rule('[OUT-BASE-02] the algae need not be used, and lies at the base only', two, t => {
  arrive(t, 'militaryBase', 'h3a', s => standBeside(s, 1, 'militaryBase', 'h3b'))
  assert.deepEqual(t.choose(0, DONE), {})
  t.choose(1, { do: 'move', hero: 'h3b', to: 'militaryBase' })
  assert.deepEqual(t.choose(1, ALGAE), { algae: false, 'players.1.contamination': 1 })
  for (const area of ['forest', 'mine', 'amusementPark', 'dam', 'blackwood', 'cargoShip'] as const) {
    arrive(t, area)
    assert.equal(t.refused(0, ALGAE), NOT_NOW)
  }
})

rule('[OUT-CASE-06] strength 5 at the base: 5 ammo and no algae', two, t => {
  arrive(t, 'militaryBase', 'h5')
  for (let i = 0; i < 5; i++) t.choose(0, GATHER)
  assert.equal(t.state.players[0]!.ammo, 5)
  assert.equal(t.refused(0, ALGAE), NONE_LEFT)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-CASE-06] strength 5 at the base: 4 ammo and the algae', two, t => {
  arrive(t, 'militaryBase', 'h5')
  for (let i = 0; i < 4; i++) t.choose(0, GATHER)
  assert.deepEqual(t.choose(0, ALGAE), { algae: false, 'players.0.contamination': 1 })
  assert.equal(t.state.players[0]!.ammo, 4)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

for (const [area, kind] of [
  ['forest', 'wood'],
  ['mine', 'metal'],
  ['amusementPark', 'microchip'],
] as const)
  rule(`[OUT-GATHER-01] an action takes 1 ${kind} from the pool of the ${area}`, three, t => {
    arrive(t, area, 'h4', s => {
      s.pools[area] = 3
    })
    for (const n of [1, 2, 3]) {
      assert.deepEqual(t.choose(0, GATHER), { [`players.0.${kind}`]: n, [`pools.${area}`]: 3 - n })
      assert.deepEqual(t.heard(2), [{ e: 'gained', seat: 0, kind, count: 1, by: area }])
    }
    assert.equal(t.refused(0, GATHER), POOL_EMPTY)
    arrive(t, area, 'h4')
    for (let i = 0; i < 4; i++) t.choose(0, GATHER)
    assert.equal(t.refused(0, GATHER), NONE_LEFT)
  })

rule('[OUT-GATHER-01] nothing is gathered in a city or on the ship', two, t => {
  for (const area of ['blackwood', 'silentPeak', 'cargoShip'] as const) {
    arrive(t, area)
    assert.equal(t.refused(0, GATHER), NOT_NOW)
  }
})

rule('[OUT-DAM-01] a microchip opens the dam without an action; then each action takes 1 water', two, t => {
  arrive(t, 'dam', 'h4', s => setGoods(s, 0, { microchip: 2 }))
  assert.deepEqual(t.choose(0, UNLOCK), { 'players.0.microchip': 1 })
  assert.deepEqual(t.heard(1), [{ e: 'paid', seat: 0, kind: 'microchip', count: 1, by: 'dam' }])
  assert.equal(t.refused(0, UNLOCK), 'OUT-DAM-01 act.damOpen')
  for (const n of [1, 2, 3, 4]) assert.deepEqual(t.choose(0, GATHER), { 'players.0.water': n, 'pools.dam': 7 - n })
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-DAM-01] the dam gives no more than lies there', two, t => {
  arrive(t, 'dam', 'h4', s => {
    setGoods(s, 0, { microchip: 1 })
    s.pools.dam = 1
  })
  t.choose(0, UNLOCK)
  assert.deepEqual(t.choose(0, GATHER), { 'players.0.water': 1, 'pools.dam': 0 })
  assert.equal(t.refused(0, GATHER), POOL_EMPTY)
})

rule('[OUT-DAM-01] the dam is open for the turn of that hero only', two, t => {
  arrive(t, 'dam', 'h3a', s => {
    setGoods(s, 0, { microchip: 1 })
    setGoods(s, 1, { microchip: 1 })
    standBeside(s, 1, 'dam', 'h3b')
  })
  t.choose(0, UNLOCK)
  t.choose(0, GATHER)
  t.choose(0, DONE)
  t.choose(1, { do: 'move', hero: 'h3b', to: 'dam' })
  assert.equal(t.refused(1, GATHER), 'OUT-DAM-02 act.damLocked')
  assert.deepEqual(t.choose(1, UNLOCK), { 'players.1.microchip': 0 })
  assert.deepEqual(t.choose(1, GATHER), { 'players.1.water': 1, 'pools.dam': 5 })
})

rule('[OUT-DAM-02] without paying no water can be taken', two, t => {
  arrive(t, 'dam', 'h5', s => setGoods(s, 0, { microchip: 1 }))
  assert.equal(t.refused(0, GATHER), 'OUT-DAM-02 act.damLocked')
  assert.deepEqual(t.options(0), [UNLOCK, DONE])
  arrive(t, 'dam', 'h5')
  assert.equal(t.refused(0, GATHER), 'OUT-DAM-02 act.damLocked')
  assert.equal(t.refused(0, UNLOCK), 'OUT-DAM-01 act.noMicrochip')
  assert.deepEqual(t.options(0), [DONE])
})

rule('[OUT-DAM-02] only the dam is locked', two, t => {
  for (const area of ['militaryBase', 'forest', 'mine', 'amusementPark'] as const) {
    arrive(t, area, 'h5', s => setGoods(s, 0, { microchip: 1 }))
    assert.equal(t.refused(0, UNLOCK), NOT_NOW)
    assert.equal(t.refused(0, GATHER), undefined)
  }
})

rule('[OUT-DAM-03] pressure at the dam comes before the chip, and a chip won by it may be used', two, t => {
  const changed = arrive(t, 'dam', 'h5', s => {
    setGoods(s, 1, { microchip: 1 })
    standActive(s, 1, 'dam', 'h4')
  })
  assert.deepEqual(changed, {
    'players.0.heroes.0.at': 'dam',
    'players.0.heroes.0.active': true,
    'players.0.microchip': 1,
    'players.1.microchip': 0,
  })
  assert.deepEqual(t.choose(0, UNLOCK), { 'players.0.microchip': 0 })
  assert.deepEqual(t.choose(0, GATHER), { 'players.0.water': 1, 'pools.dam': 6 })
})

rule('[OUT-DAM-03] a hero who does not pay puts on pressure too', two, t => {
  day(t, s => {
    standBeside(s, 0, 'dam', 'h5')
    setGoods(s, 0, { microchip: 1 })
    setGoods(s, 1, { wood: 5 })
    standActive(s, 1, 'dam', 'h3a')
  })
  const changed = t.choose(0, { do: 'move', hero: 'h5', to: 'dam' })
  assert.equal(changed['players.0.wood'], 2)
  assert.equal(changed['players.1.wood'], 3)
  assert.deepEqual(t.choose(0, DONE), {})
})

rule('[OUT-CASE-11] a 3 pays 1 microchip and takes 3 water for its 3 points', two, t => {
  arrive(t, 'dam', 'h3a', s => setGoods(s, 0, { microchip: 1 }))
  assert.deepEqual(t.choose(0, UNLOCK), { 'players.0.microchip': 0 })
  for (let i = 0; i < 3; i++) t.choose(0, GATHER)
  assert.equal(t.state.players[0]!.water, 3)
  assert.equal(t.state.pools.dam, 4)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-CASE-11] without the chip it takes no water', two, t => {
  arrive(t, 'dam', 'h3a', s => setPrey(s, 'forest', 'r3:1'))
  assert.deepEqual(t.options(0), [DONE])
  assert.deepEqual(t.choose(0, DONE), {})
  assert.equal(t.state.players[0]!.water, 0)
})
