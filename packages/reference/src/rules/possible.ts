// Whether the lines of a card can be carried out.

import type { Seat } from '@lastlight/kernel'
import type { Effect } from '../content/effects.ts'
import { items, seatsOf } from '../language.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import { canDraw } from './deck.ts'
import { anyFree, anyWolf } from './keepers.ts'

// EMB-ITEM-04
export const canBarterWith = (s: State, seat: Seat, other: Seat): boolean =>
  other !== seat && other < s.players && items.at(s, hand(other)).length + s.wood[other]! > 0

// EMB-ITEM-10, EMB-OMEN-03
export function isPossible(s: State, seat: Seat, list: readonly Effect[]): boolean {
  for (const effect of list) if (!canDo(s, seat, effect)) return false
  return true
}

function canDo(s: State, seat: Seat, [verb, n]: Effect): boolean {
  switch (verb) {
    case 'wood':
      return s.wood[seat]! + n >= 0
    case 'draw':
      return canDraw(s)
    case 'stake':
      return anyFree(s)
    case 'torch':
      return anyWolf(s)
    case 'barter':
      return seatsOf(s).some(other => canBarterWith(s, seat, other))
    case 'look':
      return items.at(s, 'deck').length > 0
    case 'shuffle':
      return items.at(s, 'deck').length > 1
    case 'steal':
      return seatsOf(s).some(other => other !== seat && items.at(s, hand(other)).length > 0)
    case 'ember':
    case 'wolves':
      return true
  }
}
