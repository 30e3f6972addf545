// Events: what they cut, take and change, and what ending them costs.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PoolArea } from '../src/content/areas.ts'
import { EVENT_IDS, type EventId, eventRow, isShortage } from '../src/content/events.ts'
import type { HeroId } from '../src/content/heroes.ts'
import { type Config, type OptionOf, scoreOf } from '../src/index.ts'
import type { State } from '../src/state.ts'
import {
  arrive,
  CITIES,
  day,
  four,
  newRound,
  nextEvent,
  night,
  type Outlive,
  reveal,
  rule,
  setEvents,
  setGoods,
  setPrey,
  setRooms,
  setTiles,
  setTokens,
  setTrophies,
  standActive,
  standBeside,
  three,
  two,
} from './outlive.ts'

const GATHER = { do: 'gather' } as const
const DONE = { do: 'done' } as const
const NONE_LEFT = 'OUT-ACT-01 act.noneLeft'
const TABLES: readonly Config[] = [two, three, four]

const hunt = (prey: string, ammo = 0) => ({ do: 'hunt', prey, ammo, with: [] }) as const
const lose = (from: string) => ({ do: 'lose', from }) as const
const giveUp = (kind: OptionOf<'giveUp'>['kind']) => ({ do: 'giveUp', kind }) as const

/** Ending this event costs exactly that, and is worth so many points. */
function ends(t: Outlive, event: EventId, kind: string, count: number, points: number): void {
  night(t, s => {
    setEvents(s, event)
    setGoods(s, 0, { [kind]: count - 1 })
  })
  assert.equal(t.state.phase, 'night')
  assert.deepEqual(t.state.events.at.active, [event])
  day(t, s => setEvents(s))
  night(t, s => {
    setEvents(s, event)
    setGoods(s, 0, { [kind]: count })
  })
  const changed = t.choose(0, { do: 'end', event })
  assert.equal(changed[`players.0.${kind}`], 0)
  assert.deepEqual(changed['players.0.events'], [event])
  assert.deepEqual(t.state.events.at.active, [])
  assert.equal(scoreOf(t.state.players[0]!).events, points)
  t.arrange(s => setEvents(s))
}

/** The pools after a new round with these events, the last one new. */
function poolsWith(t: Outlive, ...active: readonly string[]): { readonly [area in PoolArea]: number } {
  newRound(t, s => {
    setEvents(s, ...active.slice(0, -1))
    nextEvent(s, active.at(-1)!)
  })
  return { ...t.state.pools }
}

const told = (t: Outlive) => t.heard(1).filter(event => event.e === 'cut' || event.e === 'cutSearch')

test('[OUT-EVT-01] the shortages are exactly the five events worth 3 points', () => {
  const five = ['wildfire', 'fallingDebris', 'looters', 'generalShortage', 'nomads']
  assert.deepEqual(EVENT_IDS.filter(isShortage), five)
  assert.deepEqual(
    EVENT_IDS.filter(id => eventRow(id).points === 3),
    five,
  )
})

rule('[OUT-EVT-01] nobody is immune to a shortage', two, t => {
  const immune = (s: State) => {
    for (const seat of [0, 1]) setRooms(s, seat, { eventImmunity: 'staffed' })
  }
  assert.deepEqual(reveal(t, 'wildfire', immune), { 'events.at.active': ['wildfire'], 'pools.forest': 4 })
  reveal(t, 'nomads', s => {
    immune(s)
    setTokens(s, 'blackwood', 'ammo:1', 'ammo:2', 'plank:1')
  })
  assert.deepEqual(t.state.blackwood.at.stack, ['blackwood/ammo:1'])
})

rule('[OUT-EVT-02] cuts of several events on one area add up', two, t => {
  assert.deepEqual(poolsWith(t, 'wildfire', 'generalShortage'), {
    militaryBase: 6,
    forest: 3,
    mine: 5,
    amusementPark: 5,
    dam: 7,
  })
  assert.deepEqual(told(t), [
    { e: 'cut', event: 'generalShortage', area: 'forest', left: 3 },
    { e: 'cut', event: 'generalShortage', area: 'mine', left: 5 },
    { e: 'cut', event: 'generalShortage', area: 'amusementPark', left: 5 },
  ])
  const all = ['looters', 'generalShortage', 'fallingDebris', 'wildfire']
  assert.deepEqual(poolsWith(t, ...all), { militaryBase: 6, forest: 3, mine: 3, amusementPark: 3, dam: 7 })
})

rule('[OUT-EVT-02] each event is told with the pools that it cuts', two, t => {
  poolsWith(t, 'looters', 'fallingDebris')
  assert.deepEqual(told(t), [
    { e: 'cut', event: 'fallingDebris', area: 'mine', left: 4 },
    { e: 'cut', event: 'looters', area: 'amusementPark', left: 4 },
  ])
})

rule('[OUT-EVT-02] it is the cap that is cut: a pool that holds less keeps what it has', two, t => {
  for (const [before, after] of [
    [0, undefined],
    [3, undefined],
    [4, undefined],
    [5, 4],
    [6, 4],
  ] as const) {
    const changed = reveal(t, 'wildfire', s => {
      s.pools.forest = before
    })
    assert.equal(changed['pools.forest'], after)
    assert.equal(told(t).length, after === undefined ? 0 : 1)
    t.arrange(s => setEvents(s))
  }
})

rule('[OUT-EVT-02] the cut comes back every round until the event is ended', two, t => {
  const forest = () => poolsWith(t, 'wildfire', 'epidemic').forest
  assert.equal(forest(), 4)
  assert.equal(forest(), 4)
  assert.equal(poolsWith(t, 'epidemic').forest, 6)
})

rule('[OUT-EVT-03] a loss hits every player, in turn order, and the affected player chooses', three, t => {
  reveal(t, 'iceAge', s => {
    s.first = s.token = 1
    for (const seat of [0, 1, 2]) setRooms(s, seat, { workshop: 2, ammo4: null }, 1)
  })
  for (const [seat, from, path] of [
    [1, 'airlock', 'airlock'],
    [2, 'workshop', 'rooms.0.people'],
    [0, 'workshop', 'rooms.0.people'],
  ] as const) {
    assert.deepEqual(t.pending, [seat])
    assert.deepEqual(t.options(seat), [lose('airlock'), lose('workshop')])
    assert.equal(t.refused(seat, lose('ammo4:1')), 'OUT-NIGHT-FEED-06 lose.nobodyThere')
    assert.deepEqual(t.choose(seat, lose(from)), { [`players.${seat}.${path}`]: from === 'airlock' ? 0 : 1 })
    assert.deepEqual(t.heard('public')[0], { e: 'lost', seat, from, by: 'iceAge' })
  }
  assert.deepEqual(t.pending, [1])
  assert.equal(t.refused(1, { do: 'move', hero: 'h5', to: 'silentPeak' }), undefined)
})

rule('[OUT-EVT-03] the events still active strike again, each at everybody', two, t => {
  const changed = reveal(t, 'radioactiveCloud', s => {
    setEvents(s, 'iceAge', 'ratPlague')
    for (const seat of [0, 1]) {
      setRooms(s, seat, {}, 3)
      setGoods(s, seat, { water: 1 })
    }
  })
  assert.deepEqual(changed, {
    'events.at.active': ['iceAge', 'ratPlague', 'radioactiveCloud'],
    'players.0.contamination': 4,
    'players.1.contamination': 4,
    'players.0.airlock': 2,
    'players.1.airlock': 2,
    'players.0.water': 0,
    'players.1.water': 0,
  })
  assert.deepEqual(t.heard(1).slice(1), [
    { e: 'newEvent', event: 'radioactiveCloud' },
    { e: 'contamination', seat: 0, space: 4, by: 'radioactiveCloud' },
    { e: 'contamination', seat: 1, space: 4, by: 'radioactiveCloud' },
    { e: 'lost', seat: 0, from: 'airlock', by: 'iceAge' },
    { e: 'lost', seat: 1, from: 'airlock', by: 'iceAge' },
    { e: 'gaveUp', seat: 0, kind: 'water', count: 1, by: 'ratPlague' },
    { e: 'gaveUp', seat: 1, kind: 'water', count: 1, by: 'ratPlague' },
  ])
})

rule('[OUT-EVT-04] under immunity heroes hunt as if there were no epidemic and no mutation', two, t => {
  const go = (people: number | 'staffed') =>
    arrive(t, 'forest', 'h5', s => {
      setEvents(s, 'epidemic', 'animalMutation')
      setRooms(s, 0, { eventImmunity: people })
      setRooms(s, 1, { eventImmunity: 'staffed' })
      setPrey(s, 'forest', 'r5:1')
      setTrophies(s, 0)
    })
  go('staffed')
  assert.equal(t.choose(0, hunt('r5:1'))['players.0.meat'], 3)
  go(2)
  assert.equal(t.refused(0, hunt('r5:1')), 'OUT-HUNT-02 hunt.tooStrong')
})

rule('[OUT-EVT-04] under immunity heroes act and take slots as if there were no sandstorm', two, t => {
  const go = (people: number | 'staffed', to: 'mine' | 'cargoShip') =>
    arrive(t, to, 'h5', s => {
      setEvents(s, 'sandstorm')
      setRooms(s, 0, { eventImmunity: people })
      setRooms(s, 1, { eventImmunity: 'staffed' })
    })
  for (const [people, points, slot] of [
    ['staffed', 5, 5],
    [2, 3, 3],
  ] as const) {
    go(people, 'mine')
    for (let i = 0; i < points; i++) t.choose(0, GATHER)
    assert.equal(t.refused(0, GATHER), NONE_LEFT)
    assert.equal(go(people, 'cargoShip')['players.0.heroes.0.slot'], slot)
  }
})

rule('[OUT-EVT-04] immunity keeps all losses away, and from its owner only', two, t => {
  const set = (s: State) => {
    for (const seat of [0, 1]) {
      setRooms(s, seat, seat === 0 ? { eventImmunity: 'staffed' } : {}, 3)
      setGoods(s, seat, { cans: 1, wood: 2 })
    }
  }
  for (const [event, loss] of [
    ['radioactiveCloud', { 'players.1.contamination': 4 }],
    ['iceAge', { 'players.1.airlock': 2 }],
    ['ratPlague', { 'players.1.cans': 0 }],
    ['hostileClan', { 'players.1.wood': 0 }],
  ] as const) {
    assert.deepEqual(reveal(t, event, set), { 'events.at.active': [event], ...loss })
    t.arrange(s => setEvents(s))
  }
})

/** An event reduces pools by this much with 2, 3 and 4 players; the caps are 6, 8 and 10, at the dam 7, 9 and 11. */
function cuts(t: Outlive, event: string, areas: readonly PoolArea[], by: readonly [number, number, number]): void {
  const n = t.state.players.length - 2
  const left = [6, 8, 10][n]! - by[n]!
  const cut = Object.fromEntries(areas.map(area => [`pools.${area}`, left]))
  assert.deepEqual(reveal(t, event), { 'events.at.active': [event], ...cut })
  assert.deepEqual(
    told(t),
    areas.map(area => ({ e: 'cut', event, area, left })),
  )
}

for (const table of TABLES) {
  const players = `with ${table.players} players`
  rule(`[OUT-EVTK-01] wildfire cuts the wood of the forest, ${players}`, table, t => {
    cuts(t, 'wildfire', ['forest'], [2, 3, 4])
    ends(t, 'wildfire', 'water', 3, 3)
  })

  rule(`[OUT-EVTK-02] falling debris cuts the metal of the mine, ${players}`, table, t => {
    cuts(t, 'fallingDebris', ['mine'], [2, 3, 4])
    ends(t, 'fallingDebris', 'wood', 7, 3)
  })

  rule(`[OUT-EVTK-03] looters cut the microchips of the park, ${players}`, table, t => {
    cuts(t, 'looters', ['amusementPark'], [2, 3, 4])
    ends(t, 'looters', 'ammo', 5, 3)
  })

  rule(`[OUT-EVTK-04] general shortage cuts wood, metal and microchips, ${players}`, table, t => {
    cuts(t, 'generalShortage', ['forest', 'mine', 'amusementPark'], [1, 2, 3])
    ends(t, 'generalShortage', 'cans', 4, 3)
  })

  rule(`[OUT-EVTK-05] nomads take tokens from the top of both search stacks, ${players}`, table, t => {
    const stack = ['plank:1', 'scrap:1', 'ammo:1', 'tablets:1', 'rations:1', 'holyWater:1']
    const changed = reveal(t, 'nomads', s => {
      for (const city of CITIES) setTokens(s, city, ...stack)
    })
    for (const city of CITIES) {
      const kept = stack.slice(0, 6 - table.players)
      const taken = stack.slice(6 - table.players).toReversed()
      const named = (tokens: readonly string[]) => tokens.map(token => `${city}/${token}`)
      assert.deepEqual(changed[`${city}.at.stack`], named(kept))
      assert.deepEqual(t.view('public').search[city].gone.slice(-table.players), named(taken))
      assert.ok(
        told(t).some(
          event => event.e === 'cutSearch' && event.city === city && event.tokens.join() === named(taken).join(),
        ),
      )
    }
    assert.equal(Object.keys(changed).length, 5)
    ends(t, 'nomads', 'meat', 4, 3)
  })

  rule(`[OUT-EVTK-06] radioactive cloud moves every marker 2 spaces, ${players}`, table, t => {
    const changed = reveal(t, 'radioactiveCloud', s => setRooms(s, 0, {}, 5))
    assert.deepEqual(changed, {
      'events.at.active': ['radioactiveCloud'],
      ...Object.fromEntries(t.state.players.map((_, seat) => [`players.${seat}.contamination`, 4])),
    })
    ends(t, 'radioactiveCloud', 'microchip', 8, 4)
  })
}

rule('[OUT-EVTK-05] nomads take what there is of a short stack', two, t => {
  reveal(t, 'nomads', s => {
    setTokens(s, 'blackwood', 'ammo:1')
    setTokens(s, 'silentPeak')
  })
  assert.deepEqual(told(t), [
    { e: 'cutSearch', event: 'nomads', city: 'blackwood', tokens: ['blackwood/ammo:1'] },
    { e: 'cutSearch', event: 'nomads', city: 'silentPeak', tokens: [] },
  ])
})

rule('[OUT-EVTK-07] ice age takes 1 survivor of each shelter, from the airlock or a room', two, t => {
  reveal(t, 'iceAge', s => {
    setRooms(s, 0, { workshop: 'staffed', hunt1: 1 }, 0)
    setRooms(s, 1, {}, 2)
  })
  assert.deepEqual(t.options(0), [lose('workshop'), lose('hunt1:1')])
  assert.equal(t.refused(0, lose('airlock')), 'OUT-NIGHT-FEED-06 lose.nobodyThere')
  assert.deepEqual(t.choose(0, lose('hunt1:1')), { 'players.0.rooms.1.people': 0, 'players.1.airlock': 1 })
  ends(t, 'iceAge', 'wood', 8, 4)
})

rule('[OUT-EVTK-07] in an empty shelter ice age does nothing', two, t => {
  assert.deepEqual(
    reveal(t, 'iceAge', s => setGoods(s, 0, { wood: 3, cans: 3 })),
    { 'events.at.active': ['iceAge'] },
  )
})

rule('[OUT-EVTK-08] epidemic: every hunt gives 1 meat less; at 0 the token is still kept', two, t => {
  for (const [token, owned, meat] of [
    ['r3:1', [], undefined],
    ['r3:1', ['r3:2'], 1],
    ['r5:1', [], 2],
    ['r5:1', ['r5:2', 'r5:3', 'r5:4'], 4],
  ] as const) {
    arrive(t, 'forest', 'h5', s => {
      setEvents(s, 'epidemic')
      setPrey(s, 'forest', token)
      setTrophies(s, 0, ...owned)
    })
    const changed = t.choose(0, hunt(token))
    assert.equal(changed['players.0.meat'], meat)
    assert.deepEqual(changed['prey.at.trophies0'], [...owned, token])
    assert.deepEqual(t.heard(1)[0], { e: 'hunted', seat: 0, prey: token, meat: meat ?? 0 })
    assert.equal(t.heard(1).filter(event => event.e === 'gained').length, meat === undefined ? 0 : 1)
  }
  ends(t, 'epidemic', 'water', 5, 4)
})

rule('[OUT-EVTK-08] the epidemic does not touch what a room adds', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setEvents(s, 'epidemic')
    setPrey(s, 'forest', 'r3:1')
    setRooms(s, 0, { hunt2: 'staffed' })
  })
  t.choose(0, hunt('r3:1'))
  assert.equal(t.choose(0, { do: 'more', room: 'hunt2:1' })['players.0.meat'], 2)
})

rule('[OUT-EVTK-09] animal mutation: resistance +1, kind and meat unchanged', two, t => {
  arrive(t, 'forest', 'h5', s => {
    setEvents(s, 'animalMutation')
    setPrey(s, 'forest', 'r5:1', 'r4:1')
    setTrophies(s, 0, 'r4:2')
  })
  assert.deepEqual(t.choose(0, hunt('r4:1')), {
    'players.0.meat': 3,
    'prey.at.forest': ['r5:1'],
    'prey.at.trophies0': ['r4:2', 'r4:1'],
  })
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
  arrive(t, 'forest', 'h5', s => setPrey(s, 'forest', 'r5:1'))
  assert.equal(t.refused(0, hunt('r5:1')), undefined)
  arrive(t, 'forest', 'h5', s => {
    setEvents(s, 'animalMutation')
    setPrey(s, 'forest', 'r5:1')
    setGoods(s, 0, { ammo: 9 })
  })
  assert.equal(t.refused(0, hunt('r5:1')), 'OUT-HUNT-02 hunt.tooStrong')
  assert.deepEqual(
    t.options(0).filter(option => option.do === 'hunt'),
    [1, 2, 3, 4, 5, 6].map(ammo => hunt('r5:1', ammo)),
  )
  ends(t, 'animalMutation', 'ammo', 6, 4)
})

rule('[OUT-EVTK-10] sandstorm: at most 3 actions for each hero, whatever the actions are', two, t => {
  for (const hero of ['h5', 'h4', 'h3a'] as const) {
    arrive(t, 'mine', hero, s => setEvents(s, 'sandstorm'))
    for (let i = 0; i < 3; i++) t.choose(0, GATHER)
    assert.equal(t.refused(0, GATHER), NONE_LEFT)
  }
  arrive(t, 'silentPeak', 'h5', s => setEvents(s, 'sandstorm'))
  for (let i = 0; i < 3; i++) t.choose(0, { do: 'search' })
  assert.equal(t.refused(0, { do: 'search' }), NONE_LEFT)
  arrive(t, 'mine', 'h5', s => {
    setEvents(s, 'sandstorm')
    setPrey(s, 'mine', 'r4:1')
    setGoods(s, 0, { ammo: 1 })
  })
  assert.equal(t.refused(0, hunt('r4:1')), 'OUT-HUNT-02 hunt.tooStrong')
  assert.equal(t.refused(0, hunt('r4:1', 1)), undefined)
  ends(t, 'sandstorm', 'metal', 9, 5)
})

rule('[OUT-EVTK-10] in a sandstorm every hero counts as a 3 on the ship', two, t => {
  for (const [hero, n] of [
    ['h5', 0],
    ['h4', 1],
    ['h3b', 3],
  ] as const) {
    const changed = arrive(t, 'cargoShip', hero, s => setEvents(s, 'sandstorm'))
    assert.equal(changed[`players.0.heroes.${n}.slot`], 3)
    assert.equal(changed['players.0.cans'], 1)
    day(t, s => {
      setEvents(s, 'sandstorm')
      standBeside(s, 0, 'cargoShip', hero)
      standActive(s, 1, 'cargoShip', 'h3a')
    })
    assert.equal(t.refused(0, { do: 'move', hero, to: 'cargoShip' }), 'OUT-SHIP-05 move.slotTaken')
  }
})

rule('[OUT-CASE-20] in a sandstorm a 5 has 3 actions, but its pressure on a 3 is still 2', two, t => {
  const changed = arrive(t, 'mine', 'h5', s => {
    setEvents(s, 'sandstorm')
    standActive(s, 1, 'mine', 'h3a' satisfies HeroId)
    setGoods(s, 1, { wood: 9 })
  })
  assert.equal(changed['players.0.wood'], 2)
  assert.equal(changed['players.1.wood'], 7)
  assert.deepEqual(t.heard(1)[1], { e: 'pressure', seat: 0, victim: 1, value: 2 })
  for (let i = 0; i < 3; i++) t.choose(0, GATHER)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-EVTK-11] rat plague: every shelter loses 1 food of its owner’s choice', two, t => {
  const changed = reveal(t, 'ratPlague', s => {
    setGoods(s, 0, { water: 2, cans: 1, wood: 5, ammo: 5 })
    setGoods(s, 1, { meat: 1 })
    for (const seat of [0, 1]) setRooms(s, seat, {}, 2)
  })
  assert.deepEqual(changed, { 'events.at.active': ['ratPlague'] })
  assert.deepEqual(t.options(0), [giveUp('water'), giveUp('cans')])
  assert.equal(t.refused(0, giveUp('meat')), 'OUT-EVT-03 giveUp.noneLeft')
  assert.deepEqual(t.choose(0, giveUp('water')), { 'players.0.water': 1, 'players.1.meat': 0 })
  assert.deepEqual(t.heard(1), [
    { e: 'gaveUp', seat: 0, kind: 'water', count: 1, by: 'ratPlague' },
    { e: 'gaveUp', seat: 1, kind: 'meat', count: 1, by: 'ratPlague' },
  ])
  ends(t, 'ratPlague', 'meat', 6, 5)
})

rule('[OUT-EVTK-11] without food it loses 1 survivor, and with neither nothing', two, t => {
  const changed = reveal(t, 'ratPlague', s => {
    setGoods(s, 0, { wood: 5, ammo: 5 })
    setRooms(s, 0, {}, 2)
    setGoods(s, 1, { metal: 5 })
  })
  assert.deepEqual(changed, { 'events.at.active': ['ratPlague'], 'players.0.airlock': 1 })
})

rule('[OUT-EVTK-11] rats do not find a reserve of water', two, t => {
  const changed = reveal(t, 'ratPlague', s => setRooms(s, 0, { waterReserve: 'staffed' }, 0))
  assert.deepEqual(changed, { 'events.at.active': ['ratPlague'], 'players.0.rooms.0.people': 2 })
})

rule('[OUT-EVTK-12] hostile clan: every shelter loses 2 materials or ammo of its owner’s choice', two, t => {
  reveal(t, 'hostileClan', s => {
    setGoods(s, 0, { wood: 1, ammo: 2, cans: 4 })
    setGoods(s, 1, { metal: 1, microchip: 1, water: 3 })
    for (const seat of [0, 1]) setRooms(s, seat, {}, 2)
  })
  assert.deepEqual(t.options(0), [giveUp('wood'), giveUp('ammo')])
  assert.equal(t.refused(0, giveUp('metal')), 'OUT-EVT-03 giveUp.noneLeft')
  assert.deepEqual(t.choose(0, giveUp('wood')), {
    'players.0.wood': 0,
    'players.0.ammo': 1,
    'players.1.metal': 0,
    'players.1.microchip': 0,
  })
  assert.deepEqual(t.heard(1), [
    { e: 'gaveUp', seat: 0, kind: 'wood', count: 1, by: 'hostileClan' },
    { e: 'gaveUp', seat: 0, kind: 'ammo', count: 1, by: 'hostileClan' },
    { e: 'gaveUp', seat: 1, kind: 'metal', count: 1, by: 'hostileClan' },
    { e: 'gaveUp', seat: 1, kind: 'microchip', count: 1, by: 'hostileClan' },
  ])
  ends(t, 'hostileClan', 'ammo', 7, 5)
})

rule('[OUT-EVTK-12] both tokens are chosen, one after the other', two, t => {
  reveal(t, 'hostileClan', s => setGoods(s, 0, { wood: 2, metal: 1, microchip: 1, ammo: 2 }))
  assert.deepEqual(t.options(0), (['wood', 'metal', 'microchip', 'ammo'] as const).map(giveUp))
  assert.deepEqual(t.choose(0, giveUp('microchip')), { 'players.0.microchip': 0 })
  assert.deepEqual(t.options(0), (['wood', 'metal', 'ammo'] as const).map(giveUp))
  assert.deepEqual(t.choose(0, giveUp('ammo')), { 'players.0.ammo': 1 })
  assert.equal(t.refused(0, { do: 'move', hero: 'h5', to: 'silentPeak' }), undefined)
})

rule('[OUT-EVTK-12] with fewer than 2 it keeps them and loses 1 survivor; without any, nothing', two, t => {
  const changed = reveal(t, 'hostileClan', s => {
    setGoods(s, 0, { ammo: 1, cans: 9 })
    setRooms(s, 0, {}, 3)
    setGoods(s, 1, { wood: 1 })
  })
  assert.deepEqual(changed, { 'events.at.active': ['hostileClan'], 'players.0.airlock': 2 })
})

rule('[OUT-CASE-21] hostile clan: 1 material and no ammo: the material is kept, 1 survivor is lost', two, t => {
  const changed = reveal(t, 'hostileClan', s => {
    setGoods(s, 0, { metal: 1 })
    setRooms(s, 0, { workshop: 1 }, 0)
    setGoods(s, 1, { wood: 2 })
  })
  assert.deepEqual(changed, {
    'events.at.active': ['hostileClan'],
    'players.0.rooms.0.people': 0,
    'players.1.wood': 0,
  })
})

rule('[OUT-CASE-22] mutation: resistance 3 counts as 4, same meat', two, t => {
  for (const [hero, refused] of [
    ['h3a', 'OUT-HUNT-02 hunt.tooStrong'],
    ['h4', undefined],
  ] as const) {
    arrive(t, 'mine', hero, s => {
      setEvents(s, 'animalMutation')
      setPrey(s, 'mine', 'r3:1')
    })
    assert.equal(t.refused(0, hunt('r3:1')), refused)
  }
  assert.equal(t.choose(0, hunt('r3:1'))['players.0.meat'], 1)
  assert.equal(t.refused(0, GATHER), NONE_LEFT)
})

rule('[OUT-CASE-22] epidemic: prey worth 1 meat gives 0, the token is kept', two, t => {
  arrive(t, 'mine', 'h3a', s => {
    setEvents(s, 'epidemic')
    setTiles(s, 0, {})
    setPrey(s, 'mine', 'r3:1')
  })
  assert.deepEqual(t.choose(0, hunt('r3:1')), { 'prey.at.mine': [], 'prey.at.trophies0': ['r3:1'] })
  assert.deepEqual(t.choose(0, DONE), {})
})
