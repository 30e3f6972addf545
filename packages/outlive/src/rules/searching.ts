// OUT-CITY: search tokens.

import { end, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { CITIES } from '../content/areas.ts'
import { roomEffect } from '../content/rooms.ts'
import { TOKENS, tokenKind } from '../content/search.ts'
import { playerOf, proc, search, tell } from '../language.ts'
import { cityBit, unusedIn } from '../queries/shelter.ts'
import type { State } from '../state.ts'
import { decontaminate } from './contamination.ts'
import { gain } from './goods.ts'
import { useUp } from './useUp.ts'

const LOCKER = [
  { do: 'locker', use: true },
  { do: 'locker', use: false },
] as const
const NO_ROOM = limit('OUT-ROOMK-21', 'locker.noRoom')

/** One token is drawn and resolved at once. */
export const drawToken = proc('drawToken', { seat: SEAT, city: one(...CITIES) })
drawToken.steps({
  // OUT-CITY-02
  draw(s, l) {
    const token = search[l.city].draw(s, 'stack', 'gone')
    if (token === undefined) return end
    tell.all?.({ e: 'searched', seat: l.seat, city: l.city, token })
    resolveToken(s, l.seat, token)
    return tokenKind(token) === 'emptyLocker' ? next : end
  },
  // OUT-ROOMK-21
  locker: drawToken.ask({
    from: LOCKER,
    limit: (s, l, _o) => (unusedIn(playerOf(s, l.seat), 'emptyLocker', l.city) ? undefined : NO_ROOM),
    take(s, l, o) {
      if (!o.use) return next
      const room = unusedIn(playerOf(s, l.seat), 'emptyLocker', l.city)!
      useUp(l.seat, room, cityBit(l.city))
      const effect = roomEffect(room.id)
      if (effect.does === 'locker') for (const kind of effect.goods) gain(s, l.seat, kind, 1, room.id)
      return next
    },
  }),
})

// OUT-CITY-04
export function resolveToken(s: State, seat: Seat, token: string): void {
  const { gives } = TOKENS[tokenKind(token)]
  if (gives === 'tablet') decontaminate(s, seat, token)
  else if (gives !== undefined) gain(s, seat, gives, 1, token)
}
