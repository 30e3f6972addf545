// The cargo ship: slots, cans, survivors and the token of the first player.

import assert from 'node:assert/strict'
import type { HeroId } from '../src/content/heroes.ts'
import {
  arrive,
  day,
  four,
  newRound,
  nextEvent,
  night,
  rule,
  setEvents,
  setGoods,
  setHeroes,
  setRooms,
  setTiles,
  standActive,
  standBeside,
  three,
  two,
} from './outlive.ts'

const DONE = { do: 'done' } as const
const SLOT_TAKEN = 'OUT-SHIP-05 move.slotTaken'
const NOBODY = 'OUT-SHIP-08 board.nobody'
const NO_SEAT = 'OUT-SHIP-08 board.noSeat'

const enter = (hero: HeroId) => ({ do: 'move', hero, to: 'cargoShip' }) as const
const enterWithHook = (hero: HeroId) => ({ ...enter(hero), hook: true }) as const
const board = (to: string) => ({ do: 'board', to }) as const

rule('[OUT-SHIP-01] the first to enter the ship takes the token, effective from that night', two, t => {
  const changed = arrive(t, 'cargoShip', 'h5', s => {
    s.first = s.token = 1
  })
  assert.deepEqual(changed, {
    shipEntered: true,
    token: 0,
    'players.0.cans': 3,
    'players.0.heroes.0.at': 'cargoShip',
    'players.0.heroes.0.active': true,
    'players.0.heroes.0.slot': 5,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'moved', seat: 0, hero: 'h5', to: 'cargoShip', slot: 5 },
    { e: 'firstPlayer', seat: 0, by: 'cargoShip' },
    { e: 'gained', seat: 0, kind: 'cans', count: 3, by: 'cargoShip' },
  ])
  assert.equal(t.state.first, 1)
  night(t, s => {
    s.first = 1
    s.token = 0
    s.shipEntered = true
  })
  assert.equal(t.state.first, 0)
})

rule('[OUT-SHIP-01] whoever enters later leaves the token where it is', two, t => {
  arrive(t, 'cargoShip', 'h5', s => standBeside(s, 1, 'cargoShip', 'h4'))
  t.choose(0, DONE)
  assert.deepEqual(t.choose(1, enter('h4')), {
    'players.1.cans': 2,
    'players.1.heroes.1.at': 'cargoShip',
    'players.1.heroes.1.active': true,
    'players.1.heroes.1.slot': 4,
  })
  assert.deepEqual(
    t.heard(0).map(event => event.e),
    ['moved', 'gained'],
  )
  assert.equal(t.state.token, 0)
})

rule('[OUT-SHIP-01] if nobody enters the token stays', two, t => {
  night(t, s => {
    s.first = s.token = 1
  })
  assert.equal(t.state.token, 1)
  assert.equal(t.state.first, 1)
})

rule('[OUT-SHIP-01] in the next round the first to enter takes it again', two, t => {
  newRound(t, s => {
    s.first = 0
    s.token = 1
    s.shipEntered = true
    nextEvent(s, 'wildfire')
    standBeside(s, 0, 'cargoShip', 'h5')
  })
  assert.equal(t.state.token, 1)
  const changed = t.choose(0, enter('h5'))
  assert.equal(changed['shipEntered'], true)
  assert.equal(changed['token'], 0)
})

rule('[OUT-SHIP-02, OUT-SHIP-07] one slot each for 3, 4, 5 and 6, with 1, 2, 3 and 4 cans', four, t => {
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h5')
    standBeside(s, 1, 'cargoShip', 'h5')
    standBeside(s, 2, 'cargoShip', 'h4')
    standBeside(s, 3, 'cargoShip', 'h3a')
    setTiles(s, 0, { grapplingHook: 'repaired' })
  })
  const moves = [enterWithHook('h5'), enter('h5'), enter('h4'), enter('h3a')]
  for (const [seat, move] of moves.entries()) {
    t.choose(seat, move)
    assert.deepEqual(
      t.heard('public').filter(event => event.e === 'moved' || event.e === 'gained'),
      [
        { e: 'moved', seat, hero: move.hero, to: 'cargoShip', slot: 6 - seat },
        { e: 'gained', seat, kind: 'cans', count: 4 - seat, by: 'cargoShip' },
      ],
    )
    t.choose(seat, DONE)
  }
  assert.deepEqual(
    t.state.players.map(player => player.cans),
    [4, 3, 2, 1],
  )
})

rule('[OUT-SHIP-02] the reward costs no action points, and points buy nothing on the ship', two, t => {
  arrive(t, 'cargoShip', 'h5')
  assert.deepEqual(t.options(0), [board('airlock'), DONE])
  t.choose(0, board('airlock'))
  assert.deepEqual(t.options(0), [DONE])
  assert.equal(t.state.players[0]!.cans, 3)
})

rule('[OUT-SHIP-03] a hero takes the slot of its strength, never a lower or a higher one', two, t => {
  for (const [hero, n, slot] of [
    ['h5', 0, 5],
    ['h4', 1, 4],
    ['h3a', 2, 3],
    ['h3b', 3, 3],
  ] as const) {
    assert.equal(arrive(t, 'cargoShip', hero)[`players.0.heroes.${n}.slot`], slot)
    day(t, s => {
      standBeside(s, 0, 'cargoShip', hero)
      standActive(s, 1, 'cargoShip', hero)
    })
    assert.equal(t.refused(0, enter(hero)), SLOT_TAKEN)
  }
})

rule('[OUT-SHIP-04] heroes who have not moved block no slot', two, t => {
  const changed = arrive(t, 'cargoShip', 'h4', s => {
    setHeroes(s, 1, { h4: 'cargoShip', h3a: 'cargoShip', h5: 'cargoShip' })
    setGoods(s, 1, { wood: 3 })
  })
  assert.equal(changed['players.0.heroes.1.slot'], 4)
  assert.equal(changed['players.0.cans'], 2)
  assert.equal(changed['players.1.wood'], undefined)
})

rule('[OUT-SHIP-04] a slot holds one active hero, and an active hero elsewhere holds none', two, t => {
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h4')
    standActive(s, 1, 'mine', 'h4')
  })
  assert.equal(t.refused(0, enter('h4')), undefined)
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h4')
    standActive(s, 1, 'cargoShip', 'h3a')
  })
  assert.equal(t.refused(0, enter('h4')), undefined)
})

rule('[OUT-SHIP-05] a hero whose slot is taken may not enter', three, t => {
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h5')
    standActive(s, 2, 'cargoShip', 'h5')
  })
  assert.equal(t.refused(0, enter('h5')), SLOT_TAKEN)
  assert.equal(t.refused(0, { do: 'move', hero: 'h5', to: 'mine' }), undefined)
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h5')
    standActive(s, 2, 'cargoShip', 'h4')
  })
  assert.equal(t.refused(0, enter('h5')), undefined)
})

rule('[OUT-SHIP-06] slot 6 is reached with the hook only', two, t => {
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h5')
    standActive(s, 1, 'cargoShip', 'h5')
  })
  assert.equal(t.refused(0, enter('h5')), SLOT_TAKEN)
  assert.equal(t.refused(0, enterWithHook('h5')), 'OUT-EQK-11 move.noHook')
  t.arrange(s => setTiles(s, 0, { grapplingHook: 'repaired' }))
  assert.equal(t.refused(0, enter('h5')), SLOT_TAKEN)
  const changed = t.choose(0, enterWithHook('h5'))
  assert.equal(changed['players.0.heroes.0.slot'], 6)
  assert.equal(changed['players.0.cans'], 4)
})

rule('[OUT-SHIP-06] a slot 6 that is taken is closed to the next hook', two, t => {
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h5')
    standActive(s, 1, 'cargoShip', 'h5')
    s.players[1]!.heroes[0]!.slot = 6
    setTiles(s, 0, { grapplingHook: 'repaired' })
  })
  assert.equal(t.refused(0, enterWithHook('h5')), SLOT_TAKEN)
  assert.equal(t.refused(0, enter('h5')), undefined)
})

rule('[OUT-SHIP-08] the survivor of the slot goes to the airlock or a free seat of a built room', two, t => {
  const set = () =>
    arrive(t, 'cargoShip', 'h5', s =>
      setRooms(s, 0, { workshop: 1, hunt1: 'staffed', ammo4: null, buildDiscount: 2 }, 6),
    )
  set()
  assert.deepEqual(t.options(0), [board('airlock'), board('workshop'), board('buildDiscount'), DONE])
  assert.equal(t.refused(0, board('hunt1:1')), NO_SEAT)
  assert.equal(t.refused(0, board('ammo4:1')), NO_SEAT)
  assert.deepEqual(t.choose(0, board('workshop')), {
    aboard: [true, true, false, true],
    'players.0.rooms.0.people': 2,
  })
  assert.deepEqual(t.heard(1), [{ e: 'survivor', seat: 0, to: 'workshop', by: 'cargoShip' }])
  assert.equal(t.refused(0, board('airlock')), NOBODY)
  set()
  assert.deepEqual(t.choose(0, board('airlock')), { aboard: [true, true, false, true], 'players.0.airlock': 7 })
  assert.equal(t.refused(0, board('workshop')), NOBODY)
})

rule('[OUT-SHIP-08] with no free place the survivor stays on the ship', two, t => {
  arrive(t, 'cargoShip', 'h4', s => setRooms(s, 0, { workshop: 'staffed', ammo4: null }, 7))
  assert.equal(t.refused(0, board('airlock')), NO_SEAT)
  assert.deepEqual(t.options(0), [DONE])
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(t.state.aboard, [true, true, true, true])
})

rule('[OUT-SHIP-08] nobody has to take the survivor', two, t => {
  arrive(t, 'cargoShip', 'h3a')
  assert.equal(t.refused(0, board('airlock')), undefined)
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(t.state.aboard, [true, true, true, true])
})

rule('[OUT-SHIP-08] each slot has its own survivor, one a round', two, t => {
  for (const [hero, aboard] of [
    ['h3a', [false, true, true, true]],
    ['h4', [true, false, true, true]],
  ] as const) {
    arrive(t, 'cargoShip', hero)
    assert.deepEqual(t.choose(0, board('airlock')), { aboard, 'players.0.airlock': 1 })
    arrive(t, 'cargoShip', hero, s => {
      s.aboard = aboard.map(each => !each)
    })
    assert.equal(t.refused(0, board('airlock')), undefined)
    arrive(t, 'cargoShip', hero, s => {
      s.aboard = [...aboard]
    })
    assert.equal(t.refused(0, board('airlock')), NOBODY)
  }
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h5')
    setTiles(s, 0, { grapplingHook: 'repaired' })
  })
  t.choose(0, enterWithHook('h5'))
  assert.deepEqual(t.choose(0, board('airlock')), { aboard: [true, true, true, false], 'players.0.airlock': 1 })
})

rule('[OUT-SHIP-08] whoever shares a slot takes 1 survivor from the supply, and no second one', two, t => {
  arrive(t, 'cargoShip', 'h5', s => {
    setRooms(s, 0, { cargoCans2: 'staffed' }, 0)
    standActive(s, 1, 'cargoShip', 'h5')
    s.aboard = [true, true, false, true]
  })
  assert.deepEqual(t.choose(0, board('airlock')), { 'players.0.airlock': 1 })
  assert.equal(t.refused(0, board('airlock')), NOBODY)
})

rule('[OUT-ROOMK-06] OUT-GAP-19: who shares a slot leaves the ship its own survivor', two, t => {
  arrive(t, 'cargoShip', 'h5', s => {
    setRooms(s, 0, { cargoCans2: 'staffed' }, 0)
    standActive(s, 1, 'cargoShip', 'h5')
  })
  assert.deepEqual(t.state.aboard, [true, true, true, true])
  assert.deepEqual(t.choose(0, board('airlock')), { 'players.0.airlock': 1 })
  assert.deepEqual(t.heard(1), [{ e: 'survivor', seat: 0, to: 'airlock', by: 'cargoShip' }])
  assert.deepEqual(t.state.aboard, [true, true, true, true])
  assert.equal(t.refused(0, board('airlock')), NOBODY)
})

rule('[OUT-DAY-04, OUT-SHIP-07] on the ship pressure comes first, and then the cans', two, t => {
  arrive(t, 'cargoShip', 'h5', s => {
    standActive(s, 1, 'cargoShip', 'h3a')
    setGoods(s, 1, { metal: 5, ammo: 1 })
  })
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.heard('public'), [
    { e: 'moved', seat: 0, hero: 'h5', to: 'cargoShip', slot: 5 },
    { e: 'firstPlayer', seat: 0, by: 'cargoShip' },
    { e: 'pressure', seat: 0, victim: 1, value: 2 },
  ])
  assert.equal(t.state.players[0]!.cans, 0)
  assert.deepEqual(t.view('public').acting, { seat: 0, hero: 'h5', at: 'cargoShip', points: 5 })
  t.choose(1, { do: 'ammo', count: 1 })
  assert.deepEqual(t.heard('public'), [
    { e: 'defended', seat: 1, ammo: 1 },
    { e: 'handedOver', from: 1, to: 0, kind: 'metal' },
    { e: 'gained', seat: 0, kind: 'cans', count: 3, by: 'cargoShip' },
  ])
})

rule('[OUT-SHIP-09] pressure works on the ship', two, t => {
  const changed = arrive(t, 'cargoShip', 'h5', s => {
    standActive(s, 1, 'cargoShip', 'h3a')
    setGoods(s, 1, { metal: 5 })
  })
  assert.equal(changed['players.0.metal'], 2)
  assert.equal(changed['players.1.metal'], 3)
})

rule('[OUT-SHIP-09] neither the hook nor a sandstorm changes strengths in pressure', two, t => {
  day(t, s => {
    setEvents(s, 'sandstorm')
    standBeside(s, 0, 'cargoShip', 'h5')
    standActive(s, 1, 'cargoShip', 'h3a')
    setGoods(s, 1, { metal: 5 })
    setTiles(s, 0, { grapplingHook: 'repaired' })
  })
  assert.deepEqual(t.choose(0, enterWithHook('h5')), {
    shipEntered: true,
    'players.0.cans': 2,
    'players.0.equipment.0.used': true,
    'players.0.heroes.0.at': 'cargoShip',
    'players.0.heroes.0.active': true,
    'players.0.heroes.0.slot': 4,
    'players.0.metal': 2,
    'players.1.metal': 3,
  })
})

rule('[OUT-CASE-09] a 5 first on the ship: 3 cans, 1 survivor, the token; another 5 cannot enter', two, t => {
  arrive(t, 'cargoShip', 'h5', s => {
    s.first = s.token = 1
    standBeside(s, 1, 'cargoShip', 'h5')
  })
  t.choose(0, board('airlock'))
  assert.equal(t.state.players[0]!.cans, 3)
  assert.equal(t.state.players[0]!.airlock, 1)
  assert.equal(t.state.token, 0)
  assert.equal(t.state.first, 1)
  t.choose(0, DONE)
  assert.equal(t.refused(1, enter('h5')), SLOT_TAKEN)
  assert.equal(t.refused(1, enterWithHook('h5')), 'OUT-EQK-11 move.noHook')
  assert.ok(!t.options(1).some(option => option.do === 'move' && option.hero === 'h5' && option.to === 'cargoShip'))
})

rule('[OUT-CASE-10] slot 3 taken by a 3: another 3 cannot enter, and a 4 never uses slot 3', two, t => {
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h3b')
    standActive(s, 1, 'cargoShip', 'h3a')
  })
  assert.equal(t.refused(0, enter('h3b')), SLOT_TAKEN)
  const changed = arrive(t, 'cargoShip', 'h4', s => standActive(s, 1, 'cargoShip', 'h3a'))
  assert.equal(changed['players.0.heroes.1.slot'], 4)
  day(t, s => {
    standBeside(s, 0, 'cargoShip', 'h4')
    standActive(s, 1, 'cargoShip', 'h4')
  })
  assert.equal(t.refused(0, enter('h4')), SLOT_TAKEN)
})
