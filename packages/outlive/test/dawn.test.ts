import assert from 'node:assert/strict'
import type { Changes } from '@lastlight/kernel/testing'
import type { State } from '../src/index.ts'
import { equipment, events, prey, search } from '../src/language.ts'
import { ownTiles } from '../src/zones.ts'
import {
  CITIES,
  day,
  four,
  newRound,
  nextEvent,
  type Outlive,
  rule,
  setDisplay,
  setEvents,
  setGoods,
  setPrey,
  setRooms,
  setTokens,
  three,
  toDawn,
  toNight,
  two,
} from './outlive.ts'

/** A dawn without harm after the first day, and all that it changes. */
function dawn(t: Outlive, set: (s: State) => void = () => {}): Changes {
  day(t, s => {
    nextEvent(s, 'epidemic')
    set(s)
  })
  return toDawn(t)
}

const POOLS = ['militaryBase', 'forest', 'mine', 'amusementPark', 'dam'] as const
const among = (changed: Changes, start: string): Changes =>
  Object.fromEntries(Object.entries(changed).filter(([path]) => path.startsWith(start)))

/** Puts every tile out of play but these. */
function onlyTiles(
  s: State,
  at: { readonly [zone in 'stack' | 'discard' | 'blackwood' | 'silentPeak']?: string[] },
): void {
  for (const zone of ['stack', 'discard', 'blackwood', 'silentPeak'] as const) {
    for (const tile of equipment.at(s, zone).slice()) equipment.move(s, tile, zone, ownTiles(0))
  }
  for (const zone of ['stack', 'discard', 'blackwood', 'silentPeak'] as const)
    for (const tile of at[zone] ?? []) equipment.move(s, tile, equipment.zoneOf(s, tile), zone)
}

rule('[OUT-ROUND-01] six rounds, each dawn, day and night, and then it is over', two, t => {
  const told: string[] = []
  for (let n = 0; n < 2000 && t.pending.length > 0; n++) {
    const seat = t.pending[0]!
    const options = t.options(seat)
    t.choose(seat, options.find(option => ['done', 'pass'].includes(option.do)) ?? options[0]!)
    for (const event of t.heard('public')) {
      if (event.e === 'round') told.push(`dawn ${event.round}`)
      if (event.e === 'shown' && event.city === 'blackwood') told.push('tiles')
      if (event.e === 'newEvent') told.push('day')
      if (event.e === 'night') told.push(`night ${t.state.round}`)
      if (event.e === 'over') told.push('over')
    }
  }
  const rounds = [2, 3, 4, 5, 6].flatMap(round => [`dawn ${round}`, 'tiles', 'day', `night ${round}`])
  // A night that asks nobody is told together with the next dawn.
  const ofRound = (words: readonly string[]) => words.map(word => word.replace(/^night .*/, 'night'))
  assert.deepEqual(ofRound(told), ofRound(['night 1', ...rounds, 'over']))
  assert.equal(t.state.round, 6)
  assert.equal(t.state.phase, 'over')
  assert.notEqual(t.game.outcome(t.state), undefined)
})

rule('[OUT-ROUND-01] what belongs to another phase is refused', two, t => {
  day(t)
  assert.equal(t.refused(0, { do: 'recruit', kind: 'cans' }), 'OUT-ROUND-01 round.otherPhase')
  assert.equal(t.refused(0, { do: 'pass' }), 'OUT-ROUND-01 round.otherPhase')
  assert.equal(t.refused(0, { do: 'stand', hero: 'h5' }), 'OUT-ROUND-01 round.otherPhase')
  assert.equal(t.refused(1, { do: 'move', hero: 'h5', to: 'silentPeak' }), 'OUT-ROUND-02 explain.notNow')
})

for (const [config, caps] of [
  [two, [6, 6, 6, 6, 7]],
  [three, [8, 8, 8, 8, 9]],
  [four, [10, 10, 10, 10, 11]],
] as const)
  rule(`[OUT-DAWN-01] with ${config.players} players pools are topped up to ${caps.join(', ')}`, config, t => {
    const changed = dawn(t, s => {
      s.pools = { militaryBase: 0, forest: 2, mine: caps[2], amusementPark: 5, dam: 1 }
    })
    assert.deepEqual(
      POOLS.map(area => t.state.pools[area]),
      caps,
    )
    assert.deepEqual(among(changed, 'pools'), {
      'pools.militaryBase': caps[0],
      'pools.forest': caps[1],
      'pools.amusementPark': caps[3],
      'pools.dam': caps[4],
    })
    assert.deepEqual(
      t.heard('public').filter(event => event.e === 'topUp'),
      [
        { e: 'topUp', area: 'militaryBase', count: caps[0] },
        { e: 'topUp', area: 'forest', count: caps[1] - 2 },
        { e: 'topUp', area: 'amusementPark', count: caps[3] - 5 },
        { e: 'topUp', area: 'dam', count: caps[4] - 1 },
      ],
    )
  })

rule('[OUT-DAWN-02] the algae are available again', two, t => {
  const changed = dawn(t, s => {
    s.algae = false
  })
  assert.equal(changed['algae'], true)
  assert.equal(dawn(t)['algae'], undefined)
})

for (const config of [two, three, four])
  rule(
    `[OUT-DAWN-03] with ${config.players} players a survivor waits on each of four spaces of the ship`,
    config,
    t => {
      const changed = dawn(t, s => {
        s.aboard = [false, true, false, false]
        s.shipEntered = true
      })
      assert.deepEqual(changed['aboard'], [true, true, true, true])
      assert.equal(changed['shipEntered'], false)
    },
  )

rule('[OUT-DAWN-04] each city discards what is left and shows three new tiles', two, t => {
  const stack = ['axe:1', 'bow:1', 'crowbar:1', 'pickaxe:1', 'hacksaw:1', 'shotgun:1', 'bearTrap:1']
  const changed = dawn(t, s => {
    onlyTiles(s, { stack, blackwood: ['purifier:1', 'backpack:1'], silentPeak: ['jerrycan:1'], discard: ['axe:2'] })
  })
  assert.deepEqual(among(changed, 'equipment'), {
    'equipment.at.stack': ['axe:1'],
    'equipment.at.discard': ['axe:2', 'backpack:1', 'purifier:1', 'jerrycan:1'],
    'equipment.at.blackwood': ['bearTrap:1', 'shotgun:1', 'hacksaw:1'],
    'equipment.at.silentPeak': ['pickaxe:1', 'crowbar:1', 'bow:1'],
  })
  assert.deepEqual(
    t.heard('public').filter(event => event.e === 'shown' || event.e === 'reshuffled'),
    [
      { e: 'shown', city: 'blackwood', tiles: ['bearTrap:1', 'shotgun:1', 'hacksaw:1'] },
      { e: 'shown', city: 'silentPeak', tiles: ['pickaxe:1', 'crowbar:1', 'bow:1'] },
    ],
  )
})

rule('[OUT-DAWN-04] with four players each city shows three tiles too', four, t => {
  dawn(t)
  assert.deepEqual(
    CITIES.map(city => equipment.at(t.state, city).length),
    [3, 3],
  )
})

rule('[OUT-DAWN-05] a stack that has run out is made of the discard pile, reshuffled', two, t => {
  const discard = ['axe:1', 'bow:1', 'crowbar:1', 'pickaxe:1', 'hacksaw:1', 'shotgun:1', 'bearTrap:1']
  const seen = new Set<string>()
  for (const k0 of [1, 2, 3, 4, 5]) {
    dawn(t, s => {
      onlyTiles(s, { stack: ['jerrycan:1', 'purifier:1'], discard })
      s.chance.k0 = k0
    })
    const [one, two_, three_] = equipment.at(t.state, 'blackwood')
    assert.deepEqual([one, two_], ['purifier:1', 'jerrycan:1'])
    const rest = [three_!, ...equipment.at(t.state, 'silentPeak'), ...equipment.at(t.state, 'stack')]
    assert.deepEqual(rest.toSorted(), discard.toSorted())
    assert.deepEqual(equipment.at(t.state, 'discard'), [])
    assert.equal(equipment.at(t.state, 'stack').length, 3)
    assert.equal(t.heard(0).filter(event => event.e === 'reshuffled').length, 1)
    seen.add(rest.join())
  }
  assert.ok(seen.size > 1)
})

rule('[OUT-DAWN-05] a stack that just suffices is not mixed with the discard pile', two, t => {
  dawn(t, s =>
    onlyTiles(s, {
      stack: ['axe:1', 'bow:1', 'crowbar:1', 'pickaxe:1', 'hacksaw:1', 'shotgun:1'],
      discard: ['bearTrap:1'],
    }),
  )
  assert.deepEqual(equipment.at(t.state, 'stack'), [])
  assert.deepEqual(equipment.at(t.state, 'discard'), ['bearTrap:1'])
  assert.equal(t.heard(0).filter(event => event.e === 'reshuffled').length, 0)
})

for (const [config, left, gone] of [
  [two, 6, 4],
  [three, 8, 2],
  [four, 10, 0],
] as const)
  rule(`[OUT-DAWN-06] with ${config.players} players ${gone} of ten search tokens are discarded face up`, config, t => {
    const discards = new Set<string>()
    for (const k0 of [1, 2, 3, 4, 5]) {
      dawn(t, s => {
        setTokens(s, 'blackwood', 'plank:1', 'ammo:1', 'rations:1')
        search.blackwood.look(s, [0], 'stack')
        s.chance.k0 = k0
      })
      for (const city of CITIES) {
        const { stack, gone: open } = t.view(0).search[city]
        assert.deepEqual(stack, Array(left).fill(null))
        assert.equal(open.length, gone)
        assert.equal(new Set([...search[city].at(t.state, 'stack'), ...open]).size, 10)
        discards.add(search[city].at(t.state, 'stack').join())
        const told = t.heard('public').filter(event => event.e === 'discarded' && event.city === city)
        assert.deepEqual(told, gone > 0 ? [{ e: 'discarded', city, tokens: open }] : [])
        assert.deepEqual(t.view('public').search[city].gone, open)
      }
    }
    assert.equal(discards.size, 10)
  })

rule('[OUT-DAWN-07] prey stacks are never filled up again', two, t => {
  const changed = dawn(t, s => {
    setPrey(s, 'forest')
    setPrey(s, 'mine', 'r3:1')
  })
  assert.deepEqual(among(changed, 'prey'), {})
  assert.deepEqual(prey.at(t.state, 'forest'), [])
  assert.deepEqual(prey.at(t.state, 'mine'), ['r3:1'])
})

rule('[OUT-DAWN-08] both cities discard before Blackwood draws', two, t => {
  dawn(t, s => onlyTiles(s, { silentPeak: ['axe:1', 'bow:1', 'crowbar:1'] }))
  assert.deepEqual(equipment.at(t.state, 'blackwood').toSorted(), ['axe:1', 'bow:1', 'crowbar:1'])
  assert.deepEqual(equipment.at(t.state, 'silentPeak'), [])
  assert.deepEqual(
    t
      .heard('public')
      .filter(event => event.e === 'shown')
      .at(-1),
    {
      e: 'shown',
      city: 'silentPeak',
      tiles: [],
    },
  )
})

rule('[OUT-DAWN-08] with too few tiles Silent Peak shows fewer than three', two, t => {
  dawn(t, s => onlyTiles(s, { stack: ['jerrycan:1'], discard: ['axe:1'], blackwood: ['bow:1', 'crowbar:1'] }))
  assert.equal(equipment.at(t.state, 'blackwood').length, 3)
  assert.equal(equipment.at(t.state, 'blackwood')[0], 'jerrycan:1')
  assert.equal(equipment.at(t.state, 'silentPeak').length, 1)
  assert.deepEqual([equipment.at(t.state, 'stack'), equipment.at(t.state, 'discard')], [[], []])
})

rule('[OUT-DAWN-04] a whole dawn changes what it should and nothing else', three, t => {
  const changed = dawn(t, s => {
    setDisplay(s, 'blackwood', 'axe:1')
    s.pools.mine = 1
    s.algae = false
    setGoods(s, 1, { meat: 1, ammo: 3 })
  })
  assert.deepEqual(Object.keys(changed).toSorted(), [
    'algae',
    'blackwood.at.gone',
    'blackwood.at.stack',
    'equipment.at.blackwood',
    'equipment.at.discard',
    'equipment.at.silentPeak',
    'equipment.at.stack',
    'events.at.active',
    'events.at.convoy',
    'pools.mine',
    'round',
    'silentPeak.at.gone',
    'silentPeak.at.stack',
  ])
  assert.equal(changed['round'], 2)
  assert.equal(changed['pools.mine'], 8)
  assert.deepEqual(t.heard('public')[1], { e: 'round', round: 2 })
})

rule('[OUT-DAY-01] the event of the round is revealed; it and every earlier one not ended do their work', two, t => {
  const changed = dawn(t, s => {
    setEvents(s, 'fallingDebris', 'radioactiveCloud')
    nextEvent(s, 'wildfire')
  })
  assert.deepEqual(changed['events.at.active'], ['fallingDebris', 'radioactiveCloud', 'wildfire'])
  assert.equal((changed['events.at.convoy'] as string[]).includes('wildfire'), false)
  assert.deepEqual(t.state.pools, { militaryBase: 6, forest: 4, mine: 4, amusementPark: 6, dam: 7 })
  assert.deepEqual(among(changed, 'players'), { 'players.0.contamination': 4, 'players.1.contamination': 4 })
  const told = t.heard('public')
  assert.deepEqual(told.slice(told.findIndex(event => event.e === 'newEvent')), [
    { e: 'newEvent', event: 'wildfire' },
    { e: 'cut', event: 'wildfire', area: 'forest', left: 4 },
    { e: 'cut', event: 'fallingDebris', area: 'mine', left: 4 },
    { e: 'contamination', seat: 0, space: 4, by: 'radioactiveCloud' },
    { e: 'contamination', seat: 1, space: 4, by: 'radioactiveCloud' },
  ])
})

rule('[OUT-DAY-01] the convoy is revealed from its top, one event in a round', two, t => {
  dawn(t)
  const convoy = events.at(t.state, 'convoy').slice()
  toDawn(t)
  assert.deepEqual(events.at(t.state, 'convoy'), convoy.slice(0, -1))
  assert.deepEqual(events.at(t.state, 'active'), ['epidemic', convoy.at(-1)])
})

rule('[OUT-DAY-02] an event strikes every round until a player has ended it', two, t => {
  dawn(t, s => nextEvent(s, 'radioactiveCloud'))
  assert.deepEqual(
    t.state.players.map(player => player.contamination),
    [4, 4],
  )
  t.arrange(s => nextEvent(s, 'epidemic'))
  toDawn(t)
  assert.deepEqual(
    t.state.players.map(player => player.contamination),
    [6, 6],
  )
  t.arrange(s => {
    setGoods(s, 0, { microchip: 8 })
    nextEvent(s, 'animalMutation')
    s.first = s.token = 0
  })
  toNight(t)
  t.choose(0, { do: 'end', event: 'radioactiveCloud' })
  assert.deepEqual(t.state.players[0]!.events, ['radioactiveCloud'])
  for (let n = 0; n < 20 && t.state.phase !== 'day'; n++) {
    const seat = t.pending[0]!
    t.choose(seat, t.options(seat).find(option => ['done', 'pass'].includes(option.do))!)
  }
  assert.equal(t.state.round, 4)
  assert.deepEqual(
    t.state.players.map(player => player.contamination),
    [8, 8],
  )
  assert.deepEqual(events.at(t.state, 'active'), ['epidemic', 'animalMutation'])
})

rule('[OUT-DAY-06] the new event comes first, then the earlier ones by round', three, t => {
  dawn(t, s => {
    setEvents(s, 'nomads', 'radioactiveCloud', 'iceAge')
    nextEvent(s, 'hostileClan')
    for (const seat of [0, 1, 2]) setGoods(s, seat, { wood: 2 })
    for (const seat of [0, 1, 2]) setRooms(s, seat, {}, 2)
  })
  const told = t.heard('public')
  const strikes = told.slice(told.findIndex(event => event.e === 'newEvent'))
  assert.deepEqual(
    strikes.flatMap(event =>
      ['newEvent', 'cutSearch', 'contamination', 'gaveUp', 'lost'].includes(event.e) ? event.e : [],
    ),
    [
      'newEvent',
      'gaveUp',
      'gaveUp',
      'gaveUp',
      'cutSearch',
      'cutSearch',
      'contamination',
      'contamination',
      'contamination',
      'lost',
      'lost',
      'lost',
    ],
  )
})

rule('[OUT-DAY-06] within an event players suffer in turn order', three, t => {
  dawn(t, s => {
    s.first = s.token = 1
    setEvents(s, 'radioactiveCloud')
    nextEvent(s, 'iceAge')
    for (const seat of [0, 1, 2]) setRooms(s, seat, { workshop: 1 }, 1)
  })
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.choose(1, { do: 'lose', from: 'workshop' }), { 'players.1.rooms.0.people': 0 })
  assert.deepEqual(t.pending, [2])
  assert.deepEqual(t.choose(2, { do: 'lose', from: 'airlock' }), { 'players.2.airlock': 0 })
  assert.deepEqual(t.pending, [0])
  assert.deepEqual(t.choose(0, { do: 'lose', from: 'airlock' }), {
    'players.0.airlock': 0,
    'players.0.contamination': 4,
    'players.1.contamination': 4,
    'players.2.contamination': 4,
  })
  assert.deepEqual(
    t.heard('public').filter(event => event.e === 'contamination'),
    [1, 2, 0].map(seat => ({ e: 'contamination', seat, space: 4, by: 'radioactiveCloud' })),
  )
  assert.deepEqual(t.pending, [1])
})

rule('[OUT-ROUND-03] events to come, stacks, and prey below the top are hidden; all else is public', two, t => {
  newRound(t, s => {
    nextEvent(s, 'epidemic')
    setGoods(s, 1, { ammo: 2 })
  })
  for (const viewer of [0, 1, 'public'] as const) {
    const { prey: stacks, search: cities, events: convoy, whereabouts, players } = t.view(viewer)
    assert.deepEqual(stacks.forest, [null, null, null, null, null, prey.top(t.state, 'forest')])
    assert.deepEqual(cities.silentPeak.stack, Array(6).fill(null))
    assert.deepEqual(cities.silentPeak.tiles, equipment.at(t.state, 'silentPeak'))
    assert.deepEqual(convoy, { active: ['epidemic'], ended: [], toCome: 4 })
    const hidden = whereabouts.flatMap(group => group.cards)
    for (const event of events.at(t.state, 'convoy')) assert.ok(hidden.includes(event))
    for (const tile of equipment.at(t.state, 'stack')) assert.ok(hidden.includes(tile))
    for (const tile of equipment.at(t.state, 'discard')) assert.ok(!hidden.includes(tile))
    for (const token of search.silentPeak.at(t.state, 'gone')) assert.ok(!hidden.includes(token))
    assert.deepEqual(
      players,
      t.state.players.map(player => ({ ...player, trophies: [] })),
    )
  }
})

rule('[OUT-ROUND-03] a look at a search stack is for one player only', two, t => {
  day(t, s => {
    setRooms(s, 0, { peekSearch: 'staffed' })
    setTokens(s, 'blackwood', 'plank:1', 'ammo:1')
    search.blackwood.shuffle(s, 'stack')
  })
  const tokens = search.blackwood.at(t.state, 'stack').slice()
  t.choose(0, { do: 'peek', city: 'blackwood' })
  assert.deepEqual(t.heard(0), [
    { e: 'used', seat: 0, what: 'peekSearch:1' },
    { e: 'peeked', seat: 0, city: 'blackwood', tokens },
  ])
  assert.deepEqual(t.heard(1).at(-1), { e: 'peeked', seat: 0, city: 'blackwood' })
  assert.deepEqual(t.view(0).search.blackwood.stack, tokens)
  assert.deepEqual(t.view(1).search.blackwood.stack, [null, null])
  assert.deepEqual(t.view('public').search.blackwood.stack, [null, null])
})
