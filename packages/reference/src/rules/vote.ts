import { int, limit, next, SEAT, type Seat } from '@lastlight/kernel'
import { left, proc, SEATS, seatsOf, tell } from '../language.ts'
import type { State } from '../state.ts'

const NAMES = SEATS.map(seat => ({ do: 'vote', seat }) as const)
const NO_SUCH_PLAYER = limit('EMB-VOTE-01', 'vote.noSuchPlayer')

const ballot = proc('ballot', { seat: SEAT }, { gives: int })
ballot.steps({
  name: ballot.ask({
    from: NAMES,
    limit: (s, _, o) => (o.seat < s.players ? undefined : NO_SUCH_PLAYER),
    take: (_, __, o) => ballot.give(o.seat),
  }),
})

export const vote = proc('vote', {})
vote.steps({
  begin(s) {
    s.phase = 'vote'
    return next
  },
  // EMB-VOTE-01
  cast: vote.secretly({
    who: seatsOf,
    lane: ballot,
    with: (_, __, seat) => ({ seat }),
    then(s, _, gave) {
      s.votes = gave.map(vote => vote.gave)
      s.lantern = elected(s)
      tell.all?.({ e: 'votes', votes: s.votes.slice(), lantern: s.lantern })
      return next
    },
  }),
})

// EMB-VOTE-02
function elected(s: State): Seat {
  const count = (seat: Seat): number => s.votes.filter(vote => vote === seat).length
  let best = s.lantern
  for (let seat = left(s, s.lantern); seat !== s.lantern; seat = left(s, seat))
    if (count(seat) > count(best)) best = seat
  return best
}
