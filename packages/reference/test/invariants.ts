// What must hold in Embers whenever somebody is asked.

import { type Invariants, oneZoneEach } from '@lastlight/kernel/testing'
import { PLACE_IDS, SPACES } from '../src/content/places.ts'
import type { State } from '../src/index.ts'
import { items, keepers, omens, roles } from '../src/language.ts'
import { omenOf, role } from '../src/zones.ts'

const seatsOf = (s: State): readonly number[] => s.wood.map((_, seat) => seat)

export const invariants = {
  'every card lies in exactly one zone': oneZoneEach<State>([items, omens, keepers, roles]),
  'EMB-SETUP-01 every player has one role': s => {
    const seat = seatsOf(s).find(each => roles.at(s, role(each)).length !== 1)
    return seat === undefined ? undefined : `seat ${seat} has ${roles.at(s, role(seat)).length}`
  },
  'EMB-SETUP-02 the keepers in play are pieces on the board': s => {
    const pieces = s.pieces.map(piece => piece.keeper).toSorted()
    const cards = keepers.at(s, 'field').toSorted()
    return pieces.join() === cards.join() ? undefined : `${pieces.join()} on the board, ${cards.join()} in play`
  },
  'EMB-SETUP-03 nobody owes wood or oil': s =>
    [...s.wood, ...s.oil].some(count => count < 0) ? `wood ${s.wood.join()}, oil ${s.oil.join()}` : undefined,
  'EMB-SETUP-04 a place holds no more than it has spaces': s => {
    const full = PLACE_IDS.find(at => s.places[at].wolves + s.places[at].fences > SPACES[at])
    return full && `${s.places[full].wolves} wolves and ${s.places[full].fences} fences at the ${full}`
  },
  'EMB-SETUP-05 a player has the lantern': s =>
    s.lantern >= 0 && s.lantern < s.players ? undefined : `seat ${s.lantern}`,
  'EMB-ROUND-01 there are four rounds': s => (s.round <= 4 ? undefined : `round ${s.round}`),
  'EMB-WATCH-01 at most one omen is kept secret': s => {
    const kept = seatsOf(s).flatMap(seat => omens.at(s, omenOf(seat)))
    return kept.length > 1 ? kept.join() : undefined
  },
  'EMB-WATCH-02 nobody has more than two actions': s => (s.actions >= 0 && s.actions <= 2 ? undefined : `${s.actions}`),
  'EMB-DEATH-02 while the game goes on there is an ember': s =>
    s.embers > 0 || (s.embers === 0 && s.end === 'dark') ? undefined : `${s.embers} embers, the end is ${s.end}`,
} as const satisfies Invariants<State>
