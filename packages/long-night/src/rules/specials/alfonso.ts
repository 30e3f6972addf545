// Alfonso Ortega looks through one deck for a weapon and equips somebody in the colony with it.

import { end, limit, next, one, SEAT } from '@lastlight/kernel'
import { LOCATIONS } from '../../content/places.ts'
import { ITEM_OR_NONE, SURVIVOR_OR_NONE } from '../../ids.ts'
import { call, callInto, items, proc } from '../../language.ts'
import { idsOf, survivorsAt } from '../../queries/people.ts'
import { equip } from '../equipment.ts'
import { pickSurvivor } from '../picks.ts'
import { fetching } from '../verbs/cards.ts'
import type { Special } from './special.ts'

const NO_DECK = limit('LN-SEARCH-07', 'search.deckEmpty')

const arming = proc(
  'arming',
  { seat: SEAT },
  { own: { at: one(...LOCATIONS), card: ITEM_OR_NONE, survivor: SURVIVOR_OR_NONE } },
)
arming.steps({
  deck: arming.ask({
    from: LOCATIONS.map(place => ({ do: 'place', place }) as const),
    limit: (s, _, o) => (items.at(s, o.place).length > 0 ? undefined : NO_DECK),
    take(_, l, o) {
      l.at = o.place
      return next
    },
  }),
  // Laid open, because it is equipped at once.
  weapon: (_, l) => callInto(l, 'card', fetching, { seat: l.seat, at: l.at, type: 'weapon', to: 'table' }),
  whom: (s, l) =>
    l.card === ''
      ? end
      : callInto(l, 'survivor', pickSurvivor, { seat: l.seat, among: idsOf(survivorsAt(s, 'colony')) }),
  arm(s, l) {
    equip(s, l.card, l.survivor)
    return end
  },
})

export const alfonso: Special = {
  can: s => LOCATIONS.some(at => items.at(s, at).length > 0),
  run: (_, { seat }) => call(arming, { seat }),
}
