import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import type { QuestionJudgement } from './judgement.ts'
import { askedNext, playOn, type Rules } from './playing.ts'

/** The world after this choice, when all seats play on quickly until the judgement has enough. */
export function endingOf<S, O>(
  rules: Rules<S, O>,
  judgement: QuestionJudgement<S, O>,
  world: S,
  seat: Seat,
  option: O,
  draws: Draws,
): S {
  const s = rules.copy(world)
  const count = { steps: 0 }
  judgement.begin()
  rules.play(s, seat, option)
  playOn(rules, judgement, s, seat, askedNext(rules, judgement, s, seat, count), draws, count)
  return s
}
