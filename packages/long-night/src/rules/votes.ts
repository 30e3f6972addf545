// LN-VOTE: yes or no, all at once.

import { flag, SEAT, type Seat } from '@lastlight/kernel'
import { playerOf, proc, seatsOf } from '../language.ts'
import type { State } from '../state.ts'

/** LN-VOTE-02 */
export const membersOf = (s: State): readonly Seat[] => seatsOf(s).filter(seat => !playerOf(s, seat).exiled)

const BALLOT = [
  { do: 'vote', yes: true },
  { do: 'vote', yes: false },
] as const

/** LN-VOTE-01 */
export const ballot = proc('ballot', { seat: SEAT }, { gives: flag })
ballot.steps({
  vote: ballot.ask({ from: BALLOT, take: (_, __, o) => ballot.give(o.yes) }),
})

/** What a vote has come to; on a tie the first player's own vote decides, if there is one (LN-VOTE-03). */
export function verdict(s: State, votes: readonly { readonly seat: Seat; readonly gave: boolean }[]): boolean | 'tie' {
  const yes = votes.filter(vote => vote.gave).length
  const no = votes.length - yes
  if (yes !== no) return yes > no
  return votes.find(vote => vote.seat === s.first)?.gave ?? 'tie'
}

const TIE = [
  { do: 'decide', yes: true },
  { do: 'decide', yes: false },
] as const

/** LN-VOTE-03: an exiled holder of the token has no vote, but may have the last word. */
export const tieBreak = proc('tieBreak', { seat: SEAT }, { gives: flag })
tieBreak.steps({
  decide: tieBreak.ask({ from: TIE, take: (_, __, o) => tieBreak.give(o.yes) }),
})
