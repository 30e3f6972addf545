// Exile: whom a player would vote out, and when it is worth a call.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { chancesFor } from './beliefs.ts'
import { once, type Situation } from './situation.ts'

/** For each seat how likely its player is to be the traitor, as this player sees it. */
export const suspicions = (situation: Situation): readonly number[] =>
  once(situation, 'suspicions', () =>
    chancesFor(situation.view, situation.seat, situation.told(), situation.allegiance.traitor),
  )

const hasLoyalExile = ({ players }: View): boolean => players.some(({ role, out }) => role === 'loyal' && !out)

/**
 * Who calls for exile must be rather sure; the others join for less, because a caller who is loyal knows one suspect fewer.
 * LN-EXILE-14: two loyal exiles end the game, so after the first only those who are nearly sure want another one.
 */
const CALLS = 0.7
const JOINS = 0.45
const NEARLY_SURE = 0.9

const settled = ({ view }: Situation): boolean => view.players.some(player => player.role === 'traitor')

const isEnough = (situation: Situation, seat: Seat, enough: number): boolean =>
  !settled(situation) && suspicions(situation)[seat]! > (hasLoyalExile(situation.view) ? NEARLY_SURE : enough)

/** Whether this player would vote for the exile. */
export function wouldExile(situation: Situation, seat: Seat): boolean {
  if (seat === situation.seat) return false
  if (situation.allegiance.traitor) return situation.allegiance.care < 0 && hasLoyalExile(situation.view)
  return isEnough(situation, seat, JOINS)
}

/** Calling a vote costs nothing; a loyal player who is sure does it. */
export const exileValue = (situation: Situation, seat: Seat): number =>
  !situation.allegiance.traitor && !situation.me.exiled && isEnough(situation, seat, CALLS) ? 0.5 : -1
