// The view of a viewer, built up from nothing (allow-list).

import type { Seat, Viewer, Waiting, Whereabouts } from '@lastlight/kernel'
import { items, keepers, omens, roles, rules, seatsOf } from './language.ts'
import { piecesOf } from './rules/keepers.ts'
import type { State } from './state.ts'
import { gear, got, hand, omenOf, role } from './zones.ts'

interface PlayerView {
  readonly wood: number
  readonly oil: number
  readonly cards: number
  readonly got: number
  readonly omen: number
  readonly gear: readonly string[]
  readonly keepers: readonly { readonly id: string; readonly at: string }[]
}

export interface View {
  readonly round: number
  readonly phase: State['phase']
  readonly lantern: Seat
  readonly active: Seat
  readonly actions: number
  readonly embers: number
  readonly places: State['places']
  readonly players: readonly PlayerView[]
  readonly votes: readonly Seat[]
  readonly discard: readonly string[]
  readonly playing: readonly string[]
  readonly gone: readonly string[]
  readonly grave: readonly string[]
  readonly keepersLeft: number
  /** Bottom to top; null where this viewer does not know. */
  readonly deck: readonly (string | null)[]
  readonly omens: readonly (string | null)[]
  readonly own: {
    readonly hand: readonly string[]
    readonly got: readonly string[]
    readonly role: string
    readonly omen: readonly string[]
  } | null
  readonly whereabouts: readonly Whereabouts[]
  readonly waiting: Waiting
  readonly end: State['end']
  /** Turned up when all is over. */
  readonly roles: readonly string[]
}

export function view(s: State, viewer: Viewer): View {
  return {
    round: s.round,
    phase: s.phase,
    lantern: s.lantern,
    active: s.active,
    actions: s.actions,
    embers: s.embers,
    places: structure(s),
    players: seatsOf(s).map(seat => ({
      wood: s.wood[seat]!,
      oil: s.oil[seat]!,
      cards: items.at(s, hand(seat)).length,
      got: items.at(s, got(seat)).length,
      omen: omens.at(s, omenOf(seat)).length,
      gear: [...items.at(s, gear(seat))],
      keepers: piecesOf(s, seat).map(({ keeper, at }) => ({ id: keeper, at })),
    })),
    votes: [...s.votes],
    discard: [...items.at(s, 'discard')],
    playing: [...items.at(s, 'playing')],
    gone: [...omens.at(s, 'gone')],
    grave: [...keepers.at(s, 'grave')],
    keepersLeft: keepers.at(s, 'keepers').length,
    deck: items.slots(s, 'deck', viewer),
    omens: omens.slots(s, 'omens', viewer),
    own: viewer === 'public' ? null : own(s, viewer),
    whereabouts: rules.whereabouts(s, viewer),
    waiting: rules.waiting(s),
    end: s.end,
    roles: s.end === 'not yet' ? [] : seatsOf(s).map(seat => roles.at(s, role(seat))[0]!),
  }
}

const structure = ({ places }: State): State['places'] => ({
  fire: { ...places.fire },
  forest: { ...places.forest },
  cliff: { ...places.cliff },
  ruin: { ...places.ruin },
})

const own = (s: State, seat: Seat): NonNullable<View['own']> => ({
  hand: [...items.at(s, hand(seat))],
  got: [...items.at(s, got(seat))],
  role: roles.at(s, role(seat))[0]!,
  omen: [...omens.at(s, omenOf(seat))],
})
