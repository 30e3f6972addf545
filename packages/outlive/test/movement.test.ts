import assert from 'node:assert/strict'
import { AREAS, type Area, distance } from '../src/content/areas.ts'
import type { HeroId } from '../src/content/heroes.ts'
import { game, type State } from '../src/index.ts'
import { hasAnyMove, isMovable } from '../src/rules/movement.ts'
import {
  day,
  type Outlive,
  rule,
  setEvents,
  setGoods,
  setHeroes,
  setRooms,
  setTiles,
  three,
  tile,
  two,
} from './outlive.ts'

/** Where a hero may go. */
const goals = (t: Outlive, seat: number, hero: HeroId): readonly unknown[] =>
  t.options(seat).flatMap(option => (option.do === 'move' && option['hero'] === hero ? option['to'] : []))

const move = (hero: HeroId, to: Area, more: object = {}) => ({ do: 'move', hero, to, ...more }) as const

const ALL = ['h5', 'h4', 'h3a', 'h3b'] as const

/** Slots of the ship taken by active heroes of this seat. */
function onShip(s: State, seat: number, hero: HeroId, slot: number): void {
  const it = s.players[seat]!.heroes.find(each => each.id === hero)!
  Object.assign(it, { at: 'cargoShip', active: true, slot })
}

rule('[OUT-MOVE-01] an inactive hero moves one or two areas along the path', two, t => {
  day(t, s => setHeroes(s, 0, { h5: 'mine', h4: 'cargoShip', h3a: 'amusementPark', h3b: 'blackwood' }, ['h3b']))
  t.arrange(s => setHeroes(s, 0, {}, ['h3b']))
  assert.deepEqual(goals(t, 0, 'h5'), ['militaryBase', 'silentPeak'])
  assert.deepEqual(goals(t, 0, 'h4'), ['silentPeak'])
  assert.deepEqual(goals(t, 0, 'h3a'), ['forest'])
  assert.deepEqual(goals(t, 0, 'h3b'), [])
  for (const to of AREAS) assert.equal(t.refused(0, move('h3b', to)), 'OUT-MOVE-01 move.hasMoved')
  for (const to of ['forest', 'dam'] as const) assert.equal(t.refused(0, move('h5', to)), 'OUT-MOVE-01 move.tooFar')
  assert.equal(t.refused(0, move('h4', 'forest')), 'OUT-MOVE-01 move.tooFar')
  assert.deepEqual(t.choose(0, move('h5', 'militaryBase')), {
    'players.0.heroes.0.at': 'militaryBase',
    'players.0.heroes.0.active': true,
  })
})

for (const from of AREAS)
  rule(`[OUT-MOVE-01] alone, a hero goes from ${from} wherever two steps lead`, two, t => {
    day(t, s => setHeroes(s, 0, { h5: from, h4: from, h3a: from, h3b: from }))
    assert.deepEqual(
      goals(t, 0, 'h5'),
      AREAS.filter(to => distance(from, to) === 1 || distance(from, to) === 2),
    )
  })

rule('[OUT-MOVE-02] a hero never ends where it began', two, t => {
  day(t, s => {
    setTiles(s, 0, { exoskeleton: 'repaired' })
    setHeroes(s, 0, { h5: 'blackwood' })
  })
  assert.equal(t.refused(0, move('h5', 'blackwood')), 'OUT-MOVE-02 move.sameArea')
  assert.equal(t.refused(0, move('h5', 'blackwood', { exoskeleton: true })), 'OUT-MOVE-02 move.sameArea')
})

rule('[OUT-MOVE-03] a hero never ends beside another of its colour, active or not', two, t => {
  day(t, s => setHeroes(s, 0, { h5: 'mine', h4: 'silentPeak', h3a: 'militaryBase', h3b: 'amusementPark' }, ['h3a']))
  assert.equal(t.refused(0, move('h5', 'silentPeak')), 'OUT-MOVE-03 move.ownHero')
  assert.equal(t.refused(0, move('h5', 'militaryBase')), 'OUT-MOVE-03 move.ownHero')
  assert.equal(t.refused(0, move('h5', 'amusementPark')), 'OUT-MOVE-03 move.ownHero')
  assert.deepEqual(goals(t, 0, 'h5'), ['cargoShip'])
})

rule('[OUT-MOVE-04] a hero passes through an area held by its own colour', two, t => {
  day(t, s => setHeroes(s, 0, { h5: 'mine', h4: 'silentPeak', h3a: 'cargoShip', h3b: 'dam' }))
  assert.deepEqual(goals(t, 0, 'h5'), ['militaryBase', 'amusementPark'])
  assert.equal(t.choose(0, move('h5', 'militaryBase'))['players.0.heroes.0.at'], 'militaryBase')
})

rule('[OUT-MOVE-05] a hero may end beside any heroes of other colours', three, t => {
  day(t, s => {
    setHeroes(s, 1, { h5: 'silentPeak' }, ['h5'])
    setHeroes(s, 2, { h4: 'silentPeak' })
  })
  assert.ok(t.offers(0, move('h3a', 'silentPeak')))
  assert.deepEqual(t.choose(0, move('h3a', 'silentPeak')), {
    'players.0.heroes.2.at': 'silentPeak',
    'players.0.heroes.2.active': true,
  })
})

rule('[OUT-MOVE-06] the ship can be entered only where the hero finds its slot free', two, t => {
  day(t, s => {
    setHeroes(s, 0, { h5: 'mine', h4: 'silentPeak', h3a: 'amusementPark', h3b: 'blackwood' })
    onShip(s, 1, 'h5', 5)
    onShip(s, 1, 'h4', 4)
  })
  assert.equal(t.refused(0, move('h5', 'cargoShip')), 'OUT-SHIP-05 move.slotTaken')
  assert.equal(t.refused(0, move('h4', 'cargoShip')), 'OUT-SHIP-05 move.slotTaken')
  assert.ok(t.offers(0, move('h3a', 'cargoShip')))
  assert.equal(t.refused(0, move('h5', 'cargoShip', { hook: true })), 'OUT-EQK-11 move.noHook')
  assert.deepEqual(t.choose(0, move('h3a', 'cargoShip')), {
    'players.0.heroes.2.at': 'cargoShip',
    'players.0.heroes.2.active': true,
    'players.0.heroes.2.slot': 3,
    'players.0.cans': 1,
    shipEntered: true,
  })
})

rule('[OUT-MOVE-06] heroes that lie on the ship take no slot', two, t => {
  day(t, s => setHeroes(s, 1, { h5: 'cargoShip' }))
  assert.ok(t.offers(0, move('h5', 'cargoShip')))
})

rule('[OUT-MOVE-06] hook, cargoCans2 and sandstorm change which slot is free', two, t => {
  day(t, s => {
    setHeroes(s, 0, { h5: 'mine', h4: 'silentPeak', h3a: 'amusementPark', h3b: 'blackwood' })
    setTiles(s, 0, { grapplingHook: 'repaired' })
    onShip(s, 1, 'h5', 5)
  })
  assert.ok(t.offers(0, move('h5', 'cargoShip', { hook: true })))
  assert.equal(t.refused(0, move('h4', 'cargoShip', { hook: true })), 'OUT-SHIP-05 move.slotTaken')
  t.arrange(s => setRooms(s, 0, { cargoCans2: 'staffed' }))
  assert.ok(t.offers(0, move('h5', 'cargoShip')))
  t.arrange(s => {
    setRooms(s, 0, { cargoCans2: 2 })
    setEvents(s, 'sandstorm')
  })
  assert.ok(t.offers(0, move('h5', 'cargoShip')))
  t.arrange(s => {
    s.players[1]!.heroes[0]!.slot = 3
  })
  for (const hero of ['h5', 'h4', 'h3a'] as const)
    assert.equal(t.refused(0, move(hero, 'cargoShip')), 'OUT-SHIP-05 move.slotTaken')
})

rule('[OUT-MOVE-07] who can move must move', two, t => {
  day(t)
  assert.equal(t.refused(0, { do: 'skip' }), 'OUT-MOVE-07 move.mustMove')
  assert.ok(t.options(0).every(option => option.do === 'move'))
})

rule('[OUT-MOVE-07] one movable hero is enough, whatever equipment could do besides', two, t => {
  day(t, s => {
    setHeroes(s, 0, {}, ['h5', 'h4', 'h3a'])
    setTiles(s, 0, { exoskeleton: 'repaired' })
  })
  assert.equal(t.refused(0, { do: 'skip' }), 'OUT-MOVE-07 move.mustMove')
  assert.ok(t.offers(0, move('h3b', 'cargoShip', { exoskeleton: true })))
  assert.equal(t.refused(0, move('h3b', 'blackwood', { exoskeleton: true })), 'OUT-EQK-19 move.nearEnough')
})

/** Seat 0's 5 is left in the mine with nowhere to go but the ship, where slot 5 is taken. */
function stuck(
  t: Outlive,
  active: readonly HeroId[] = ['h4', 'h3a', 'h3b'],
  set: (s: State) => void = () => {},
): Outlive {
  return day(t, s => {
    setHeroes(s, 0, { h5: 'mine', h4: 'militaryBase', h3a: 'silentPeak', h3b: 'amusementPark' }, active)
    onShip(s, 1, 'h5', 5)
    set(s)
  })
}

rule('[OUT-MOVE-08] a hero without a goal stays; movable ones go first and may set it free', two, t => {
  stuck(t, ['h4', 'h3a'])
  assert.deepEqual(goals(t, 0, 'h5'), [])
  assert.deepEqual(goals(t, 0, 'h3b'), ['cargoShip', 'blackwood', 'forest'])
  assert.equal(t.refused(0, { do: 'skip' }), 'OUT-MOVE-07 move.mustMove')
  t.choose(0, move('h3b', 'blackwood'))
  t.choose(0, { do: 'done' })
  t.choose(1, move('h3b', 'blackwood'))
  t.choose(1, { do: 'done' })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(goals(t, 0, 'h5'), ['amusementPark'])
})

rule('[OUT-MOVE-08] a hero that stays is inactive, acts in no way and is not pressed', two, t => {
  day(t, s => {
    setHeroes(s, 0, { h3a: 'mine', h4: 'militaryBase', h5: 'silentPeak', h3b: 'amusementPark' }, ['h4', 'h5', 'h3b'])
    setHeroes(s, 1, { h5: 'amusementPark', h4: 'dam', h3b: 'forest' }, ['h4', 'h3b'])
    onShip(s, 1, 'h3a', 3)
    setGoods(s, 0, { wood: 3 })
  }).turnOf(1)
  assert.deepEqual(t.choose(1, move('h5', 'mine')), {
    'players.1.heroes.0.at': 'mine',
    'players.1.heroes.0.active': true,
  })
  assert.deepEqual(t.heard('public'), [{ e: 'moved', seat: 1, hero: 'h5', to: 'mine', slot: 0 }])
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.options(0), [])
  t.choose(1, { do: 'done' })
  assert.equal(t.heard('public').filter(event => event.e === 'moved').length, 0)
  assert.notEqual(t.state.phase, 'day')
  assert.equal(t.state.players[0]!.heroes[2]!.at, 'mine')
  assert.equal(t.state.players[0]!.wood, 3)
})

rule('[OUT-MOVE-09] a player with no movable hero is passed over for the rest of the day', two, t => {
  stuck(t, ['h4', 'h3a', 'h3b']).turnOf(1)
  assert.deepEqual(t.pending, [1])
  for (const [hero, to] of [
    ['h3a', 'silentPeak'],
    ['h4', 'militaryBase'],
    ['h3b', 'blackwood'],
  ] as const) {
    assert.deepEqual(t.pending, [1])
    assert.equal(t.state.phase, 'day')
    t.choose(1, move(hero, to))
    t.choose(1, { do: 'done' })
    assert.deepEqual(
      t.heard('public').filter(event => event.e === 'skipped'),
      hero === 'h3a' ? [{ e: 'skipped', seat: 0, by: 'stuck' }] : [],
    )
  }
  assert.notEqual(t.state.phase, 'day')
})

rule('[OUT-MOVE-09] who is out stays out even when a goal is free again', two, t => {
  stuck(t, ['h4', 'h3a', 'h3b']).turnOf(1)
  t.choose(1, move('h3a', 'silentPeak'))
  t.choose(1, { do: 'done' })
  t.arrange(s => {
    s.players[1]!.heroes[0]!.slot = 6
  })
  assert.ok(isMovable(t.state, 0))
  t.choose(1, move('h4', 'militaryBase'))
  t.choose(1, { do: 'done' })
  assert.deepEqual(t.pending, [1])
})

rule('[OUT-MOVE-10] only the ship can leave a hero stuck', two, t => {
  day(t, s => onShip(s, 1, 'h5', 5))
  const s = game.copy(t.state)
  let stuckHeroes = 0
  for (const h5 of AREAS)
    for (const h4 of AREAS)
      for (const h3a of AREAS)
        for (const h3b of AREAS) {
          if (new Set([h5, h4, h3a, h3b]).size < 4) continue
          setHeroes(s, 0, { h5, h4, h3a, h3b }, ['h4', 'h3a', 'h3b'])
          s.players[1]!.heroes[0]!.slot = 5
          const taken = isMovable(s, 0)
          s.players[1]!.heroes[0]!.slot = 0
          assert.ok(isMovable(s, 0))
          if (!taken) {
            stuckHeroes++
            assert.ok(distance(h5, 'cargoShip') <= 2)
          }
        }
  // Four places within two steps of the ship, the other three goals held by three heroes in any order.
  assert.equal(stuckHeroes, 4 * 6)
})

rule('[OUT-MOVE-11] who can move only by equipment chooses between it and being out for the day', two, t => {
  stuck(t, ['h4', 'h3a', 'h3b'], s => setTiles(s, 0, { grapplingHook: 'repaired', exoskeleton: 'repaired' }))
  assert.ok(!isMovable(t.state, 0))
  assert.ok(hasAnyMove(t.state, 0))
  assert.deepEqual(t.options(0), [
    move('h5', 'cargoShip', { hook: true }),
    move('h5', 'blackwood', { exoskeleton: true }),
    move('h5', 'forest', { exoskeleton: true }),
    move('h5', 'dam', { exoskeleton: true }),
    { do: 'skip' },
  ])
  assert.deepEqual(t.choose(0, { do: 'skip' }), {})
  assert.deepEqual(t.heard('public'), [{ e: 'skipped', seat: 0, by: 'choice' }])
  for (const [hero, to] of [
    ['h3a', 'silentPeak'],
    ['h4', 'militaryBase'],
    ['h3b', 'blackwood'],
  ] as const) {
    assert.deepEqual(t.pending, [1])
    t.choose(1, move(hero, to))
    t.choose(1, { do: 'done' })
  }
  assert.notEqual(t.state.phase, 'day')
})

for (const [kind, count] of [
  ['grapplingHook', 1],
  ['exoskeleton', 3],
] as const)
  rule(`[OUT-MOVE-09, OUT-MOVE-11] with the ${kind} alone the turn comes back to a stuck player`, two, t => {
    stuck(t, ['h4', 'h3a', 'h3b'], s => setTiles(s, 0, { [kind]: 'repaired' })).turnOf(1)
    t.choose(1, move('h3a', 'silentPeak'))
    t.choose(1, { do: 'done' })
    assert.deepEqual(t.pending, [0])
    assert.ok(!isMovable(t.state, 0))
    assert.equal(goals(t, 0, 'h5').length, count)
  })

rule('[OUT-MOVE-11] using the hook moves the hero, and the tile is turned', two, t => {
  stuck(t, ['h4', 'h3a', 'h3b'], s => setTiles(s, 0, { grapplingHook: 'repaired' }))
  const hook = tile(t.state, 0, 'grapplingHook')
  assert.deepEqual(t.choose(0, move('h5', 'cargoShip', { hook: true })), {
    'players.0.heroes.0.at': 'cargoShip',
    'players.0.heroes.0.active': true,
    'players.0.heroes.0.slot': 6,
    'players.0.equipment.0.used': true,
    'players.0.cans': 4,
    shipEntered: true,
  })
  assert.deepEqual(t.heard('public').slice(0, 2), [
    { e: 'used', seat: 0, what: hook },
    { e: 'moved', seat: 0, hero: 'h5', to: 'cargoShip', slot: 6 },
  ])
})

rule('[OUT-MOVE-11] cargoCans2 makes a hero movable: its player has to go', two, t => {
  stuck(t, ['h4', 'h3a', 'h3b'], s => setRooms(s, 0, { cargoCans2: 'staffed' }))
  assert.deepEqual(t.options(0), [move('h5', 'cargoShip')])
  assert.equal(t.refused(0, { do: 'skip' }), 'OUT-MOVE-07 move.mustMove')
})

rule('[OUT-MOVE-11] broken or used equipment gives nobody a choice', two, t => {
  stuck(t, ['h4', 'h3a'], s => setTiles(s, 0, { grapplingHook: 'broken', exoskeleton: 'used' }))
  assert.equal(t.refused(0, move('h5', 'cargoShip', { hook: true })), 'OUT-EQK-11 move.noHook')
  assert.equal(t.refused(0, move('h5', 'dam', { exoskeleton: true })), 'OUT-EQK-19 move.noExoskeleton')
  assert.equal(t.refused(0, move('h3b', 'forest', { exoskeleton: true })), 'OUT-EQK-19 move.noExoskeleton')
})

rule('[OUT-CASE-02] from the base only the city is left; only then may another come to the base', two, t => {
  day(t, s => setHeroes(s, 0, { h3a: 'militaryBase', h3b: 'forest', h4: 'dam', h5: 'mine' }, ['h3b']))
  assert.deepEqual(goals(t, 0, 'h3a'), ['silentPeak'])
  assert.equal(t.refused(0, move('h4', 'militaryBase')), 'OUT-MOVE-03 move.ownHero')
  assert.equal(t.refused(0, move('h5', 'militaryBase')), 'OUT-MOVE-03 move.ownHero')
  t.choose(0, move('h3a', 'silentPeak'))
  t.choose(0, { do: 'done' })
  t.choose(1, move('h3a', 'silentPeak'))
  t.choose(1, { do: 'done' })
  assert.ok(t.offers(0, move('h4', 'militaryBase')))
  assert.ok(t.offers(0, move('h5', 'militaryBase')))
})

rule('[OUT-CASE-24] a stuck hero stays inactive and without actions', two, t => {
  stuck(t, ['h4', 'h3a', 'h3b'], s => {
    setHeroes(s, 1, {}, ALL)
    onShip(s, 1, 'h5', 5)
    s.players[1]!.heroes[1]!.active = false
  }).turnOf(1)
  assert.deepEqual(t.options(0), [])
  t.choose(1, move('h4', 'silentPeak'))
  assert.deepEqual(t.state.players[0]!.heroes[0], { id: 'h5', strength: 5, at: 'mine', active: false, slot: 0 })
  t.choose(1, { do: 'done' })
  assert.notEqual(t.state.phase, 'day')
  assert.deepEqual(
    t.state.players[0]?.heroes.map(hero => hero.at),
    ['mine', 'militaryBase', 'silentPeak', 'amusementPark'],
  )
})
