// The present step of other players, in the same words whatever they decide.

import { type Phrase, phrase, type Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'

export interface Busy {
  readonly said: Phrase
  readonly done: boolean
}

/** What everybody may know about the decision of a seat that is waited for. */
export function aboutOf({ acting }: View, seat: Seat): Phrase {
  return phrase(acting?.seat === seat ? 'board.wait.acting' : 'board.wait.thinking')
}

/** Undefined when there is nothing to say. Of a secret choice nothing is said: nobody may learn who has made it. */
export function busyWith(view: View, seat: Seat): Busy | undefined {
  const { phase, waiting, steps } = view
  if (phase === 'over' || waiting.secret) return undefined
  const step = phase === 'night' ? steps[seat] : undefined
  if (step !== undefined) return { said: phrase(`shelter.doing.${step}`), done: step === 'done' }
  return waiting.seats.includes(seat) ? { said: aboutOf(view, seat), done: false } : undefined
}
