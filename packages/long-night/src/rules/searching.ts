// LN-SEARCH

import { end, type Go, int, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { noiseRoom } from '../content/editions.ts'
import { DECK_PLACES, type DeckPlace, PLACES } from '../content/places.ts'
import { SURVIVOR_ID } from '../ids.ts'
import { call, items, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { placeOf, survivorOf } from '../queries/position.ts'
import { keptOf } from '../queries/values.ts'
import type { State } from '../state.ts'
import { drawn, hand } from '../zones.ts'
import { makeNoise } from './entrances.ts'
import { exposure } from './exposure.ts'
import { happen } from './happenings.ts'
import { noMore, withCard } from './sameOption.ts'
import { afterSearch } from './timedAbilities.ts'

const MORE = [{ do: 'noise' }, { do: 'stop' }] as const
const TOO_LOUD = limit('LN-SEARCH-04', 'search.tooLoud')
const DECK_EMPTY = limit('LN-SEARCH-07', 'search.deckEmpty')
const KEEP_ONE = limit('LN-SEARCH-05', 'search.keepOne')
const keep = withCard('keep')

/** Abilities of a searcher who is still alive. */
const useAfterSearch = (s: State, { seat, survivor }: { readonly seat: Seat; readonly survivor: string }): Go =>
  survivorOf(s, survivor) ? call(afterSearch, { seat, survivor }) : end

export const search = proc(
  'search',
  { seat: SEAT, survivor: SURVIVOR_ID, at: one(...DECK_PLACES) },
  { own: { kept: int } },
)
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
      if (noiseRoom(s.edition, placeOf(s, l.at)) <= 0) return TOO_LOUD
      return items.at(s, l.at).length > 0 ? undefined : DECK_EMPTY
    },
    // With nothing to choose nobody is asked: noise and decks are public.
    alone: 'take',
    take(s, l, o) {
      if (o.do === 'stop') return next
      makeNoise(s, l.at)
      happen(s, l.seat, 'noise', { survivor: l.survivor, at: l.at })
      drawOne(s, l.seat, l.at)
      return 'more'
    },
  }),
  // LN-SEARCH-05
  keep: search.ask({
    from: (s, l) => [...items.at(s, drawn(l.seat)).map((card): Offers['keep'] => keep(card)), noMore],
    limit: (_, l, o) => (o.do === 'enough' && l.kept === 0 ? KEEP_ONE : undefined),
    take(s, l, o) {
      if (o.do === 'enough') return next
      l.kept++
      items.move(s, o.card, drawn(l.seat), hand(l.seat))
      tell.only?.([l.seat], { e: 'kept', seat: l.seat, card: o.card }, { e: 'kept', seat: l.seat })
      const most = keptOf(s, survivorOf(s, l.survivor)!)
      return l.kept < most && items.at(s, drawn(l.seat)).length > 0 ? 'keep' : next
    },
  }),
  back(s, l) {
    for (const card of items.at(s, drawn(l.seat)).slice()) items.move(s, card, drawn(l.seat), l.at, { to: 'bottom' })
    happen(s, l.seat, 'search', { survivor: l.survivor, at: l.at })
    return next
  },
  // LN-RAX-04
  exposure: (_, l) => (l.at === 'raxxon' ? call(exposure, { survivor: l.survivor }) : next),
  abilities: (s, l) => useAfterSearch(s, l),
})

/** LN-BAND-HIDE-01: a search of the hideout draws nothing from a deck, and is a search action all the same. */
export const searched = proc('searched', { seat: SEAT, survivor: SURVIVOR_ID, at: one(...PLACES) })
searched.steps({
  note(s, l) {
    happen(s, l.seat, 'search', { survivor: l.survivor, at: l.at })
    return next
  },
  abilities: (s, l) => useAfterSearch(s, l),
})

function drawOne(s: State, seat: number, at: DeckPlace): void {
  const card = items.draw(s, at, drawn(seat))
  if (card !== undefined)
    tell.only?.(
      [seat],
      { e: 'drew', seat, from: at, card, why: 'search' },
      { e: 'drew', seat, from: at, why: 'search' },
    )
}
