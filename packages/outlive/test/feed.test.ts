import assert from 'node:assert/strict'
import type { OptionOf } from '../src/index.ts'
import { addRoom, night, nightfall, rule, setGoods, setRooms, two } from './outlive.ts'

const DONE = { do: 'done' } as const
const pay = (kind: OptionOf<'pay'>['kind']) => ({ do: 'pay', kind }) as const
const lose = (from: string) => ({ do: 'lose', from }) as const

rule(
  '[OUT-NIGHT-FEED-01] a room with anybody in it costs its full upkeep, staffed or not; an empty one nothing',
  two,
  t => {
    const changed = nightfall(t, s => {
      setRooms(s, 0, { hunt2: 1, ammo4: 0, hunt1: 4, decontaminate: 3, search2: null })
      setGoods(s, 0, { cans: 8 })
    })
    assert.deepEqual(changed, {
      phase: 'night',
      'players.0.cans': 2,
      'players.0.contamination': 3,
      'players.1.contamination': 3,
    })
    assert.deepEqual(t.heard(1), [
      { e: 'turnOver', seat: 0 },
      { e: 'night' },
      ...Array.from({ length: 6 }, () => ({ e: 'paid', seat: 0, kind: 'cans', count: 1, by: 'feeding' })),
      { e: 'contamination', seat: 0, space: 3, by: 'radiation' },
      { e: 'contamination', seat: 1, space: 3, by: 'radiation' },
    ])
  },
)

rule('[OUT-NIGHT-FEED-01] two copies of a kind are fed twice', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { ammo4: 1 })
    addRoom(s, 0, 'ammo4:2', 2)
    setGoods(s, 0, { cans: 9 })
  })
  assert.equal(t.state.players[0]!.cans, 3)
})

rule('[OUT-NIGHT-FEED-02] an airlock row takes water and only water', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, {}, 2)
    setRooms(s, 1, {}, 2)
    setGoods(s, 0, { water: 2, cans: 5, meat: 5 })
    setGoods(s, 1, { cans: 5, meat: 5 })
  })
  assert.deepEqual(changed, { phase: 'night', 'players.0.water': 1, 'players.1.airlock': 1 })
  assert.deepEqual(t.heard(0).slice(2), [
    { e: 'paid', seat: 0, kind: 'water', count: 1, by: 'feeding' },
    { e: 'lost', seat: 1, from: 'airlock', by: 'hunger' },
  ])
})

for (const [people, rows] of [
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [7, 2],
] as const)
  rule(`[OUT-NIGHT-FEED-03, OUT-ROOM-06] ${people} in the airlock are in ${rows} rows`, two, t => {
    nightfall(t, s => {
      setRooms(s, 0, {}, people)
      setGoods(s, 0, { water: 4 })
    })
    assert.equal(t.state.players[0]!.water, 4 - rows)
    assert.equal(t.state.players[0]!.airlock, people)
  })

rule('[OUT-NIGHT-FEED-04] all the food there is goes into an upkeep that it does not cover', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, { ammo4: 3, hunt2: 2 })
    setGoods(s, 0, { meat: 1, water: 2, cans: 1, wood: 4, ammo: 4 })
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.meat': 0,
    'players.0.water': 0,
    'players.0.cans': 0,
    'players.1.contamination': 3,
  })
  assert.deepEqual(t.options(0), [lose('ammo4:1'), lose('hunt2:1')])
})

rule('[OUT-NIGHT-FEED-04] water that a row needs does not go into the upkeep', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, { hunt1: 1, peekSearch: 1 }, 1)
    setGoods(s, 0, { water: 1, cans: 3 })
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.water': 0,
    'players.0.cans': 1,
    'players.1.contamination': 3,
  })
})

// [rows, upkeep, water, meat, cans, shortage]
for (const [rows, upkeep, water, meat, cans, shortage] of [
  [2, 3, 2, 1, 2, 0],
  [2, 3, 5, 0, 0, 0],
  [2, 3, 4, 0, 0, 1],
  [2, 3, 1, 9, 9, 1],
  [2, 3, 0, 2, 0, 3],
  [1, 3, 2, 0, 1, 1],
  [0, 3, 1, 1, 0, 1],
] as const)
  rule(
    `[OUT-NIGHT-FEED-05] ${rows} rows and upkeep ${upkeep} with ${water} water, ${meat} meat and ${cans} cans: ${shortage} short`,
    two,
    t => {
      night(t, s => {
        setRooms(s, 0, { ammo4: 3 }, [0, 2, 7][rows])
        setGoods(s, 0, { water, meat, cans })
      })
      while (t.offers(0, pay('meat'))) t.choose(0, pay('meat'))
      let lost = 0
      for (; t.offers(0, lose('ammo4:1')) && lost < 9; lost++)
        t.choose(0, t.offers(0, lose('airlock')) ? lose('airlock') : lose('ammo4:1'))
      const { airlock, rooms } = t.state.players[0]!
      assert.equal([0, 2, 7][rows]! + 3 - airlock - rooms[0]!.people, shortage)
    },
  )

rule('[OUT-NIGHT-FEED-06] for each missing token 1 survivor goes, from the airlock or any room', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { ammo4: 2, hunt1: 0, search2: 1, eventDiscount: null }, 3)
    setGoods(s, 0, { water: 2, cans: 3 })
  })
  assert.deepEqual(t.options(0), [lose('airlock'), lose('ammo4:1'), lose('search2:1')])
  assert.equal(t.refused(0, lose('hunt1:1')), 'OUT-NIGHT-FEED-06 lose.nobodyThere')
  assert.equal(t.refused(0, lose('eventDiscount')), 'OUT-NIGHT-FEED-06 lose.nobodyThere')
  assert.deepEqual(t.choose(0, lose('search2:1')), { 'players.0.rooms.2.people': 0 })
  assert.deepEqual(t.heard(1), [{ e: 'lost', seat: 0, from: 'search2:1', by: 'hunger' }])
  assert.deepEqual(t.options(0), [lose('airlock'), lose('ammo4:1')])
  // The last one is lost, and radiation follows: 2 are left in the airlock.
  assert.deepEqual(t.choose(0, lose('airlock')), { 'players.0.airlock': 2 })
  assert.ok(t.offers(0, { do: 'moveIn', room: 'ammo4:1' }))
})

rule('[OUT-NIGHT-FEED-07] losing survivors does not lower the bill', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { ammo4: 1, hunt2: 3 })
    setGoods(s, 0, { cans: 3 })
  })
  // After that there is only one place left to lose from.
  assert.deepEqual(t.choose(0, lose('ammo4:1')), {
    'players.0.rooms.0.people': 0,
    'players.0.rooms.1.people': 1,
    'players.0.contamination': 3,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'lost', seat: 0, from: 'ammo4:1', by: 'hunger' },
    { e: 'lost', seat: 0, from: 'hunt2:1', by: 'hunger' },
    { e: 'lost', seat: 0, from: 'hunt2:1', by: 'hunger' },
    { e: 'contamination', seat: 0, space: 3, by: 'radiation' },
  ])
})

rule('[OUT-NIGHT-FEED-07] with nobody left the rest is ignored and the player plays on', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, { ammo4: 1 })
    setGoods(s, 0, { wood: 3 })
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.rooms.0.people': 0,
    'players.0.contamination': 3,
    'players.1.contamination': 3,
  })
  assert.deepEqual(t.pending, [0, 1])
  assert.deepEqual(t.options(0), [DONE])
})

rule('[OUT-NIGHT-FEED-08] the player chooses which food pays the upkeep', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, { ammo4: 1 }, 1)
    setGoods(s, 0, { meat: 1, water: 3, cans: 2 })
  })
  // The row has had its water.
  assert.deepEqual(changed, { phase: 'night', 'players.0.water': 2, 'players.1.contamination': 3 })
  assert.deepEqual(t.options(0), [pay('meat'), pay('water'), pay('cans')])
  assert.deepEqual(t.choose(0, pay('meat')), { 'players.0.meat': 0 })
  assert.deepEqual(t.heard(1), [{ e: 'paid', seat: 0, kind: 'meat', count: 1, by: 'feeding' }])
  assert.equal(t.refused(0, pay('meat')), 'OUT-ACT-03 pay.noneLeft')
  assert.deepEqual(t.choose(0, pay('water')), { 'players.0.water': 1 })
  assert.deepEqual(t.choose(0, pay('cans')), { 'players.0.cans': 1 })
  assert.ok(t.offers(0, { do: 'recruit', kind: 'cans' }))
})

rule('[OUT-NIGHT-FEED-08] with only one way to pay nobody is asked', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { ammo4: 1 })
    setRooms(s, 1, { ammo4: 1 })
    setGoods(s, 0, { meat: 1, water: 1, cans: 1 })
    setGoods(s, 1, { meat: 5 })
  })
  assert.deepEqual([t.state.players[0]!.meat, t.state.players[0]!.water, t.state.players[0]!.cans], [0, 0, 0])
  assert.deepEqual(t.options(0), [DONE])
  assert.equal(t.state.players[1]!.meat, 2)
  assert.deepEqual(t.options(1), [{ do: 'recruit', kind: 'meat' }, DONE])
})

rule('[OUT-CASE-14] 3 food and 2 water are due: 1 survivor is lost, 2 cans are left', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { search2: 3, hunt1: 1 }, 3)
    setGoods(s, 0, { meat: 2, cans: 3, water: 1 })
  })
  t.choose(0, pay('meat'))
  t.choose(0, pay('meat'))
  const { meat, cans, water } = t.state.players[0]!
  assert.deepEqual({ meat, cans, water }, { meat: 0, cans: 2, water: 0 })
  assert.deepEqual(t.options(0), [lose('airlock'), lose('search2:1'), lose('hunt1:1')])
  assert.deepEqual(t.choose(0, lose('hunt1:1')), { 'players.0.rooms.1.people': 0 })
  assert.deepEqual(t.options(0), [{ do: 'recruit', kind: 'cans' }, DONE])
})

rule('[OUT-ROOMK-08, OUT-NIGHT-FEED-05] a water reserve feeds a row before any token does', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, { waterReserve: 'staffed' }, 3)
    setRooms(s, 1, { waterReserve: 2 }, 1)
    setGoods(s, 0, { water: 1, cans: 2 })
    setGoods(s, 1, { water: 1, cans: 2 })
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.water': 0,
    'players.0.cans': 0,
    'players.0.rooms.0.used': 1,
    'players.1.water': 0,
    'players.1.cans': 0,
  })
  assert.deepEqual(t.heard(1).slice(2, 5), [
    { e: 'used', seat: 0, what: 'waterReserve:1' },
    { e: 'paid', seat: 0, kind: 'water', count: 1, by: 'feeding' },
    { e: 'paid', seat: 0, kind: 'cans', count: 2, by: 'feeding' },
  ])
})

rule('[OUT-ROOMK-08] the reserve pays upkeep, and has to before a survivor is lost', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, { waterReserve: 'staffed' })
    setGoods(s, 0, { meat: 1 })
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.meat': 0,
    'players.0.rooms.0.used': 1,
    'players.0.contamination': 3,
    'players.1.contamination': 3,
  })
})

rule('[OUT-ROOMK-08] the reserve is one of the ways to pay upkeep, and need not be it', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { waterReserve: 'staffed' })
    setGoods(s, 0, { meat: 2 })
  })
  assert.deepEqual(t.options(0), [pay('meat'), pay('water')])
  t.choose(0, pay('meat'))
  assert.deepEqual(t.choose(0, pay('meat')), { 'players.0.meat': 0, 'players.0.contamination': 3 })
  assert.deepEqual(t.options(0), [{ do: 'recruit', kind: 'water' }, DONE])
  // It recruits, too.
  assert.deepEqual(t.choose(0, { do: 'recruit', kind: 'water' }), {
    'players.0.airlock': 1,
    'players.0.rooms.0.used': 1,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'waterReserve:1' },
    { e: 'recruited', seat: 0 },
  ])
})

rule(
  '[OUT-ROOMK-08, OUT-ROOM-05] two reserves are two water; what is not used is lost, and new in the next round',
  two,
  t => {
    nightfall(t, s => {
      setRooms(s, 0, { waterReserve: 'staffed' }, 3)
      addRoom(s, 0, 'waterReserve:2')
      setGoods(s, 0, { cans: 5 })
    })
    assert.deepEqual(
      t.state.players[0]!.rooms.map(room => room.used),
      [1, 1],
    )
    assert.deepEqual([t.state.players[0]!.airlock, t.state.players[0]!.cans], [3, 1])
    t.choose(0, DONE)
    assert.deepEqual(t.choose(0, DONE), { 'players.0.rooms.0.used': 0, 'players.0.rooms.1.used': 0 })
    assert.equal(t.state.players[0]!.water, 0)
  },
)
