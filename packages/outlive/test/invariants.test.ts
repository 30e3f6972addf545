// A fault is planted for every invariant, and is found.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chanceFrom, pickOf } from '@lastlight/kernel'
import { game, type State } from '../src/index.ts'
import { activeEvents, equipment, events, leaders, playerOf, prey, search } from '../src/language.ts'
import { capOf } from '../src/queries/events.ts'
import { leads } from '../src/zones.ts'
import { invariants } from './invariants.ts'
import { setTiles } from './outlive.ts'

/** The middle of a day in the third round, a hero of seat 0 on its way. */
function onTheWay(): State {
  const s = game.setup({ players: 3, quick: true, heroes: 'together' }, 'on the way')
  const chance = chanceFrom('on the way')
  while (s.round < 3 || s.flow.stack.at(-1)?.at !== 'turn.act') {
    const seat = game.pending(s)[0]!
    const options = game.options(s, seat)
    game.play(s, seat, options[pickOf(chance, options.length)]!)
  }
  return s
}

const hero = (s: State, seat: number, i: number) => playerOf(s, seat).heroes[i]!
const room = (s: State, i: number) => playerOf(s, 0).rooms[i]!

const FAULTS: { readonly [sentence in keyof typeof invariants]: (s: State) => void } = {
  'every card, tile and token lies in exactly one zone': s => void s.prey.at.forest.push(s.prey.at.mine[0]!),
  'OUT-ROUND-01 rounds are counted from 1 to 6, and only before them the game is set up': s => void (s.round = 7),
  'OUT-NIGHT-CLEAN-05 the game is over when no rule goes on': s => void (s.flow.over = true),
  'OUT-ROUND-02 a player is first, and a player holds the token': s => void (s.token = 3),
  'OUT-COMP-02 every player has the same four heroes': s => void (hero(s, 0, 1).strength = 5),
  'OUT-MOVE-03 no two heroes of one player stand in one area': s => void (hero(s, 0, 1).at = hero(s, 0, 0).at),
  'OUT-DAY-05 heroes are active by day only': s => {
    s.phase = 'events'
    hero(s, 0, 0).active = true
  },
  'OUT-SHIP-02 an active hero on the ship stands on a slot, and nobody else does': s =>
    void Object.assign(hero(s, 0, 0), { at: 'dam', slot: 5 }),
  'OUT-SHIP-04 two heroes share a slot only where one of them may always enter': s => {
    for (const seat of [0, 1]) Object.assign(hero(s, seat, 0), { at: 'cargoShip', active: true, slot: 5 })
    for (const player of s.players) player.rooms = player.rooms.filter(({ id }) => !id.startsWith('cargoCans2'))
  },
  'OUT-SHIP-01 the ship has been entered where a hero stands on it': s => void (s.shipEntered = !s.shipEntered),
  'OUT-ACT-01 a hero has as many actions as its strength at most': s => void (s.flow.stack.at(-1)!.l['points'] = 6),
  'nobody owes tokens': s => void (playerOf(s, 1).ammo = -1),
  'OUT-ROOM-06 the airlock has seven seats': s => void (playerOf(s, 1).airlock = 8),
  'OUT-RAD-01 the marker stands on a space of the track': s => void (playerOf(s, 1).contamination = 11),
  'OUT-SETUP-03 every shelter has three basic rooms and the four that were kept': s => void playerOf(s, 0).rooms.pop(),
  'OUT-SETUP-04 a shelter has a built room': s => {
    for (const each of playerOf(s, 0).rooms) each.built = false
  },
  'OUT-NIGHT-BUILD-02 people live only on the seats of built rooms': s =>
    void Object.assign(room(s, 1), { built: false, people: 1 }),
  'OUT-ROOM-02 only a built room is used, and as often as it may be': s =>
    void Object.assign(room(s, 1), { built: true, used: 4 }),
  'OUT-EQ-01 only repaired equipment is used': s => {
    setTiles(s, 0, { axe: 'broken' })
    Object.assign(playerOf(s, 0).equipment[0]!, { used: true })
  },
  'OUT-EQ-04 nobody has two tiles of one kind': s => {
    setTiles(s, 0, { axe: 'broken' })
    playerOf(s, 0).equipment.push({ ...playerOf(s, 0).equipment[0]! })
  },
  'OUT-SETUP-06 one leader a player': s => leaders.move(s, playerOf(s, 0).leader, leads(0), 'discarded'),
  'OUT-NIGHT-EVENT-04 whoever has ended an event has its card': s =>
    events.move(s, activeEvents(s)[0]!, 'active', 'ended'),
  'OUT-DAWN-01 no pool is above its cap': s => void (s.pools.forest = 9),
  'OUT-EVT-02 by day no pool is above what shortages leave': s => {
    events.move(s, 'wildfire', events.zoneOf(s, 'wildfire'), 'active')
    s.pools.forest = capOf(activeEvents(s), 'forest', 3) + 1
  },
  'OUT-DAWN-03 the ship has a place for a survivor on each slot': s => void s.aboard.pop(),
  'OUT-DAWN-04 a city shows at most three tiles, and none is set aside': s => void equipment.draw(s, 'stack', 'aside'),
  'OUT-COMP-06 there are two of each kind of equipment': s => void s.equipment.at.discard.push('axe:1'),
  'OUT-DAWN-06 a city has its search tokens, and as many in its stack as players need': s =>
    search.blackwood.move(s, search.blackwood.at(s, 'gone')[0]!, 'gone', 'mary'),
  'OUT-DAWN-07 prey lies in its stack or before its hunter': s => void prey.draw(s, 'forest', 'removed'),
  'OUT-SETUP-13 one event comes in a round, and six never do': s => void events.draw(s, 'convoy', 'box'),
}

test('a fault planted for each invariant is found, and nothing is found without one', () => {
  const sound = onTheWay()
  for (const [sentence, holds] of Object.entries(invariants)) {
    assert.equal(holds(sound), undefined, sentence)
    const faulty = game.copy(sound)
    FAULTS[sentence as keyof typeof FAULTS](faulty)
    assert.notEqual(holds(faulty), undefined, sentence)
  }
})
