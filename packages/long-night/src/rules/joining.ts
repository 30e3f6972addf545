// LN-SADD: survivors enter.

import type { Seat } from '@lastlight/kernel'
import type { Place } from '../content/places.ts'
import type { Why } from '../events.ts'
import { people, tell } from '../language.ts'
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

/** LN-LAST-03: a waiting survivor comes in as soon as there is a space. */
export function letIn(s: State): void {
  for (const seat of inOrder(s)) {
    const player = playerOf(s, seat)
    if (player.waiting !== '' && !player.exiled && freeSpaces(s, 'colony') > 0) {
      join(s, seat, player.waiting, 'waiting', 'colony', 'room')
      player.waiting = ''
      if (player.leader === '') lead(s, seat, s.survivors.at(-1)!.id)
    }
  }
}

/** LN-SADD-03, LN-EXILE-08: helpless come as far as there is room, and never through an exiled player. */
export function addHelpless(s: State, seat: Seat, count: number, rebellious: boolean): void {
  if (playerOf(s, seat).exiled) return
  const come = Math.min(count, Math.max(0, freeSpaces(s, 'colony')))
  if (come === 0) return
  if (rebellious) s.rebellious += come
  else s.helpless += come
  tell.all?.({ e: 'helpless', count: come, rebellious, why: whyOf(s) })
}
