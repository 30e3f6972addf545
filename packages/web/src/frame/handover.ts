// One device, several people: who holds it, and to whom it goes next.

import type { Seat, Waiting } from '@lastlight/kernel'

/** A secret question names nobody: it goes round, and each is asked once. */
export interface Round {
  /** Who has the device in their hands; null: nobody yet, and everybody may look. */
  readonly holder: Seat | null
  /** Who has held it since the secret question was put. */
  readonly held: readonly Seat[]
}

export const NOBODY_YET: Round = { holder: null, held: [] }

/** To whom the device has to go; undefined when it may stay where it is. `asked`: those of its seats that have to decide. */
export function passTo(
  mine: readonly Seat[],
  waiting: Waiting,
  { holder, held }: Round,
  asked: readonly Seat[],
): Seat | undefined {
  if (mine.length < 2 || (holder !== null && asked.includes(holder))) return undefined
  const others = mine.filter(seat => seat !== holder)
  const fresh = others.filter(seat => !held.includes(seat))
  // Everybody has held it, and yet somebody is asked: that is another secret question.
  const round = fresh.length > 0 || asked.length === 0 ? fresh : others
  const wanted = waiting.secret ? round : others.filter(seat => waiting.seats.includes(seat))
  // The next in the order of play after whoever holds it.
  return wanted.find(seat => holder === null || seat > holder) ?? wanted[0]
}

/** Somebody has taken the device. Whoever takes it once more begins another round, and who gives it has been asked in it. */
export function taken({ holder, held }: Round, seat: Seat, waiting: Waiting): Round {
  if (!waiting.secret) return { holder: seat, held: [] }
  const before = held.includes(seat) ? held.filter(each => each === holder) : held
  return { holder: seat, held: [...before, seat] }
}
