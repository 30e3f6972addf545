// OUT-CITY: search tokens.

import { end, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { CITIES, type City } from '../content/areas.ts'
import { roomKind } from '../content/rooms.ts'
import { TOKENS, tokenKind } from '../content/search.ts'
import { call, playerOf, proc, search, tell } from '../language.ts'
import { isStaffed } from '../queries/shelter.ts'
import type { Player, Room, State } from '../state.ts'
import { decontaminate } from './contamination.ts'
import { gain } from './goods.ts'

/** Rooms that work once in each city: a bit for each. */
export const cityBit = (city: City): number => (city === 'blackwood' ? 1 : 2)

const unusedIn = (player: Player, kind: 'search2' | 'emptyLocker', city: City): Room | undefined =>
  player.rooms.find(room => roomKind(room.id) === kind && isStaffed(room) && (room.used & cityBit(city)) === 0)

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
      room.used |= cityBit(l.city)
      tell.all?.({ e: 'used', seat: l.seat, what: room.id })
      gain(s, l.seat, 'wood', 1, room.id)
      gain(s, l.seat, 'metal', 1, room.id)
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

/** OUT-ROOMK-14 */
export function searchTwoMore(seat: Seat, city: City): void {
  call(drawToken, { seat, city })
  call(drawToken, { seat, city })
}
