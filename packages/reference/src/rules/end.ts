import type { Outcome, Reason, Seat } from '@lastlight/kernel'
import { MOTH } from '../content/roles.ts'
import { finish, roles, seatsOf, tell } from '../language.ts'
import type { State } from '../state.ts'
import { role } from '../zones.ts'
import { piecesOf } from './keepers.ts'

export function theEnd(s: State, how: 'dark' | 'dawn'): void {
  s.end = how
  for (const seat of seatsOf(s)) roles.look(s, 'all', role(seat))
  tell.all?.({ e: 'end', how, roles: seatsOf(s).map(seat => roles.at(s, role(seat))[0]!) })
  finish(s)
}

const isMoth = (s: State, seat: Seat): boolean => roles.at(s, role(seat))[0] === MOTH

// EMB-END-02
const enoughWood = (s: State): boolean => s.wood.reduce((sum, wood) => sum + wood, 0) >= 2 * s.players

export function outcome(s: State): Outcome {
  const kept = s.end === 'dawn' && enoughWood(s)
  const reason: Reason = {
    rule: s.end === 'dark' ? 'EMB-END-01' : 'EMB-END-02',
    key: s.end === 'dark' ? 'end.dark' : kept ? 'end.kept' : 'end.cold',
    args: {},
  }
  return {
    winners: seatsOf(s).filter(seat => isMoth(s, seat) !== kept),
    // EMB-END-03
    scores: seatsOf(s).map(seat => s.wood[seat]! + 2 * piecesOf(s, seat).length),
    reasons: [reason],
  }
}
