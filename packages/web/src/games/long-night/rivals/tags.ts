// What a player is to the round, in few words.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { banditLeader, inOrder } from '@lastlight/long-night/queries/position'

export type Tag = 'now' | 'next' | 'first' | 'road' | 'exiled' | 'bandits' | 'out'

/** The seat whose turn comes after the present one in this round; none after the last. */
function nextOf(view: View): Seat | undefined {
  const order = inOrder(view)
  const now = order.indexOf(view.active)
  return now < 0 ? undefined : order[now + 1]
}

/** There is room for two: those that matter most come first. */
export function tagsOf(view: View, seat: Seat): readonly Tag[] {
  const { exiled, out } = view.players[seat]!
  if (out) return ['out']
  const leads = banditLeader(view) === seat
  if (view.phase !== 'turns') return leads ? ['bandits'] : exiled ? ['exiled'] : []
  const tags: readonly (Tag | false)[] = [
    // A leader of the bandits is always an exile.
    leads ? 'bandits' : exiled && 'exiled',
    view.active === seat && 'now',
    nextOf(view) === seat && 'next',
    view.first === seat && 'first',
    view.roads.holder === seat && 'road',
  ]
  return tags.filter(tag => tag !== false).slice(0, 2)
}
