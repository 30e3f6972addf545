import type { Game, Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'
import type { Thought } from './mind.ts'

/** No thought goes that far: one that never says it is enough has to end somewhere. */
const MOST_STEPS = 2000

/** What a world comes to when the seat chooses this and everybody plays on quickly, as far as the thought goes. */
export function endingOf<S, O>(
  rules: Pick<Game<S, never, O, unknown, unknown>, 'copy' | 'options' | 'pending' | 'play'>,
  thought: Thought<S, O>,
  world: S,
  seat: Seat,
  option: O,
  draws: Draws,
): S {
  const s = rules.copy(world)
  rules.play(s, seat, option)
  for (let i = 0; i < MOST_STEPS && !thought.isEnough(s); i++) {
    const pending = rules.pending(s)
    if (pending.length === 0) break
    const asked = pending.includes(seat) ? seat : pending[0]!
    const options = rules.options(s, asked)
    rules.play(s, asked, options.length === 1 ? options[0]! : thought.quick(s, asked, options, draws))
  }
  return s
}
