// A lesson that a game brings: cards that are read at the table while somebody plays.

import type { Seat } from '@lastlight/kernel'
import type { Thing } from './face.ts'

export interface StepInput<View, Option, Event> {
  readonly view: View
  readonly seat: Seat
  readonly options: readonly Option[]
  /** For `done`: the events since the step came on screen. */
  readonly told: readonly Event[]
  readonly pointed: readonly Thing[]
}

export interface Step<M> {
  /** Its words are the messages `learn.<id>` and `learn.<id>.text`. */
  readonly id: string
  /** Whether the step fits this table's variant, such as one with secret objectives; without it the step fits all. */
  isFor?(moment: M): boolean
  /** Whether what it speaks of is there: it waits for that moment, and comes again when it was not read in time. */
  when(moment: M): boolean
  /** Whether what it speaks of was done while it was on screen; other acts do not take it away. */
  done(moment: M): boolean
  /** The subject of the step, as selectors: the first visible one is used. */
  at(moment: M): readonly string[]
}

export interface Lesson<View, Option, Event> {
  readonly steps: readonly Step<StepInput<View, Option, Event>>[]
  /** Whether the game has only begun: later on, nobody is told how to begin. */
  isEarly(view: View): boolean
  /** Whether the game has gone on so far that somebody who did not read is left alone. */
  isLate(view: View): boolean
}
