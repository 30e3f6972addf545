import assert from 'node:assert/strict'
import type { Area, City } from '../src/content/areas.ts'
import type { HeroId } from '../src/content/heroes.ts'
import type { OptionOf, State } from '../src/index.ts'
import { search } from '../src/language.ts'
import {
  addRoom,
  day,
  newRound,
  nextEvent,
  night,
  type Outlive,
  rule,
  setDisplay,
  setEvents,
  setGoods,
  setHeroes,
  setPrey,
  setRooms,
  setTiles,
  setTokens,
  standActive,
  standBeside,
  three,
  two,
} from './outlive.ts'

const DONE = { do: 'done' } as const
const NO_MORE = { do: 'more', room: 'none' } as const
const move = (hero: HeroId, to: Area) => ({ do: 'move', hero, to }) as const
const use = (what: string) => ({ do: 'use', what }) as const
const more = (room: string) => ({ do: 'more', room }) as const
const hunt = (prey: string) => ({ do: 'hunt', prey, ammo: 0, with: [] }) as const
const peek = (city: City) => ({ do: 'peek', city }) as const
const immune = (hero: OptionOf<'immune'>['hero']) => ({ do: 'immune', hero }) as const
const shield = (by: OptionOf<'shield'>['with']) => ({ do: 'shield', with: by }) as const
const SEARCH = { do: 'search' } as const

/** A turn that does nothing but move. */
function pass(t: Outlive, seat: number, hero: HeroId, to: Area): void {
  t.choose(seat, move(hero, to))
  t.choose(seat, DONE)
}

rule('[OUT-ROOM-01] a room that loses a survivor is switched off', two, t => {
  night(t, s => {
    setRooms(s, 0, { ammo4: 'staffed', decontaminate: 'staffed' })
    setGoods(s, 0, { cans: 4 })
  })
  t.choose(0, { do: 'lose', from: 'ammo4:1' })
  assert.equal(t.refused(0, use('ammo4:1')), 'OUT-ROOM-01 use.notStaffed')
  assert.deepEqual(t.options(0), [use('decontaminate:1'), DONE])
})

rule('[OUT-ROOM-01] by day, too', two, t => {
  newRound(t, s => {
    nextEvent(s, 'iceAge')
    setRooms(s, 0, { cargoCans1: 'staffed' })
  })
  assert.equal(t.state.players[0]!.rooms[0]!.people, 3)
  t.choose(0, move('h5', 'cargoShip'))
  assert.equal(t.refused(0, use('cargoCans1:1')), 'OUT-ROOM-01 use.notStaffed')
})

rule('[OUT-ROOM-01] a room with people that is not built does not work', two, t => {
  day(t, s => {
    setRooms(s, 0, { cargoCans1: 'staffed' })
    s.players[0]!.rooms[0]!.built = false
  })
  t.choose(0, move('h5', 'cargoShip'))
  assert.equal(t.refused(0, use('cargoCans1:1')), 'OUT-ROOM-01 use.notStaffed')
})

rule('[OUT-ROOM-02] a room works once per round, and again in the next', two, t => {
  night(t, s => {
    setRooms(s, 0, { ammo4: 'staffed' })
    setGoods(s, 0, { cans: 3 })
    nextEvent(s, 'epidemic')
  })
  t.choose(0, use('ammo4:1'))
  assert.equal(t.refused(0, use('ammo4:1')), 'OUT-ROOM-02 use.roomUsed')
  t.choose(0, DONE)
  t.choose(1, DONE)
  assert.equal(t.state.round, 2)
  assert.equal(t.state.players[0]!.rooms[0]!.used, 0)
})

rule('[OUT-ROOM-04] the airlock is not a room: nobody builds it or moves into it', two, t => {
  night(t, s => {
    setRooms(s, 0, {}, 2)
    setGoods(s, 0, { water: 1, wood: 6 })
  })
  assert.equal(t.refused(0, { do: 'build', room: 'airlock' }), 'OUT-ROUND-02 explain.notYours')
  assert.equal(t.refused(0, { do: 'moveIn', room: 'airlock' }), 'OUT-ROUND-02 explain.notYours')
  assert.deepEqual(t.options(0), [DONE])
})

rule('[OUT-ROOM-06] the airlock seats 7: an eighth survivor finds no place on the way in', two, t => {
  day(t, s => setRooms(s, 0, {}, 6))
  t.choose(0, move('h5', 'cargoShip'))
  assert.ok(t.offers(0, { do: 'board', to: 'airlock' }))
  t.arrange(s => {
    s.players[0]!.airlock = 7
  })
  assert.equal(t.refused(0, { do: 'board', to: 'airlock' }), 'OUT-SHIP-08 board.noSeat')
})

rule('[OUT-ROOM-07] nobody from outside takes a place of the nursery beyond its 3 seats', two, t => {
  day(t, s => setRooms(s, 0, { nursery: 2 }))
  t.choose(0, move('h5', 'cargoShip'))
  assert.deepEqual(t.choose(0, { do: 'board', to: 'nursery:1' }), {
    'players.0.rooms.0.people': 3,
    aboard: [true, true, false, true],
  })
  day(t, s => setRooms(s, 0, { nursery: 3 }))
  t.choose(0, move('h5', 'cargoShip'))
  assert.equal(t.refused(0, { do: 'board', to: 'nursery:1' }), 'OUT-SHIP-08 board.noSeat')
})

// hunt1, hunt2

rule('[OUT-ROOMK-19] hunt1: one hunt gives 1 meat more', two, t => {
  day(t, s => {
    setRooms(s, 0, { hunt1: 'staffed', search2: 'staffed' })
    setPrey(s, 'amusementPark', 'r3:1', 'r4:1')
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.equal(t.refused(0, use('hunt1:1')), 'OUT-ROOM-02 use.otherTime')
  t.choose(0, hunt('r4:1'))
  assert.deepEqual(t.options(0), [more('hunt1:1'), NO_MORE])
  assert.equal(t.refused(0, more('search2:1')), 'OUT-ROOMK-04 hunt.noRoom')
  assert.deepEqual(t.choose(0, more('hunt1:1')), { 'players.0.meat': 3, 'players.0.rooms.0.used': 1 })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'hunt1:1' },
    { e: 'gained', seat: 0, kind: 'meat', count: 1, by: 'hunt1:1' },
  ])
  assert.ok(t.offers(0, { do: 'gather' }))
})

rule('[OUT-ROOMK-04] hunt2: one hunt gives 2 meat more, not the next one too', two, t => {
  day(t, s => {
    setRooms(s, 0, { hunt2: 'staffed' })
    setHeroes(s, 0, { h3b: 'blackwood' })
    setPrey(s, 'amusementPark', 'r4:1')
    setPrey(s, 'forest', 'r3:1')
  })
  t.choose(0, move('h5', 'amusementPark'))
  t.choose(0, hunt('r4:1'))
  assert.deepEqual(t.choose(0, more('hunt2:1')), { 'players.0.meat': 4, 'players.0.rooms.0.used': 1 })
  t.choose(0, DONE)
  pass(t, 1, 'h5', 'silentPeak')
  t.choose(0, move('h4', 'forest'))
  assert.deepEqual(t.choose(0, hunt('r3:1')), {
    'players.0.meat': 5,
    'prey.at.forest': [],
    'prey.at.trophies0': ['r4:1', 'r3:1'],
  })
  assert.ok(t.offers(0, { do: 'gather' }))
})

rule('[OUT-ROOMK-04, OUT-ROOMK-19] both may add to one hunt, or be kept for another', two, t => {
  day(t, s => {
    setRooms(s, 0, { hunt1: 'staffed', hunt2: 'staffed' })
    addRoom(s, 0, 'hunt1:2')
    addRoom(s, 0, 'hunt2:2', 2)
    setPrey(s, 'amusementPark', 'r4:1')
  })
  t.choose(0, move('h5', 'amusementPark'))
  t.choose(0, hunt('r4:1'))
  assert.deepEqual(t.options(0), [more('hunt1:1'), more('hunt2:1'), more('hunt1:2'), NO_MORE])
  t.choose(0, more('hunt2:1'))
  t.choose(0, more('hunt1:2'))
  assert.equal(t.refused(0, more('hunt1:2')), 'OUT-ROOMK-04 hunt.noRoom')
  assert.equal(t.state.players[0]!.meat, 5)
  assert.deepEqual(t.choose(0, NO_MORE), {})
  assert.ok(t.offers(0, { do: 'gather' }))
})

rule('[OUT-ROOMK-04, OUT-ROOMK-19] the epidemic takes from the prey, not from the rooms', two, t => {
  day(t, s => {
    setRooms(s, 0, { hunt1: 'staffed' })
    setEvents(s, 'epidemic')
    setPrey(s, 'amusementPark', 'r3:1')
  })
  t.choose(0, move('h5', 'amusementPark'))
  t.choose(0, hunt('r3:1'))
  assert.equal(t.state.players[0]!.meat, 0)
  assert.deepEqual(t.choose(0, more('hunt1:1')), { 'players.0.meat': 1, 'players.0.rooms.0.used': 1 })
})

// cargoCans

rule('[OUT-ROOMK-05] cargoCans1: 1 can more on the ship, once in a round', two, t => {
  day(t, s => setRooms(s, 0, { cargoCans1: 'staffed' }))
  t.choose(0, move('h5', 'cargoShip'))
  assert.equal(t.state.players[0]!.cans, 3)
  assert.deepEqual(t.choose(0, use('cargoCans1:1')), { 'players.0.cans': 4, 'players.0.rooms.0.used': 1 })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'cargoCans1:1' },
    { e: 'gained', seat: 0, kind: 'cans', count: 1, by: 'cargoCans1:1' },
  ])
  assert.equal(t.refused(0, use('cargoCans1:1')), 'OUT-ROOM-02 use.roomUsed')
})

rule('[OUT-ROOMK-05, OUT-ROOM-08] cargoCans1: only on the ship, and only if wanted', two, t => {
  day(t, s => setRooms(s, 0, { cargoCans1: 'staffed' }))
  t.choose(0, move('h5', 'silentPeak'))
  assert.equal(t.refused(0, use('cargoCans1:1')), 'OUT-ROOM-02 use.otherTime')
  day(t, s => setRooms(s, 0, { cargoCans1: 'staffed' }))
  t.choose(0, move('h5', 'cargoShip'))
  assert.deepEqual(t.choose(0, DONE), {})
  assert.equal(t.state.players[0]!.cans, 3)
})

/** Another 5 stands on slot 5 of the ship and has taken what there was. */
const shipTaken = (s: State): void => {
  setHeroes(s, 1, { h5: 'cargoShip' }, ['h5'])
  s.players[1]!.heroes[0]!.slot = 5
  s.aboard[2] = false
  s.shipEntered = true
  s.token = 1
}

rule('[OUT-ROOMK-06] cargoCans2: 2 cans more, and a slot that is taken is no obstacle', two, t => {
  day(t, s => {
    shipTaken(s)
    setRooms(s, 0, { cargoCans2: 'staffed' })
  })
  assert.deepEqual(t.choose(0, move('h5', 'cargoShip')), {
    'players.0.cans': 3,
    'players.0.heroes.0.at': 'cargoShip',
    'players.0.heroes.0.active': true,
    'players.0.heroes.0.slot': 5,
  })
  // A survivor from the supply.
  assert.deepEqual(t.choose(0, { do: 'board', to: 'airlock' }), { 'players.0.airlock': 1 })
  assert.equal(t.refused(0, { do: 'board', to: 'airlock' }), 'OUT-SHIP-08 board.nobody')
  assert.deepEqual(t.choose(0, use('cargoCans2:1')), { 'players.0.cans': 5, 'players.0.rooms.0.used': 1 })
  assert.equal(t.refused(0, use('cargoCans2:1')), 'OUT-ROOM-02 use.roomUsed')
})

rule(
  '[OUT-ROOMK-06, OUT-ROOM-08] cargoCans2: the right of entry is always on, used or not; without staff it is not',
  two,
  t => {
    day(t, s => {
      shipTaken(s)
      setRooms(s, 0, { cargoCans2: 'staffed' })
      s.players[0]!.rooms[0]!.used = 1
    })
    assert.ok(t.offers(0, move('h5', 'cargoShip')))
    t.arrange(s => {
      s.players[0]!.rooms[0]!.people = 2
    })
    assert.equal(t.refused(0, move('h5', 'cargoShip')), 'OUT-SHIP-05 move.slotTaken')
  },
)

rule('[OUT-ROOMK-06] cargoCans2: on the ship of an empty slot it gives its 2 cans alone, and nowhere else', two, t => {
  day(t, s => setRooms(s, 0, { cargoCans2: 'staffed', cargoCans1: 'staffed' }))
  t.choose(0, move('h5', 'silentPeak'))
  assert.equal(t.refused(0, use('cargoCans2:1')), 'OUT-ROOM-02 use.otherTime')
  day(t, s => setRooms(s, 0, { cargoCans2: 'staffed', cargoCans1: 'staffed' }))
  t.choose(0, move('h5', 'cargoShip'))
  t.choose(0, { do: 'board', to: 'airlock' })
  assert.equal(t.refused(0, { do: 'board', to: 'airlock' }), 'OUT-SHIP-08 board.nobody')
  t.choose(0, use('cargoCans2:1'))
  assert.deepEqual(t.choose(0, use('cargoCans1:1')), { 'players.0.cans': 6, 'players.0.rooms.1.used': 1 })
})

// search2, emptyLocker

rule('[OUT-ROOMK-14] search2: 2 free tokens after a search, once in each city', two, t => {
  day(t, s => {
    setRooms(s, 0, { search2: 'staffed' })
    setHeroes(s, 0, { h3b: 'amusementPark' })
    setTokens(s, 'silentPeak', 'ammo:1', 'plank:1', 'scrap:1', 'rations:1')
    setTokens(s, 'blackwood', 'ammo:1', 'plank:1', 'scrap:1', 'rations:1')
    setDisplay(s, 'silentPeak', 'axe:1')
  })
  t.choose(0, move('h5', 'silentPeak'))
  assert.equal(t.refused(0, use('search2:1')), 'OUT-ROOMK-14 use.searchFirst')
  t.choose(0, { do: 'take', tile: 'axe:1' })
  assert.equal(t.refused(0, use('search2:1')), 'OUT-ROOMK-14 use.searchFirst')
  t.choose(0, SEARCH)
  assert.deepEqual(t.choose(0, use('search2:1')), {
    'players.0.wood': 1,
    'players.0.metal': 1,
    'players.0.rooms.0.used': 2,
    'silentPeak.at.stack': ['silentPeak/ammo:1'],
    'silentPeak.at.gone': [...t.state.silentPeak.at.gone],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'search2:1' },
    { e: 'searched', seat: 0, city: 'silentPeak', token: 'silentPeak/scrap:1' },
    { e: 'gained', seat: 0, kind: 'metal', count: 1, by: 'silentPeak/scrap:1' },
    { e: 'searched', seat: 0, city: 'silentPeak', token: 'silentPeak/plank:1' },
    { e: 'gained', seat: 0, kind: 'wood', count: 1, by: 'silentPeak/plank:1' },
  ])
  assert.equal(t.refused(0, use('search2:1')), 'OUT-ROOM-02 use.roomUsed')
  t.choose(0, DONE)
  pass(t, 1, 'h5', 'silentPeak')
  t.choose(0, move('h4', 'blackwood'))
  t.choose(0, SEARCH)
  t.choose(0, use('search2:1'))
  assert.equal(t.state.players[0]!.rooms[0]!.used, 3)
  assert.deepEqual(search.blackwood.at(t.state, 'stack'), ['blackwood/ammo:1'])
})

rule('[OUT-ROOMK-14] search2: it costs no action, takes what is left, and works in cities only', two, t => {
  day(t, s => {
    setRooms(s, 0, { search2: 'staffed' })
    addRoom(s, 0, 'search2:2')
    setHeroes(s, 0, { h3a: 'blackwood' })
    setTokens(s, 'silentPeak', 'ammo:1', 'plank:1')
  })
  t.choose(0, move('h5', 'silentPeak'))
  t.choose(0, SEARCH)
  t.choose(0, use('search2:1'))
  assert.deepEqual(search.silentPeak.at(t.state, 'stack'), [])
  assert.equal(t.state.players[0]!.ammo, 1)
  assert.equal(t.refused(0, use('search2:2')), 'OUT-ACT-03 act.stackEmpty')
  t.arrange(s => setTokens(s, 'silentPeak', 'scrap:1', 'ammo:1', 'ammo:2', 'plank:1', 'rations:1', 'appliance:1'))
  for (let i = 0; i < 4; i++) t.choose(0, SEARCH)
  assert.equal(t.refused(0, SEARCH), 'OUT-ACT-01 act.noneLeft')
  t.choose(0, use('search2:2'))
  assert.deepEqual(search.silentPeak.at(t.state, 'stack'), [])
  day(t, s => setRooms(s, 0, { search2: 'staffed' }))
  t.choose(0, move('h5', 'amusementPark'))
  assert.equal(t.refused(0, use('search2:1')), 'OUT-ROOM-02 use.otherTime')
})

rule('[OUT-ROOMK-14] search2: the room may stay unused', two, t => {
  day(t, s => {
    setRooms(s, 0, { search2: 'staffed' })
    setTokens(s, 'silentPeak', 'ammo:1', 'plank:1')
  })
  t.choose(0, move('h5', 'silentPeak'))
  t.choose(0, SEARCH)
  assert.deepEqual(t.choose(0, DONE), {})
  assert.equal(search.silentPeak.at(t.state, 'stack').length, 1)
})

rule('[OUT-ROOMK-21] emptyLocker: an empty locker gives 1 wood and 1 metal, once in each city', two, t => {
  day(t, s => {
    setRooms(s, 0, { emptyLocker: 'staffed' })
    setHeroes(s, 0, { h3b: 'amusementPark' })
    for (const city of ['silentPeak', 'blackwood'] as const)
      setTokens(s, city, 'ammo:1', 'emptyLocker:1', 'emptyLocker:2', 'plank:1')
  })
  t.choose(0, move('h5', 'silentPeak'))
  t.choose(0, SEARCH)
  assert.deepEqual(t.choose(0, SEARCH), {
    'silentPeak.at.stack': ['silentPeak/ammo:1', 'silentPeak/emptyLocker:1'],
    'silentPeak.at.gone': [...t.state.silentPeak.at.gone],
  })
  assert.deepEqual(t.options(0), [
    { do: 'locker', use: true },
    { do: 'locker', use: false },
  ])
  assert.deepEqual(t.choose(0, { do: 'locker', use: true }), {
    'players.0.wood': 2,
    'players.0.metal': 1,
    'players.0.rooms.0.used': 2,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'emptyLocker:1' },
    { e: 'gained', seat: 0, kind: 'wood', count: 1, by: 'emptyLocker:1' },
    { e: 'gained', seat: 0, kind: 'metal', count: 1, by: 'emptyLocker:1' },
  ])
  t.choose(0, SEARCH)
  assert.deepEqual([t.state.players[0]!.wood, t.state.players[0]!.metal], [2, 1])
  assert.ok(t.offers(0, SEARCH))
  t.choose(0, DONE)
  pass(t, 1, 'h5', 'silentPeak')
  t.choose(0, move('h4', 'blackwood'))
  t.choose(0, SEARCH)
  t.choose(0, SEARCH)
  assert.deepEqual(t.choose(0, { do: 'locker', use: true }), {
    'players.0.wood': 4,
    'players.0.metal': 2,
    'players.0.rooms.0.used': 3,
  })
})

rule(
  '[OUT-ROOMK-21, OUT-ROOM-08] emptyLocker: it may be kept for the other locker; without staff nobody is asked',
  two,
  t => {
    const set = (s: State): void => {
      setRooms(s, 0, { emptyLocker: 'staffed' })
      setTokens(s, 'silentPeak', 'emptyLocker:1', 'emptyLocker:2')
    }
    day(t, set)
    t.choose(0, move('h5', 'silentPeak'))
    t.choose(0, SEARCH)
    assert.deepEqual(t.choose(0, { do: 'locker', use: false }), {})
    t.choose(0, SEARCH)
    assert.equal(t.choose(0, { do: 'locker', use: true })['players.0.rooms.0.used'], 2)
    day(t, s => {
      set(s)
      s.players[0]!.rooms[0]!.people = 2
    })
    t.choose(0, move('h5', 'silentPeak'))
    t.choose(0, SEARCH)
    assert.ok(t.offers(0, SEARCH))
  },
)

rule('[OUT-ROOMK-21, OUT-ROOMK-14] lockers among the free tokens count as drawn in a search', two, t => {
  day(t, s => {
    setRooms(s, 0, { emptyLocker: 'staffed', search2: 'staffed' })
    addRoom(s, 0, 'emptyLocker:2')
    setTokens(s, 'silentPeak', 'emptyLocker:1', 'emptyLocker:2', 'plank:1')
  })
  t.choose(0, move('h5', 'silentPeak'))
  t.choose(0, SEARCH)
  t.choose(0, use('search2:1'))
  t.choose(0, { do: 'locker', use: true })
  t.choose(0, { do: 'locker', use: true })
  const { wood, metal, rooms } = t.state.players[0]!
  assert.deepEqual({ wood, metal }, { wood: 3, metal: 2 })
  assert.deepEqual(
    rooms.map(room => room.used),
    [2, 2, 2],
  )
})

// peekSearch

const TOKENS = ['ammo:1', 'plank:1', 'scrap:1']
const there = TOKENS.map(token => `blackwood/${token}`)

rule('[OUT-ROOMK-16] peekSearch: a secret look at one search stack, in the turn of another too', three, t => {
  day(t, s => {
    setRooms(s, 1, { peekSearch: 'staffed' })
    setTokens(s, 'blackwood', ...TOKENS)
  })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(t.options(1), [peek('blackwood'), peek('silentPeak')])
  assert.equal(t.refused(0, peek('blackwood')), 'OUT-ROOMK-16 peek.noRoom')
  assert.deepEqual(t.choose(1, peek('blackwood')), { 'players.1.rooms.0.used': 1 })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 1, what: 'peekSearch:1' },
    { e: 'peeked', seat: 1, city: 'blackwood', tokens: there },
  ])
  for (const viewer of [0, 2, 'public'] as const)
    assert.deepEqual(t.heard(viewer), [
      { e: 'used', seat: 1, what: 'peekSearch:1' },
      { e: 'peeked', seat: 1, city: 'blackwood' },
    ])
  assert.deepEqual(t.view(1).search.blackwood.stack, there)
  assert.deepEqual(t.view(0).search.blackwood.stack, [null, null, null])
  assert.deepEqual(t.view('public').search.blackwood.stack, [null, null, null])
  assert.ok(t.view(1).search.silentPeak.stack.every(token => token === null))
  assert.equal(t.refused(1, peek('silentPeak')), 'OUT-ROOMK-16 peek.noRoom')
  assert.equal(t.canUndo(1), false)
  assert.deepEqual(t.pending, [0])
})

rule('[OUT-ROOMK-16] peekSearch: before the own move or while acting; two rooms show both stacks', two, t => {
  day(t, s => {
    setRooms(s, 0, { peekSearch: 'staffed' })
    addRoom(s, 0, 'peekSearch:2')
    setTokens(s, 'blackwood', ...TOKENS)
    setTokens(s, 'silentPeak', 'plank:1', 'rations:1')
  })
  t.choose(0, peek('blackwood'))
  assert.deepEqual(t.view(0).search.blackwood.stack, there)
  t.choose(0, move('h5', 'silentPeak'))
  assert.deepEqual(t.choose(0, peek('silentPeak')), { 'players.0.rooms.1.used': 1 })
  assert.deepEqual(t.view(0).search.silentPeak.stack, ['silentPeak/plank:1', 'silentPeak/rations:1'])
  t.choose(0, SEARCH)
  assert.equal(t.state.players[0]!.cans, 1)
})

rule('[OUT-ROOMK-16] peekSearch: only with all 4 seats filled, by day, and where something lies', two, t => {
  day(t, s => {
    setRooms(s, 0, { peekSearch: 3 })
    setRooms(s, 1, { peekSearch: 'staffed' })
    setTokens(s, 'blackwood')
  })
  assert.equal(t.refused(0, peek('silentPeak')), 'OUT-ROOMK-16 peek.noRoom')
  assert.equal(t.refused(1, peek('blackwood')), 'OUT-ROOMK-16 peek.nothingThere')
  night(t, s => setRooms(s, 1, { peekSearch: 'staffed' }))
  assert.equal(t.refused(1, peek('silentPeak')), 'OUT-ROOMK-16 peek.onlyByDay')
})

rule('[OUT-ROOMK-16] peekSearch: what was seen is remembered until the shuffle at dawn', two, t => {
  day(t, s => {
    setRooms(s, 1, { peekSearch: 'staffed' })
    setHeroes(s, 0, { h5: 'amusementPark', h3b: 'mine' })
    setTokens(s, 'blackwood', ...TOKENS)
    nextEvent(s, 'epidemic')
  })
  t.choose(1, peek('blackwood'))
  t.choose(0, move('h5', 'blackwood'))
  t.choose(0, SEARCH)
  assert.deepEqual(t.view(1).search.blackwood.stack, there.slice(0, 2))
  assert.deepEqual(t.view(0).search.blackwood.stack, [null, null])
  t.choose(0, DONE)
  while (t.state.round === 1) {
    const seat = t.pending[0]!
    t.choose(seat, t.options(seat).find(option => option.do === 'done') ?? t.options(seat)[0]!)
  }
  assert.ok(t.view(1).search.blackwood.stack.every(token => token === null))
})

// hero3Immune, pressureChoice

/** Seat 0 sends its 5 against heroes of seat 1 at the amusement park. */
const underPressure = (s: State, hero: HeroId = 'h3a'): void => {
  setHeroes(s, 1, { [hero]: 'amusementPark' }, [hero])
  setGoods(s, 1, { wood: 2, metal: 2 })
}

rule('[OUT-ROOMK-17] OUT-GAP-17: hero3Immune: a 3 suffers no pressure for the rest of the day', three, t => {
  day(t, s => {
    underPressure(s)
    setRooms(s, 1, { hero3Immune: 'staffed' })
    s.players[1]!.ammo = 2
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.options(1), [shield('hero3Immune'), shield('nothing')])
  assert.equal(t.refused(1, shield('protectiveVest')), 'OUT-EQK-18 pressure.noVest')
  assert.deepEqual(t.choose(1, shield('hero3Immune')), { 'players.1.rooms.0.used': 1 })
  assert.deepEqual(t.heard(0), [
    { e: 'used', seat: 1, what: 'hero3Immune:1' },
    { e: 'immune', seat: 1, hero: 'h3a' },
  ])
  assert.deepEqual(t.pending, [0])
  t.choose(0, DONE)
  // A second attack in this round does not touch it, and nobody is asked.
  pass(t, 1, 'h4', 'blackwood')
  t.choose(2, move('h5', 'amusementPark'))
  assert.deepEqual(t.pending, [2])
  assert.deepEqual(t.heard(1), [{ e: 'moved', seat: 2, hero: 'h5', to: 'amusementPark', slot: 0 }])
  assert.equal(t.state.players[1]!.wood, 2)
})

rule('[OUT-ROOMK-17] OUT-GAP-17: hero3Immune: the next day it is as weak as ever', two, t => {
  night(t, s => {
    setRooms(s, 1, { hero3Immune: 'staffed' })
    s.players[1]!.rooms[0]!.used = 1
    nextEvent(s, 'epidemic')
  })
  t.playUntilAsked(0, 'move')
  assert.equal(t.state.round, 2)
  assert.equal(t.state.players[1]!.rooms[0]!.used, 0)
})

rule('[OUT-ROOMK-17] OUT-GAP-17: hero3Immune: said ahead, in the turn of another, of either 3', three, t => {
  for (const hero of ['h3a', 'h3b'] as const) {
    day(t, s => {
      underPressure(s, hero)
      setRooms(s, 1, { hero3Immune: 'staffed' })
    })
    assert.deepEqual(t.pending, [0])
    assert.deepEqual(t.options(1), [immune('h3a'), immune('h3b')])
    assert.equal(t.refused(0, immune('h3a')), 'OUT-ROOMK-17 immune.noRoom')
    assert.deepEqual(t.choose(1, immune(hero)), { 'players.1.rooms.0.used': hero === 'h3a' ? 1 : 2 })
    assert.deepEqual(t.heard('public'), [
      { e: 'used', seat: 1, what: 'hero3Immune:1' },
      { e: 'immune', seat: 1, hero },
    ])
    assert.equal(t.refused(1, immune('h3a')), 'OUT-ROOMK-17 immune.noRoom')
    t.choose(0, move('h5', 'amusementPark'))
    assert.deepEqual(t.pending, [0])
    assert.deepEqual(t.heard(1), [{ e: 'moved', seat: 0, hero: 'h5', to: 'amusementPark', slot: 0 }])
  }
})

rule('[OUT-ROOMK-17, OUT-ROOM-05] hero3Immune: the other 3 stays weak unless a second hall protects it', two, t => {
  day(t, s => {
    underPressure(s, 'h3b')
    setRooms(s, 1, { hero3Immune: 'staffed' })
    addRoom(s, 1, 'hero3Immune:2')
  })
  t.choose(1, immune('h3a'))
  assert.equal(t.refused(1, immune('h3a')), 'OUT-ROOMK-17 immune.already')
  assert.ok(t.offers(1, immune('h3b')))
  t.choose(0, move('h5', 'amusementPark'))
  assert.deepEqual(t.pending, [1])
  assert.equal(t.refused(1, immune('h3b')), 'OUT-ROOMK-17 immune.attacked')
  assert.deepEqual(t.choose(1, shield('hero3Immune')), { 'players.1.rooms.1.used': 2 })
  assert.deepEqual(t.pending, [0])
})

rule('[OUT-ROOMK-17] hero3Immune: only by day, and only while the room is staffed', two, t => {
  day(t, s => setRooms(s, 1, { hero3Immune: 3 }))
  assert.deepEqual(t.options(1), [])
  assert.equal(t.refused(1, immune('h3a')), 'OUT-ROOMK-17 immune.noRoom')
  night(t, s => setRooms(s, 1, { hero3Immune: 'staffed' }))
  assert.equal(t.refused(1, immune('h3a')), 'OUT-ROOMK-17 immune.onlyByDay')
})

rule(
  '[OUT-ROOMK-16] OUT-GAP-26: peekSearch: its owner may look in rivals’ turns, whatever they are asked',
  three,
  t => {
    day(t, s => {
      setRooms(s, 2, { peekSearch: 'staffed' })
      standActive(s, 1, 'silentPeak', 'h3a')
      setGoods(s, 1, { ammo: 1, wood: 4 })
      standBeside(s, 0, 'silentPeak', 'h5')
    })
    const looks = [
      { do: 'peek', city: 'blackwood' },
      { do: 'peek', city: 'silentPeak' },
    ]
    assert.deepEqual(t.options(2), looks)
    t.choose(0, move('h5', 'silentPeak'))
    assert.deepEqual(t.pending, [1])
    assert.deepEqual(t.options(2), looks)
    assert.ok(!t.options(1).some(option => option.do === 'peek'))
    t.choose(1, { do: 'ammo', count: 1 })
    assert.deepEqual(t.pending, [0])
    t.choose(2, { do: 'peek', city: 'blackwood' })
    assert.deepEqual(t.pending, [0])
    assert.deepEqual(t.options(2), [])
  },
)

rule('[OUT-ROOMK-17, OUT-ROOM-08] hero3Immune: the owner may keep it for later', two, t => {
  day(t, s => {
    underPressure(s)
    setRooms(s, 1, { hero3Immune: 'staffed' })
    setTiles(s, 1, { protectiveVest: 'repaired' })
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.deepEqual(t.options(1), [shield('hero3Immune'), shield('protectiveVest'), shield('nothing')])
  t.choose(1, shield('nothing'))
  assert.equal(t.state.players[1]!.rooms[0]!.used, 0)
  t.choose(1, { do: 'handOver', kind: 'wood' })
  assert.deepEqual(t.choose(1, { do: 'handOver', kind: 'metal' }), { 'players.0.metal': 1, 'players.1.metal': 1 })
})

rule('[OUT-ROOMK-17] hero3Immune: not for a 4, and not with a seat empty', two, t => {
  day(t, s => {
    underPressure(s, 'h4')
    setRooms(s, 1, { hero3Immune: 'staffed' })
    setTiles(s, 1, { protectiveVest: 'repaired' })
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.equal(t.refused(1, shield('hero3Immune')), 'OUT-ROOMK-17 pressure.notImmune')
  day(t, s => {
    underPressure(s)
    setRooms(s, 1, { hero3Immune: 3 })
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.deepEqual(
    t.options(1).map(option => option.do),
    ['handOver', 'handOver'],
  )
})

rule('[OUT-ROOMK-20] pressureChoice: the attacker picks the tokens', two, t => {
  day(t, s => {
    underPressure(s)
    setRooms(s, 0, { pressureChoice: 'staffed' })
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(t.options(0), [
    { do: 'handOver', kind: 'wood' },
    { do: 'handOver', kind: 'metal' },
  ])
  assert.deepEqual(t.choose(0, { do: 'handOver', kind: 'metal' }), { 'players.0.metal': 1, 'players.1.metal': 1 })
  assert.deepEqual(t.heard(1), [{ e: 'handedOver', from: 1, to: 0, kind: 'metal' }])
  t.choose(0, { do: 'handOver', kind: 'metal' })
  assert.equal(t.state.players[0]!.metal, 2)
  // It is always on: nothing is used up.
  assert.equal(t.state.players[0]!.rooms[0]!.used, 0)
})

rule('[OUT-ROOMK-20] pressureChoice: not for the victim, and not with a seat empty', two, t => {
  day(t, s => {
    underPressure(s)
    setRooms(s, 0, { pressureChoice: 3 })
    setRooms(s, 1, { pressureChoice: 'staffed' })
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.deepEqual(t.pending, [1])
})

// eventImmunity

rule('[OUT-ROOMK-09] eventImmunity: losses pass the shelter by', two, t => {
  for (const event of ['radioactiveCloud', 'iceAge', 'ratPlague', 'hostileClan']) {
    newRound(t, s => {
      nextEvent(s, event)
      for (const seat of [0, 1]) {
        setRooms(s, seat, { eventImmunity: seat === 0 ? 'staffed' : 2 })
        setGoods(s, seat, { cans: 1, ammo: 2 })
      }
    })
    const [immune, other] = t.state.players
    assert.deepEqual([immune!.contamination, immune!.rooms[0]!.people, immune!.cans, immune!.ammo], [2, 3, 1, 2])
    const hit = [other!.contamination !== 2, other!.rooms[0]!.people !== 2, other!.cans !== 1, other!.ammo !== 2]
    assert.deepEqual(
      hit,
      ['radioactiveCloud', 'iceAge', 'ratPlague', 'hostileClan'].map(each => each === event),
    )
  }
})

rule('[OUT-ROOMK-09] eventImmunity: shortages hit everybody', two, t => {
  newRound(t, s => {
    nextEvent(s, 'wildfire')
    setRooms(s, 0, { eventImmunity: 'staffed' })
    setRooms(s, 1, { eventImmunity: 'staffed' })
  })
  assert.equal(t.state.pools.forest, 4)
  newRound(t, s => {
    nextEvent(s, 'nomads')
    setRooms(s, 0, { eventImmunity: 'staffed' })
  })
  assert.equal(search.blackwood.at(t.state, 'stack').length, 4)
})

rule('[OUT-ROOMK-09] eventImmunity: heroes act and hunt as if the events were not there', two, t => {
  const set = (s: State): void => {
    setEvents(s, 'sandstorm', 'epidemic', 'animalMutation')
    setRooms(s, 0, { eventImmunity: 'staffed' })
    setPrey(s, 'amusementPark', 'r4:1')
  }
  day(t, set)
  t.choose(0, move('h5', 'amusementPark'))
  assert.deepEqual(t.choose(0, hunt('r4:1'))['players.0.meat'], 2)
  t.choose(0, { do: 'gather' })
  assert.equal(t.refused(0, { do: 'gather' }), 'OUT-ACT-01 act.noneLeft')
  day(t, s => {
    set(s)
    s.players[0]!.rooms[0]!.people = 2
  })
  t.choose(0, move('h5', 'amusementPark'))
  assert.equal(t.refused(0, hunt('r4:1')), 'OUT-HUNT-02 hunt.tooStrong')
})

// waterReserve

rule('[OUT-ROOMK-08] waterReserve: pays towards an event', two, t => {
  night(t, s => {
    setEvents(s, 'wildfire')
    setRooms(s, 0, { waterReserve: 'staffed' })
    setGoods(s, 0, { water: 2, meat: 2 })
    setRooms(s, 1, { waterReserve: 2 })
    setGoods(s, 1, { water: 2, meat: 2 })
  })
  assert.deepEqual(t.pending, [0])
  t.choose(0, { do: 'end', event: 'wildfire' })
  assert.deepEqual(t.heard(1).slice(0, 3), [
    { e: 'used', seat: 0, what: 'waterReserve:1' },
    { e: 'paid', seat: 0, kind: 'water', count: 2, by: 'wildfire' },
    { e: 'endedEvent', seat: 0, event: 'wildfire' },
  ])
  assert.equal(t.state.players[0]!.water, 0)
  assert.equal(t.state.players[0]!.rooms[0]!.used, 1)
})

rule('[OUT-ROOMK-08] waterReserve: no pressure takes it', two, t => {
  day(t, s => {
    underPressure(s)
    setGoods(s, 1, { wood: 1 })
    setRooms(s, 1, { waterReserve: 'staffed' })
  })
  assert.deepEqual(t.choose(0, move('h5', 'amusementPark')), {
    'players.0.heroes.0.at': 'amusementPark',
    'players.0.heroes.0.active': true,
    'players.0.wood': 1,
    'players.1.wood': 0,
  })
  assert.deepEqual(t.pending, [0])
})

rule('[OUT-ROOMK-08] waterReserve: rats do not find it', two, t => {
  newRound(t, s => {
    nextEvent(s, 'ratPlague')
    setRooms(s, 0, { waterReserve: 'staffed' })
    setRooms(s, 1, {})
  })
  assert.deepEqual(t.state.players[0]!.rooms[0], { id: 'waterReserve:1', built: true, people: 2, used: 0 })
})

rule(
  '[OUT-ROOMK-08, OUT-ROOM-08] waterReserve: nobody uses it by hand, nor the other rooms that are always on',
  two,
  t => {
    night(t, s => {
      setRooms(s, 0, { waterReserve: 'staffed', eventImmunity: 'staffed', pressureChoice: 'staffed' })
      setGoods(s, 0, { cans: 5 })
    })
    for (let i = 0; i < 5; i++) t.choose(0, { do: 'pay', kind: 'cans' })
    t.choose(0, DONE)
    for (const room of t.state.players[0]!.rooms) assert.equal(t.refused(0, use(room.id)), 'OUT-ROOM-02 use.otherTime')
  },
)
