import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import type { Thought } from './mind.ts'
import { askedNext, playOn, type Rules } from './playing.ts'

/** What a world comes to when the seat chooses this and everybody plays on quickly, as far as the thought goes. */
export function endingOf<S, O>(
  rules: Rules<S, O>,
  thought: Thought<S, O>,
  world: S,
  seat: Seat,
  option: O,
  draws: Draws,
): S {
  const s = rules.copy(world)
  const count = { steps: 0 }
  thought.begin()
  rules.play(s, seat, option)
  playOn(rules, thought, s, seat, askedNext(rules, thought, s, seat, count), draws, count)
  return s
}
