// Exile: whom a player would vote out, and when it is worth a call.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { beliefsAt } from './beliefs.ts'
import { once, type Situation } from './situation.ts'

/** For each seat how likely its player is to be the traitor, as this player sees it. */
export const suspicions = (situation: Situation): readonly number[] =>
  once(situation, 'suspicions', () => {
    const { view, seat, allegiance } = situation
    // LN-VAR-COOP, LN-VAR-PD: in these variants no player is dealt the traitor's objective alone.
    if (view.mode !== 'hidden') return view.players.map(() => 0)
    const beliefs = beliefsAt(view)
    for (const event of situation.told()) beliefs.hear(event)
    for (const [other, { known }] of view.players.entries())
      if (other !== seat && known.length > 0) beliefs.learn(other, known.some(isBetrayal) ? 'traitor' : 'loyal')
    return beliefs.chances(allegiance.traitor ? undefined : seat)
  })

const hasLoyalExile = ({ players }: View): boolean => players.some(({ role, out }) => role === 'loyal' && !out)

/**
 * One of two suspects is enough: a spoiled crisis proves that there is a traitor. LN-EXILE-14: two loyal exiles end the
 * game, so after the first the bot votes for another exile only when it is nearly sure.
 */
const ENOUGH = 0.4
const NEARLY_SURE = 0.9

const settled = ({ view }: Situation): boolean => view.players.some(player => player.role === 'traitor')

/** Whether this player would vote for the exile. */
export function wouldExile(situation: Situation, seat: Seat): boolean {
  if (seat === situation.seat) return false
  if (situation.allegiance.traitor) return situation.allegiance.care < 0 && hasLoyalExile(situation.view)
  return !settled(situation) && suspicions(situation)[seat]! > (hasLoyalExile(situation.view) ? NEARLY_SURE : ENOUGH)
}

/** Calling a vote costs nothing; a loyal player who is sure does it. */
export const exileValue = (situation: Situation, seat: Seat): number =>
  !situation.allegiance.traitor && !situation.me.exiled && wouldExile(situation, seat) ? 0.5 : -1
