// What a tie in a vote means, from what all players see.

import type { Event, View } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { editionOf, playerOf } from '@lastlight/long-night/queries/position'

/** 'first': the first player decides it. 'law', 'fails': the law or the motion is rejected. */
export type Tie = 'first' | 'law' | 'fails'

/** LN-VOTE-03: in the Czech edition an exiled first player has no vote to decide with. */
const tieOfMotion = (view: View): Tie =>
  playerOf(view, view.first).exiled && !editionOf(view).exiledBreaksTies ? 'fails' : 'first'

/** LN-CLAR-10: a tie rejects a law. */
export const tieIn = (view: View): Tie => (view.motion !== null && 'law' in view.motion ? 'law' : tieOfMotion(view))

const CROSSROADS = 'crossroads.'

/** The same for a vote that is over; `before`: the view before it. A crossroads card without a vote of its own orders laws. */
export function tieAfter({ why }: Extract<Event, { readonly e: 'voted' }>, before: View): Tie {
  const isLaw = why.startsWith(CROSSROADS) && !crossroadsRow(why.slice(CROSSROADS.length)).vote
  return isLaw ? 'law' : tieOfMotion(before)
}
