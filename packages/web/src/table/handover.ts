// One device, several people: who holds it, and to whom it goes next.

import type { Seat } from '@lastlight/kernel'
import type { Waiting } from './reading.ts'

/** A secret question names nobody: it goes round, and each is asked once. */
export interface Round {
  /** Who has the device in their hands; null: nobody yet, and everybody may look. */
  readonly holder: Seat | null
  /** Who has held it since the secret question was put. */
  readonly held: readonly Seat[]
}

export const NOBODY_YET: Round = { holder: null, held: [] }

/**
 * To whom the device has to go; undefined when it may stay where it is. `asked`: whether the holder has something to decide.
 */
export function passTo(
  mine: readonly Seat[],
  waiting: Waiting,
  { holder, held }: Round,
  asked: boolean,
): Seat | undefined {
  if (mine.length < 2 || (holder !== null && asked)) return undefined
  const wanted = waiting.secret
    ? mine.filter(seat => !held.includes(seat) && seat !== holder)
    : mine.filter(seat => waiting.seats.includes(seat) && seat !== holder)
  // The next in the order of play after whoever holds it.
  return wanted.find(seat => holder === null || seat > holder) ?? wanted[0]
}

/** Somebody has taken the device. */
export const taken = ({ held }: Round, seat: Seat, waiting: Waiting): Round => ({
  holder: seat,
  held: waiting.secret ? [...held, seat] : [],
})
