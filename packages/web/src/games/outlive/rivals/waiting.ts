// The present step of other players, in the same words whatever they decide.

import { type Phrase, phrase, type Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'

export interface Busy {
  readonly said: Phrase
  readonly done: boolean
}

/** Undefined when there is nothing to say. A secret choice concerns all seats and names none. */
export function busyWith({ phase, waiting, steps }: View, seat: Seat): Busy | undefined {
  if (phase === 'over') return undefined
  if (waiting.secret) return { said: phrase('board.wait.secret'), done: false }
  const step = phase === 'night' ? steps[seat] : undefined
  if (step !== undefined) return { said: phrase(`shelter.doing.${step}`), done: step === 'done' }
  return waiting.seats.includes(seat) ? { said: phrase('board.wait.thinking'), done: false } : undefined
}

/** The others in the order of play after oneself; for a spectator, all. */
export function othersOf(view: View, viewer: Seat | 'public'): readonly Seat[] {
  const seats = view.players.map((_, seat) => seat)
  return viewer === 'public' ? seats : [...seats.slice(viewer + 1), ...seats.slice(0, viewer)]
}
