import type { Playable } from '../playable.ts'
import { midGame, STATES } from './midGame.ts'
import { add, type Work } from './tally.ts'

const BATCH = 64

const copying = <State, Option>(engine: Playable<State, Option>, copy: (state: State) => State): Work => {
  const states = midGame(engine)
  // Copies are kept for a while, so that the compiler cannot optimise them away.
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
