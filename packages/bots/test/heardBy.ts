import { heard, type Seat, type Told } from '@lastlight/kernel'

interface Heard {
  upTo: number
  readonly events: unknown[]
}

const heardOf = new WeakMap<object, Map<Seat, Heard>>()

/** What a seat has heard of a list that grows: reading all of it again for each question takes as long as the game. */
export function heardBy<E>(seat: Seat, told: readonly Told<E>[]): readonly E[] {
  const seats = heardOf.get(told) ?? new Map<Seat, Heard>()
  heardOf.set(told, seats)
  const mine = seats.get(seat) ?? { upTo: 0, events: [] }
  seats.set(seat, mine)
  mine.events.push(...told.slice(mine.upTo).flatMap(news => heard(news, seat) ?? []))
  mine.upTo = told.length
  return [...mine.events] as readonly E[]
}
