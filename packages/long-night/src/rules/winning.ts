// LN-END-04, LN-VAR: who has won when the game is over.

import type { Seat } from '@lastlight/kernel'
import type { Condition } from '../content/effects.ts'
import { isBetrayal, secretRow } from '../content/secretObjectives.ts'
import { CARDS, fates, goals } from '../language.ts'
import { effectContext, holds } from '../queries/conditions.ts'
import { aimOfCards, type GoalTerm, goalTerms, type TermProgress } from '../queries/goalTerms.ts'
import { playing } from '../queries/position.ts'
import type { State } from '../state.ts'
import { fate, goal } from '../zones.ts'

/** LN-CARD-02; LN-RULE-07: every card has one type, so conditions on two types never count a card twice. */
function fulfilled(s: State, seat: Seat, conditions: readonly Condition[]): boolean {
  const context = effectContext(seat)
  return conditions.every(condition => holds(s, CARDS, condition, context))
}

/** A secret objective wants the main objective done, a betrayal objective morale at 0. */
const ownGoalMet = (s: State, seat: Seat, id: string): boolean =>
  s.ending === (isBetrayal(id) ? 'morale' : 'objective') && fulfilled(s, seat, secretRow(id).if)

/** The own objective, and that of an exile; none where all play for the main objective alone. */
function cardsOf(s: State, seat: Seat): readonly string[] {
  const own = goals.at(s, goal(seat)).slice(0, 1)
  return own.length === 0 ? own : [...own, ...fates.at(s, fate(seat)).slice(0, 1)]
}

const termsOf = (s: State, seat: Seat): readonly TermProgress[] =>
  goalTerms(s, CARDS, seat, aimOfCards(cardsOf(s, seat)))

const hasWon = (s: State, seat: Seat): boolean => termsOf(s, seat).every(({ met }) => met)

/** The requirements of a player's objectives at the end of the game, each with whether it is met. */
export interface Reckoning {
  /** The own objective, and that of an exile. */
  readonly cards: readonly string[]
  readonly terms: readonly { readonly term: GoalTerm; readonly met: boolean }[]
}

export const reckoningOf = (s: State, seat: Seat): Reckoning => ({
  cards: cardsOf(s, seat),
  terms: termsOf(s, seat).map(({ term, met }) => ({ term, met })),
})

/** LN-VAR-PD-03 to LN-VAR-PD-06 */
function dilemma(s: State): readonly Seat[] {
  const met = playing(s).filter(seat => goals.at(s, goal(seat)).some(id => ownGoalMet(s, seat, id)))
  return s.ending === 'morale' && met.length > 1 ? [] : met
}

export function winnersOf(s: State): readonly Seat[] {
  switch (s.mode) {
    // LN-VAR-COOP-01
    case 'cooperative':
      return s.ending === 'objective' ? playing(s) : []
    case 'dilemma':
      return dilemma(s)
    case 'hidden':
      return playing(s).filter(seat => hasWon(s, seat))
  }
}

export const isTraitor = (s: State, seat: Seat): boolean => goals.at(s, goal(seat)).some(isBetrayal)
