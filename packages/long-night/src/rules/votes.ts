// LN-VOTE: yes or no, all at once.

import { flag, SEAT, type Seat } from '@lastlight/kernel'
import { playerOf, proc, seatsOf } from '../language.ts'
import type { State } from '../state.ts'

/** LN-VOTE-02 */
export const membersOf = (s: State): readonly Seat[] => seatsOf(s).filter(seat => !playerOf(s, seat).exiled)

/** One seat says yes or no. */
export function yesOrNo(name: string, deed: string) {
  const question = proc(name, { seat: SEAT }, { gives: flag })
  return question.steps({
    ask: question.ask({
      from: [true, false].map(yes => ({ do: deed, yes })),
      take: (_, __, o) => question.give(o.yes),
    }),
  })
}

/** LN-VOTE-01 */
export const ballot = yesOrNo('ballot', 'vote')

/** What a vote has come to; on a tie the first player's own vote decides, if there is one (LN-VOTE-03). */
export function verdict(s: State, votes: readonly { readonly seat: Seat; readonly gave: boolean }[]): boolean | 'tie' {
  const yes = votes.filter(vote => vote.gave).length
  const no = votes.length - yes
  if (yes !== no) return yes > no
  return votes.find(vote => vote.seat === s.first)?.gave ?? 'tie'
}

/** LN-VOTE-03: an exiled holder of the token has no vote, but may have the last word. */
export const tieBreak = yesOrNo('tieBreak', 'decide')
