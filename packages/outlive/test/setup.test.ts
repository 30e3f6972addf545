import assert from 'node:assert/strict'
import { HERO_IDS, type HeroId } from '../src/content/heroes.ts'
import { LEADER_IDS, LEADERS, type LeaderId } from '../src/content/leaders.ts'
import { roomKind, roomRow } from '../src/content/rooms.ts'
import { CONTAMINATION } from '../src/content/tables.ts'
import { game, type State } from '../src/index.ts'
import { equipment, events, leaders, prey, rooms, search } from '../src/language.ts'
import { dealt, leads, ownTiles, shelter } from '../src/zones.ts'
import { CITIES, chosen, four, type Outlive, RESOURCES, rule, three, two } from './outlive.ts'

/** Events without harm at their arrival, so that the goods of the set-up are still there in the first turn. */
function calm(s: State): void {
  for (const event of ['radioactiveCloud', 'iceAge', 'ratPlague', 'hostileClan']) events.move(s, event, 'box', 'ended')
}

/** These are the leaders dealt to a seat. */
function dealLeaders(s: State, seat: number, ...cards: readonly LeaderId[]): void {
  for (const card of leaders.at(s, dealt(seat)).slice()) leaders.move(s, card, dealt(seat), 'stack')
  for (const card of cards) leaders.move(s, card, leaders.zoneOf(s, card), dealt(seat))
}

/** These are the rooms dealt to a seat. */
function dealRooms(s: State, seat: number, ...cards: readonly string[]): void {
  for (const card of rooms.at(s, dealt(seat)).slice()) rooms.move(s, card, dealt(seat), 'stack')
  for (const card of cards) rooms.move(s, card, rooms.zoneOf(s, card), dealt(seat))
}

interface Wishes {
  readonly drop?: readonly string[]
  readonly build?: string
  readonly inside?: number
  readonly lead?: LeaderId
  readonly stand?: readonly HeroId[]
}

/** One player's whole set-up; without a wish the first option is taken. */
function settle(t: Outlive, seat: number, wishes: Wishes = {}): void {
  const first = (kind: string) => t.options(seat).find(option => option.do === kind)!
  for (const i of [0, 1]) {
    const room = wishes.drop?.[i]
    t.choose(seat, room === undefined ? first('drop') : { do: 'drop', room })
  }
  t.choose(seat, { do: 'build', room: wishes.build ?? 'eventDiscount' })
  t.choose(seat, { do: 'inside', count: wishes.inside ?? 0 })
  t.choose(seat, wishes.lead === undefined ? first('lead') : { do: 'lead', leader: wishes.lead })
  if (!t.state.heroesInTurn)
    for (const hero of (wishes.stand ?? HERO_IDS).slice(0, 3)) t.choose(seat, { do: 'stand', hero })
}

/** Two players, seat 0 with this leader, seat 1 with another; the first turn is on. */
function withLeader(t: Outlive, leader: LeaderId): Outlive {
  const other = LEADER_IDS.filter(each => each !== leader && each !== 'mary')
  t.arrange(s => {
    calm(s)
    dealLeaders(s, 1, other[0]!, other[1]!)
    dealLeaders(s, 0, leader, other[2]!)
  })
  settle(t, 1, { lead: other[0]! })
  settle(t, 0, { lead: leader })
  return t
}

const kinds = (t: Outlive, seat: number): readonly string[] => [...new Set(t.options(seat).map(option => option.do))]
const goods = (t: Outlive, seat: number): { readonly [kind: string]: number } =>
  Object.fromEntries(
    RESOURCES.map(kind => [kind, t.state.players[seat]![kind]] as const).filter(([, count]) => count !== 0),
  )

rule('[OUT-SETUP-01] each player has a shelter; contamination starts on the space valued 0', chosen(3), t => {
  assert.equal(t.state.players.length, 3)
  for (const player of t.state.players) {
    assert.equal(player.contamination, 2)
    assert.equal(CONTAMINATION[player.contamination], 0)
  }
})

rule('[OUT-SETUP-02] each player has the three basic rooms, unbuilt', chosen(2), t => {
  t.arrange(s => {
    calm(s)
    dealRooms(s, 0, 'hunt1:1', 'hunt2:1', 'ammo4:1', 'nursery:1', 'search2:1', 'dismantle:1')
    dealLeaders(s, 0, 'wilson', 'jacob')
    dealLeaders(s, 1, 'erin', 'liza')
  })
  settle(t, 0, { drop: ['hunt1:1', 'hunt2:1'], build: 'nursery:1', inside: 3 })
  settle(t, 1)
  const empty = { built: false, people: 0, used: 0 }
  assert.deepEqual(t.state.players[0]!.rooms, [
    { id: 'buildDiscount', ...empty },
    { id: 'workshop', ...empty },
    { id: 'eventDiscount', ...empty },
    { id: 'ammo4:1', ...empty },
    { id: 'dismantle:1', ...empty },
    { id: 'nursery:1', built: true, people: 3, used: 0 },
    { id: 'search2:1', ...empty },
  ])
})

rule('[OUT-SETUP-03] of six advanced rooms dealt a player keeps four and discards two', chosen(2), t => {
  const mine = rooms.at(t.state, dealt(0)).slice()
  const others = rooms.at(t.state, dealt(1)).slice()
  assert.equal(mine.length, 6)
  assert.equal(new Set([...mine, ...others]).size, 12)
  assert.ok(mine.every(room => !roomRow(roomKind(room)).basic))
  assert.deepEqual(
    t.options(0),
    mine.map(room => ({ do: 'drop', room })),
  )
  assert.equal(t.refused(0, { do: 'drop', room: others[0] }), 'OUT-ROUND-02 explain.notYours')
  assert.equal(t.refused(0, { do: 'drop', room: 'workshop' }), 'OUT-ROUND-02 explain.notYours')
  t.choose(0, { do: 'drop', room: mine[1]! })
  assert.equal(t.refused(0, { do: 'drop', room: mine[1] }), 'OUT-SETUP-03 setup.dropped')
  assert.equal(t.options(0).filter(option => option.do === 'drop').length, 5)
  t.choose(0, { do: 'drop', room: mine[4]! })
  assert.equal(t.offers(0, { do: 'drop', room: mine[0] }), false)
  t.choose(0, { do: 'build', room: 'workshop' })
  t.choose(0, { do: 'inside', count: 3 })
  t.choose(0, t.options(0).find(option => option.do === 'lead')!)
  for (const hero of ['h5', 'h4', 'h3a'] as const) t.choose(0, { do: 'stand', hero })
  settle(t, 1, { drop: [others[0]!, others[1]!] })
  const kept = mine.filter((_, i) => i !== 1 && i !== 4)
  assert.deepEqual(rooms.at(t.state, shelter(0)), kept)
  assert.deepEqual(rooms.at(t.state, shelter(1)), others.slice(2))
  assert.deepEqual(rooms.at(t.state, 'discarded'), [mine[1]!, mine[4]!, others[0]!, others[1]!].toSorted())
  assert.deepEqual(
    t.state.players[0]!.rooms.slice(3).map(room => [room.id, room.built, room.people]),
    kept.map(room => [room, false, 0]),
  )
  assert.deepEqual(rooms.at(t.state, dealt(0)), [])
})

rule('[OUT-SETUP-03] rooms are dealt at random', chosen(2), () => {
  const seen = new Set<string>()
  for (let n = 0; n < 20; n++) for (const room of game.setup(chosen(2), `r${n}`).rooms.at.dealt0) seen.add(room)
  assert.ok(seen.size > 25)
})

rule('[OUT-SETUP-03] who starts at once has four advanced rooms too', three, t => {
  for (const seat of [0, 1, 2]) {
    assert.equal(rooms.at(t.state, shelter(seat)).length, 4)
    assert.deepEqual(
      t.state.players[seat]!.rooms.map(room => room.id),
      ['buildDiscount', 'workshop', 'eventDiscount', ...rooms.at(t.state, shelter(seat))],
    )
  }
})

rule('[OUT-SETUP-04] each player builds exactly one of the seven rooms for free', chosen(2), t => {
  t.arrange(s => {
    calm(s)
    dealRooms(s, 0, 'hunt1:1', 'hunt2:1', 'ammo4:1', 'nursery:1', 'search2:1', 'dismantle:1')
    dealLeaders(s, 0, 'jacob', 'wilson')
    dealLeaders(s, 1, 'liza', 'erin')
  })
  t.choose(0, { do: 'drop', room: 'hunt1:1' })
  t.choose(0, { do: 'drop', room: 'ammo4:1' })
  assert.deepEqual(
    t.options(0).flatMap(option => (option.do === 'build' ? option['room'] : [])),
    ['buildDiscount', 'workshop', 'eventDiscount', 'dismantle:1', 'hunt2:1', 'nursery:1', 'search2:1'],
  )
  assert.equal(t.refused(0, { do: 'build', room: 'hunt1:1' }), 'OUT-SETUP-03 setup.dropped')
  assert.equal(t.refused(0, { do: 'build', room: 'ammo4:1' }), 'OUT-SETUP-03 setup.dropped')
  t.choose(0, { do: 'build', room: 'hunt2:1' })
  assert.equal(t.offers(0, { do: 'build', room: 'workshop' }), false)
  t.choose(0, { do: 'inside', count: 2 })
  t.choose(0, { do: 'lead', leader: 'jacob' })
  for (const hero of ['h5', 'h4', 'h3a'] as const) t.choose(0, { do: 'stand', hero })
  settle(t, 1, { build: 'workshop', lead: 'liza' })
  const built = (seat: number) => t.state.players[seat]!.rooms.filter(room => room.built).map(room => room.id)
  assert.deepEqual(built(0), ['hunt2:1'])
  assert.deepEqual(built(1), ['workshop'])
  assert.deepEqual(goods(t, 0), { metal: 2, microchip: 1 })
  assert.deepEqual(t.heard('public')[0], {
    e: 'settled',
    seat: 0,
    leader: 'jacob',
    rooms: ['dismantle:1', 'hunt2:1', 'nursery:1', 'search2:1'],
    built: 'hunt2:1',
    inside: 2,
  })
})

rule('[OUT-SETUP-05] four survivors live in the airlock or the built room, within its seats', chosen(3), t => {
  t.arrange(s => {
    calm(s)
    dealLeaders(s, 0, 'jacob', 'wilson')
    dealLeaders(s, 1, 'liza', 'erin')
    dealLeaders(s, 2, 'swifty', 'kooper')
  })
  for (const [seat, room] of [
    [0, 'workshop'],
    [1, 'eventDiscount'],
  ] as const) {
    for (const _ of [0, 1]) t.choose(seat, t.options(seat).find(option => option.do === 'drop')!)
    t.choose(seat, { do: 'build', room })
  }
  for (const count of [0, 1, 2, 3]) assert.ok(t.offers(0, { do: 'inside', count }))
  assert.equal(t.refused(0, { do: 'inside', count: 4 }), 'OUT-SETUP-05 setup.tooMany')
  for (const count of [0, 1, 2, 3, 4]) assert.ok(t.offers(1, { do: 'inside', count }))
  assert.equal(t.refused(1, { do: 'inside', count: 5 }), 'OUT-ROUND-02 explain.notNow')
  t.choose(0, { do: 'inside', count: 1 })
  t.choose(1, { do: 'inside', count: 4 })
  for (const seat of [0, 1]) {
    t.choose(seat, t.options(seat).find(option => option.do === 'lead')!)
    for (const hero of ['h5', 'h4', 'h3a'] as const) t.choose(seat, { do: 'stand', hero })
  }
  settle(t, 2, { build: 'buildDiscount', inside: 0 })
  const people = t.state.players.map(player => [player.airlock, ...player.rooms.map(room => room.people)])
  assert.deepEqual(people, [
    [3, 0, 1, 0, 0, 0, 0, 0],
    [0, 0, 0, 4, 0, 0, 0, 0],
    [4, 0, 0, 0, 0, 0, 0, 0],
  ])
})

rule('[OUT-SETUP-06] of two leaders dealt a player keeps one', chosen(2), t => {
  assert.deepEqual(
    [0, 1].map(seat => leaders.at(t.state, dealt(seat)).length),
    [2, 2],
  )
  t.arrange(s => {
    calm(s)
    dealLeaders(s, 0, 'jacob', 'wilson')
    dealLeaders(s, 1, 'liza', 'erin')
  })
  for (const _ of [0, 1]) t.choose(0, t.options(0).find(option => option.do === 'drop')!)
  t.choose(0, { do: 'build', room: 'workshop' })
  t.choose(0, { do: 'inside', count: 0 })
  assert.deepEqual(
    t.options(0).flatMap(option => (option.do === 'lead' ? option['leader'] : [])),
    ['jacob', 'wilson'],
  )
  for (const leader of LEADER_IDS)
    if (leader !== 'jacob' && leader !== 'wilson')
      assert.equal(t.refused(0, { do: 'lead', leader }), 'OUT-SETUP-06 setup.notDealt')
  t.choose(0, { do: 'lead', leader: 'wilson' })
  assert.equal(t.offers(0, { do: 'lead', leader: 'jacob' }), false)
  for (const hero of ['h5', 'h4', 'h3a'] as const) t.choose(0, { do: 'stand', hero })
  settle(t, 1, { lead: 'erin' })
  assert.deepEqual(leaders.at(t.state, leads(0)), ['wilson'])
  assert.deepEqual(leaders.at(t.state, leads(1)), ['erin'])
  assert.deepEqual(leaders.at(t.state, 'discarded'), ['jacob', 'liza'])
  assert.deepEqual(
    t.state.players.map(player => player.leader),
    ['wilson', 'erin'],
  )
})

rule('[OUT-SETUP-06] leaders are dealt at random', chosen(2), () => {
  const seen = new Set<string>()
  for (let n = 0; n < 20; n++) for (const leader of game.setup(chosen(2), `l${n}`).leaders.at.dealt0) seen.add(leader)
  assert.ok(seen.size > 6)
})

rule('[OUT-SETUP-07] the leader gives start areas, resources and one broken tile', chosen(2), t => {
  withLeader(t, 'kooper')
  assert.deepEqual(goods(t, 0), { ammo: 1, wood: 2 })
  assert.deepEqual(goods(t, 1), { cans: 2 })
  assert.equal(t.state.players[0]!.equipment.length, 1)
  const tile = t.state.players[0]!.equipment[0]!
  assert.ok(tile.id.startsWith('axe:'))
  assert.deepEqual(tile, { id: tile.id, repaired: false, used: false })
  assert.deepEqual(
    t.state.players[0]!.heroes.map(hero => hero.at),
    ['forest', 'militaryBase', 'blackwood', 'silentPeak'],
  )
})

rule('[OUT-SETUP-08] the start tile is one of the two copies, taken out of the forty', chosen(2), t => {
  assert.equal(equipment.at(t.state, 'stack').length, 40)
  withLeader(t, 'kooper')
  assert.deepEqual(Object.fromEntries(equipment.zones.map(zone => [zone, equipment.at(t.state, zone).length])), {
    stack: 32,
    discard: 0,
    blackwood: 3,
    silentPeak: 3,
    aside: 0,
    own0: 1,
    own1: 1,
    own2: 0,
    own3: 0,
  })
  const [own] = equipment.at(t.state, ownTiles(0))
  assert.equal(own, t.state.players[0]!.equipment[0]!.id)
  const other = own === 'axe:1' ? 'axe:2' : 'axe:1'
  assert.ok(['stack', 'blackwood', 'silentPeak'].includes(equipment.zoneOf(t.state, other)))
})

rule('[OUT-SETUP-09] a player says which hero lies on which start area, one on each', chosen(2), t => {
  t.arrange(s => {
    calm(s)
    dealLeaders(s, 0, 'jacob', 'wilson')
    dealLeaders(s, 1, 'liza', 'erin')
  })
  settle(t, 1, { lead: 'liza', stand: ['h3b', 'h3a', 'h4'] })
  for (const _ of [0, 1]) t.choose(0, t.options(0).find(option => option.do === 'drop')!)
  t.choose(0, { do: 'build', room: 'workshop' })
  t.choose(0, { do: 'inside', count: 0 })
  t.choose(0, { do: 'lead', leader: 'jacob' })
  t.choose(0, { do: 'stand', hero: 'h4' })
  assert.equal(t.refused(0, { do: 'stand', hero: 'h4' }), 'OUT-SETUP-09 setup.standsAlready')
  t.choose(0, { do: 'stand', hero: 'h3b' })
  assert.deepEqual(
    t.options(0).flatMap(option => (option.do === 'stand' ? option['hero'] : [])),
    ['h5', 'h3a'],
  )
  t.choose(0, { do: 'stand', hero: 'h5' })
  const lying = { active: false, slot: 0 }
  assert.deepEqual(t.state.players[0]!.heroes, [
    { id: 'h5', strength: 5, at: 'amusementPark', ...lying },
    { id: 'h4', strength: 4, at: 'dam', ...lying },
    { id: 'h3a', strength: 3, at: 'cargoShip', ...lying },
    { id: 'h3b', strength: 3, at: 'silentPeak', ...lying },
  ])
  assert.deepEqual(t.state.players[1]!.heroes, [
    { id: 'h5', strength: 5, at: 'cargoShip', ...lying },
    { id: 'h4', strength: 4, at: 'silentPeak', ...lying },
    { id: 'h3a', strength: 3, at: 'blackwood', ...lying },
    { id: 'h3b', strength: 3, at: 'militaryBase', ...lying },
  ])
  assert.deepEqual(
    t.heard(1).filter(event => event.e === 'stands' && event.seat === 0),
    [
      { e: 'stands', seat: 0, hero: 'h4', at: 'dam' },
      { e: 'stands', seat: 0, hero: 'h3b', at: 'silentPeak' },
      { e: 'stands', seat: 0, hero: 'h5', at: 'amusementPark' },
      { e: 'stands', seat: 0, hero: 'h3a', at: 'cargoShip' },
    ],
  )
})

rule('[OUT-SETUP-09] who starts at once has a hero on each start area, at random', two, () => {
  const places = new Set<number>()
  for (let n = 0; n < 20; n++) {
    const { heroes, leader } = game.setup(two, `s${n}`).players[0]!
    const areas: readonly string[] = LEADERS[leader as LeaderId].areas
    assert.deepEqual(heroes.map(hero => hero.at).toSorted(), areas.toSorted())
    places.add(areas.indexOf(heroes[0]!.at))
  }
  assert.equal(places.size, 4)
})

rule('[OUT-SETUP-10] the top right corner of a leader card is the military base', chosen(2), t => {
  const frame = ['forest', 'dam', 'militaryBase', 'blackwood', '', 'silentPeak', 'amusementPark', 'cargoShip', 'mine']
  const marks = (leader: LeaderId) =>
    frame.map(area => ((LEADERS[leader].areas as readonly string[]).includes(area) ? 'x' : '.')).join('')
  assert.equal(marks('solen'), 'x..x...xx')
  assert.equal(marks('grayson'), 'x.x...x.x')
  assert.equal(marks('swifty'), '.xx...xx.')
  withLeader(t, 'grayson')
  assert.deepEqual(
    frame.filter(area => t.state.players[0]!.heroes.some(hero => hero.at === area)),
    ['forest', 'militaryBase', 'amusementPark', 'mine'],
  )
})

for (const [lead, first] of [
  [['erin', 'jacob', 'wilson'], 1],
  [['lilyRose', 'liza', 'kooper'], 2],
  [['solen', 'swifty', 'liza'], 0],
] as const)
  rule(`[OUT-SETUP-11] of ${lead.join(', ')} the oldest is first player`, chosen(3), t => {
    t.arrange(s => {
      calm(s)
      for (const [seat, leader] of lead.entries()) dealLeaders(s, seat, leader)
    })
    for (const seat of [0, 1, 2]) settle(t, seat, { lead: lead[seat]! })
    assert.equal(t.state.first, first)
    assert.equal(t.state.token, first)
    assert.deepEqual(t.pending, [first])
    assert.deepEqual(
      t.heard('public').filter(event => event.e === 'firstPlayer'),
      [{ e: 'firstPlayer', seat: first, by: 'oldest' }],
    )
  })

/** Mary has drawn exactly these. */
function maryDrew(t: Outlive, ...tokens: readonly string[]): void {
  t.arrange(s => {
    for (const city of CITIES) {
      const table = search[city]
      for (const token of table.at(s, 'mary').slice()) table.move(s, token, 'mary', 'stack')
      for (const token of tokens.filter(each => each.startsWith(city))) table.move(s, token, 'stack', 'mary')
    }
  })
}

rule('[OUT-SETUP-12] Mary draws two tokens in each city, gives one back and gains the other three', chosen(2), t => {
  withLeader(t, 'mary')
  assert.deepEqual(goods(t, 0), {})
  assert.deepEqual(t.pending, [0])
  const drawn = CITIES.flatMap(city => search[city].at(t.state, 'mary'))
  assert.deepEqual(
    drawn.map(token => token.slice(0, token.indexOf('/'))),
    ['blackwood', 'blackwood', 'silentPeak', 'silentPeak'],
  )
  assert.deepEqual(t.heard('public').at(-1), { e: 'mary', seat: 0, tokens: drawn })
  assert.deepEqual(t.view(1).search.blackwood.drawn, drawn.slice(0, 2))
  for (const city of CITIES) assert.equal(search[city].at(t.state, 'stack').length, 8)
  const tokens = ['blackwood/plank:1', 'blackwood/tablets:1', 'silentPeak/emptyLocker:2', 'silentPeak/ammo:1'] as const
  maryDrew(t, ...tokens)
  assert.deepEqual(
    t.options(0),
    tokens.map(token => ({ do: 'discard', token }) as const),
  )
  const changed = t.choose(0, { do: 'discard', token: 'blackwood/plank:1' })
  assert.deepEqual(Object.fromEntries(Object.entries(changed).filter(([path]) => path.startsWith('players'))), {
    'players.0.ammo': 1,
    'players.0.contamination': 1,
  })
  assert.deepEqual(t.heard(1).slice(0, 3), [
    { e: 'maryDiscards', seat: 0, token: 'blackwood/plank:1' },
    { e: 'contamination', seat: 0, space: 1, by: 'blackwood/tablets:1' },
    { e: 'gained', seat: 0, kind: 'ammo', count: 1, by: 'silentPeak/ammo:1' },
  ])
  assert.equal(t.state.round, 1)
  for (const city of CITIES) {
    assert.deepEqual(search[city].at(t.state, 'mary'), [])
    assert.equal(search[city].at(t.state, 'stack').length + search[city].at(t.state, 'gone').length, 10)
  }
})

rule('[OUT-SETUP-12] Mary may give back any of her tokens and gains from each of the other three', chosen(2), t => {
  withLeader(t, 'mary')
  maryDrew(t, 'blackwood/holyWater:1', 'blackwood/scrap:1', 'silentPeak/rations:1', 'silentPeak/appliance:1')
  const changed = t.choose(0, { do: 'discard', token: 'silentPeak/appliance:1' })
  assert.deepEqual(Object.fromEntries(Object.entries(changed).filter(([path]) => path.startsWith('players'))), {
    'players.0.water': 1,
    'players.0.metal': 1,
    'players.0.cans': 1,
  })
})

rule('[OUT-SETUP-13] six of the twelve events lie face down, one for each round; six are not used', two, t => {
  assert.equal(events.at(t.state, 'convoy').length, 5)
  assert.equal(events.at(t.state, 'active').length, 1)
  assert.equal(events.at(t.state, 'box').length, 6)
  assert.equal(t.view(0).events.toCome, 5)
  for (const viewer of [0, 1, 'public'] as const) {
    const group = t.view(viewer).whereabouts.find(each => each.zones.includes('convoy'))!
    assert.deepEqual(group.zones, ['convoy', 'box'])
    assert.equal(group.cards.length, 11)
  }
  const drawn = new Set<string>()
  for (let n = 0; n < 80; n++) for (const event of game.setup(two, `e${n}`).events.at.convoy) drawn.add(event)
  assert.equal(drawn.size, 12)
})

rule('[OUT-SETUP-14] equipment is one shuffled stack, face down', two, t => {
  assert.equal(equipment.at(t.state, 'stack').length, 32)
  const group = t.view(0).whereabouts.find(each => each.cards.includes(equipment.at(t.state, 'stack')[0]!))!
  assert.deepEqual(group.zones, ['stack'])
  assert.equal(group.cards.length, 32)
  assert.equal(t.view(0).tilesLeft, 32)
  const shown = new Set<string>()
  for (let n = 0; n < 60; n++) for (const tile of game.setup(two, `q${n}`).equipment.at.blackwood) shown.add(tile)
  assert.ok(shown.size > 30)
})

for (const [config, count, removed] of [
  [two, 6, 12],
  [three, 8, 6],
  [four, 10, 0],
] as const)
  rule(
    `[OUT-SETUP-15] with ${config.players} players each prey stack has ${count} tokens, the top one seen`,
    config,
    t => {
      for (const area of ['amusementPark', 'forest', 'mine'] as const) {
        const stack = prey.at(t.state, area)
        assert.equal(stack.length, count)
        for (const viewer of [0, 1, 'public'] as const)
          assert.deepEqual(t.view(viewer).prey[area], [...stack.slice(1).map(() => null), stack.at(-1)])
      }
      assert.equal(prey.at(t.state, 'removed').length, removed)
      if (removed > 0) {
        const group = t.view(0).whereabouts.find(each => each.zones.includes('removed'))!
        assert.deepEqual(group.zones.toSorted(), ['amusementPark', 'forest', 'mine', 'removed'])
        assert.equal(group.cards.length, 27)
      }
      const tops = new Set(Array.from({ length: 60 }, (_, n) => game.setup(config, `p${n}`).prey.at.mine.at(-1)!))
      assert.ok(tops.size > 15)
    },
  )

rule('[OUT-SETUP-16] the algae lie ready at the base; each city has its own ten tokens face down', chosen(2), t => {
  assert.equal(t.state.algae, true)
  for (const city of CITIES) {
    assert.equal(search[city].at(t.state, 'stack').length, 10)
    assert.ok(search[city].at(t.state, 'stack').every(token => token.startsWith(`${city}/`)))
    assert.deepEqual(t.view(0).search[city].stack, Array(10).fill(null))
  }
})

rule('[OUT-SETUP-16] the tokens of each city are shuffled', chosen(2), t => {
  t.arrange(s => {
    dealLeaders(s, 0, 'mary')
    dealLeaders(s, 1, 'liza')
  })
  settle(t, 0)
  const drawn = { blackwood: new Set<string>(), silentPeak: new Set<string>() }
  settle(t, 1, { stand: ['h5', 'h4'] })
  for (let n = 0; n < 20; n++) {
    const s = game.copy(t.state)
    s.chance.k0 = n
    game.play(s, 1, { do: 'stand', hero: 'h3a' })
    for (const city of CITIES) for (const token of search[city].at(s, 'mary')) drawn[city].add(token)
  }
  for (const city of CITIES) assert.ok(drawn[city].size > 7)
})

rule('[OUT-SETUP-17] pools start empty and are filled by the dawn of round 1', chosen(2), t => {
  assert.deepEqual(t.state.pools, { militaryBase: 0, forest: 0, mine: 0, amusementPark: 0, dam: 0 })
  assert.deepEqual(t.state.aboard, [false, false, false, false])
  assert.deepEqual([equipment.at(t.state, 'blackwood'), equipment.at(t.state, 'silentPeak')], [[], []])
  assert.equal(t.state.round, 0)
  assert.equal(t.state.phase, 'setup')
  t.arrange(s => {
    for (const event of ['wildfire', 'fallingDebris', 'looters', 'generalShortage'])
      events.move(s, event, 'box', 'ended')
    for (const [seat, leader] of (['jacob', 'wilson'] as const).entries()) dealLeaders(s, seat, leader)
  })
  settle(t, 0)
  settle(t, 1)
  assert.equal(t.state.round, 1)
  assert.deepEqual(t.state.pools, { militaryBase: 6, forest: 6, mine: 6, amusementPark: 6, dam: 7 })
  assert.deepEqual(
    t.heard('public').filter(event => event.e === 'topUp'),
    [
      { e: 'topUp', area: 'militaryBase', count: 6 },
      { e: 'topUp', area: 'forest', count: 6 },
      { e: 'topUp', area: 'mine', count: 6 },
      { e: 'topUp', area: 'amusementPark', count: 6 },
      { e: 'topUp', area: 'dam', count: 7 },
    ],
  )
})

rule('[OUT-SETUP-18] at once: all set out their heroes before anybody sees where the others are', chosen(2), t => {
  assert.deepEqual(game.configs.heroes, { kind: 'choice', values: ['together', 'inTurn'], default: 'together' })
  t.arrange(s => {
    dealLeaders(s, 0, 'jacob', 'wilson')
    dealLeaders(s, 1, 'liza', 'erin')
  })
  settle(t, 0)
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(t.view(1).players[0]!.heroes, [])
  settle(t, 1)
  assert.deepEqual(
    t.view(1).players.map(player => player.heroes.length),
    [4, 4],
  )
})

rule(
  '[OUT-SETUP-18] one after another: the first player sets out all heroes, then the next',
  chosen(3, 'inTurn'),
  t => {
    t.arrange(s => {
      calm(s)
      for (const [seat, leader] of (['erin', 'jacob', 'wilson'] as const).entries()) dealLeaders(s, seat, leader)
    })
    for (const seat of [0, 1, 2]) settle(t, seat)
    assert.deepEqual(t.pending, [1])
    assert.deepEqual(
      t.state.players.map(player => player.heroes.length),
      [0, 0, 0],
    )
    assert.equal(t.state.phase, 'setup')
    t.choose(1, { do: 'stand', hero: 'h3a' })
    assert.deepEqual(t.heard(0), [{ e: 'stands', seat: 1, hero: 'h3a', at: 'dam' }])
    assert.equal(t.refused(1, { do: 'stand', hero: 'h3a' }), 'OUT-SETUP-09 setup.standsAlready')
    t.choose(1, { do: 'stand', hero: 'h5' })
    t.choose(1, { do: 'stand', hero: 'h4' })
    assert.deepEqual(
      t.state.players[1]!.heroes.map(hero => [hero.id, hero.at, hero.active]),
      [
        ['h5', 'silentPeak', false],
        ['h4', 'amusementPark', false],
        ['h3a', 'dam', false],
        ['h3b', 'cargoShip', false],
      ],
    )
    assert.deepEqual(t.pending, [2])
    for (const hero of ['h5', 'h4', 'h3a'] as const) t.choose(2, { do: 'stand', hero })
    assert.deepEqual(t.pending, [0])
    assert.equal(t.state.round, 0)
    for (const hero of ['h5', 'h4', 'h3a'] as const) t.choose(0, { do: 'stand', hero })
    assert.equal(t.state.round, 1)
    assert.deepEqual(t.pending, [1])
  },
)

rule('[OUT-SETUP-19] rooms, the free room with survivors, the leader, the heroes: in this order', chosen(2), t => {
  assert.deepEqual(t.pending, [0, 1])
  assert.deepEqual(kinds(t, 0), ['drop'])
  t.choose(0, t.options(0)[0]!)
  assert.ok(kinds(t, 0).includes('drop'))
  for (const kind of ['drop', 'build', 'inside', 'lead', 'stand', 'stand', 'stand']) {
    assert.deepEqual(
      kinds(t, 0).filter(each => each !== 'reconsider'),
      [kind],
    )
    t.choose(0, t.options(0).find(option => option.do === kind)!)
  }
  assert.deepEqual(t.pending, [1])
  assert.deepEqual(kinds(t, 1), ['drop'])
})

rule('[OUT-SETUP-19] what is dealt is seen by its player only, discards by nobody else', chosen(2), t => {
  const mine = rooms.at(t.state, dealt(0)).slice()
  const cards = leaders.at(t.state, dealt(0)).slice()
  const nothing = { dropped: [], built: '', inside: 0, leader: '', heroes: [], nextArea: null }
  assert.deepEqual(t.view(0).own, { rooms: mine, leaders: cards, settling: nothing })
  assert.deepEqual(t.view(1).own, {
    rooms: rooms.at(t.state, dealt(1)),
    leaders: leaders.at(t.state, dealt(1)),
    settling: nothing,
  })
  assert.equal(t.view('public').own, null)
  const group = (viewer: 0 | 1 | 'public', card: string) =>
    t.view(viewer).whereabouts.find(each => each.cards.includes(card))
  assert.deepEqual(group(1, mine[0]!)?.zones, ['stack', 'dealt0'])
  assert.deepEqual(group(1, cards[0]!)?.zones, ['stack', 'dealt0'])
  assert.deepEqual(group('public', mine[0]!)?.zones, ['stack', 'dealt0', 'dealt1'])
  assert.equal(group(0, mine[0]!), undefined)
  const told: unknown[] = []
  game.setup(chosen(2), 'dealt', each => told.push(each))
  assert.equal(told.length, 2)
  const s = game.setup(chosen(2), 'dealt')
  assert.deepEqual(told[0], {
    to: [0],
    event: { e: 'dealt', seat: 0, rooms: rooms.at(s, dealt(0)), leaders: leaders.at(s, dealt(0)) },
  })
  settle(t, 0, { drop: [mine[0]!, mine[1]!], lead: cards[0] as LeaderId })
  assert.deepEqual(t.heard(1), [])
  assert.deepEqual(t.view(1).players[0]!.rooms, [])
  settle(t, 1)
  assert.deepEqual(t.view(0).own, { rooms: [], leaders: [], settling: null })
  assert.deepEqual(group(0, mine[0]!)?.zones, ['discarded'])
  assert.deepEqual(group(0, cards[1]!)?.zones, ['discarded'])
  assert.deepEqual(group(1, mine[0]!)?.zones, ['stack', 'discarded'])
  assert.deepEqual(group(1, cards[1]!)?.zones, ['stack', 'discarded'])
  assert.equal(group(1, mine[2]!), undefined)
})

rule('[OUT-CASE-01] four in eventDiscount and Solen: what Beige starts with', chosen(2), t => {
  t.arrange(s => {
    calm(s)
    dealLeaders(s, 0, 'solen', 'jacob')
    dealLeaders(s, 1, 'liza', 'erin')
  })
  settle(t, 0, { build: 'eventDiscount', inside: 4, lead: 'solen', stand: ['h5', 'h4', 'h3a', 'h3b'] })
  settle(t, 1, { lead: 'liza' })
  const beige = t.state.players[0]!
  assert.deepEqual(
    beige.rooms.find(room => room.id === 'eventDiscount'),
    { id: 'eventDiscount', built: true, people: 4, used: 0 },
  )
  assert.equal(beige.rooms.filter(room => room.built).length, 1)
  assert.equal(beige.airlock, 0)
  assert.deepEqual(
    beige.heroes.map(hero => [hero.at, hero.active]),
    [
      ['forest', false],
      ['cargoShip', false],
      ['mine', false],
      ['blackwood', false],
    ],
  )
  assert.deepEqual(goods(t, 0), { cans: 2 })
  assert.equal(beige.equipment.length, 1)
  assert.ok(beige.equipment[0]!.id.startsWith('grapplingHook:'))
  assert.equal(beige.equipment[0]!.repaired, false)
  assert.equal(t.state.first, 0)
})

/** The goods of a leader in the first turn, and the leaders who are younger. */
function brings(
  t: Outlive,
  leader: LeaderId,
  age: number,
  areas: readonly string[],
  resources: { readonly [kind: string]: number },
  kind: string,
): void {
  assert.equal(LEADERS[leader].age, age)
  withLeader(t, leader)
  const player = t.state.players[0]!
  assert.deepEqual(
    player.heroes.map(hero => hero.at),
    areas,
  )
  assert.deepEqual(goods(t, 0), resources)
  assert.deepEqual(
    player.equipment.map(tile => [tile.id.slice(0, tile.id.indexOf(':')), tile.repaired, tile.used]),
    [[kind, false, false]],
  )
}

rule('[OUT-LEAD-01] Solen Livrich', chosen(2), t => {
  brings(t, 'solen', 32, ['forest', 'cargoShip', 'mine', 'blackwood'], { cans: 2 }, 'grapplingHook')
})

rule('[OUT-LEAD-02] Mary Koolpepper', chosen(2), t => {
  brings(t, 'mary', 23, ['forest', 'blackwood', 'cargoShip', 'mine'], {}, 'flashlight')
  assert.ok(t.options(0).every(option => option.do === 'discard'))
})

rule('[OUT-LEAD-03] Lily-Rose Wely', chosen(2), t => {
  brings(t, 'lilyRose', 20, ['blackwood', 'silentPeak', 'amusementPark', 'mine'], { microchip: 3 }, 'backpack')
})

rule('[OUT-LEAD-04] Jacob Rowlett', chosen(2), t => {
  brings(t, 'jacob', 66, ['dam', 'silentPeak', 'amusementPark', 'cargoShip'], { metal: 2, microchip: 1 }, 'pickaxe')
})

rule('[OUT-LEAD-05] Erin McCarthy', chosen(2), t => {
  brings(t, 'erin', 17, ['dam', 'blackwood', 'silentPeak', 'cargoShip'], { water: 2 }, 'jerrycan')
})

rule('[OUT-LEAD-06] Grayson Pigott', chosen(2), t => {
  const areas = ['forest', 'militaryBase', 'amusementPark', 'mine']
  brings(t, 'grayson', 38, areas, { ammo: 2, microchip: 1 }, 'baseballBat')
})

rule('[OUT-LEAD-07] Kooper Froste', chosen(2), t => {
  brings(t, 'kooper', 51, ['forest', 'militaryBase', 'blackwood', 'silentPeak'], { ammo: 1, wood: 2 }, 'axe')
})

rule('[OUT-LEAD-08] Liza Valentine', chosen(2), t => {
  brings(t, 'liza', 25, ['militaryBase', 'blackwood', 'silentPeak', 'cargoShip'], { ammo: 3 }, 'ammoCrate')
})

rule('[OUT-LEAD-09] Swifty Bingham', chosen(2), t => {
  const areas = ['dam', 'militaryBase', 'amusementPark', 'cargoShip']
  brings(t, 'swifty', 19, areas, { ammo: 1, microchip: 2 }, 'thermalSensor')
})

rule('[OUT-LEAD-10] Wilson Frye', chosen(2), t => {
  brings(t, 'wilson', 44, ['blackwood', 'silentPeak', 'cargoShip', 'mine'], { meat: 2 }, 'shotgun')
})

rule('[OUT-SETUP-19] a player sees what it has settled so far, and where the next hero goes', chosen(2), t => {
  t.arrange(s => {
    dealLeaders(s, 0, 'jacob', 'wilson')
    dealLeaders(s, 1, 'liza', 'erin')
  })
  const settling = (seat: number) => t.view(seat).own?.settling
  const [first, second] = rooms.at(t.state, dealt(0)).slice()
  const nothing = { dropped: [], built: '', inside: 0, leader: '', heroes: [], nextArea: null }
  t.choose(0, { do: 'drop', room: first! })
  assert.deepEqual(settling(0), { ...nothing, dropped: [first] })
  t.choose(0, { do: 'drop', room: second! })
  t.choose(0, { do: 'build', room: 'workshop' })
  t.choose(0, { do: 'inside', count: 2 })
  assert.deepEqual(settling(0), { ...nothing, dropped: [first, second], built: 'workshop', inside: 2 })
  t.choose(0, { do: 'lead', leader: 'jacob' })
  t.choose(0, { do: 'stand', hero: 'h4' })
  const led = { dropped: [first, second], built: 'workshop', inside: 2, leader: 'jacob' }
  assert.deepEqual(settling(0), { ...led, heroes: ['h4'], nextArea: 'silentPeak' })
  assert.deepEqual(settling(1), nothing)
  assert.equal(JSON.stringify(t.view(1)).includes('workshop'), false)
})

rule('[OUT-SETUP-18] who sets out in turn sees where the next hero goes', chosen(2, 'inTurn'), t => {
  t.arrange(s => {
    dealLeaders(s, 0, 'jacob')
    dealLeaders(s, 1, 'liza')
  })
  settle(t, 0)
  settle(t, 1)
  const nothing = { dropped: [], built: '', inside: 0, leader: '', heroes: [] }
  assert.deepEqual(t.view(0).own?.settling, { ...nothing, nextArea: 'dam' })
  t.choose(0, { do: 'stand', hero: 'h4' })
  assert.deepEqual(t.view(0).own?.settling, { ...nothing, nextArea: 'silentPeak' })
  for (const hero of ['h5', 'h3a'] as const) t.choose(0, { do: 'stand', hero })
  assert.deepEqual(t.view(0).own?.settling, { ...nothing, nextArea: null })
  assert.deepEqual(t.view(1).own?.settling, { ...nothing, nextArea: 'militaryBase' })
})
