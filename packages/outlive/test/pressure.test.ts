import assert from 'node:assert/strict'
import type { Changes } from '@lastlight/kernel/testing'
import type { State } from '../src/index.ts'
import {
  day,
  four,
  type Outlive,
  RESOURCES,
  rule,
  setEvents,
  setGoods,
  setHeroes,
  setRooms,
  setTiles,
  three,
  two,
} from './outlive.ts'

const ARRIVED = { 'players.0.heroes.0.at': 'silentPeak', 'players.0.heroes.0.active': true }

/** Seat 0's 5 comes from the mine to Silent Peak. */
const arrive = (t: Outlive): Changes => t.choose(0, { do: 'move', hero: 'h5', to: 'silentPeak' })

/** A 3 of seat 1 stands at Silent Peak. */
const standing3 =
  (set: (s: State) => void = () => {}) =>
  (s: State) => {
    setHeroes(s, 1, { h3a: 'silentPeak' }, ['h3a'])
    set(s)
  }

const ammo = (t: Outlive, seat: number): readonly unknown[] =>
  t.options(seat).flatMap(option => (option.do === 'ammo' ? option['count'] : []))
const pressures = (t: Outlive) => t.heard('public').filter(event => event.e === 'pressure')

rule('[OUT-PRESS-01] an arriving hero presses every weaker active hero of another colour there', four, t => {
  day(t, s => {
    setHeroes(s, 1, { h3a: 'silentPeak' }, ['h3a'])
    setHeroes(s, 2, { h4: 'silentPeak' }, ['h4'])
    setHeroes(s, 3, { h3b: 'silentPeak' }, ['h3b'])
    for (const seat of [1, 2, 3]) setGoods(s, seat, { wood: 2 })
  })
  assert.deepEqual(arrive(t), {
    ...ARRIVED,
    'players.0.wood': 5,
    'players.1.wood': 0,
    'players.2.wood': 1,
    'players.3.wood': 0,
  })
  assert.deepEqual(pressures(t), [
    { e: 'pressure', seat: 0, victim: 1, value: 2 },
    { e: 'pressure', seat: 0, victim: 2, value: 1 },
    { e: 'pressure', seat: 0, victim: 3, value: 2 },
  ])
})

rule('[OUT-PRESS-01] heroes elsewhere are not pressed', two, t => {
  day(t, s => {
    setHeroes(s, 1, { h3a: 'mine', h4: 'militaryBase' }, ['h3a', 'h4', 'h3b'])
    setGoods(s, 1, { wood: 9 })
  })
  assert.deepEqual(arrive(t), ARRIVED)
})

for (const [attacker, victim, value] of [
  ['h5', 'h4', 1],
  ['h5', 'h3b', 2],
  ['h4', 'h3a', 1],
] as const)
  rule(`[OUT-PRESS-02] ${attacker} on ${victim}: ${value}`, two, t => {
    day(t, s => {
      setHeroes(s, 0, { h5: 'mine', h4: 'mine' })
      setHeroes(s, 1, { [victim]: 'silentPeak' }, [victim])
      setGoods(s, 1, { metal: 3 })
    })
    t.choose(0, { do: 'move', hero: attacker, to: 'silentPeak' })
    assert.deepEqual(pressures(t), [{ e: 'pressure', seat: 0, victim: 1, value }])
    assert.deepEqual([t.state.players[0]!.metal, t.state.players[1]!.metal], [value, 3 - value])
  })

rule('[OUT-PRESS-03] pressure costs no action and cannot be left out', two, t => {
  day(
    t,
    standing3(s => setGoods(s, 1, { cans: 1, wood: 2 })),
  )
  arrive(t)
  assert.deepEqual(t.pending, [1])
  for (const option of t.options(1)) assert.equal(option.do, 'handOver')
  assert.equal(t.refused(1, { do: 'done' }), 'OUT-ROUND-02 explain.notNow')
  t.choose(1, { do: 'handOver', kind: 'wood' })
  t.choose(1, { do: 'handOver', kind: 'wood' })
  for (const _ of [1, 2, 3, 4, 5]) t.choose(0, { do: 'search' })
  assert.equal(t.refused(0, { do: 'search' }), 'OUT-ACT-01 act.noneLeft')
})

rule('[OUT-PRESS-04] inactive heroes are never pressed', two, t => {
  day(t, s => {
    setHeroes(s, 1, { h3a: 'silentPeak' })
    setGoods(s, 1, { wood: 9 })
  })
  assert.deepEqual(arrive(t), ARRIVED)
  assert.deepEqual(pressures(t), [])
})

rule('[OUT-PRESS-05] equal strength gives nothing, and a weaker hero that arrives suffers nothing', three, t => {
  day(t, s => {
    setHeroes(s, 0, { h4: 'dam' })
    setHeroes(s, 1, { h4: 'silentPeak' }, ['h4'])
    setHeroes(s, 2, { h5: 'silentPeak' }, ['h5'])
    for (const seat of [0, 1, 2]) setGoods(s, seat, { wood: 9 })
  })
  assert.deepEqual(t.choose(0, { do: 'move', hero: 'h4', to: 'silentPeak' }), {
    'players.0.heroes.1.at': 'silentPeak',
    'players.0.heroes.1.active': true,
  })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(pressures(t), [])
})

rule('[OUT-PRESS-06] one ammo cancels one pressure, from none up to the attack', two, t => {
  day(
    t,
    standing3(s => setGoods(s, 1, { ammo: 5, wood: 9 })),
  )
  assert.deepEqual(arrive(t), ARRIVED)
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(ammo(t, 1), [0, 1, 2])
  for (const count of [3, 5, 7]) assert.equal(t.refused(1, { do: 'ammo', count }), 'OUT-PRESS-06 pressure.tooMuchAmmo')
  assert.equal(t.refused(1, { do: 'ammo', count: 8 }), 'OUT-ROUND-02 explain.notNow')
  assert.deepEqual(t.choose(1, { do: 'ammo', count: 1 }), {
    'players.1.ammo': 4,
    'players.1.wood': 8,
    'players.0.wood': 1,
  })
  assert.deepEqual(t.heard(0), [
    { e: 'defended', seat: 1, ammo: 1 },
    { e: 'handedOver', from: 1, to: 0, kind: 'wood' },
  ])
})

rule('[OUT-PRESS-06] nobody spends ammo they have not', two, t => {
  day(
    t,
    standing3(s => setGoods(s, 1, { ammo: 1, wood: 9 })),
  )
  arrive(t)
  assert.deepEqual(ammo(t, 1), [0, 1])
  assert.equal(t.refused(1, { do: 'ammo', count: 2 }), 'OUT-PRESS-06 pressure.tooMuchAmmo')
  assert.deepEqual(t.choose(1, { do: 'ammo', count: 0 }), { 'players.1.wood': 7, 'players.0.wood': 2 })
  const handed = { e: 'handedOver', from: 1, to: 0, kind: 'wood' }
  assert.deepEqual(t.heard('public'), [handed, handed])
})

rule('[OUT-PRESS-07] the ammo of the attacker raises nothing and is not asked for', two, t => {
  day(
    t,
    standing3(s => {
      setGoods(s, 0, { ammo: 5 })
      setGoods(s, 1, { wood: 9 })
    }),
  )
  assert.deepEqual(arrive(t), { ...ARRIVED, 'players.0.wood': 2, 'players.1.wood': 7 })
  assert.equal(t.state.players[0]!.ammo, 5)
  assert.deepEqual(pressures(t), [{ e: 'pressure', seat: 0, victim: 1, value: 2 }])
})

rule('[OUT-PRESS-08] a material or food for each point, never ammo, survivors or equipment', two, t => {
  day(
    t,
    standing3(s => {
      setGoods(s, 1, { ammo: 4 })
      setRooms(s, 1, { workshop: 3 }, 2)
      setTiles(s, 1, { axe: 'repaired', bow: 'broken' })
    }),
  )
  arrive(t)
  assert.deepEqual(t.choose(1, { do: 'ammo', count: 0 }), {})
  assert.deepEqual(t.pending, [0])
})

for (const kind of RESOURCES.filter(each => each !== 'ammo'))
  rule(`[OUT-PRESS-08] ${kind} can be handed over`, two, t => {
    day(
      t,
      standing3(s => setGoods(s, 1, { [kind]: 3 })),
    )
    assert.deepEqual(arrive(t), { ...ARRIVED, [`players.0.${kind}`]: 2, [`players.1.${kind}`]: 1 })
  })

rule('[OUT-PRESS-09] the victim chooses which tokens', two, t => {
  day(
    t,
    standing3(s => setGoods(s, 1, { wood: 1, meat: 1, water: 2 })),
  )
  arrive(t)
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(
    t.options(1),
    ['meat', 'water', 'wood'].map(kind => ({ do: 'handOver', kind }) as const),
  )
  for (const kind of ['cans', 'metal', 'microchip'])
    assert.equal(t.refused(1, { do: 'handOver', kind }), 'OUT-PRESS-08 pressure.noneLeft')
  assert.deepEqual(t.choose(1, { do: 'handOver', kind: 'meat' }), { 'players.0.meat': 1, 'players.1.meat': 0 })
  assert.equal(t.refused(1, { do: 'handOver', kind: 'meat' }), 'OUT-PRESS-08 pressure.noneLeft')
  assert.deepEqual(t.choose(1, { do: 'handOver', kind: 'water' }), { 'players.0.water': 1, 'players.1.water': 1 })
  assert.deepEqual(t.heard(0), [{ e: 'handedOver', from: 1, to: 0, kind: 'water' }])
  assert.deepEqual(t.pending, [0])
})

rule('[OUT-PRESS-09] with pressureChoice the attacker chooses', two, t => {
  day(
    t,
    standing3(s => {
      setGoods(s, 1, { wood: 1, meat: 1, water: 2, ammo: 2 })
      setRooms(s, 0, { pressureChoice: 'staffed' })
    }),
  )
  arrive(t)
  t.choose(1, { do: 'ammo', count: 1 })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(t.choose(0, { do: 'handOver', kind: 'wood' }), { 'players.0.wood': 1, 'players.1.wood': 0 })
  assert.deepEqual(t.pending, [0])
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('[OUT-PRESS-10] who has too little gives all of it', three, t => {
  day(t, s => {
    setHeroes(s, 1, { h3a: 'silentPeak' }, ['h3a'])
    setHeroes(s, 2, { h3a: 'silentPeak' }, ['h3a'])
    setGoods(s, 1, { cans: 1 })
    setGoods(s, 2, { metal: 1, microchip: 1 })
  })
  assert.deepEqual(arrive(t), {
    ...ARRIVED,
    'players.0.cans': 1,
    'players.0.metal': 1,
    'players.0.microchip': 1,
    'players.1.cans': 0,
    'players.2.metal': 0,
    'players.2.microchip': 0,
  })
})

rule('[OUT-PRESS-10] with nothing to give nothing happens', two, t => {
  day(t, standing3())
  assert.deepEqual(arrive(t), ARRIVED)
  assert.deepEqual(t.pending, [0])
})

rule('[OUT-PRESS-11] several victims: clockwise from the attacker', three, t => {
  day(t, s => {
    s.first = s.token = 2
    setHeroes(s, 0, { h3a: 'silentPeak' }, ['h3a'])
    setHeroes(s, 2, { h3a: 'silentPeak' }, ['h3a'])
    setGoods(s, 0, { ammo: 2, wood: 2 })
    setGoods(s, 2, { ammo: 2, wood: 2 })
  }).turnOf(1)
  t.choose(1, { do: 'move', hero: 'h5', to: 'silentPeak' })
  assert.deepEqual(t.pending, [2])
  assert.deepEqual(pressures(t), [{ e: 'pressure', seat: 1, victim: 2, value: 2 }])
  t.choose(2, { do: 'ammo', count: 2 })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(pressures(t), [{ e: 'pressure', seat: 1, victim: 0, value: 2 }])
  t.choose(0, { do: 'ammo', count: 2 })
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(
    t.state.players.map(player => player.wood),
    [2, 0, 2],
  )
})

rule('[OUT-PRESS-12] strengths, the bat, the vest, ammo, tokens: in this order', two, t => {
  day(
    t,
    standing3(s => {
      setTiles(s, 0, { baseballBat: 'repaired' })
      setTiles(s, 1, { protectiveVest: 'repaired' })
      setGoods(s, 1, { ammo: 5, wood: 5 })
    }),
  )
  arrive(t)
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(pressures(t), [])
  assert.deepEqual(t.options(0), [
    { do: 'bat', use: true },
    { do: 'bat', use: false },
  ])
  assert.deepEqual(t.choose(0, { do: 'bat', use: true }), { 'players.0.equipment.0.used': true })
  assert.deepEqual(t.heard('public'), [
    { e: 'used', seat: 0, what: 'baseballBat:1' },
    { e: 'pressure', seat: 0, victim: 1, value: 3 },
  ])
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.options(1), [
    { do: 'shield', with: 'protectiveVest' },
    { do: 'shield', with: 'nothing' },
  ])
  assert.equal(t.refused(1, { do: 'shield', with: 'hero3Immune' }), 'OUT-ROOMK-17 pressure.notImmune')
  assert.deepEqual(t.choose(1, { do: 'shield', with: 'protectiveVest' }), { 'players.1.equipment.0.used': true })
  assert.deepEqual(ammo(t, 1), [0, 1])
  assert.deepEqual(t.choose(1, { do: 'ammo', count: 0 }), { 'players.0.wood': 1, 'players.1.wood': 4 })
})

rule('[OUT-PRESS-12] without bat, vest or room nobody is asked for them', two, t => {
  day(
    t,
    standing3(s => {
      setTiles(s, 0, { baseballBat: 'used' })
      setTiles(s, 1, { protectiveVest: 'broken' })
      setRooms(s, 1, { hero3Immune: 3 })
      setGoods(s, 1, { ammo: 1, wood: 5 })
    }),
  )
  arrive(t)
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(ammo(t, 1), [0, 1])
})

rule('[OUT-PRESS-12] where nobody is pressed nobody is asked for the bat', two, t => {
  day(t, s => setTiles(s, 0, { baseballBat: 'repaired' }))
  assert.deepEqual(arrive(t), ARRIVED)
  assert.ok(t.offers(0, { do: 'search' }))
})

rule('[OUT-PRESS-12] an immune 3 pays neither ammo nor tokens', two, t => {
  day(
    t,
    standing3(s => {
      setRooms(s, 1, { hero3Immune: 'staffed' })
      setTiles(s, 1, { protectiveVest: 'repaired' })
      setGoods(s, 1, { ammo: 5, wood: 5 })
    }),
  )
  arrive(t)
  assert.deepEqual(t.options(1), [
    { do: 'shield', with: 'hero3Immune' },
    { do: 'shield', with: 'protectiveVest' },
    { do: 'shield', with: 'nothing' },
  ])
  assert.deepEqual(t.choose(1, { do: 'shield', with: 'hero3Immune' }), { 'players.1.rooms.0.used': 1 })
  assert.deepEqual(t.heard(0), [
    { e: 'used', seat: 1, what: 'hero3Immune:1' },
    { e: 'immune', seat: 1, hero: 'h3a' },
  ])
  assert.deepEqual(t.pending, [0])
  assert.ok(t.offers(0, { do: 'done' }))
})

rule('[OUT-PRESS-12] the room without a vest, and a 4 that it does not help', two, t => {
  day(
    t,
    standing3(s => {
      setRooms(s, 1, { hero3Immune: 'staffed' })
      setGoods(s, 1, { wood: 5 })
    }),
  )
  arrive(t)
  assert.deepEqual(t.options(1), [
    { do: 'shield', with: 'hero3Immune' },
    { do: 'shield', with: 'nothing' },
  ])
  assert.equal(t.refused(1, { do: 'shield', with: 'protectiveVest' }), 'OUT-EQK-18 pressure.noVest')
  assert.deepEqual(t.choose(1, { do: 'shield', with: 'nothing' }), { 'players.0.wood': 2, 'players.1.wood': 3 })
  day(t, s => {
    setHeroes(s, 1, { h4: 'silentPeak', h3a: 'dam' }, ['h4'])
    setRooms(s, 1, { hero3Immune: 'staffed' })
    setGoods(s, 1, { wood: 5 })
  })
  assert.deepEqual(arrive(t), { ...ARRIVED, 'players.0.wood': 1, 'players.1.wood': 4 })
})

rule('[OUT-PRESS-12] a vest that takes it all leaves nothing to ask', two, t => {
  day(
    t,
    standing3(s => {
      setHeroes(s, 1, { h4: 'silentPeak', h3a: 'dam' }, ['h4'])
      setTiles(s, 1, { protectiveVest: 'repaired' })
      setGoods(s, 1, { ammo: 5, wood: 5 })
    }),
  )
  arrive(t)
  assert.deepEqual(t.choose(1, { do: 'shield', with: 'protectiveVest' }), { 'players.1.equipment.0.used': true })
  assert.deepEqual(t.pending, [0])
})

rule('[OUT-CASE-03] a 5 that comes to an active 3: pressure 2', two, t => {
  day(
    t,
    standing3(s => setGoods(s, 1, { metal: 5 })),
  )
  assert.deepEqual(arrive(t), { ...ARRIVED, 'players.0.metal': 2, 'players.1.metal': 3 })
  assert.deepEqual(pressures(t), [{ e: 'pressure', seat: 0, victim: 1, value: 2 }])
})

for (const [count, handed] of [
  [0, 2],
  [1, 1],
  [2, 0],
] as const)
  rule(`[OUT-CASE-04] ${count} ammo leave ${handed} to hand over; 3 are illegal`, two, t => {
    day(
      t,
      standing3(s => setGoods(s, 1, { metal: 5, ammo: 3 })),
    )
    arrive(t)
    assert.equal(t.refused(1, { do: 'ammo', count: 3 }), 'OUT-PRESS-06 pressure.tooMuchAmmo')
    t.choose(1, { do: 'ammo', count })
    const [red, victim] = t.state.players
    assert.deepEqual([red!.metal, red!.ammo, victim!.metal, victim!.ammo], [handed, 0, 5 - handed, 3 - count])
  })

rule('[OUT-CASE-05] Red comes to the dam: Beige suffers 2, Purple 1, Blue nothing', four, t => {
  day(t, s => {
    setHeroes(s, 0, { h5: 'militaryBase', h4: 'mine', h3a: 'silentPeak' })
    setHeroes(s, 1, { h3a: 'dam', h4: 'mine' }, ['h3a'])
    setHeroes(s, 2, { h4: 'dam' }, ['h4'])
    setHeroes(s, 3, { h3a: 'dam', h4: 'mine' })
    setGoods(s, 1, { cans: 1, metal: 2 })
    setGoods(s, 2, { wood: 1, meat: 1, ammo: 2 })
    setGoods(s, 3, { wood: 4 })
  })
  t.choose(0, { do: 'move', hero: 'h5', to: 'dam' })
  assert.deepEqual(pressures(t), [{ e: 'pressure', seat: 0, victim: 1, value: 2 }])
  t.choose(1, { do: 'handOver', kind: 'metal' })
  t.choose(1, { do: 'handOver', kind: 'metal' })
  assert.deepEqual(pressures(t), [{ e: 'pressure', seat: 0, victim: 2, value: 1 }])
  assert.deepEqual(t.choose(2, { do: 'ammo', count: 0 }), {})
  assert.deepEqual(t.choose(2, { do: 'handOver', kind: 'wood' }), { 'players.0.wood': 1, 'players.2.wood': 0 })
  assert.deepEqual(t.pending, [0])
  assert.equal(t.state.players[3]!.wood, 4)
  assert.deepEqual(pressures(t), [])
})

rule('[OUT-PRESS-02] a sandstorm does not weaken pressure', two, t => {
  day(
    t,
    standing3(s => {
      setEvents(s, 'sandstorm')
      setGoods(s, 1, { wood: 5 })
    }),
  )
  assert.deepEqual(arrive(t), { ...ARRIVED, 'players.0.wood': 2, 'players.1.wood': 3 })
})
