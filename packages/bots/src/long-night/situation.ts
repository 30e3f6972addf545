// The situation in which one player is asked something.

import type { Seat, Sight } from '@lastlight/kernel'
import type { Event, Option, State, View } from '@lastlight/long-night'
import { type Allegiance, allegianceOf } from './allegiance.ts'
import type { Weights } from './weights.ts'

export type LongNightSight = Sight<State, Option, View, Event>
export type Survivor = View['survivors'][number]

export interface Situation {
  readonly view: View
  readonly seat: Seat
  readonly me: View['players'][number]
  readonly hand: readonly string[]
  readonly group: readonly Survivor[]
  readonly allegiance: Allegiance
  readonly weights: Weights
  /** The events that the seat has heard; a function, because few need them. */
  readonly told: () => readonly Event[]
  /** Results that were worked out for this question. */
  readonly memo: Map<string, unknown>
  /** Cached threats at entrances. */
  readonly threats: Map<number, number>
  /** The value of a free move to a survivor. A function, because plans depend on cards and cards on plans. */
  readonly wayValue: Way
  /** True while cards are considered that nobody has yet: no plans are made for those, which would run in circles. */
  readonly isHypothetical: boolean
}

export type Way = (situation: Situation, survivor: string) => number

export function situationOf(sight: LongNightSight, weights: Weights, wayValue: Way): Situation {
  const { view, seat } = sight
  let told: readonly Event[] | undefined
  return {
    view,
    seat,
    me: view.players[seat]!,
    hand: view.own?.hand ?? [],
    group: view.survivors.filter(each => each.seat === seat),
    allegiance: allegianceOf(view, seat, weights),
    weights,
    told: () => (told ??= sight.told),
    memo: new Map(),
    threats: new Map(),
    wayValue,
    isHypothetical: false,
  }
}

/** The same situation for valuing a card that the seat does not hold: drives have a fixed value, because theirs asks for cards. */
export const hypothetical = (situation: Situation): Situation =>
  situation.isHypothetical
    ? situation
    : once(situation, 'hypothetical', () => ({ ...situation, memo: new Map(), isHypothetical: true }))

/** Works something out once for each question. */
export function once<T>({ memo }: Situation, name: string, make: () => T): T {
  const known = memo.get(name)
  if (known !== undefined) return known as T
  const made = make()
  memo.set(name, made)
  return made
}
