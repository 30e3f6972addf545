// One device, several people: who holds it, and to whom it goes next.

import type { Seat, Waiting } from '@lastlight/kernel'

/** A secret question names nobody: the device goes round, and each person is asked once. */
export interface Round {
  /** The seat that holds the device; null: nobody yet, and everybody may look. */
  readonly holder: Seat | null
  /** Who has held it since the secret question was put. */
  readonly held: readonly Seat[]
}

export const NOBODY_YET: Round = { holder: null, held: [] }

/**
 * The seat that the device has to go to; undefined when it may stay. `asked`: the seats of this device that have to
 * decide.
 */
export function passTo(
  mine: readonly Seat[],
  waiting: Waiting,
  { holder, held }: Round,
  asked: readonly Seat[],
): Seat | undefined {
  if (mine.length < 2 || (holder !== null && asked.includes(holder))) return undefined
  const others = mine.filter(seat => seat !== holder)
  const fresh = others.filter(seat => !held.includes(seat))
  // Everybody has held the device, and still somebody is asked: this is another secret question.
  const round = fresh.length > 0 || asked.length === 0 ? fresh : others
  const wanted = waiting.secret ? round : others.filter(seat => waiting.seats.includes(seat))
  // The next seat in the order of play after the holder.
  return wanted.find(seat => holder === null || seat > holder) ?? wanted[0]
}

/** A person has taken the device. Taking it a second time begins another round, in which the giver counts as asked. */
export function taken({ holder, held }: Round, seat: Seat, waiting: Waiting): Round {
  if (!waiting.secret) return { holder: seat, held: [] }
  const before = held.includes(seat) ? held.filter(each => each === holder) : held
  return { holder: seat, held: [...before, seat] }
}
