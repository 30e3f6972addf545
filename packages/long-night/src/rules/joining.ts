// LN-SADD: survivors enter.

import { end, next, type Seat } from '@lastlight/kernel'
import type { Place } from '../content/places.ts'
import type { Why } from '../events.ts'
import { people, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { freeSpaces } from '../queries/people.ts'
import { inOrder, playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import type { SurvivorZone } from '../zones.ts'
import { whyOf } from './why.ts'

// LN-SADD-01
export function join(s: State, seat: Seat, survivor: string, from: SurvivorZone, at: Place, why?: Why): void {
  people.move(s, survivor, from, 'inPlay')
  const newcomer = s.survivors.at(-1)!
  newcomer.seat = seat
  newcomer.at = at
  tell.all?.({ e: 'joins', seat, survivor, at, why: why ?? whyOf(s) })
}

export function lead(s: State, seat: Seat, survivor: string): void {
  const player = playerOf(s, seat)
  player.leader = survivor
  player.bereft = false
  tell.all?.({ e: 'leads', seat, survivor })
}

/** LN-LAST-03: the players whose survivors wait for a space in the colony. */
const waitingAtDoor = (s: State): readonly Seat[] =>
  inOrder(s).filter(seat => playerOf(s, seat).waiting !== '' && !playerOf(s, seat).exiled)

export const canComeIn = (s: State): boolean => freeSpaces(s, 'colony') > 0 && waitingAtDoor(s).length > 0

function comeIn(s: State, seat: Seat): void {
  const player = playerOf(s, seat)
  join(s, seat, player.waiting, 'waiting', 'colony', 'room')
  player.waiting = ''
  if (player.leader === '') lead(s, seat, s.survivors.at(-1)!.id)
}

/** LN-LAST-03: as soon as there is a space. LN-TEXT-02: where there are too few, the first player says whose comes in. */
export const comingIn = proc('comingIn', {})
comingIn.steps({
  all(s) {
    if (!canComeIn(s)) return end
    const waiting = waitingAtDoor(s)
    if (waiting.length > freeSpaces(s, 'colony')) return next
    for (const seat of waiting) comeIn(s, seat)
    return end
  },
  which: comingIn.ask({
    who: s => s.first,
    from: s => waitingAtDoor(s).map((player): Offers['next'] => ({ do: 'next', player })),
    take(s, _, o) {
      comeIn(s, o.player)
      return 'all'
    },
  }),
})

/** LN-SADD-03, LN-EXILE-08: helpless come as far as there is room, and never through an exiled player. */
export function addHelpless(s: State, seat: Seat, count: number, rebellious: boolean): void {
  if (playerOf(s, seat).exiled) return
  const come = Math.min(count, Math.max(0, freeSpaces(s, 'colony')))
  if (come === 0) return
  if (rebellious) s.rebellious += come
  else s.helpless += come
  tell.all?.({ e: 'helpless', count: come, rebellious, why: whyOf(s) })
}
