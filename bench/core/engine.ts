import type { Playable } from '../playable.ts'
import type { CoreState, Place } from './state.ts'

/** An engine that plays Embers, with what it takes to compare it with another. */
export interface CoreEngine<State, Option> extends Playable<State, Option> {
  /** The fields of state.ts, and nothing else. */
  core(state: State): CoreState
  place(option: Option): Place
  /** Whether the engine refuses this choice. The state stays as it is. */
  refuses(state: State, seat: number, place: Place): boolean
}

/** An engine whose states and options are opaque. */
export type AnyCoreEngine = CoreEngine<unknown, unknown>

export const throws = (act: () => void): boolean => {
  try {
    act()
    return false
  } catch {
    return true
  }
}
