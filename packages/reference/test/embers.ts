// Sets the table of Embers for tests.

import { test } from 'node:test'
import type { Seat } from '@lastlight/kernel'
import { type Table, tableTests } from '@lastlight/kernel/testing'
import type { PlaceId } from '../src/content/places.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { items, keepers, omens, roles } from '../src/language.ts'
import { hand, role } from '../src/zones.ts'

export type Embers = Table<State, Config, Option, View, Event>

export const rule = tableTests(game, test)

export const two: Config = { players: 2 }
export const three: Config = { players: 3 }
export const four: Config = { players: 4 }

export const seats = (s: State): readonly Seat[] => Array.from({ length: s.players }, (_, seat) => seat)

/** Exactly these keepers are in play. */
export function setPieces(s: State, pieces: readonly (readonly [string, Seat, PlaceId])[]): void {
  for (const keeper of keepers.at(s, 'field').slice()) keepers.move(s, keeper, 'field', 'keepers')
  for (const [keeper] of pieces) keepers.move(s, keeper, keepers.zoneOf(s, keeper), 'field')
  s.pieces = pieces.map(([keeper, seat, at]) => ({ keeper, seat, at }))
}

/** Exactly these cards are in the hand; its former cards go under the deck. */
export function setHand(s: State, seat: Seat, cards: readonly string[]): void {
  for (const card of items.at(s, hand(seat)).slice()) items.move(s, card, hand(seat), 'deck', { to: 'bottom' })
  for (const card of cards) items.move(s, card, items.zoneOf(s, card), hand(seat))
}

/** The last one is the top. */
export function setDeck(s: State, cards: readonly string[]): void {
  for (const card of items.at(s, 'deck').slice()) if (!cards.includes(card)) items.move(s, card, 'deck', 'gear0')
  for (const card of cards) items.move(s, card, items.zoneOf(s, card), 'deck')
}

/** The next omen; undefined for none at all. */
function setOmen(s: State, omen: string | undefined): void {
  for (const card of omens.at(s, 'omens').slice()) if (card !== omen) omens.move(s, card, 'omens', 'gone')
}

export function setRole(s: State, seat: Seat, card: string): void {
  const from = roles.zoneOf(s, card)
  const old = roles.at(s, role(seat))[0]!
  roles.move(s, card, from, role(seat))
  if (from !== role(seat)) roles.move(s, old, role(seat), from)
}

export interface Start {
  readonly pieces?: readonly (readonly [string, Seat, PlaceId])[]
  readonly hands?: readonly (readonly string[])[]
  readonly omen?: string
  readonly set?: (s: State) => void
}

const PIECES: readonly (readonly [string, Seat, PlaceId])[] = [
  ['keeper:ada', 0, 'fire'],
  ['keeper:bo', 1, 'fire'],
  ['keeper:cai', 2, 'fire'],
  ['keeper:dov', 3, 'fire'],
]

/** The first watch, seat 0 to act: one keeper each at the fire, empty hands, no omen, unless the start says otherwise. */
export function watch(t: Embers, start: Start = {}): Embers {
  t.arrange(s => {
    s.lantern = 0
    setPieces(s, start.pieces ?? PIECES.slice(0, s.players))
    for (const seat of seats(s)) setHand(s, seat, start.hands?.[seat] ?? [])
    setOmen(s, start.omen)
    start.set?.(s)
  })
  for (const seat of t.pending) t.choose(seat, { do: 'stop' })
  return t
}

/** All turns end and everybody votes for seat 0. The last vote is left to the test: it brings the wolves. */
export function toLastVote(t: Embers): Embers {
  while (t.state.phase === 'watch') t.choose(t.pending[0]!, { do: 'end' })
  for (const seat of t.pending.slice(0, -1)) t.choose(seat, { do: 'vote', seat: 0 })
  return t
}

export const VOTE_0: Option = { do: 'vote', seat: 0 }
