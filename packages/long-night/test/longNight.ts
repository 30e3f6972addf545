// How a test sets the table of The Long Night.

import { test } from 'node:test'
import type { Seat } from '@lastlight/kernel'
import { type Changes, type Table, tableTests } from '@lastlight/kernel/testing'
import type { Exposure } from '../src/content/exposure.ts'
import { EXPOSURE } from '../src/content/exposure.ts'
import { numberOf, type Place } from '../src/content/places.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { people } from '../src/language.ts'
import type { Entrance, Survivor } from '../src/state.ts'

export type LongNight = Table<State, Config, Option, View, Event>

export const rule = tableTests(game, test)

export const two: Config = { players: 2, edition: 'pl', hard: false }
export const three: Config = { players: 3, edition: 'pl', hard: false }
export const four: Config = { players: 4, edition: 'pl', hard: false }
export const czech: Config = { players: 3, edition: 'cs', hard: false }

/** The die shows this face next; scripted rolls come before the generator's own. */
export const faceOf = (face: Exposure): number => EXPOSURE.faces.indexOf(face) + 1

/** Exactly these survivors are in play: who, whose, where. Everybody's first one leads. */
export function setPeople(
  s: State,
  ...all: readonly (readonly [id: string, seat: Seat, at: Place, more?: Partial<Survivor>])[]
): void {
  for (const { id } of s.survivors) people.move(s, id, 'inPlay', 'deck')
  s.survivors = []
  for (const player of s.players) player.leader = ''
  for (const [id, seat, at, more] of all) {
    people.move(s, id, people.zoneOf(s, id), 'inPlay')
    s.survivors.push({ id, seat, at, wounds: 0, frostbite: 0, despair: 0, moved: false, ...more })
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
    s.phase = 'turns'
    s.morale = 5
    s.rounds = 4
    s.food = 0
    s.first = 0
    for (const place of s.places) {
      place.noise = 0
      for (const each of place.entrances) Object.assign(each, { zombies: 0, barricades: 0, traps: 0 })
    }
    for (const player of s.players) Object.assign(player, { dice: [1, 2, 3, 4, 5, 6], used: [], exiled: false })
    s.flow.lanes = []
    s.flow.open = s.flow.secret = false
    s.flow.asked = 0
    s.flow.stack = [
      { at: 'longNight.colony', l: {}, into: '' },
      { at: 'players.turns', l: { order: s.players.map((_, seat) => seat).slice(1) }, into: '' },
      { at: 'turn.act', l: { seat: 0 }, into: '' },
    ]
    set(s)
  })
}

/** Goes on with these frames (innermost last) once seat 0 says it is done: how a test enters a phase. */
export function goOnWith(
  t: LongNight,
  ...frames: readonly { at: string; l?: State['flow']['stack'][number]['l'] }[]
): Changes {
  t.arrange(s => {
    s.flow.stack = [
      ...frames.map(({ at, l }) => ({ at, l: l ?? {}, into: '' })),
      { at: 'turn.act', l: { seat: 0 }, into: '' },
    ]
  })
  return t.choose(0, { do: 'done' })
}

/** So many zombies come to a place, and then seat 1 has its turn. */
export const come = (t: LongNight, at: Place, count: number): Changes =>
  goOnWith(
    t,
    { at: 'longNight.colony' },
    { at: 'players.turns', l: { order: [1] } },
    { at: 'addZombies.one', l: { at, left: count, entrance: 0, begun: 0 } },
  )
