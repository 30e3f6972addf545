// Alfonso Ortega looks through one deck for a weapon and equips somebody in the colony with it.

import { end, limit, next, one, SEAT, text } from '@lastlight/kernel'
import { typeOf } from '../../content/items.ts'
import { LOCATIONS } from '../../content/places.ts'
import { call, callInto, items, proc, tell } from '../../language.ts'
import { equip } from '../equipment.ts'
import { survivorsAt } from '../people.ts'
import { pickSurvivor } from '../picks.ts'
import { idsOf } from '../targets.ts'
import type { Special } from './index.ts'

const NOTHING = { do: 'nothing' } as const
type Take = { readonly do: 'take'; readonly card: string } | typeof NOTHING
const NO_DECK = limit('LN-SEARCH-07', 'search.deckEmpty')
const NO_WEAPON = limit('LN-DECK-01', 'fetch.notOfType')

const arming = proc('arming', { seat: SEAT }, { own: { at: one(...LOCATIONS), card: text, survivor: text } })
arming.steps({
  deck: arming.ask({
    from: LOCATIONS.map(place => ({ do: 'place', place }) as const),
    limit: (s, _, o) => (items.at(s, o.place).length > 0 ? undefined : NO_DECK),
    take(s, l, o) {
      l.at = o.place
      items.look(s, [l.seat], l.at)
      tell.all?.({ e: 'looked', seat: l.seat, at: l.at })
      return next
    },
  }),
  weapon: arming.ask({
    from: (s, l) => [...items.at(s, l.at).map((card): Take => ({ do: 'take', card })), NOTHING],
    limit: (_, __, o) => (o.do === 'nothing' || typeOf(o.card) === 'weapon' ? undefined : NO_WEAPON),
    take(s, l, o) {
      if (o.do === 'take') {
        // Laid open: it is going to be equipped at once.
        items.move(s, o.card, l.at, 'table')
        l.card = o.card
      }
      items.shuffle(s, l.at)
      return o.do === 'take' ? next : end
    },
  }),
  whom: (s, l) => callInto(l, 'survivor', pickSurvivor, { seat: l.seat, among: idsOf(survivorsAt(s, 'colony')) }),
  arm(s, l) {
    equip(s, l.card, l.survivor)
    return end
  },
})

export const alfonso: Special = {
  can: s => LOCATIONS.some(at => items.at(s, at).length > 0),
  run: (_, { seat }) => call(arming, { seat }),
}
