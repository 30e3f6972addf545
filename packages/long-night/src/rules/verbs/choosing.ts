// Whom and where a card means.

import { end, next } from '@lastlight/kernel'
import type { Whom } from '../../content/effects.ts'
import { callInto, membersOf, playing } from '../../language.ts'
import type { State } from '../../state.ts'
import type { Mind } from '../conditions.ts'
import { lowestOf } from '../people.ts'
import { pickPlace, pickPlayer, pickSurvivor } from '../picks.ts'
import type { NeedTable, VerbTable } from '../resolve.ts'
import { GROUND, idsOf, isMeant, isPlace, meant, placesMeant } from '../targets.ts'

type Choosing = 'survivor' | 'place' | 'player' | 'lowest' | 'colony'

const others = (s: State, seat: number, which: 'other' | 'member'): number[] =>
  (which === 'member' ? membersOf(s) : playing(s)).filter(each => each !== seat)

export const choosing: Pick<VerbTable, Choosing> = {
  survivor(s, l, whom) {
    const among = idsOf(meant(s, whom, l))
    return among.length === 0 ? end : callInto(l, 'survivor', pickSurvivor, { seat: l.seat, among })
  },
  place(s, l, where) {
    const among = placesMeant(s, where, l)
    return among.length === 0 ? end : callInto(l, 'place', pickPlace, { seat: l.seat, among })
  },
  player(s, l, which) {
    const among = others(s, l.seat, which)
    return among.length === 0 ? end : callInto(l, 'other', pickPlayer, { seat: l.seat, among })
  },
  lowest(s, l, whom) {
    const lowest = lowestOf(meant(s, whom, l))
    if (!lowest) return end
    l.survivor = lowest.id
    return next
  },
  colony(_, l) {
    l.place = 'colony'
    return next
  },
}

const someone = (s: State, mind: Mind, whom: Whom): boolean => s.survivors.some(each => isMeant(s, whom, each, mind))

export const choosingNeeds: NeedTable = {
  survivor: someone,
  lowest: someone,
  place: (s, mind, where) => GROUND.some(at => isPlace(s, where, at, mind)),
  player: (s, { seat }, which) => others(s, seat, which).length > 0,
}
