// Tables that were stored by version 1 go on: causes are found, and nothing is given twice.

import assert from 'node:assert/strict'
import { game, type Option, type State } from '../src/index.ts'
import {
  arrive,
  day,
  nightfall,
  type Outlive,
  reveal,
  rule,
  setGoods,
  setRooms,
  setTiles,
  standActive,
  two,
} from './outlive.ts'

const TABLES = ['events', 'equipment', 'prey', 'rooms', 'leaders', 'blackwood', 'silentPeak'] as const

/** Version 2 and those before kept knowledge by the place of a card in its list. All cards of these tables are laid. */
function byPlace(s: State, name: (typeof TABLES)[number]): object {
  const { cards: _, possible: may, ...part } = s[name]
  return name === 'equipment' ? { ...part, at: { ...part.at, ...ownZones(s) }, may } : { ...part, may }
}

/** They named a player's tiles a second time, in zones for four seats. */
const ownZones = (s: State): object =>
  Object.fromEntries([0, 1, 2, 3].map(seat => [`own${seat}`, (s.players[seat]?.equipment ?? []).map(({ id }) => id)]))

/** The state as version 1 wrote it: no causes, and a note whether the hero had acted. */
function asVersion1(s: State): unknown {
  const old = structuredClone({ ...s, ...Object.fromEntries(TABLES.map(name => [name, byPlace(s, name)])) })
  for (const { stack } of [old.flow, ...old.flow.lanes])
    for (const frame of stack) {
      const l = frame.l as { [name: string]: unknown }
      delete l['cause']
      if (frame.at.startsWith('turn.')) l['acted'] = false
    }
  return old
}

/** The events of a choice at a table that was stored and loaded again. */
function goesOn(t: Outlive, seat: number, option: Option) {
  const s = game.load(asVersion1(t.state), '1')
  const told: unknown[] = []
  game.play(s, seat, option, each => told.push(each.event))
  return { s, told }
}

rule('[OUT-NIGHT-FEED-08] food that is being paid is paid on, for the same reason', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { hunt2: 3 }, 1)
    setGoods(s, 0, { cans: 2, meat: 2 })
  })
  assert.deepEqual(goesOn(t, 0, { do: 'pay', kind: 'meat' }).told, [
    { e: 'paid', seat: 0, kind: 'meat', count: 1, by: 'feeding' },
  ])
  t.playUntilAsked(0, 'lose')
  assert.deepEqual(goesOn(t, 0, { do: 'lose', from: 'airlock' }).told[0], {
    e: 'lost',
    seat: 0,
    from: 'airlock',
    by: 'hunger',
  })
})

rule('[OUT-NIGHT-BUILD-01] a room that is being paid is paid on', two, t => {
  nightfall(t, s => {
    setRooms(s, 0, { ammo4: null })
    setGoods(s, 0, { wood: 3, metal: 3 })
  })
  t.choose(0, { do: 'build', room: 'ammo4:1' })
  assert.deepEqual(goesOn(t, 0, { do: 'pay', kind: 'wood' }).told, [
    { e: 'paid', seat: 0, kind: 'wood', count: 1, by: 'building' },
  ])
})

rule('[OUT-EVTK-07, OUT-EVTK-11] an event goes on under its name', two, t => {
  reveal(t, 'ratPlague', s => setGoods(s, 0, { cans: 1, meat: 1 }))
  assert.deepEqual(goesOn(t, 0, { do: 'giveUp', kind: 'meat' }).told[0], {
    e: 'gaveUp',
    seat: 0,
    kind: 'meat',
    count: 1,
    by: 'ratPlague',
  })
  reveal(t, 'iceAge', s => setRooms(s, 0, { workshop: 1 }, 1))
  assert.deepEqual(goesOn(t, 0, { do: 'lose', from: 'workshop' }).told[0], {
    e: 'lost',
    seat: 0,
    from: 'workshop',
    by: 'iceAge',
  })
})

rule('[OUT-NIGHT-RAD-02, OUT-RAD-05] radiation goes on', two, t => {
  nightfall(t, s => {
    s.round = 5
    s.players[0]!.contamination = 10
    setRooms(s, 0, { workshop: 1, hunt1: 3 }, 0)
    setGoods(s, 0, { cans: 3 })
  })
  assert.deepEqual(goesOn(t, 0, { do: 'lose', from: 'workshop' }).told[0], {
    e: 'lost',
    seat: 0,
    from: 'workshop',
    by: 'radiation',
  })
})

rule('[OUT-EQK-08] a survivor of the flashlight is housed', two, t => {
  arrive(t, 'blackwood', 'h5', s => {
    setTiles(s, 0, { axe: 'repaired', flashlight: 'repaired' })
    setRooms(s, 0, { workshop: 1 }, 1)
  })
  t.choose(0, { do: 'use', what: 'flashlight:1' })
  assert.deepEqual(goesOn(t, 0, { do: 'house', to: 'workshop' }).told, [
    { e: 'survivor', seat: 0, to: 'workshop', by: 'flashlight:1' },
  ])
})

rule('[OUT-SHIP-07] who was pressed on the ship had given the cans already', two, t => {
  arrive(t, 'cargoShip', 'h5', s => {
    standActive(s, 1, 'cargoShip', 'h3a')
    setGoods(s, 1, { wood: 5, ammo: 1 })
  })
  // Version 1 went on with the actions: the cans had come before.
  t.arrange(s => {
    for (const frame of s.flow.stack) if (frame.at === 'turn.collect') frame.at = 'turn.act'
    s.players[0]!.cans = 3
  })
  const { s, told } = goesOn(t, 1, { do: 'ammo', count: 1 })
  assert.deepEqual(told, [
    { e: 'defended', seat: 1, ammo: 1 },
    { e: 'handedOver', from: 1, to: 0, kind: 'wood' },
  ])
  assert.equal(s.players[0]!.cans, 3)
})

rule('[OUT-ROOMK-17] a Training Hall that had averted an attack protects nobody from the next', two, t => {
  day(t, s => {
    setRooms(s, 1, { hero3Immune: 'staffed' })
    s.players[1]!.rooms[0]!.used = 1
    standActive(s, 1, 'silentPeak', 'h3a')
    setGoods(s, 1, { wood: 5 })
  })
  const { told } = goesOn(t, 0, { do: 'move', hero: 'h5', to: 'silentPeak' })
  assert.deepEqual(told.at(-1), { e: 'handedOver', from: 1, to: 0, kind: 'wood' })
})

rule('[OUT-ROUND-01] states of other versions are refused by name', two, t => {
  assert.throws(() => game.load(t.state, '0'), /outlive 4 cannot read a state of version '0'/)
})

rule('[OUT-COMP-06] a state that names a thing the game does not have is refused by its name', two, t => {
  const refused = (change: (s: State) => void, problem: RegExp): void => {
    const s = structuredClone(t.state)
    change(s)
    assert.throws(() => game.load(s, game.version), problem)
  }
  const [player] = t.state.players
  refused(
    s => Object.assign(s.players[1]!, { leader: 'nobody' }),
    /state\.players\[1\]\.leader: the game has no "nobody"/,
  )
  refused(s => (s.players[0]!.rooms[2]!.id = 'attic'), /state\.players\[0\]\.rooms\[2\]\.id: the game has no "attic"/)
  refused(s => (s.players[0]!.equipment[0]!.id = 'axe:3'), /the game has no "axe:3"/)
  refused(s => Object.assign(s.players[0]!, { events: ['flood'] }), /events\[0\]: the game has no "flood"/)
  const cause = { seat: 0, left: 1, cause: 'boredom' }
  refused(s => s.flow.stack.push({ at: 'loseSurvivors.check', l: cause, into: '' }), /cause: the game has no "boredom"/)
  assert.equal(game.load(t.state, game.version).players[0]!.leader, player!.leader)
})
