// How a test sets the table of The Long Night.

import { test } from 'node:test'
import { defaultConfig, type Seat } from '@lastlight/kernel'
import { type Changes, replayChecked, type Table, THOROUGH, tableTests } from '@lastlight/kernel/testing'
import type { Exposure } from '../src/content/exposure.ts'
import { EXPOSURE } from '../src/content/exposure.ts'
import { DECKS, homeOf, typeOf } from '../src/content/items.ts'
import type { ItemType } from '../src/content/itemTypes.ts'
import { LOCATIONS, numberOf, PLACES, type Place } from '../src/content/places.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { crises, goals, items, people, roads } from '../src/language.ts'
import { freeSpaces } from '../src/queries/people.ts'
import type { Entrance, Survivor } from '../src/state.ts'
import { dealt, goal, hand, held } from '../src/zones.ts'
import { listen } from './listener.ts'
import { subject } from './subject.ts'

export type LongNight = Table<State, Config, Option, View, Event>

const QUIET = ['done', 'nothing', 'pass', 'stop']

/** It is a seat's turn to act; then the seats after it have theirs, unless `order` says otherwise. */
function turnOf(s: State, seat: Seat, order?: readonly Seat[]): void {
  s.phase = 'turns'
  s.active = seat
  s.happened = []
  s.flow.lanes = []
  s.flow.open = s.flow.secret = false
  s.flow.asked = 0
  const rest = [...s.players.keys()].slice(1).map(i => (seat + i) % s.players.length)
  s.flow.stack = [
    { at: 'longNight.colony', l: {}, into: '' },
    { at: 'players.turns', l: { order: [...(order ?? rest)] }, into: '' },
    { at: 'turn.act', l: { seat }, into: '' },
  ]
}

const tables = tableTests(game, test, {
  turn: turnOf,
  quiet: options => options.find(option => QUIET.includes(option.do)) ?? options[0]!,
})
/** Every choice of every test is listened to. */
function listening(t: LongNight): LongNight {
  if (t.way !== 'straight') return t
  const choose = t.choose.bind(t)
  t.choose = (seat, option) => {
    const before = game.copy(t.state)
    const changed = choose(seat, option)
    listen(before, t.state, option, viewer => t.heard(viewer))
    return changed
  }
  return t
}

export const rule: typeof tables = (title, config, body) => tables(title, config, t => body(listening(t)))

/** Frosty Night, normal side, hidden goals (two play together), unless `more` says otherwise. */
export const config = (players: number, more: Partial<Config> = {}): Config => ({
  ...defaultConfig(game.configs, players),
  objective: 'frostyNight',
  ...more,
})
export const two = config(2)
export const three = config(3)
export const four = config(4)
export const five = config(5)
export const czech = config(3, { edition: 'cs' })

/** The die shows this face next; scripted rolls come before the generator's own. */
export const faceOf = (face: Exposure): number => EXPOSURE.faces.indexOf(face) + 1

/** Exactly these survivors are in play: who, whose, where. Everybody's first one leads. */
export function setPeople(
  s: State,
  ...all: readonly (readonly [id: string, seat: Seat, at: Place, more?: Partial<Survivor>])[]
): void {
  for (const { id, equipment } of s.survivors.slice()) {
    for (const card of equipment.slice()) items.move(s, card, 'equipped', 'removed')
    people.move(s, id, 'inPlay', 'deck')
  }
  for (const player of s.players) player.leader = ''
  for (const [id, seat, at, more] of all) {
    people.move(s, id, people.zoneOf(s, id), 'inPlay')
    Object.assign(s.survivors.at(-1)!, { seat, at, ...more })
    const player = s.players[seat]!
    if (player.leader === '') player.leader = id
  }
}

export const entrance = (s: State, at: Place, i = 0): Entrance => s.places[numberOf(at)]!.entrances[i]!

/** Exactly these things at an entrance; everything not named is 0. */
export function setEntrance(s: State, at: Place, i: number, has: Partial<Entrance>): void {
  Object.assign(entrance(s, at, i), { zombies: 0, barricades: 0, traps: 0, ...has })
}

/**
 * Seat 0's turn on a clean table: no zombies, no noise, no food, morale 5, 4 rounds to go, dice 1 to 6 for everybody,
 * and an objective whose cold does not bite, unless `set` says otherwise.
 */
export function turn(t: LongNight, set: (s: State) => void): LongNight {
  return t.arrange(s => {
    s.used = []
    for (const seat of s.players.keys())
      for (const card of roads.at(s, held(seat)).slice()) roads.move(s, card, held(seat), 'deck')
    s.morale = 5
    s.rounds = 4
    s.food = 0
    s.first = 0
    for (const place of s.places) {
      place.noise = 0
      for (const each of place.entrances) Object.assign(each, { zombies: 0, barricades: 0, traps: 0 })
    }
    for (const player of s.players) Object.assign(player, { dice: [1, 2, 3, 4, 5, 6], used: [], exiled: false })
    turnOf(s, 0)
    set(s)
  })
}

/** It is a seat's turn on the table as it lies, and after it these seats have theirs, even the same seat again. */
export const turnsOf = (t: LongNight, seat: Seat, ...order: readonly Seat[]): LongNight =>
  t.arrange(s => turnOf(s, seat, order))

interface Happening {
  readonly at: string
  readonly l?: State['flow']['stack'][number]['l']
}

/** The phase that follows seat 0's turn, instead of the next turn. */
const PHASES = {
  /** A new round: everything that was used is fresh, a crisis is drawn, dice are rolled. */
  round: [{ at: 'longNight.colony' }, { at: 'players.crisis', l: { order: [] } }],
  /** The dice of a new round. */
  dice: [{ at: 'longNight.colony' }, { at: 'players.dice', l: { order: [] } }],
  /** The colony phase, from its first step on. */
  colony: [{ at: 'longNight.again' }, { at: 'colony.feed', l: { counts: [], place: 0 } }],
  /** The same from the code of Raxxon on. */
  containment: [{ at: 'longNight.again' }, { at: 'colony.containment', l: { counts: [], place: 0 } }],
  /** Its steps after the crisis: zombies. */
  zombies: [{ at: 'longNight.again' }, { at: 'colony.count', l: { counts: [], place: 0 } }],
  /** Its step 6: the marker of rounds. */
  marker: [{ at: 'longNight.again' }, { at: 'colony.round', l: { counts: [], place: 0 } }],
} as const satisfies { readonly [phase: string]: readonly Happening[] }

/** Seat 0 is done, and on the table as it lies this phase begins. */
export const goTo = (t: LongNight, phase: keyof typeof PHASES): Changes =>
  goOnWith(t, ...PHASES[phase]).choose(0, { do: 'done' })

/** When seat 0 is done these things will happen, the last one first; then these seats have their turns. */
export const willHappen = (t: LongNight, order: readonly Seat[], ...happenings: readonly Happening[]): LongNight =>
  goOnWith(t, { at: 'longNight.colony' }, { at: 'players.turns', l: { order: [...order] } }, ...happenings)

/** Seat 0 is done, and they happen. */
export const happens = (t: LongNight, order: readonly Seat[], ...happenings: readonly Happening[]): Changes =>
  willHappen(t, order, ...happenings).choose(0, { do: 'done' })

/** So many zombies come to a place, in one batch. */
export const batch = (at: Place, count: number): Happening => ({
  at: 'addZombies.one',
  l: { at, left: count, entrance: 0, begun: 0 },
})

/** So many zombies come, each to a location of its own roll. */
export const atRandom = (count: number): Happening => ({ at: 'addAtRandom.each', l: { left: count } })

/** The crisis is judged. */
export const crisisJudged: Happening = { at: 'resolveCrisis.open', l: { score: 0, failed: false } }

/** A list of a crossroads card is carried out for each of these seats. */
export const forEachOf = (seats: readonly Seat[], card: string, list: string): Happening => ({
  at: 'repeated.each',
  l: { home: 'crossroads', card, list, seat: 0, survivor: '', place: 'colony', other: 0, seats: [...seats] },
})

/** Seat 0's turn, after which these frames (innermost last) are all that is left. */
function goOnWith(t: LongNight, ...frames: readonly Happening[]): LongNight {
  return t.arrange(s => {
    s.flow.stack = [
      ...frames.map(({ at, l }) => ({ at, l: l ?? {}, into: '' })),
      { at: 'turn.act', l: { seat: 0 }, into: '' },
    ]
  })
}

/** So many zombies come to a place, and then seat 1 has its turn. */
export const come = (t: LongNight, at: Place, count: number): Changes => happens(t, [1], batch(at, count))

/** Exactly these cards in a hand; the others go back to the bottom of the starting items. */
export function setHand(s: State, seat: Seat, ...cards: readonly string[]): void {
  for (const card of items.at(s, hand(seat)).slice()) items.move(s, card, hand(seat), 'start', { to: 'bottom' })
  for (const card of cards) items.move(s, card, items.zoneOf(s, card), hand(seat))
}

/** A survivor carries this card. */
export function setGear(s: State, id: string, ...cards: readonly string[]): void {
  const into = s.survivors.find(each => each.id === id)!.equipment
  for (const card of cards) items.move(s, card, items.zoneOf(s, card), 'equipped', { into })
}

/** The right-hand neighbour of the active player holds this crossroads card. */
export function setRoad(s: State, card: string): void {
  const holder = (s.active + s.players.length - 1) % s.players.length
  for (const other of roads.at(s, held(holder)).slice()) roads.move(s, other, held(holder), 'deck')
  roads.move(s, card, roads.zoneOf(s, card), held(holder))
}

/** Exactly these objectives are in front of a player. */
export function setGoals(s: State, seat: Seat, ...ids: readonly string[]): void {
  for (const id of goals.at(s, goal(seat)).slice()) goals.move(s, id, goal(seat), 'box')
  for (const id of ids) goals.move(s, id, goals.zoneOf(s, id), goal(seat))
}

/** The colony phase on a clean table, without a crisis unless `set` lays one; then the call for a vote on the token. */
export function nightfall(t: LongNight, set: (s: State) => void): Changes {
  turn(t, s => {
    while (crises.draw(s, 'now', 'gone') !== undefined);
    set(s)
  })
  return goTo(t, 'colony')
}

/** This crisis is to be dealt with. */
export const setCrisis = (s: State, crisis: string): void => crises.move(s, crisis, crises.zoneOf(s, crisis), 'now')

/** So many cards of these types, out of the decks of the locations. */
export function cardsOf(...types: readonly ItemType[]): readonly string[] {
  const decks = LOCATIONS.flatMap(at => DECKS[at])
  const left = new Set(decks)
  return types.map(type => {
    const card = decks.find(each => left.has(each) && typeOf(each) === type)!
    left.delete(card)
    return card
  })
}

/** An objective without cold, which would spoil the counts. */
export const mild = config(3, { objective: 'streetByStreet' })
export const mildCzech = config(3, { objective: 'streetByStreet', edition: 'cs' })

/** A survivor in play. */
export const survivor = (t: LongNight, id: string): Survivor => t.state.survivors.find(each => each.id === id)!

/** Nobody draws a crossroads card any more. */
export function noRoads(s: State): void {
  while (roads.draw(s, 'deck', 'gone') !== undefined);
}

/** What a viewer heard of the last choice, by name. */
export const news = (t: LongNight, viewer: Seat | 'public' = 'public'): readonly string[] =>
  t.heard(viewer).map(event => event.e)
/** How many exposure rolls everybody heard of in the last choice. */
export const exposed = (t: LongNight): number => news(t).filter(name => name === 'exposed').length

/** Everybody who is asked votes: yes these seats, no the others. */
export function voteYes(t: LongNight, ...yes: readonly Seat[]): void {
  if (t.pending.length === 0) throw new Error('the game is over: nobody votes any more')
  for (const seat of t.pending) t.choose(seat, { do: 'vote', yes: yes.includes(seat) })
}

/** Helpless take all spaces of the colony that are left. */
export function fillColony(s: State): void {
  s.helpless += Math.max(0, freeSpaces(s, 'colony'))
}

/** The visible table by name; 0 and '' are left out. */
function sight(s: State): Map<string, number | string> {
  const seen = new Map<string, number | string>()
  const see = (name: string, value: number | string | boolean): void => {
    if (value !== 0 && value !== '' && value !== false) seen.set(name, value === true ? 1 : value)
  }
  for (const what of ['morale', 'rounds', 'food', 'starvation', 'helpless', 'rebellious', 'kills'] as const)
    see(what, s[what])
  for (const { id, seat, at, equipment, ...has } of s.survivors) {
    see(`${id}.at`, at)
    see(`${id}.of`, `player ${seat}`)
    see(`${id}.equipment`, equipment.join())
    for (const [what, value] of Object.entries(has)) see(`${id}.${what}`, value)
  }
  for (const [i, place] of s.places.entries()) {
    see(`${PLACES[i]}.noise`, place.noise)
    for (const [e, has] of place.entrances.entries())
      for (const [what, value] of Object.entries(has))
        see(`${PLACES[i]}${place.entrances.length > 1 ? e : ''}.${what}`, value)
  }
  for (const [seat, { dice, leader, exiled }] of s.players.entries()) {
    see(`leader${seat}`, leader)
    see(`exiled${seat}`, exiled)
    for (let die = 1; die <= 6; die++) see(`dice${seat}.${die}`, dice.filter(each => each === die).length)
  }
  for (const zone of items.zones) see(zone, items.at(s, zone).length)
  for (const zone of ['deck', 'graveyard', 'lost', 'waiting'] as const) see(`people.${zone}`, people.at(s, zone).length)
  see('lasting', s.lasting.join())
  see('used', s.used.join())
  see('turn', `player ${s.active}`)
  return seen
}

export type Differences = { readonly [name: string]: number | string }
/** The asked seat chooses this; with a seat, that seat does. */
export type Choice = Option | readonly [seat: Seat, option: Option] | ((t: LongNight) => Option)

/** Chooses one after the other; returns all changes (numbers as differences) and the number of exposure rolls. */
export function does(t: LongNight, ...choices: readonly Choice[]): Differences {
  const before = sight(t.state)
  let exposed = 0
  for (const choice of choices) {
    if (t.pending.length === 0) throw new Error(`the game is over: nobody can choose ${JSON.stringify(choice)}`)
    const [seat, option] = Array.isArray(choice)
      ? (choice as readonly [Seat, Option])
      : [t.pending[0]!, typeof choice === 'function' ? choice(t) : (choice as Option)]
    t.choose(seat, option)
    exposed += t.heard('public').filter(event => event.e === 'exposed').length
  }
  const after = sight(t.state)
  const found: { [name: string]: number | string } = exposed > 0 ? { exposed } : {}
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [was, is] = [before.get(name), after.get(name)]
    if (was === is) continue
    const counts = typeof (was ?? is) === 'number'
    found[name] = counts ? Number(is ?? 0) - Number(was ?? 0) : (is ?? '')
  }
  return found
}

/** This survivor is the next to be drawn. */
export const setNewcomer = (s: State, id: string): void => people.move(s, id, people.zoneOf(s, id), 'deck')

/** This card is the next of its deck. */
export const setTop = (s: State, card: string): void => items.move(s, card, items.zoneOf(s, card), homeOf(card))

/** The set-up is over, also where a test has left it out: nobody chooses from survivors any more. */
function putBackDealt(s: State): void {
  for (const seat of s.players.keys())
    for (const id of people.at(s, dealt(seat)).slice()) people.move(s, id, dealt(seat), 'deck', { to: 'bottom' })
}

/** The kit compares all present options: options that others hear the same must leave them the same view. */
export function toldApart(t: LongNight): void {
  t.arrange(putBackDealt)
  const from = { ...game, setup: () => game.copy(t.state) }
  replayChecked({ ...subject, game: from }, config(t.state.players.length), '', [], {
    rates: THOROUGH,
    only: 'told-the-same',
  })
}

export const survivorIn = (s: State, id: string): Survivor => s.survivors.find(each => each.id === id)!
/** At the entrances of the colony, one by one. */
export const colonyZombies = (s: State): readonly number[] => s.places[0]!.entrances.map(each => each.zombies)
