// LN-SEARCH

import { end, limit, next, one, SEAT, text } from '@lastlight/kernel'
import { LOCATIONS, MOST_NOISE } from '../content/places.ts'
import { items, placeOf, proc, tell } from '../language.ts'
import type { State } from '../state.ts'
import { drawn, hand } from '../zones.ts'

const MORE = [{ do: 'noise' }, { do: 'stop' }] as const
const TOO_LOUD = limit('LN-SEARCH-04', 'search.tooLoud')
const DECK_EMPTY = limit('LN-SEARCH-07', 'search.deckEmpty')
const NOT_DRAWN = limit('LN-SEARCH-05', 'search.notDrawn')

export const search = proc('search', { seat: SEAT, survivor: text, at: one(...LOCATIONS) })
search.steps({
  // LN-SEARCH-02
  draw(s, l) {
    drawOne(s, l.seat, l.at)
    return next
  },
  // LN-SEARCH-03
  more: search.ask({
    from: MORE,
    limit(s, l, o) {
      if (o.do === 'stop') return undefined
      if (placeOf(s, l.at).noise >= MOST_NOISE) return TOO_LOUD
      return items.at(s, l.at).length > 0 ? undefined : DECK_EMPTY
    },
    // With nothing to choose nobody is asked: noise and decks are there for everybody to see.
    alone: 'take',
    take(s, l, o) {
      if (o.do === 'stop') return next
      placeOf(s, l.at).noise++
      tell.all?.({ e: 'noise', at: l.at })
      drawOne(s, l.seat, l.at)
      return 'more'
    },
  }),
  // LN-SEARCH-05
  keep: search.ask({
    from: (s, l) => items.at(s, drawn(l.seat)).map(card => ({ do: 'keep', card }) as const),
    limit: (s, l, o) => (items.at(s, drawn(l.seat)).includes(o.card) ? undefined : NOT_DRAWN),
    take(s, l, o) {
      items.move(s, o.card, drawn(l.seat), hand(l.seat))
      tell.only?.([l.seat], { e: 'kept', seat: l.seat, card: o.card }, { e: 'kept', seat: l.seat })
      for (const card of items.at(s, drawn(l.seat)).slice()) items.move(s, card, drawn(l.seat), l.at, { to: 'bottom' })
      return end
    },
  }),
})

function drawOne(s: State, seat: number, at: (typeof LOCATIONS)[number]): void {
  const card = items.draw(s, at, drawn(seat))
  if (card !== undefined) tell.only?.([seat], { e: 'drew', seat, card }, { e: 'drew', seat })
}
