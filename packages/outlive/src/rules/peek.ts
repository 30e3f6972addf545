// OUT-ROOMK-16: a look at a search stack, at any time of the day.

import { type FreeAct, limit, type Seat } from '@lastlight/kernel'
import { CITIES } from '../content/areas.ts'
import { playerOf, search, tell } from '../language.ts'
import type { Peek } from '../options.ts'
import { unused } from '../queries/shelter.ts'
import type { State } from '../state.ts'
import { useUp } from './useUp.ts'

const PEEKS: readonly Peek[] = CITIES.map(city => ({ do: 'peek', city }))

const ONLY_BY_DAY = limit('OUT-ROOMK-16', 'peek.onlyByDay')
const NO_ROOM = limit('OUT-ROOMK-16', 'peek.noRoom')
const NOTHING_THERE = limit('OUT-ROOMK-16', 'peek.nothingThere')

export const peek: FreeAct<State, Peek> = {
  candidates(s, seat, offer) {
    const broken =
      s.phase !== 'day' ? ONLY_BY_DAY : unused(playerOf(s, seat), 'peekSearch') === undefined ? NO_ROOM : undefined
    if (offer.skips(broken)) return
    for (const option of PEEKS)
      offer.add(option, broken ?? (search[option.city].at(s, 'stack').length > 0 ? undefined : NOTHING_THERE))
  },
  take(s, seat: Seat, o) {
    useUp(seat, unused(playerOf(s, seat), 'peekSearch')!)
    const tokens = search[o.city].look(s, [seat], 'stack')
    tell.only?.([seat], { e: 'peeked', seat, city: o.city, tokens }, { e: 'peeked', seat, city: o.city })
  },
}
