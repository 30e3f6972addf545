import { Random } from '../core/random.ts'
import type { Playable } from '../playable.ts'
import { add, type Work } from './tally.ts'

const STATES = 16
const BATCH = 64

/** The states in the middle of some random games. */
const midGame = <State, Option>(engine: Playable<State, Option>): State[] => {
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

const copying = <State, Option>(engine: Playable<State, Option>, copy: (state: State) => State): Work => {
  const states = midGame(engine)
  // The copies are kept for a while, so that no compiler can leave them out.
  const kept: State[] = Array.from({ length: BATCH })
  return tally => {
    for (let i = 0; i < BATCH; i++) kept[i] = copy(states[i % STATES] as State)
    add(tally, 'copies', BATCH)
  }
}

/** The engine's own copies of states in mid-game. */
export const copies = <State, Option>(engine: Playable<State, Option>): Work => copying(engine, s => engine.copy(s))

/** structuredClone on the very same states. */
export const clones = <State, Option>(engine: Playable<State, Option>): Work => copying(engine, s => structuredClone(s))
