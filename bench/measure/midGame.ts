import { Random } from '../core/random.ts'
import type { Playable } from '../playable.ts'

export const STATES = 16

/** The states in the middle of some random games. */
export const midGame = <State, Option>(engine: Playable<State, Option>): readonly State[] => {
  const states: State[] = []
  for (let n = 0; n < STATES; n++) states.push(playTo(engine, n, lengthOf(engine, n) / 2))
  return states
}

const playTo = <State, Option>(engine: Playable<State, Option>, n: number, decisions: number): State =>
  play(engine, n, decisions).state

const lengthOf = <State, Option>(engine: Playable<State, Option>, n: number): number =>
  play(engine, n, Number.POSITIVE_INFINITY).decisions

const play = <State, Option>(
  engine: Playable<State, Option>,
  n: number,
  most: number,
): { readonly state: State; readonly decisions: number } => {
  const random = new Random(n)
  let state = engine.setup(`copy-${n}`)
  let decisions = 0
  for (; decisions < most; decisions++) {
    const seat = engine.turn(state)
    if (seat < 0) break
    const options = engine.options(state, seat)
    state = engine.play(state, seat, options[random.below(options.length)] as Option)
  }
  return { state, decisions }
}
