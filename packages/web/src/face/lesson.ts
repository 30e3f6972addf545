// A lesson that a game brings: cards that are read at the table while somebody plays.

import type { Seat } from '@lastlight/kernel'
import type { Thing } from './face.ts'

/** What a step is judged by. */
export interface Moment<View, Option, Event> {
  readonly view: View
  readonly seat: Seat
  readonly options: readonly Option[]
  /** What was told since the step could first be read. */
  readonly told: readonly Event[]
  /** What is pointed at just now. */
  readonly pointed: readonly Thing[]
}

export interface Step<M> {
  /** Its words are the messages `learn.<id>` and `learn.<id>.text`. */
  readonly id: string
  /** Whether it has something to say at this moment. */
  when(moment: M): boolean
  /** Whether what it is about has been done, or will not come any more. */
  done(moment: M): boolean
  /** What it is about, as selectors: the first that is to be seen. */
  at(moment: M): readonly string[]
}

export interface Lesson<View, Option, Event> {
  readonly steps: readonly Step<Moment<View, Option, Event>>[]
  /** Whether the game has only begun: later on, nobody is told how to begin. */
  isEarly(view: View): boolean
}
