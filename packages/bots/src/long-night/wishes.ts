// Requests to other players: only for cards that help now, and never the same twice in a turn.

import type { Seat } from '@lastlight/kernel'
import { willingSeats } from '@lastlight/long-night/queries/cards'
import { needOf } from '@lastlight/long-night/queries/colony'
import { ALL, requestKey } from '@lastlight/long-night/queries/requestKey'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { foodValue, healValue } from './danger.ts'
import { once, type Situation } from './situation.ts'

/** Those who would be asked: all players, or the only one who takes requests. */
function asked({ view, seat }: Situation): Seat | undefined {
  const willing = willingSeats(view, SEEN, seat)
  return willing.length > 1 ? ALL : willing[0]
}

/** Kinds of cards that would help at once. */
export const wishes = (situation: Situation): readonly string[] =>
  once(situation, 'wishes', () => {
    const { view, seat, me, allegiance, group } = situation
    const whom = asked(situation)
    if (allegiance.care <= 0 || whom === undefined) return []
    const wanted: string[] = []
    const short = !me.exiled && view.food < needOf(view) && SEEN.inHand(view, seat, 'food') === 0
    if (short && foodValue(situation, 1) > 0.3 && isLast(situation)) wanted.push('food')
    if (SEEN.inHand(view, seat, 'medicine') === 0 && group.some(who => healValue(situation, who, 1) > 0.5))
      wanted.push('medicine')
    return wanted.filter(what => !me.asked.includes(requestKey(whom, what)) && !hasAsked(situation, what))
  })

/** The rules would let us ask again after every change (LN-REQ-04); people at the table would not like that. */
function hasAsked(situation: Situation, what: string): boolean {
  const told = situation.told()
  for (let i = told.length - 1; i >= 0; i--) {
    const event = told[i]!
    if (event.e === 'turnOver' || event.e === 'crisis') return false
    if (event.e === 'asked' && event.seat === situation.seat && event.what === what) return true
  }
  return false
}

/** Players whose turn is still to come can help themselves. */
function isLast({ view, seat }: Situation): boolean {
  const n = view.players.length
  const place = (each: number): number => (each - view.first + n) % n
  return view.players.every((player, other) => player.out || player.exiled || place(other) <= place(seat))
}
