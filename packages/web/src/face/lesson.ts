// A lesson that a game brings: cards that are read at the table while somebody plays.

import type { Seat } from '@lastlight/kernel'
import type { Thing } from './face.ts'

export interface StepInput<View, Option, Event> {
  readonly view: View
  readonly seat: Seat
  readonly options: readonly Option[]
  /** The events since the step was first readable. */
  readonly told: readonly Event[]
  readonly pointed: readonly Thing[]
}

export interface Step<M> {
  /** Its words are the messages `learn.<id>` and `learn.<id>.text`. */
  readonly id: string
  /** Whether it has something to say at this moment. */
  when(moment: M): boolean
  /** Whether its action has been done, or can no longer come. */
  done(moment: M): boolean
  /** The subject of the step, as selectors: the first visible one is used. */
  at(moment: M): readonly string[]
}

export interface Lesson<View, Option, Event> {
  readonly steps: readonly Step<StepInput<View, Option, Event>>[]
  /** Whether the game has only begun: later on, nobody is told how to begin. */
  isEarly(view: View): boolean
}
