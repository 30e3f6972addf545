// LN-COLONY-FIRST: step 7, the first-player token.

import { end, flag, next } from '@lastlight/kernel'
import { proc, tell } from '../language.ts'
import { editionOf, playing, rightOf } from '../queries/position.ts'
import { voting, yesOrNo } from './votes.ts'

/** LN-COLONY-FIRST-01: every player may call for the vote, exiled or not. */
const callVote = yesOrNo('callVote', 'call')

export const passToken = proc('passToken', {}, { own: { carried: flag } })
passToken.steps({
  call: passToken.secretly({
    who: playing,
    lane: callVote,
    with: (_, __, seat) => ({ seat }),
    then: (_, __, gave) => (gave.some(each => each.gave) ? next : 'pass'),
  }),
  vote: (_, l) => voting(l, 'carried'),
  // LN-COLONY-FIRST-02, ED-21: the Polish book votes to keep the token, the Czech one to pass it on.
  pass(s, l) {
    const { tokenPasses } = editionOf(s)
    if (l.carried === tokenPasses) return end
    // LN-COLONY-FIRST-03
    s.first = rightOf(s, s.first)
    tell.all?.({ e: 'firstPlayer', seat: s.first, why: 'token' })
    return end
  },
})
