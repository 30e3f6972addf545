import assert from 'node:assert/strict'
import type { Area } from '../src/content/areas.ts'
import type { HeroId } from '../src/content/heroes.ts'
import { equipment, search } from '../src/language.ts'
import {
  day,
  four,
  newRound,
  nextEvent,
  type Outlive,
  rule,
  setDisplay,
  setEvents,
  setGoods,
  setHeroes,
  setTokens,
  three,
  two,
} from './outlive.ts'

/** A turn without actions. */
function go(t: Outlive, seat: number, hero: HeroId, to: Area): void {
  t.choose(seat, { do: 'move', hero, to })
  t.choose(seat, { do: 'done' })
}

rule('[OUT-ROUND-02] play goes clockwise from the first player', three, t => {
  newRound(t, s => {
    s.first = s.token = 1
    nextEvent(s, 'epidemic')
  })
  assert.deepEqual(t.pending, [1])
  go(t, 1, 'h3a', 'silentPeak')
  assert.deepEqual(t.pending, [2])
  go(t, 2, 'h3a', 'silentPeak')
  assert.deepEqual(t.pending, [0])
  go(t, 0, 'h3a', 'silentPeak')
  assert.deepEqual(t.pending, [1])
})

rule('[OUT-ROUND-02] a new first player comes first from the next night on', three, t => {
  day(t, s => {
    setEvents(s, 'epidemic')
    for (const seat of [0, 1, 2]) setGoods(s, seat, { water: 5 })
    setHeroes(s, 0, {}, ['h4', 'h3a', 'h3b'])
    setHeroes(s, 1, {}, ['h4', 'h3a', 'h3b'])
    setHeroes(s, 2, { h3a: 'blackwood' }, ['h4', 'h3b', 'h3a'])
  })
  go(t, 0, 'h5', 'silentPeak')
  go(t, 1, 'h5', 'silentPeak')
  const entered = t.choose(2, { do: 'move', hero: 'h5', to: 'cargoShip' })
  assert.equal(entered['token'], 2)
  assert.equal(t.state.first, 0)
  const night = t.choose(2, { do: 'done' })
  assert.equal(night['first'], 2)
  assert.equal(t.state.phase, 'events')
  assert.deepEqual(t.heard('public'), [{ e: 'turnOver', seat: 2 }, { e: 'night' }])
  for (const seat of [2, 0, 1]) {
    assert.deepEqual(t.pending, [seat])
    t.choose(seat, { do: 'pass' })
  }
  assert.equal(t.state.phase, 'night')
})

rule('[OUT-DAY-03] players alternate, one hero in a turn, until every hero has moved', two, t => {
  day(t, s => {
    setHeroes(s, 0, { h5: 'mine', h4: 'dam', h3a: 'militaryBase', h3b: 'forest' })
    setHeroes(s, 1, { h5: 'mine', h4: 'dam', h3a: 'militaryBase', h3b: 'forest' })
  })
  const moves = [
    ['h5', 'cargoShip'],
    ['h4', 'silentPeak'],
    ['h3a', 'mine'],
    ['h3b', 'amusementPark'],
  ] as const
  for (const [i, [hero, to]] of moves.entries())
    for (const seat of [0, 1]) {
      assert.deepEqual(t.pending, [seat])
      assert.equal(t.state.phase, 'day')
      assert.equal(t.state.players[seat]!.heroes.filter(each => each.active).length, i)
      // The second player's 5 finds its slot taken.
      if (hero === 'h5' && seat === 1) {
        assert.equal(t.refused(1, { do: 'move', hero, to }), 'OUT-SHIP-05 move.slotTaken')
        go(t, 1, 'h5', 'amusementPark')
      } else if (hero === 'h3b' && seat === 1) go(t, 1, 'h3b', 'blackwood')
      else go(t, seat, hero, to)
    }
  assert.notEqual(t.state.phase, 'day')
})

rule('[OUT-DAY-03] who has no hero left is passed over, the others go on', three, t => {
  day(t, s => {
    setHeroes(s, 1, {}, ['h5', 'h4', 'h3a', 'h3b'])
    setHeroes(s, 2, {}, ['h5', 'h4', 'h3b'])
  })
  go(t, 0, 'h3a', 'silentPeak')
  assert.deepEqual(t.pending, [2])
  go(t, 2, 'h3a', 'silentPeak')
  assert.deepEqual(t.pending, [0])
  go(t, 0, 'h4', 'militaryBase')
  assert.deepEqual(t.pending, [0])
  go(t, 0, 'h3b', 'blackwood')
  assert.deepEqual(t.pending, [0])
  assert.equal(t.state.phase, 'day')
})

rule('[OUT-DAY-04] a turn: move, stand up, pressure, then actions if wanted', two, t => {
  day(t, s => {
    setHeroes(s, 1, { h3a: 'silentPeak' }, ['h3a'])
    setGoods(s, 1, { wood: 2, metal: 1 })
  })
  assert.deepEqual(t.choose(0, { do: 'move', hero: 'h5', to: 'silentPeak' }), {
    'players.0.heroes.0.at': 'silentPeak',
    'players.0.heroes.0.active': true,
  })
  assert.deepEqual(t.heard('public'), [
    { e: 'moved', seat: 0, hero: 'h5', to: 'silentPeak', slot: 0 },
    { e: 'pressure', seat: 0, victim: 1, value: 2 },
  ])
  assert.deepEqual(t.pending, [1])
  assert.equal(t.refused(0, { do: 'search' }), 'OUT-ROUND-02 explain.notNow')
  t.choose(1, { do: 'handOver', kind: 'wood' })
  t.choose(1, { do: 'handOver', kind: 'metal' })
  assert.deepEqual(t.pending, [0])
  assert.ok(t.offers(0, { do: 'search' }))
  assert.deepEqual(t.choose(0, { do: 'done' }), {})
  assert.deepEqual(t.heard('public'), [{ e: 'turnOver', seat: 0 }])
  assert.deepEqual(t.pending, [1])
})

rule('[OUT-DAY-05] after the last turn all heroes lie down where they are', two, t => {
  day(t, s => {
    setHeroes(s, 0, { h5: 'mine', h4: 'dam', h3a: 'cargoShip', h3b: 'forest' }, ['h4', 'h3a', 'h3b'])
    s.players[0]!.heroes[2]!.slot = 3
    setHeroes(s, 1, {}, ['h5', 'h4', 'h3a', 'h3b'])
  })
  t.choose(0, { do: 'move', hero: 'h5', to: 'silentPeak' })
  t.choose(0, { do: 'done' })
  assert.deepEqual(
    t.state.players.map(player => player.heroes.map(hero => [hero.at, hero.active, hero.slot])),
    [
      [
        ['silentPeak', false, 0],
        ['dam', false, 0],
        ['cargoShip', false, 0],
        ['forest', false, 0],
      ],
      [
        ['mine', false, 0],
        ['dam', false, 0],
        ['militaryBase', false, 0],
        ['forest', false, 0],
      ],
    ],
  )
})

for (const [hero, from, points] of [
  ['h5', 'silentPeak', 5],
  ['h4', 'militaryBase', 4],
  ['h3a', 'dam', 3],
] as const)
  rule(`[OUT-ACT-01] a hero of strength ${points} has ${points} action points`, four, t => {
    day(t, s => {
      const areas = { h5: 'mine', h4: 'cargoShip', h3a: 'amusementPark', h3b: 'blackwood' } as const
      setHeroes(s, 0, { ...areas, [hero]: from })
    })
    const to = hero === 'h3a' ? 'forest' : 'militaryBase'
    if (hero === 'h4') t.arrange(s => setHeroes(s, 0, { h4: 'dam' }))
    t.choose(0, { do: 'move', hero, to })
    const kind = to === 'forest' ? 'wood' : 'ammo'
    for (let n = 1; n <= points; n++)
      assert.deepEqual(t.choose(0, { do: 'gather' }), {
        [`players.0.${kind}`]: n,
        [`pools.${to}`]: 10 - n,
      })
    assert.equal(t.refused(0, { do: 'gather' }), 'OUT-ACT-01 act.noneLeft')
    assert.ok(t.offers(0, { do: 'done' }))
  })

rule('[OUT-ACT-01] points left over are lost: the next hero has only its own', two, t => {
  day(t, s => setHeroes(s, 1, {}, ['h5', 'h4', 'h3a', 'h3b']))
  t.choose(0, { do: 'move', hero: 'h5', to: 'silentPeak' })
  t.choose(0, { do: 'done' })
  t.choose(0, { do: 'move', hero: 'h3b', to: 'blackwood' })
  for (const _ of [1, 2, 3]) t.choose(0, { do: 'search' })
  assert.equal(t.refused(0, { do: 'search' }), 'OUT-ACT-01 act.noneLeft')
})

rule('[OUT-ACT-01] points are good only for the area just entered', two, t => {
  day(t)
  t.choose(0, { do: 'move', hero: 'h4', to: 'silentPeak' })
  assert.equal(t.refused(0, { do: 'gather' }), 'OUT-ROUND-02 explain.notNow')
  assert.equal(t.refused(0, { do: 'algae' }), 'OUT-ROUND-02 explain.notNow')
  const [elsewhere] = equipment.at(t.state, 'blackwood')
  assert.equal(t.refused(0, { do: 'take', tile: elsewhere }), 'OUT-CITY-01 explain.notOnDisplay')
})

rule('[OUT-ACT-02] a point is a token, a tile, a resource or the algae, mixed freely', two, t => {
  day(t, s => {
    setTokens(s, 'silentPeak', 'scrap:1', 'plank:1', 'ammo:1')
    setDisplay(s, 'silentPeak', 'axe:1', 'bow:1', 'crowbar:1')
  })
  t.choose(0, { do: 'move', hero: 'h4', to: 'silentPeak' })
  assert.deepEqual(t.choose(0, { do: 'search' }), {
    'players.0.ammo': 1,
    'silentPeak.at.stack': ['silentPeak/scrap:1', 'silentPeak/plank:1'],
    'silentPeak.at.gone': [...search.silentPeak.at(t.state, 'gone')],
  })
  t.choose(0, { do: 'take', tile: 'bow:1' })
  t.choose(0, { do: 'search' })
  t.choose(0, { do: 'take', tile: 'crowbar:1' })
  assert.deepEqual(equipment.at(t.state, 'silentPeak'), ['axe:1'])
  assert.deepEqual(t.state.players[0]!.equipment, [
    { id: 'bow:1', repaired: false, used: false },
    { id: 'crowbar:1', repaired: false, used: false },
  ])
  assert.deepEqual(search.silentPeak.at(t.state, 'stack'), ['silentPeak/scrap:1'])
  assert.equal(t.refused(0, { do: 'search' }), 'OUT-ACT-01 act.noneLeft')
  assert.equal(t.refused(0, { do: 'take', tile: 'axe:1' }), 'OUT-ACT-01 act.noneLeft')
})

rule('[OUT-ACT-02] the algae cost one point beside the ammo', two, t => {
  day(t, s => setHeroes(s, 0, { h3a: 'cargoShip', h5: 'blackwood', h3b: 'silentPeak' }))
  t.choose(0, { do: 'move', hero: 'h3b', to: 'militaryBase' })
  t.choose(0, { do: 'gather' })
  assert.deepEqual(t.choose(0, { do: 'algae' }), { algae: false, 'players.0.contamination': 1 })
  t.choose(0, { do: 'gather' })
  assert.equal(t.refused(0, { do: 'gather' }), 'OUT-ACT-01 act.noneLeft')
  assert.equal(t.state.players[0]!.ammo, 2)
})

rule('[OUT-ACT-03] an empty pool gives nothing more', two, t => {
  day(t, s => {
    s.pools.amusementPark = 2
    setHeroes(s, 0, { h5: 'blackwood', h3b: 'mine' })
  })
  t.choose(0, { do: 'move', hero: 'h5', to: 'amusementPark' })
  t.choose(0, { do: 'gather' })
  assert.deepEqual(t.choose(0, { do: 'gather' }), { 'players.0.microchip': 2, 'pools.amusementPark': 0 })
  assert.equal(t.refused(0, { do: 'gather' }), 'OUT-ACT-03 act.poolEmpty')
})

rule('[OUT-ACT-03] an empty search stack and a tile already taken give nothing', two, t => {
  day(t, s => {
    setTokens(s, 'silentPeak', 'plank:1')
    setDisplay(s, 'silentPeak', 'axe:1')
  })
  t.choose(0, { do: 'move', hero: 'h5', to: 'silentPeak' })
  t.choose(0, { do: 'search' })
  assert.equal(t.refused(0, { do: 'search' }), 'OUT-ACT-03 act.stackEmpty')
  t.choose(0, { do: 'take', tile: 'axe:1' })
  assert.equal(t.refused(0, { do: 'take', tile: 'axe:1' }), 'OUT-CITY-01 explain.notOnDisplay')
  assert.deepEqual(t.options(0), [{ do: 'done' }])
})

rule('[OUT-ACT-04] what is gained is in the shelter at once and can be spent', two, t => {
  day(t, s => {
    setHeroes(s, 0, { h4: 'blackwood', h3b: 'mine', h5: 'forest' })
    setHeroes(s, 1, { h3a: 'dam' }, ['h3a'])
    setGoods(s, 1, { microchip: 1 })
  })
  t.choose(0, { do: 'move', hero: 'h5', to: 'dam' })
  assert.equal(t.state.players[0]!.microchip, 1)
  assert.deepEqual(t.choose(0, { do: 'unlock' }), { 'players.0.microchip': 0 })
  assert.deepEqual(t.choose(0, { do: 'gather' }), { 'players.0.water': 1, 'pools.dam': 6 })
  assert.deepEqual(t.heard('public'), [{ e: 'gained', seat: 0, kind: 'water', count: 1, by: 'dam' }])
})
