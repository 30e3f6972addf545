// Sets the table of Outlive for tests.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Seat } from '@lastlight/kernel'
import { brokenInvariant, type Changes, type Table, tableTests } from '@lastlight/kernel/testing'
import { AREAS, type Area, byPlayers, CAPS, CITIES, type City, POOLS, type Wild } from '../src/content/areas.ts'
import { EQUIPMENT_IDS, type EquipmentKind, equipmentKind } from '../src/content/equipment.ts'
import { HERO_IDS, type HeroId } from '../src/content/heroes.ts'
import type { RoomKind } from '../src/content/rooms.ts'
import { roomKind, roomRow } from '../src/content/rooms.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { equipment, events, prey, search } from '../src/language.ts'
import type { Player } from '../src/state.ts'
import { ownTiles, trophies } from '../src/zones.ts'
import { invariants } from './invariants.ts'

export type Outlive = Table<State, Config, Option, View, Event>

const QUIET = ['done', 'pass', 'skip']

/** It is a seat's turn to move a hero; the day goes on with the next seat. */
function turn(s: State, seat: Seat): void {
  s.phase = 'day'
  s.flow.lanes = []
  s.flow.open = s.flow.secret = false
  s.flow.asked = 0
  s.flow.stack = [
    { at: 'outlive.night', l: {}, into: '' },
    { at: 'day.after', l: { seat, out: [], gaveUp: false }, into: '' },
    { at: 'turn.move', l: turnLocals(seat), into: 'gaveUp' },
  ]
}

const tables = tableTests(game, test, {
  turn,
  quiet: options => options.find(option => QUIET.includes(option.do)) ?? options[0]!,
})

/**
 * What has held before a choice holds after it. A table that is set may break some of it on purpose; in the set-up that
 * shows only later.
 */
function holding(t: Outlive): Outlive {
  if (t.way !== 'straight') return t
  const choose = t.choose.bind(t)
  t.choose = (seat, option) => {
    const all = t.state.phase === 'setup' ? [] : Object.entries(invariants)
    const sound = all.filter(([, holds]) => holds(t.state) === undefined)
    const changed = choose(seat, option)
    assert.equal(brokenInvariant(Object.fromEntries(sound), t.state), undefined)
    return changed
  }
  return t
}

export const rule: typeof tables = (title, config, body) => tables(title, config, t => body(holding(t)))

export const two: Config = { players: 2, quick: true, heroes: 'together' }
export const three: Config = { players: 3, quick: true, heroes: 'together' }
export const four: Config = { players: 4, quick: true, heroes: 'together' }
/** With the choices of the set-up. */
export const chosen = (players: number, heroes: Config['heroes'] = 'together'): Config => ({
  players,
  quick: false,
  heroes,
})

export const RESOURCES = ['meat', 'water', 'cans', 'wood', 'metal', 'microchip', 'ammo'] as const

/** Heroes of a seat: where they stand, and which have moved. */
export function setHeroes(
  s: State,
  seat: Seat,
  at: { readonly [hero in HeroId]?: Area },
  active: readonly HeroId[] = [],
): void {
  for (const hero of s.players[seat]!.heroes) {
    hero.at = at[hero.id] ?? hero.at
    hero.active = active.includes(hero.id)
    hero.slot = 0
  }
}

/** Exactly these goods; everything not named is 0. */
export function setGoods(
  s: State,
  seat: Seat,
  goods: { readonly [kind in (typeof RESOURCES)[number]]?: number },
): void {
  for (const kind of RESOURCES) s.players[seat]![kind] = goods[kind] ?? 0
}

/** Exactly these tiles, repaired or broken. Returns nothing; a tile's id is `kind:1` unless another seat has that one. */
export function setTiles(
  s: State,
  seat: Seat,
  tiles: { readonly [kind in EquipmentKind]?: 'repaired' | 'broken' | 'used' },
): void {
  for (const tile of equipment.at(s, ownTiles(seat))) equipment.move(s, tile, ownTiles(seat), 'discard')
  for (const [kind, condition] of Object.entries(tiles)) {
    const id = EQUIPMENT_IDS.find(each => equipmentKind(each) === kind && !equipment.zoneOf(s, each).startsWith('own'))!
    equipment.move(s, id, equipment.zoneOf(s, id), ownTiles(seat))
    Object.assign(s.players[seat]!.equipment.at(-1)!, { repaired: condition !== 'broken', used: condition === 'used' })
  }
}

export const tile = (s: State, seat: Seat, kind: EquipmentKind): string =>
  s.players[seat]!.equipment.find(each => equipmentKind(each.id) === kind)!.id

/** Replaces the shelter: these rooms, staffed unless a number says how many people are in them; null for unbuilt. */
export function setRooms(
  s: State,
  seat: Seat,
  rooms: { readonly [kind in RoomKind]?: number | null | 'staffed' },
  airlock = 0,
): void {
  const player = s.players[seat]!
  player.airlock = airlock
  player.rooms = Object.entries(rooms).map(([kind, people]) => {
    const row = roomRow(kind as RoomKind)
    return {
      id: row.basic ? kind : `${kind}:1`,
      built: people !== null,
      people: people === 'staffed' ? row.seats : (people ?? 0),
      used: 0,
    }
  })
}

/** One more room in the shelter, such as the second copy of a kind: 'ammo4:2'. */
export function addRoom(s: State, seat: Seat, id: string, people = roomRow(roomKind(id)).seats): void {
  s.players[seat]!.rooms.push({ id, built: true, people, used: 0 })
}

/** The equipment stack, bottom to top; its other tiles go to another zone. */
export function setStack(s: State, bottomToTop: readonly string[], rest: 'discard' | 'blackwood' = 'discard'): void {
  for (const each of equipment.at(s, 'stack').slice()) equipment.move(s, each, 'stack', rest)
  for (const each of bottomToTop) equipment.move(s, each, equipment.zoneOf(s, each), 'stack')
}

/** Exactly these events are active, the last one the newest. */
export function setEvents(s: State, ...active: string[]): void {
  for (const event of events.at(s, 'active').slice()) events.move(s, event, 'active', 'box')
  for (const event of active) events.move(s, event, events.zoneOf(s, event), 'active')
}

/** The next event to come. */
export const nextEvent = (s: State, event: string): void => {
  if (events.zoneOf(s, event) !== 'convoy') {
    const other = events.at(s, 'convoy')[0]!
    events.move(s, other, 'convoy', 'box')
  }
  events.move(s, event, events.zoneOf(s, event), 'convoy')
}

/** The top of a prey stack, seen by all as it lies there; 'r6:1' and so on. */
export function setPrey(s: State, area: Wild, ...bottomToTop: string[]): void {
  for (const token of prey.at(s, area).slice()) if (!bottomToTop.includes(token)) prey.move(s, token, area, 'removed')
  for (const token of bottomToTop) prey.move(s, token, prey.zoneOf(s, token), area)
  prey.look(s, 'all', area, 1)
}

/** The search stack of a city, bottom to top, by kind: 'plank:1'; everything else lies face up beside it. */
export function setTokens(s: State, city: City, ...bottomToTop: string[]): void {
  const table = search[city]
  for (const token of table.at(s, 'stack').slice()) table.move(s, token, 'stack', 'gone')
  for (const token of bottomToTop) table.move(s, `${city}/${token}`, 'gone', 'stack')
  // Nobody has seen where they lie.
  for (const slots of s[city].known) slots.fill(0)
}

/** The tiles on display in a city. */
export function setDisplay(s: State, city: City, ...tiles: string[]): void {
  for (const each of equipment.at(s, city).slice()) equipment.move(s, each, city, 'discard')
  for (const each of tiles) equipment.move(s, each, equipment.zoneOf(s, each), city)
}

const START: { readonly [hero in HeroId]: Area } = { h5: 'mine', h4: 'dam', h3a: 'militaryBase', h3b: 'forest' }

const bare = (player: Player): void => {
  Object.assign(player, { contamination: 2, events: [], airlock: 0 })
  for (const room of player.rooms) Object.assign(room, { built: false, people: 0, used: 0 })
}

/**
 * The first day, seat 0 to move, on a clean table: no event, full pools, no goods, no tiles, nothing built, nobody in the
 * shelters; every seat has its 5 in the mine, its 4 at the dam, a 3 at the base and a 3 in the forest, all lying.
 */
export function day(t: Outlive, set: (s: State) => void = () => {}): Outlive {
  return t.arrange(s => {
    s.round = 1
    s.first = s.token = 0
    s.shipEntered = false
    s.algae = true
    s.aboard.fill(true)
    setEvents(s)
    for (const area of POOLS) s.pools[area] = byPlayers(CAPS[area], s.players.length)
    for (const [seat, player] of s.players.entries()) {
      bare(player)
      setGoods(s, seat, {})
      setTiles(s, seat, {})
      setHeroes(s, seat, START)
    }
    turn(s, 0)
    set(s)
  })
}

const turnLocals = (seat: Seat) => ({
  seat,
  hero: 'h5',
  points: 0,
  gathered: false,
  searched: false,
  unlocked: false,
  hunted: false,
  sensed: false,
  boarded: false,
})

/** Goes on with these frames (innermost last) after seat 0 has ended its turn. */
function goOnWith(t: Outlive, frames: readonly { at: string; l?: State['flow']['stack'][number]['l'] }[]): Changes {
  t.arrange(s => {
    s.flow.stack = [
      ...frames.map(({ at, l }) => ({ at, l: l ?? {}, into: '' })),
      { at: 'turn.act', l: turnLocals(0), into: '' },
    ]
  })
  return t.choose(0, { do: 'done' })
}

/** Ends the day on the present table, and returns all changes until somebody has to choose. */
export const toNight = (t: Outlive): Changes => goOnWith(t, [{ at: 'outlive.over' }, { at: 'night.token' }])

/** Ends the night on the present table, and returns all changes until the first turn: dawn and the new event. */
export const toDawn = (t: Outlive): Changes => goOnWith(t, [{ at: 'outlive.dawn' }])

/** Night falls on a table set as for `day`. Asks first for events that can be ended, then everybody's shelter. */
export function night(t: Outlive, set: (s: State) => void = () => {}): Outlive {
  day(t, set)
  toNight(t)
  return t
}

/** Night falls as with `night`: all that has changed until somebody has to choose. */
export function nightfall(t: Outlive, set: (s: State) => void = () => {}): Changes {
  day(t, set)
  return toNight(t)
}

/** A new round begins on a table set as for `day`: dawn, the new event, the first turn. */
export function newRound(t: Outlive, set: (s: State) => void = () => {}): Outlive {
  day(t, set)
  toDawn(t)
  return t
}

/** A seat ends its steps of the night until it is offered this act. */
export function doneUntil(t: Outlive, seat: Seat, kind: string): void {
  const offered = (): boolean => t.options(seat).some(option => option.do === kind)
  for (let i = 0; i < 20 && !offered(); i++) t.choose(seat, { do: 'done' })
  if (!offered()) throw new Error(`seat ${seat} was done 20 times and is still not offered '${kind}'`)
}

/** Seat 0's hero walks into an area on a table set as for `day`, its other heroes out of the way: all that changed. */
export function arrive(t: Outlive, to: Area, hero: HeroId = 'h5', set: (s: State) => void = () => {}): Changes {
  day(t, s => {
    standBeside(s, 0, to, hero)
    set(s)
  })
  return t.choose(0, { do: 'move', hero, to })
}

/** A seat's hero lies beside an area, the other three as far from it as possible. */
export function standBeside(s: State, seat: Seat, area: Area, hero: HeroId): void {
  const at = (steps: number): Area => AREAS[(AREAS.indexOf(area) + steps) % AREAS.length]!
  const others = HERO_IDS.filter(id => id !== hero)
  setHeroes(s, seat, { [hero]: at(1), [others[0]!]: at(3), [others[1]!]: at(4), [others[2]!]: at(5) })
}

/** A hero of a seat has already moved to an area; on the ship it stands on its slot. */
export function standActive(s: State, seat: Seat, area: Area, hero: HeroId): void {
  standBeside(s, seat, area, hero)
  const pawn = s.players[seat]!.heroes.find(each => each.id === hero)!
  Object.assign(pawn, { at: area, active: true, slot: area === 'cargoShip' ? pawn.strength : 0 })
}

/** Exactly these prey tokens have been hunted by a seat before. */
export function setTrophies(s: State, seat: Seat, ...tokens: string[]): void {
  for (const token of prey.at(s, trophies(seat)).slice()) prey.move(s, token, trophies(seat), 'removed')
  for (const token of tokens) prey.move(s, token, prey.zoneOf(s, token), trophies(seat))
}

/** Exactly these tiles in the stack (bottom to top) and in the discard pile; the others that nobody owns lie in Blackwood. */
export function setTileStack(s: State, stack: readonly string[], discard: readonly string[] = []): void {
  for (const id of EQUIPMENT_IDS) {
    const zone = equipment.zoneOf(s, id)
    if (!zone.startsWith('own')) equipment.move(s, id, zone, 'blackwood')
  }
  for (const id of discard) equipment.move(s, id, 'blackwood', 'discard')
  for (const id of stack) equipment.move(s, id, 'blackwood', 'stack')
}

/** This event is revealed on a table set as for `day`, without a dawn before it: all that changed, but for the convoy. */
export function reveal(t: Outlive, event: string, set: (s: State) => void = () => {}): Changes {
  day(t, s => {
    set(s)
    nextEvent(s, event)
  })
  const frame = { at: 'day.morning', l: { seat: 0, out: [], gaveUp: false } }
  const { 'events.at.convoy': _, ...changed } = goOnWith(t, [{ at: 'outlive.night' }, frame])
  return changed
}

export { CITIES }
