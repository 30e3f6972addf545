// Survivors come and go.

import { end, int, limit, next, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import { ROOM_IDS } from '../content/rooms.ts'
import type { Cause } from '../events.ts'
import { playerOf, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { isFree, places, roomOf, survivors } from '../queries/shelter.ts'
import { CAUSE, type State } from '../state.ts'

const NOBODY_THERE = limit('OUT-NIGHT-FEED-06', 'lose.nobodyThere')
const LOSE = new Map(['airlock', ...ROOM_IDS].map(from => [from, { do: 'lose', from } as const]))
const NO_SEAT = limit('OUT-SHIP-08', 'house.noSeat')

/** Removes survivors one by one, of the owner's choice. Without survivors the rest is ignored. */
export const loseSurvivors = proc('loseSurvivors', { seat: SEAT, left: int, cause: CAUSE })
loseSurvivors.steps({
  check: (s, l) => (l.left > 0 && survivors(playerOf(s, l.seat)) > 0 ? next : end),
  choose: loseSurvivors.ask({
    candidates(s, l, offer: Offer<Offers['lose']>) {
      const player = playerOf(s, l.seat)
      offer.add(LOSE.get('airlock')!, player.airlock > 0 ? undefined : NOBODY_THERE)
      for (const room of player.rooms) offer.add(LOSE.get(room.id)!, room.people > 0 ? undefined : NOBODY_THERE)
    },
    alone: 'take',
    take(s, l, o) {
      l.left--
      const player = playerOf(s, l.seat)
      if (o.from === 'airlock') player.airlock--
      else roomOf(player, o.from)!.people--
      tell.all?.({ e: 'lost', seat: l.seat, from: o.from, by: l.cause })
      return 'check'
    },
  }),
})

/** One newcomer takes a place of the owner's choice. */
export const houseSurvivor = proc('houseSurvivor', { seat: SEAT, cause: CAUSE })
houseSurvivor.steps({
  choose: houseSurvivor.ask({
    from: (s, l) => places(playerOf(s, l.seat)).map((to): Offers['house'] => ({ do: 'house', to })),
    limit: (s, l, o) => (isFree(playerOf(s, l.seat), o.to) ? undefined : NO_SEAT),
    alone: 'take',
    take(s, l, o) {
      moveIn(s, l.seat, o.to, l.cause)
      return next
    },
  }),
})

export function moveIn(s: State, seat: Seat, place: string, by: Cause): void {
  const player = playerOf(s, seat)
  if (place === 'airlock') player.airlock++
  else roomOf(player, place)!.people++
  tell.all?.({ e: 'survivor', seat, to: place, by })
}
