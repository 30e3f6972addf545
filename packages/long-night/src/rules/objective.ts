// LN-COLONY-GOAL, LN-OBJADD: the main objective, and cards that go under it.

import { type BrokenLimit, end, limit, next, SEAT, type Seat } from '@lastlight/kernel'
import { typeOf } from '../content/items.ts'
import { CARDS, items, proc, tell } from '../language.ts'
import type { Offers } from '../options.ts'
import { effectContext, holds } from '../queries/conditions.ts'
import { collects, goalOf, wantedFor } from '../queries/objectives.ts'
import { playerOf } from '../queries/position.ts'
import { chapterWants } from '../queries/scenario.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import { noMore, withCard } from './sameOption.ts'

/** LN-COLONY-GOAL-01, LN-COLONY-GOAL-03 */
export function isComplete(s: State): boolean {
  const { survive, if: conditions = [] } = goalOf(s)
  if (survive && s.rounds !== 1) return false
  const context = effectContext(s.first)
  const under = items.at(s, 'objective')
  return (
    conditions.every(condition => holds(s, CARDS, condition, context)) &&
    [...wantedFor(s, under), ...chapterWants(s, under)].every(({ have, need }) => have >= need)
  )
}

const NOT_WANTED = limit('LN-OBJADD-01', 'donate.notWanted')
const NOT_NOW = limit('LN-OBJADD-01', 'donate.notNow')
const NO_COLLECTION = limit('LN-OBJADD-01', 'donate.noCollection')

/** LN-OBJADD-01: only when the card says so. */
export function collectionLimit(s: State, when: 'turn' | 'arrival'): BrokenLimit {
  const open = collects(s)
  if (!open) return NO_COLLECTION
  return open === when ? undefined : NOT_NOW
}

/** LN-OBJADD-01: only matching cards. LN-PRINT-14: a card that counts for no location may lie there all the same. */
export function donateLimit(s: State, card: string): BrokenLimit {
  const { perLocation, cards, anyOf } = goalOf(s)
  const type = typeOf(card)
  return perLocation !== undefined || cards?.[type] !== undefined || anyOf?.types.includes(type)
    ? undefined
    : NOT_WANTED
}

export function donate(s: State, seat: Seat, card: string): void {
  items.move(s, card, hand(seat), 'objective')
  tell.all?.({ e: 'donated', seat, card })
}

/** One for each card, in a turn and on arrival. */
export const donateOf = withCard('donate')

/** Tribute: when a survivor has moved to the colony. */
export const offering = proc('offering', { seat: SEAT })
offering.steps({
  wanted(s, l) {
    const { out } = playerOf(s, l.seat)
    return collects(s) === 'arrival' && !out && items.at(s, hand(l.seat)).length > 0 ? next : end
  },
  offer: offering.ask({
    from: (s, l) => [...items.at(s, hand(l.seat)).map((card): Offers['donate'] => donateOf(card)), noMore],
    limit: (s, _, o) => (o.do === 'enough' ? undefined : donateLimit(s, o.card)),
    take(s, l, o) {
      if (o.do === 'enough') return end
      donate(s, l.seat, o.card)
      return 'offer'
    },
  }),
})
