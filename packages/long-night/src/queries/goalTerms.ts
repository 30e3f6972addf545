// The requirements of a player's objectives one by one, and how far each of them is.

import type { Seat } from '@lastlight/kernel'
import type { Condition, Range } from '../content/effects.ts'
import type { CardCounts } from './cards.ts'
import { countOf, effectContext, holds, rangeOf } from './conditions.ts'
import { type Aim, aimOf } from './objectives.ts'
import { isOn, type Position } from './position.ts'

/** One thing that an objective asks for: how the game ends, or a condition. */
export type GoalTerm = readonly ['ending', Aim['ending']] | Condition

export interface TermProgress {
  readonly term: GoalTerm
  readonly met: boolean
  /** The number that the term is about and the range it has to be in; not there where it is about none. */
  readonly have?: number
  readonly range?: Range
}

const endedSo = (p: Position, ending: Aim['ending']): boolean => {
  if (ending === 'bandits') return p.ending === 'bandits' || (p.ending === 'morale' && isOn(p, 'bandit'))
  return p.ending !== 'none' && (ending === 'either' || ending === p.ending)
}

/** `cards` may know the hand of this seat only. */
export function goalTerms<P extends Position>(
  p: P,
  cards: CardCounts<P>,
  seat: Seat,
  { ending, lists }: Aim,
): readonly TermProgress[] {
  const context = effectContext(seat)
  const all: TermProgress[] = [{ term: ['ending', ending], met: endedSo(p, ending) }]
  for (const list of lists)
    for (const term of list) {
      const range = rangeOf(term)
      const met = holds(p, cards, term, context)
      all.push(range === undefined ? { term, met } : { term, met, have: countOf(p, cards, term, context), range })
    }
  return all
}

/** The requirements of these objectives: the own one, and that of an exile. */
export const aimOfCards = ([goal, exile]: readonly string[]): Aim =>
  goal === undefined ? { ending: 'objective', lists: [] } : aimOf(goal, exile)
