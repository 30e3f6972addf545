// Plays on quickly until the judgement has enough.

import type { Game, Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import type { QuestionJudgement } from './judgement.ts'

export type Rules<S, O> = Pick<
  Game<S, never, O, unknown, unknown>,
  'copy' | 'kinds' | 'options' | 'optionsOf' | 'pending' | 'play'
>

/** Counts the choices played. */
export interface Steps {
  steps: number
}

/** No playout takes this many choices; a judgement whose `isEnough` never holds must still end. */
const MOST_STEPS = 2000

/**
 * The next seat with a real choice; questions with one option are answered on the way. A question that is listed by kinds
 * counts as a choice without a look at its options.
 */
export function askedNext<S, O>(
  rules: Rules<S, O>,
  judgement: QuestionJudgement<S, O>,
  s: S,
  searches: Seat,
  count: Steps,
): Seat | undefined {
  for (;;) {
    if (judgement.isEnough(s)) return undefined
    const pending = rules.pending(s)
    if (pending.length === 0) return undefined
    // Of several who may answer in any order, the one who searches goes first.
    const seat = pending.includes(searches) ? searches : pending[0]!
    if (judgement.quickByKind !== undefined && rules.kinds(s, seat) !== undefined) return seat
    const options = rules.options(s, seat)
    if (options.length > 1) return seat
    rules.play(s, seat, options[0]!)
    count.steps++
  }
}

function quickChoice<S, O>(rules: Rules<S, O>, judgement: QuestionJudgement<S, O>, s: S, seat: Seat, draws: Draws): O {
  return judgement.quickByKind === undefined || rules.kinds(s, seat) === undefined
    ? judgement.quick(s, seat, rules.options(s, seat), draws)
    : judgement.quickByKind(s, seat, kind => rules.optionsOf(s, seat, kind), draws)
}

/** All seats choose quickly, beginning with the one that is asked. */
export function playOn<S, O>(
  rules: Rules<S, O>,
  judgement: QuestionJudgement<S, O>,
  s: S,
  searches: Seat,
  asked: Seat | undefined,
  draws: Draws,
  count: Steps,
): void {
  let seat = asked
  for (let i = 0; seat !== undefined && i < MOST_STEPS; i++) {
    rules.play(s, seat, quickChoice(rules, judgement, s, seat, draws))
    count.steps++
    seat = askedNext(rules, judgement, s, searches, count)
  }
}
