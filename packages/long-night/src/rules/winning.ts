// LN-END-04, LN-VAR: who has won when the game is over.

import type { Seat } from '@lastlight/kernel'
import type { Condition } from '../content/effects.ts'
import { isBetrayal, secretRow } from '../content/secretObjectives.ts'
import { CARDS, fates, goals } from '../language.ts'
import { effectContext, holds } from '../queries/conditions.ts'
import { type Aim, aimOf } from '../queries/objectives.ts'
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

interface Wanted extends Aim {
  readonly cards: readonly string[]
}

function wantedBy(s: State, seat: Seat): Wanted {
  const id = goals.at(s, goal(seat))[0]
  if (id === undefined) return { cards: [], ending: 'objective', lists: [] }
  const exile = fates.at(s, fate(seat))[0]
  return { cards: exile === undefined ? [id] : [id, exile], ...aimOf(id, exile) }
}

const endedSo = (s: State, ending: Aim['ending']): boolean => ending === 'either' || ending === s.ending

function hasWon(s: State, seat: Seat): boolean {
  const { ending, lists } = wantedBy(s, seat)
  return endedSo(s, ending) && lists.every(list => fulfilled(s, seat, list))
}

/** One thing that an objective asks for: how the game ends, or a condition. */
export type GoalTerm = readonly ['ending', Aim['ending']] | Condition

/** The requirements of a player's objectives at the end of the game, each with whether it is met. */
export interface Reckoning {
  /** The own objective, and that of an exile. */
  readonly cards: readonly string[]
  readonly terms: readonly { readonly term: GoalTerm; readonly met: boolean }[]
}

export function reckoningOf(s: State, seat: Seat): Reckoning {
  const { cards, ending, lists } = wantedBy(s, seat)
  const context = effectContext(seat)
  return {
    cards,
    terms: [
      { term: ['ending', ending], met: endedSo(s, ending) },
      ...lists.flat().map(term => ({ term, met: holds(s, CARDS, term, context) })),
    ],
  }
}

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
