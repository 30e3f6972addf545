// LN-VOTE: yes or no, all at once.

import { flag, int, list, next, SEAT, type Seat } from '@lastlight/kernel'
import { callInto, proc, tell } from '../language.ts'
import { editionOf, membersOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { whyOf } from './why.ts'

export function yesOrNo(name: string, asks: 'vote' | 'decide' | 'call' | 'gift') {
  const question = proc(name, { seat: SEAT }, { gives: flag })
  return question.steps({
    ask: question.ask({
      from: [true, false].map(yes => ({ do: asks, yes })),
      take: (_, __, o) => question.give(o.yes),
    }),
  })
}

/** LN-VOTE-01 */
export const ballot = yesOrNo('ballot', 'vote')

type Votes = readonly { readonly seat: Seat; readonly gave: boolean }[]

export function countOf(votes: Votes): { readonly yes: number; readonly no: number } {
  const yes = votes.filter(vote => vote.gave).length
  return { yes, no: votes.length - yes }
}

/** The result of a vote; on a tie the first player's own vote decides, if there is one (LN-VOTE-03). */
function verdict(s: State, votes: Votes): boolean | 'tie' {
  const { yes, no } = countOf(votes)
  if (yes !== no) return yes > no
  return votes.find(vote => vote.seat === s.first)?.gave ?? 'tie'
}

/** LN-VOTE-03: an exiled holder of the token has no vote, but may decide a tie. */
const tieBreak = yesOrNo('tieBreak', 'decide')

/** LN-VOTE-02: the members vote. */
const vote = proc('vote', {}, { own: { result: flag, yes: list(int) }, gives: flag })
vote.steps({
  cast: vote.secretly({
    who: membersOf,
    lane: ballot,
    with: (_, __, seat) => ({ seat }),
    then(s, l, gave) {
      const result = verdict(s, gave)
      l.result = result === true
      l.yes = gave.filter(each => each.gave).map(each => each.seat)
      return result === 'tie' && editionOf(s).exiledBreaksTies ? next : 'give'
    },
  }),
  tie: (s, l) => callInto(l, 'result', tieBreak, { seat: s.first }),
  give(s, l) {
    tell.all?.({ e: 'voted', yes: [...l.yes], carried: l.result, why: whyOf(s) })
    return vote.give(l.result)
  },
})

/** The result goes into one of the caller's own locals. */
export const voting = <K extends string, L extends { [key in K]: boolean }>(
  l: L,
  into: K & keyof L & string,
): typeof next => callInto(l as { [key: string]: boolean }, into, vote, {})
