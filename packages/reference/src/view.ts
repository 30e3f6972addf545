// What a viewer may know, built up from nothing.

import type { Seat, Viewer, Waiting, Whereabouts } from '@lastlight/kernel'
import { rules, seatsOf, table } from './language.ts'
import { keepersOf } from './rules/keepers.ts'
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
  readonly own: { readonly hand: readonly string[]; readonly got: readonly string[]; readonly role: string; readonly omen: readonly string[] } | null
  readonly whereabouts: readonly Whereabouts[]
  readonly waiting: Waiting
  readonly end: State['end']
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
      cards: table.at(s, hand(seat)).length,
      got: table.at(s, got(seat)).length,
      omen: table.at(s, omenOf(seat)).length,
      gear: [...table.at(s, gear(seat))],
      keepers: keepersOf(s, seat).map(id => ({ id, at: s.stands[id]! })),
    })),
    votes: [...s.votes],
    discard: [...table.at(s, 'discard')],
    playing: [...table.at(s, 'playing')],
    gone: [...table.at(s, 'gone')],
    grave: [...table.at(s, 'grave')],
    keepersLeft: table.at(s, 'keepers').length,
    deck: table.slots(s, 'deck', viewer),
    omens: table.slots(s, 'omens', viewer),
    own: viewer === 'public' ? null : own(s, viewer),
    whereabouts: table.whereabouts(s, viewer),
    waiting: rules.waiting(s),
    end: s.end,
  }
}

const structure = ({ places }: State): State['places'] => ({
  fire: { ...places.fire },
  forest: { ...places.forest },
  cliff: { ...places.cliff },
  ruin: { ...places.ruin },
})

const own = (s: State, seat: Seat): NonNullable<View['own']> => ({
  hand: [...table.at(s, hand(seat))],
  got: [...table.at(s, got(seat))],
  role: table.at(s, role(seat))[0]!,
  omen: [...table.at(s, omenOf(seat))],
})
