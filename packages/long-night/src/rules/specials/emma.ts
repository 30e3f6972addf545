// Emma Han reveals the top four cards of her location's deck and may take an education card among them.

import { end, int, limit, next, one, SEAT } from '@lastlight/kernel'
import { typeOf } from '../../content/items.ts'
import { DECK_PLACES, hasDeck } from '../../content/places.ts'
import { call, items, proc, tell } from '../../language.ts'
import type { Offers } from '../../options.ts'
import { takeFrom } from '../picks.ts'
import { whyOf } from '../why.ts'
import type { Special } from './special.ts'

const REVEALED = 4
const NOTHING = { do: 'nothing' } as const
const NOT_EDUCATION = limit('LN-DECK-01', 'fetch.notOfType')

const revealing = proc('revealing', { seat: SEAT, at: one(...DECK_PLACES) }, { own: { shown: int } })
revealing.steps({
  show(s, l) {
    const cards = items.look(s, 'all', l.at, REVEALED)
    l.shown = cards.length
    tell.all?.({ e: 'revealed', at: l.at, cards: [...cards], why: whyOf(s) })
    return next
  },
  take: revealing.ask({
    from: (s, l) => [
      ...items
        .at(s, l.at)
        .slice(-l.shown)
        .map((card): Offers['take'] => ({ do: 'take', card })),
      NOTHING,
    ],
    limit: (_, __, o) => (o.do === 'nothing' || typeOf(o.card) === 'education' ? undefined : NOT_EDUCATION),
    alone: 'take',
    take(s, l, o) {
      if (o.do === 'take') takeFrom(s, l.seat, o.card, l.at)
      items.shuffle(s, l.at)
      return end
    },
  }),
})

export const emma: Special = {
  can: (s, { place }) => hasDeck(place) && items.at(s, place).length > 0,
  run: (_, { seat, place }) => (hasDeck(place) ? call(revealing, { seat, at: place }) : next),
}
