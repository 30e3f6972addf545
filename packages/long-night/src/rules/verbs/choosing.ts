// Verbs that choose the survivor, the player or the place that a card speaks of.

import { end, next } from '@lastlight/kernel'
import type { Whom } from '../../content/effects.ts'
import { CARDS, callInto } from '../../language.ts'
import type { EffectContext } from '../../queries/conditions.ts'
import { idsOf, lowestOf } from '../../queries/people.ts'
import { membersOf, playing } from '../../queries/position.ts'
import { isAPlaceMeant, isSomeoneMeant, meant, placesMeant } from '../../queries/targets.ts'
import type { State } from '../../state.ts'
import { pickPlace, pickPlayer, pickSurvivor } from '../picks.ts'
import type { NeedTable, VerbTable } from '../resolve.ts'

type Choosing = 'survivor' | 'place' | 'player' | 'lowest' | 'colony'

const others = (s: State, seat: number, which: 'other' | 'member'): number[] =>
  (which === 'member' ? membersOf(s) : playing(s)).filter(each => each !== seat)

export const choosing: Pick<VerbTable, Choosing> = {
  survivor(s, l, whom) {
    const among = idsOf(meant(s, whom, l))
    return among.length === 0 ? end : callInto(l, 'survivor', pickSurvivor, { seat: l.seat, among })
  },
  place(s, l, where) {
    const among = placesMeant(s, CARDS, where, l)
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

const someone = (s: State, context: EffectContext, whom: Whom): boolean => isSomeoneMeant(s, whom, context)

export const choosingNeeds: NeedTable = {
  survivor: someone,
  lowest: someone,
  place: (s, context, where) => isAPlaceMeant(s, CARDS, where, context),
  player: (s, { seat }, which) => others(s, seat, which).length > 0,
}
