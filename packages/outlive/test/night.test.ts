import assert from 'node:assert/strict'
import type { EventId } from '../src/content/events.ts'
import { game, type State, scoreOf } from '../src/index.ts'
import { equipment, events } from '../src/language.ts'
import {
  addRoom,
  doneUntil,
  nextEvent,
  night,
  nightfall,
  type Outlive,
  rule,
  setEvents,
  setGoods,
  setRooms,
  setStack,
  setTiles,
  three,
  two,
} from './outlive.ts'

const DONE = { do: 'done' } as const
const PASS = { do: 'pass' } as const
const end = (event: EventId) => ({ do: 'end', event }) as const
const cheaply = (event: EventId) => ({ do: 'end', event, discount: true }) as const
const kinds = (t: Outlive, seat: number): readonly string[] => [...new Set(t.options(seat).map(option => option.do))]

rule('[OUT-NIGHT-01] the steps of the night come one after another', two, t => {
  const changed = nightfall(t, s => {
    s.round = 2
    setEvents(s, 'wildfire')
    setGoods(s, 0, { water: 7, meat: 1, wood: 5, metal: 2 })
    setTiles(s, 0, { pickaxe: 'broken' })
    setRooms(s, 0, { ammo4: null }, 1)
  })
  assert.deepEqual(changed, { phase: 'events' })
  assert.deepEqual(t.heard('public'), [{ e: 'turnOver', seat: 0 }, { e: 'night' }])
  assert.deepEqual(kinds(t, 0), ['end', 'pass'])
  assert.equal(t.refused(0, { do: 'recruit', kind: 'meat' }), 'OUT-ROUND-01 round.otherPhase')
  t.choose(0, end('wildfire'))
  assert.deepEqual(t.heard(1), [
    { e: 'paid', seat: 0, kind: 'water', count: 3, by: 'wildfire' },
    { e: 'endedEvent', seat: 0, event: 'wildfire' },
    { e: 'paid', seat: 0, kind: 'water', count: 1, by: 'feeding' },
    { e: 'contamination', seat: 0, space: 3, by: 'radiation' },
    { e: 'contamination', seat: 1, space: 4, by: 'radiation' },
  ])
  assert.equal(t.state.phase, 'night')
  assert.deepEqual(kinds(t, 0), ['recruit', 'done'])
  assert.equal(t.refused(0, { do: 'build', room: 'ammo4:1' }), 'OUT-ROUND-02 explain.notNow')
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(kinds(t, 0), ['build', 'done'])
  assert.equal(t.refused(0, { do: 'repair', tile: 'pickaxe:1', by: 'full' }), 'OUT-NIGHT-REPAIR-01 repair.later')
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(kinds(t, 0), ['repair', 'done'])
  assert.deepEqual(t.choose(0, DONE), { 'players.0.meat': 0, 'players.0.water': 2 })
  assert.deepEqual(t.heard(1), [{ e: 'cleaned', seat: 0, meat: 1, water: 1 }])
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.options(0), [])
})

rule('[OUT-NIGHT-02] every shelter has its own night, and nobody waits for another', three, t => {
  night(t, s => {
    setGoods(s, 0, { cans: 2 })
    setGoods(s, 2, { cans: 2, wood: 3 })
    setRooms(s, 2, { ammo4: null })
  })
  assert.deepEqual(t.pending, [0, 1, 2])
  assert.deepEqual(kinds(t, 0), ['recruit', 'done'])
  assert.deepEqual(kinds(t, 1), ['done'])
  t.choose(2, DONE)
  assert.deepEqual(t.choose(2, { do: 'build', room: 'ammo4:1' }), {
    'players.2.wood': 0,
    'players.2.rooms.0.built': true,
  })
  t.choose(2, DONE)
  assert.deepEqual(t.pending, [0, 1])
  assert.deepEqual(t.choose(0, { do: 'recruit', kind: 'cans' }), { 'players.0.cans': 1, 'players.0.airlock': 1 })
  t.choose(1, DONE)
  assert.deepEqual(t.pending, [0])
  t.choose(0, DONE)
  assert.equal(t.state.round, 1)
  t.choose(0, DONE)
  assert.equal(t.state.round, 2)
})

rule('[OUT-NIGHT-02] a player takes back a choice after another has gone on', two, t => {
  night(t, s => {
    setGoods(s, 0, { cans: 2 })
    setRooms(s, 1, { drawEquip2: 'staffed' })
    setGoods(s, 1, { cans: 3 })
    setStack(s, ['axe:1', 'bow:1', 'jerrycan:1'])
  })
  t.choose(0, { do: 'recruit', kind: 'cans' })
  doneUntil(t, 1, 'use')
  t.choose(1, { do: 'use', what: 'drawEquip2:1' })
  assert.equal(t.canUndo(1), false)
  assert.equal(t.canUndo(0), true)
  t.undo(0)
  assert.deepEqual([t.state.players[0]!.cans, t.state.players[0]!.airlock], [2, 0])
  assert.deepEqual(
    t.state.players[1]!.equipment.map(tile => tile.id),
    ['jerrycan:1', 'bow:1'],
  )
  t.redo(0)
  assert.deepEqual([t.state.players[0]!.cans, t.state.players[0]!.airlock], [1, 1])
})

rule('[OUT-NIGHT-02] the equipment stack serves in the order of the draws', two, t => {
  night(t, s => {
    for (const seat of [0, 1]) {
      setRooms(s, seat, { drawEquip2: 'staffed' })
      setGoods(s, seat, { cans: 2 })
    }
    setStack(s, ['axe:1', 'bow:1', 'jerrycan:1', 'crowbar:1'])
  })
  t.choose(1, { do: 'use', what: 'drawEquip2:1' })
  assert.deepEqual(equipment.at(t.state, 'own1'), ['crowbar:1', 'jerrycan:1'])
  t.choose(0, { do: 'use', what: 'drawEquip2:1' })
  assert.deepEqual(equipment.at(t.state, 'own0'), ['bow:1', 'axe:1'])
})

rule('[OUT-NIGHT-02] what another has drawn since stays in the way of taking back a dismantling', two, t => {
  night(t, s => {
    setRooms(s, 0, { dismantle: 'staffed' })
    setRooms(s, 1, { drawEquip2: 'staffed' })
    for (const seat of [0, 1]) setGoods(s, seat, { cans: 2 })
    setTiles(s, 0, { axe: 'broken' })
    setStack(s, [], 'blackwood')
    for (const each of equipment.at(s, 'discard').slice()) equipment.move(s, each, 'discard', 'blackwood')
  })
  t.choose(0, { do: 'dismantle', what: 'dismantle:1', tile: 'axe:1' })
  t.choose(1, { do: 'use', what: 'drawEquip2:1' })
  assert.deepEqual(equipment.at(t.state, 'own1'), ['axe:1'])
  assert.throws(() => t.undo(0), /kernel.undo.entangled/)
})

rule('[OUT-NIGHT-EVENT-01, OUT-NIGHT-EVENT-02] from the first player, each ends one event or passes', three, t => {
  const changed = nightfall(t, s => {
    s.token = 1
    setEvents(s, 'wildfire', 'generalShortage', 'epidemic')
    setGoods(s, 0, { water: 3 })
    setGoods(s, 1, { water: 3, cans: 4 })
    setGoods(s, 2, { water: 8 })
  })
  assert.deepEqual(changed, { first: 1, phase: 'events' })
  assert.deepEqual(t.pending, [1])
  assert.equal(t.refused(1, end('epidemic')), 'OUT-NIGHT-EVENT-03 end.cannotPay')
  assert.equal(t.refused(1, end('nomads')), 'OUT-NIGHT-EVENT-01 explain.notActive')
  assert.deepEqual(t.options(1), [end('wildfire'), end('generalShortage'), PASS])
  t.choose(1, end('generalShortage'))
  assert.deepEqual(t.pending, [2])
  assert.deepEqual(t.options(2), [end('wildfire'), end('epidemic'), PASS])
  t.choose(2, end('epidemic'))
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(t.choose(0, PASS), {})
  assert.deepEqual(t.heard(2), [{ e: 'passed', seat: 0 }])
  assert.deepEqual(t.pending, [1])
  t.choose(1, PASS)
  assert.deepEqual(t.pending, [2])
  t.choose(2, end('wildfire'))
  assert.deepEqual(t.state.players[2]!.events, ['epidemic', 'wildfire'])
  assert.deepEqual(events.at(t.state, 'active'), [])
  assert.equal(t.state.phase, 'night')
  assert.deepEqual(t.pending, [0, 1, 2])
})

rule('[OUT-NIGHT-EVENT-01] it goes on until all have passed; who can end nothing passes unasked', three, t => {
  night(t, s => {
    setEvents(s, 'wildfire', 'epidemic')
    setGoods(s, 0, { water: 3 })
    setGoods(s, 2, { water: 4 })
  })
  assert.deepEqual(t.pending, [0])
  t.choose(0, PASS)
  assert.deepEqual(t.heard('public'), [
    { e: 'passed', seat: 0 },
    { e: 'passed', seat: 1 },
  ])
  assert.deepEqual(t.pending, [2])
  t.choose(2, PASS)
  assert.equal(t.state.phase, 'night')
  assert.deepEqual(events.at(t.state, 'active'), ['wildfire', 'epidemic'])
})

rule('[OUT-NIGHT-EVENT-01] without an active event nobody is asked', two, t => {
  const changed = nightfall(t, s => setGoods(s, 0, { water: 3 }))
  assert.deepEqual(changed, { phase: 'night', 'players.0.contamination': 3, 'players.1.contamination': 3 })
})

rule('[OUT-NIGHT-EVENT-03] the cost goes to the supply, the card to the player', two, t => {
  night(t, s => {
    setEvents(s, 'fallingDebris', 'looters')
    setGoods(s, 0, { wood: 8, ammo: 4 })
    setGoods(s, 1, { ammo: 5 })
  })
  assert.equal(t.refused(0, end('looters')), 'OUT-NIGHT-EVENT-03 end.cannotPay')
  assert.deepEqual(game.refusal(t.state, 0, end('looters'))?.args, { kind: 'ammo', count: 5, has: 4 })
  assert.deepEqual(t.choose(0, end('fallingDebris')), {
    'players.0.wood': 1,
    'players.0.events': ['fallingDebris'],
    'events.at.active': ['looters'],
    'events.at.ended': ['fallingDebris'],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'paid', seat: 0, kind: 'wood', count: 7, by: 'fallingDebris' },
    { e: 'endedEvent', seat: 0, event: 'fallingDebris' },
  ])
  t.choose(1, end('looters'))
  assert.equal(t.state.players[1]!.ammo, 0)
})

const EVENT_COSTS = {
  wildfire: ['water', 3, 3],
  fallingDebris: ['wood', 7, 3],
  looters: ['ammo', 5, 3],
  generalShortage: ['cans', 4, 3],
  nomads: ['meat', 4, 3],
  radioactiveCloud: ['microchip', 8, 4],
  iceAge: ['wood', 8, 4],
  epidemic: ['water', 5, 4],
  animalMutation: ['ammo', 6, 4],
  sandstorm: ['metal', 9, 5],
  ratPlague: ['meat', 6, 5],
  hostileClan: ['ammo', 7, 5],
} as const

for (const [event, [kind, count, points]] of Object.entries(EVENT_COSTS))
  rule(`[OUT-NIGHT-EVENT-03, OUT-NIGHT-EVENT-04] ${event} costs ${count} ${kind} and scores ${points}`, two, t => {
    night(t, s => {
      setEvents(s, event)
      setGoods(s, 0, { [kind]: count - 1 })
      setGoods(s, 1, { [kind]: count })
      setRooms(s, 0, {})
      setRooms(s, 1, {})
    })
    assert.deepEqual(t.pending, [1])
    const before = scoreOf(t.state.players[1]!).total
    t.choose(1, end(event as EventId))
    assert.deepEqual(t.heard(0).slice(0, 2), [
      { e: 'paid', seat: 1, kind, count, by: event },
      { e: 'endedEvent', seat: 1, event },
    ])
    assert.equal(scoreOf(t.state.players[1]!).events, points)
    // The night goes on: 1 space of radiation.
    assert.equal(scoreOf(t.state.players[1]!).total, before + points - 1)
  })

rule('[OUT-NIGHT-EVENT-04, OUT-CASE-13] an ended wildfire is worth 3 points and cuts the forest no more', two, t => {
  const set = (s: State): void => {
    setEvents(s, 'wildfire')
    nextEvent(s, 'epidemic')
    s.pools.forest = 4
    for (const seat of [0, 1]) setGoods(s, seat, { water: 3 })
  }
  const toDawn = (): void => {
    while (t.state.round === 1) t.choose(t.pending[0]!, DONE)
  }
  night(t, set)
  t.choose(0, PASS)
  assert.deepEqual(t.choose(1, end('wildfire')), {
    phase: 'night',
    'players.1.water': 0,
    'players.1.events': ['wildfire'],
    'events.at.active': [],
    'events.at.ended': ['wildfire'],
    'players.0.contamination': 3,
    'players.1.contamination': 3,
  })
  assert.equal(scoreOf(t.state.players[1]!).events, 3)
  assert.equal(scoreOf(t.state.players[0]!).events, 0)
  toDawn()
  assert.equal(t.state.pools.forest, 6)
  assert.deepEqual(events.at(t.state, 'active'), ['epidemic'])

  night(t, set)
  t.choose(0, PASS)
  t.choose(1, PASS)
  toDawn()
  assert.equal(t.state.pools.forest, 4)
})

rule('[OUT-NIGHT-EVENT-05] a pass is final for the night', two, t => {
  night(t, s => {
    setEvents(s, 'wildfire', 'epidemic')
    setGoods(s, 0, { water: 5 })
    setGoods(s, 1, { water: 8 })
  })
  t.choose(0, PASS)
  t.choose(1, end('wildfire'))
  assert.deepEqual(t.pending, [1])
  t.choose(1, PASS)
  assert.equal(t.state.phase, 'night')
})

rule('[OUT-ROOMK-03] eventDiscount: one event costs 2 materials less', two, t => {
  night(t, s => {
    setEvents(s, 'fallingDebris', 'sandstorm')
    setRooms(s, 0, { eventDiscount: 'staffed' })
    setGoods(s, 0, { wood: 6, metal: 9 })
    setGoods(s, 1, { metal: 9 })
  })
  assert.equal(t.refused(0, end('fallingDebris')), 'OUT-NIGHT-EVENT-03 end.cannotPay')
  assert.equal(t.refused(1, cheaply('sandstorm')), 'OUT-NIGHT-EVENT-01 explain.notActive')
  assert.deepEqual(t.choose(0, cheaply('fallingDebris')), {
    'players.0.wood': 1,
    'players.0.rooms.0.used': 1,
    'players.0.events': ['fallingDebris'],
    'events.at.active': ['sandstorm'],
    'events.at.ended': ['fallingDebris'],
  })
  assert.deepEqual(t.heard(1), [
    { e: 'used', seat: 0, what: 'eventDiscount' },
    { e: 'paid', seat: 0, kind: 'wood', count: 5, by: 'fallingDebris' },
    { e: 'endedEvent', seat: 0, event: 'fallingDebris' },
  ])
  assert.equal(t.refused(1, cheaply('sandstorm')), 'OUT-ROOMK-03 end.noDiscount')
  t.choose(1, PASS)
  assert.equal(t.refused(0, cheaply('sandstorm')), 'OUT-ROOMK-03 end.noDiscount')
  t.choose(0, end('sandstorm'))
  assert.equal(t.state.players[0]!.metal, 0)
})

rule('[OUT-ROOMK-03] eventDiscount: or 1 food less; ammo is neither; and it need not be used', two, t => {
  night(t, s => {
    setEvents(s, 'looters', 'nomads', 'radioactiveCloud')
    setRooms(s, 0, { eventDiscount: 'staffed' })
    setGoods(s, 0, { ammo: 5, meat: 4, microchip: 5 })
  })
  assert.equal(t.refused(0, cheaply('looters')), 'OUT-ROOMK-03 end.notForAmmo')
  assert.equal(t.refused(0, cheaply('radioactiveCloud')), 'OUT-NIGHT-EVENT-03 end.cannotPay')
  assert.deepEqual(game.refusal(t.state, 0, cheaply('radioactiveCloud'))?.args, { kind: 'microchip', count: 6, has: 5 })
  t.choose(0, end('looters'))
  assert.equal(t.state.players[0]!.rooms[0]!.used, 0)
  assert.deepEqual(t.heard(0).slice(0, 1), [{ e: 'paid', seat: 0, kind: 'ammo', count: 5, by: 'looters' }])
  t.choose(0, cheaply('nomads'))
  assert.deepEqual(t.heard(0).slice(0, 3), [
    { e: 'used', seat: 0, what: 'eventDiscount' },
    { e: 'paid', seat: 0, kind: 'meat', count: 3, by: 'nomads' },
    { e: 'endedEvent', seat: 0, event: 'nomads' },
  ])
})

rule('[OUT-ROOMK-03] eventDiscount works only while all its 4 seats are filled', two, t => {
  night(t, s => {
    setEvents(s, 'nomads')
    setRooms(s, 0, { eventDiscount: 3 })
    setGoods(s, 0, { meat: 4 })
  })
  assert.equal(t.refused(0, cheaply('nomads')), 'OUT-ROOMK-03 end.noDiscount')
})

for (const [i, spaces] of [1, 2, 2, 2, 3, 3].entries())
  rule(`[OUT-NIGHT-RAD-01] radiation in round ${i + 1} is ${spaces}`, two, t => {
    const changed = nightfall(t, s => {
      s.round = i + 1
    })
    assert.deepEqual(changed, {
      phase: 'night',
      'players.0.contamination': 2 + spaces,
      'players.1.contamination': 2 + spaces,
    })
  })

rule('[OUT-NIGHT-RAD-02, OUT-CASE-15] every survivor in the airlock cancels 1', two, t => {
  const changed = nightfall(t, s => {
    s.round = 5
    setRooms(s, 0, {}, 1)
    setRooms(s, 1, { ammo4: 2 }, 2)
    setGoods(s, 0, { water: 1 })
    setGoods(s, 1, { water: 1, cans: 3 })
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.contamination': 4,
    'players.0.water': 0,
    'players.1.contamination': 3,
    'players.1.water': 0,
    'players.1.cans': 0,
  })
})

rule('[OUT-NIGHT-RAD-02] who has starved protects nobody', two, t => {
  const changed = nightfall(t, s => {
    s.round = 5
    setRooms(s, 0, {}, 1)
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.airlock': 0,
    'players.0.contamination': 5,
    'players.1.contamination': 5,
  })
})

rule('[OUT-NIGHT-RAD-02] what goes beyond the track costs survivors', two, t => {
  nightfall(t, s => {
    s.round = 6
    s.players[0]!.contamination = 9
    setRooms(s, 0, { ammo4: 2, hunt1: 2 })
    setGoods(s, 0, { cans: 4 })
  })
  assert.equal(t.state.players[0]!.contamination, 10)
  assert.deepEqual(t.options(0), [
    { do: 'lose', from: 'ammo4:1' },
    { do: 'lose', from: 'hunt1:1' },
  ])
  assert.deepEqual(t.choose(0, { do: 'lose', from: 'ammo4:1' }), { 'players.0.rooms.0.people': 1 })
  assert.deepEqual(t.choose(0, { do: 'lose', from: 'hunt1:1' }), { 'players.0.rooms.1.people': 1 })
  assert.deepEqual(kinds(t, 0), ['done'])
})

rule('[OUT-NIGHT-RAD-03, OUT-CASE-16] 3 survivors in the airlock of round 1 do not move the marker', two, t => {
  const changed = nightfall(t, s => {
    setRooms(s, 0, {}, 3)
    setRooms(s, 1, {}, 1)
    setGoods(s, 0, { water: 2 })
    setGoods(s, 1, { water: 1 })
  })
  assert.deepEqual(changed, { phase: 'night', 'players.0.water': 0, 'players.1.water': 0 })
})

rule('[OUT-ROOMK-12] ventilation counts as 1 survivor more against radiation', two, t => {
  const changed = nightfall(t, s => {
    s.round = 5
    setRooms(s, 0, { ventilation: 'staffed' })
    setRooms(s, 1, { ventilation: 2 }, 1)
    setGoods(s, 0, { cans: 2 })
    setGoods(s, 1, { cans: 2, water: 1 })
  })
  assert.deepEqual(changed, {
    phase: 'night',
    'players.0.cans': 0,
    'players.0.contamination': 4,
    'players.1.cans': 0,
    'players.1.water': 0,
    'players.1.contamination': 4,
  })
})

rule('[OUT-ROOMK-12, OUT-ROOM-05] two ventilations count as 2; nobody uses them', two, t => {
  nightfall(t, s => {
    s.round = 5
    setRooms(s, 0, { ventilation: 'staffed' })
    addRoom(s, 0, 'ventilation:2')
    setGoods(s, 0, { cans: 4 })
  })
  assert.equal(t.state.players[0]!.contamination, 3)
  assert.equal(t.state.players[0]!.rooms[0]!.used, 0)
  assert.equal(t.refused(0, { do: 'use', what: 'ventilation:1' }), 'OUT-ROOM-02 use.otherTime')
})

rule('[OUT-NIGHT-RECRUIT-01, OUT-CASE-17] 1 food buys 1 survivor into the airlock', two, t => {
  night(t, s => {
    setRooms(s, 0, {})
    setGoods(s, 0, { water: 2, cans: 1, wood: 2 })
  })
  assert.deepEqual(t.options(0), [{ do: 'recruit', kind: 'water' }, { do: 'recruit', kind: 'cans' }, DONE])
  assert.equal(t.refused(0, { do: 'recruit', kind: 'meat' }), 'OUT-NIGHT-RECRUIT-01 recruit.noFood')
  assert.deepEqual(t.choose(0, { do: 'recruit', kind: 'water' }), { 'players.0.water': 1, 'players.0.airlock': 1 })
  assert.deepEqual(t.heard(1), [
    { e: 'paid', seat: 0, kind: 'water', count: 1, by: 'recruiting' },
    { e: 'recruited', seat: 0 },
  ])
  assert.deepEqual(t.choose(0, { do: 'recruit', kind: 'cans' }), { 'players.0.cans': 0, 'players.0.airlock': 2 })
  t.choose(0, DONE)
  assert.deepEqual(t.choose(0, DONE), {})
  assert.equal(t.state.players[0]!.water, 1)
})

rule('[OUT-NIGHT-RECRUIT-01] meat buys too, and with the last food the step is over', two, t => {
  night(t, s => setGoods(s, 0, { meat: 2 }))
  t.choose(0, { do: 'recruit', kind: 'meat' })
  assert.deepEqual(kinds(t, 0), ['recruit', 'done'])
  assert.deepEqual(t.choose(0, { do: 'recruit', kind: 'meat' }), { 'players.0.meat': 0, 'players.0.airlock': 2 })
  assert.deepEqual(kinds(t, 0), ['done'])
  assert.equal(t.refused(0, { do: 'recruit', kind: 'meat' }), 'OUT-ROUND-02 explain.notNow')
})

rule('[OUT-NIGHT-RECRUIT-02, OUT-ROOM-06] the 7 seats of the airlock are the limit', two, t => {
  night(t, s => {
    setRooms(s, 0, { ammo4: 0 }, 6)
    setRooms(s, 1, { ammo4: 0 }, 7)
    setGoods(s, 0, { cans: 5, water: 2 })
    setGoods(s, 1, { cans: 5, water: 2 })
  })
  assert.deepEqual(kinds(t, 1), ['moveIn', 'done'])
  assert.deepEqual(t.choose(0, { do: 'recruit', kind: 'cans' }), { 'players.0.cans': 4, 'players.0.airlock': 7 })
  assert.deepEqual(kinds(t, 0), ['moveIn', 'done'])
})

rule('[OUT-NIGHT-RECRUIT-02] nobody is recruited into a full airlock', two, t => {
  night(t, s => setGoods(s, 0, { cans: 5 }))
  t.arrange(s => {
    s.players[0]!.airlock = 7
  })
  assert.deepEqual(kinds(t, 0), ['done'])
  assert.equal(t.refused(0, { do: 'recruit', kind: 'cans' }), 'OUT-NIGHT-RECRUIT-02 recruit.airlockFull')
})

rule(
  '[OUT-NIGHT-CLEAN-01, OUT-NIGHT-CLEAN-02, OUT-NIGHT-CLEAN-03] meat goes, 2 water stay, the rest is kept',
  two,
  t => {
    night(t, s => {
      setGoods(s, 0, { meat: 4, water: 5, cans: 20, wood: 21, metal: 22, microchip: 23, ammo: 24 })
      setGoods(s, 1, { meat: 4, water: 5 })
      setRooms(s, 0, {})
    })
    t.choose(0, DONE)
    assert.deepEqual(t.choose(0, DONE), { 'players.0.meat': 0, 'players.0.water': 2 })
    assert.deepEqual(t.heard(1), [{ e: 'cleaned', seat: 0, meat: 4, water: 3 }])
  },
)

rule('[OUT-NIGHT-CLEAN-02] 1 or 2 water stay as they are, and nothing is told', two, t => {
  night(t, s => {
    setGoods(s, 0, { water: 1 })
    setRooms(s, 0, {})
  })
  t.choose(0, DONE)
  assert.deepEqual(t.choose(0, DONE), {})
  assert.deepEqual(t.heard(1), [])
  night(t, s => {
    setGoods(s, 0, { water: 3 })
    setRooms(s, 0, {})
  })
  t.choose(0, DONE)
  assert.deepEqual(t.choose(0, DONE), { 'players.0.water': 2 })
  assert.deepEqual(t.heard(1), [{ e: 'cleaned', seat: 0, meat: 0, water: 1 }])
})

rule('[OUT-NIGHT-CLEAN-04] used equipment and rooms are refreshed, each in its own shelter', two, t => {
  night(t, s => {
    for (const seat of [0, 1]) {
      setTiles(s, seat, { axe: 'used', bow: 'repaired', crowbar: 'broken' })
      setRooms(s, seat, { ammo4: 'staffed', search2: 'staffed' })
      s.players[seat]!.rooms[0]!.used = 1
      s.players[seat]!.rooms[1]!.used = 3
      setGoods(s, seat, { cans: 5 })
    }
  })
  assert.deepEqual(t.choose(0, DONE), {
    'players.0.equipment.0.used': false,
    'players.0.rooms.0.used': 0,
    'players.0.rooms.1.used': 0,
  })
})

rule('[OUT-NIGHT-CLEAN-05] after round 5 comes round 6, after round 6 the end', two, t => {
  const start = (round: number): void => {
    night(t, s => {
      s.round = round
      setRooms(s, 0, {}, 3)
      setGoods(s, 0, { water: 2 })
      nextEvent(s, 'epidemic')
    })
    t.choose(0, DONE)
    assert.equal(t.state.round, round)
    t.choose(1, DONE)
  }
  start(5)
  assert.equal(t.state.round, 6)
  assert.equal(t.state.phase, 'day')
  assert.deepEqual(t.pending, [0])
  assert.equal(game.outcome(t.state), undefined)
  start(6)
  assert.equal(t.state.round, 6)
  assert.equal(t.state.phase, 'over')
  assert.deepEqual(t.pending, [])
  assert.deepEqual(t.heard('public'), [{ e: 'over', scores: [3, -3] }])
  assert.deepEqual(game.outcome(t.state)?.winners, [0])
})
