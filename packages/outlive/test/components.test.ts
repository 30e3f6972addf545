import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AREAS, CITIES, distance } from '../src/content/areas.ts'
import { EQUIPMENT_IDS, EQUIPMENT_KINDS, equipmentKind } from '../src/content/equipment.ts'
import { EVENT_IDS } from '../src/content/events.ts'
import { HERO_IDS, STRENGTH } from '../src/content/heroes.ts'
import { LEADER_IDS } from '../src/content/leaders.ts'
import { PREY, PREY_IDS, PREY_KINDS, preyKind } from '../src/content/prey.ts'
import { RESOURCES } from '../src/content/resources.ts'
import { ADVANCED_ROOM_IDS, BASIC_ROOMS, ROOM_KINDS, roomKind } from '../src/content/rooms.ts'
import { tokenIds, tokenKind } from '../src/content/search.ts'
import { SUPPLY } from '../src/content/tables.ts'
import { game } from '../src/index.ts'
import { equipment, events, leaders, prey, rooms, search } from '../src/language.ts'
import { chosen, four, rule, two } from './outlive.ts'

/** How often each thing is in a list. */
function counted(things: readonly string[]): { readonly [thing: string]: number } {
  const counts: { [thing: string]: number } = {}
  for (const thing of things) counts[thing] = (counts[thing] ?? 0) + 1
  return counts
}
const each = (things: readonly string[], count: number) => Object.fromEntries(things.map(thing => [thing, count]))

rule('[OUT-COMP-01] one main board, one convoy board with 6 spaces, a shelter for each of up to 4 players', four, t => {
  assert.deepEqual(Object.keys(t.state.pools).toSorted(), ['amusementPark', 'dam', 'forest', 'militaryBase', 'mine'])
  assert.equal(events.at(t.state, 'convoy').length + events.at(t.state, 'active').length, 6)
  assert.equal(t.state.players.length, 4)
  assert.deepEqual(game.configs.players, { kind: 'int', min: 2, max: 4, default: 4 })
  assert.throws(() => game.setup({ ...two, players: 5 }, 'x'))
  assert.throws(() => game.setup({ ...two, players: 1 }, 'x'))
})

rule('[OUT-COMP-02] each colour has heroes of 5, 4, 3 and 3 and one contamination marker', four, t => {
  assert.deepEqual(STRENGTH, { h5: 5, h4: 4, h3a: 3, h3b: 3 })
  assert.deepEqual(HERO_IDS, ['h5', 'h4', 'h3a', 'h3b'])
  for (const player of t.state.players) {
    assert.deepEqual(
      player.heroes.map(hero => [hero.id, hero.strength]),
      [
        ['h5', 5],
        ['h4', 4],
        ['h3a', 3],
        ['h3b', 3],
      ],
    )
    assert.equal(typeof player.contamination, 'number')
  }
})

test('[OUT-COMP-03] 100 survivors and 30 tokens of each resource', () => {
  assert.deepEqual(Object.fromEntries(Object.entries(SUPPLY).map(([thing, { count }]) => [thing, count])), {
    survivors: 100,
    meat: 30,
    water: 30,
    cans: 30,
    wood: 30,
    metal: 30,
    microchip: 30,
    ammo: 30,
  })
  assert.deepEqual(RESOURCES, ['meat', 'water', 'cans', 'wood', 'metal', 'microchip', 'ammo'])
})

rule('[OUT-COMP-04] 30 prey tokens: 6 each of resistance 3 to 7', four, t => {
  assert.deepEqual(
    PREY_KINDS.map(kind => [kind, PREY[kind].resistance]),
    [
      ['r3', 3],
      ['r4', 4],
      ['r5', 5],
      ['r6', 6],
      ['r7', 7],
    ],
  )
  assert.equal(new Set(PREY_IDS).size, 30)
  assert.deepEqual(counted(PREY_IDS.map(preyKind)), each(PREY_KINDS, 6))
  assert.deepEqual(Object.values(t.state.prey.at).flat().toSorted(), PREY_IDS.toSorted())
  assert.equal(prey.at(t.state, 'removed').length, 0)
})

rule('[OUT-COMP-05] 12 different events and 10 leaders', chosen(2), t => {
  assert.equal(new Set(EVENT_IDS).size, 12)
  assert.deepEqual(Object.values(t.state.events.at).flat().toSorted(), EVENT_IDS.toSorted())
  assert.equal(new Set(LEADER_IDS).size, 10)
  assert.deepEqual(Object.values(t.state.leaders.at).flat().toSorted(), LEADER_IDS.toSorted())
  assert.equal(leaders.at(t.state, 'stack').length, 6)
})

rule('[OUT-COMP-06] 40 equipment tiles: 20 kinds, 2 of each', two, t => {
  assert.equal(EQUIPMENT_KINDS.length, 20)
  assert.equal(new Set(EQUIPMENT_IDS).size, 40)
  assert.deepEqual(counted(EQUIPMENT_IDS.map(equipmentKind)), each(EQUIPMENT_KINDS, 2))
  const own = t.state.players.flatMap(player => player.equipment.map(tile => tile.id))
  assert.deepEqual([...Object.values(t.state.equipment.at).flat(), ...own].toSorted(), EQUIPMENT_IDS.toSorted())
  assert.equal(equipment.at(t.state, 'discard').length, 0)
})

rule('[OUT-COMP-07] every one of 4 players has each of the 3 basic rooms', four, t => {
  assert.deepEqual(BASIC_ROOMS, ['buildDiscount', 'workshop', 'eventDiscount'])
  const basic = t.state.players.flatMap(player => player.rooms.map(room => room.id).filter(id => !id.includes(':')))
  assert.deepEqual(counted(basic), { buildDiscount: 4, workshop: 4, eventDiscount: 4 })
})

rule('[OUT-COMP-08] 38 advanced room tiles: 19 kinds, 2 of each', chosen(4), t => {
  const kinds = ROOM_KINDS.filter(kind => !BASIC_ROOMS.includes(kind))
  assert.equal(kinds.length, 19)
  assert.equal(new Set(ADVANCED_ROOM_IDS).size, 38)
  assert.deepEqual(counted(ADVANCED_ROOM_IDS.map(roomKind)), each(kinds, 2))
  assert.deepEqual(Object.values(t.state.rooms.at).flat().toSorted(), ADVANCED_ROOM_IDS.toSorted())
  assert.equal(rooms.at(t.state, 'stack').length, 38 - 4 * 6)
})

rule('[OUT-COMP-09] each city has the same 10 search tokens', two, t => {
  for (const city of CITIES) {
    assert.equal(new Set(tokenIds(city)).size, 10)
    assert.deepEqual(counted(tokenIds(city).map(tokenKind)), {
      holyWater: 1,
      rations: 1,
      tablets: 1,
      plank: 1,
      appliance: 1,
      scrap: 1,
      ammo: 2,
      emptyLocker: 2,
    })
    assert.ok(tokenIds(city).every(token => token.startsWith(`${city}/`)))
    assert.deepEqual(
      [...search[city].at(t.state, 'stack'), ...search[city].at(t.state, 'gone')].toSorted(),
      tokenIds(city).toSorted(),
    )
  }
})

rule('[OUT-COMP-10] one algae token with two sides, one first-player token', four, t => {
  assert.equal(t.state.algae, true)
  t.arrange(s => {
    s.algae = false
  })
  assert.equal(t.view('public').algae, false)
  assert.ok([0, 1, 2, 3].includes(t.state.token))
  assert.equal(t.view('public').token, t.state.token)
})

const RING = ['militaryBase', 'silentPeak', 'mine', 'cargoShip', 'amusementPark', 'blackwood', 'forest', 'dam'] as const

test('[OUT-MAP-01] eight areas form a ring, a frame of 3 x 3 around an empty middle', () => {
  assert.deepEqual(AREAS, RING)
  for (const [i, area] of RING.entries())
    for (const [j, other] of RING.entries()) {
      const clockwise = (j - i + 8) % 8
      assert.equal(distance(area, other), [0, 1, 2, 3, 4, 3, 2, 1][clockwise])
    }
  const frame = [
    ['forest', 'dam', 'militaryBase'],
    ['blackwood', undefined, 'silentPeak'],
    ['amusementPark', 'cargoShip', 'mine'],
  ] as const
  for (const [y, row] of frame.entries())
    for (const [x, area] of row.entries())
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
      ] as const) {
        const beside = frame[y + dy]?.[x + dx]
        if (area !== undefined && beside !== undefined) assert.equal(distance(area, beside), 1)
      }
})

test('[OUT-MAP-02] each area has two neighbours and reaches four areas in one or two steps', () => {
  const within = (from: (typeof RING)[number], steps: number) =>
    RING.filter(to => to !== from && distance(from, to) <= steps)
  for (const area of RING) {
    assert.equal(within(area, 1).length, 2)
    assert.equal(within(area, 2).length, 4)
  }
  assert.deepEqual(within('militaryBase', 1), ['silentPeak', 'dam'])
  assert.deepEqual(within('militaryBase', 2), ['silentPeak', 'mine', 'forest', 'dam'])
})

test('[OUT-MAP-03] the two cities lie opposite each other', () => {
  assert.deepEqual(CITIES, ['blackwood', 'silentPeak'])
  assert.equal(distance('blackwood', 'silentPeak'), 4)
  assert.equal(distance('silentPeak', 'blackwood'), 4)
})
