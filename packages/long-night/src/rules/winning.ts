// LN-END-04, LN-VAR: who has won when the game is over.

import type { Seat } from '@lastlight/kernel'
import type { Condition } from '../content/effects.ts'
import { type ExiledHalf, exiledRow } from '../content/exiledObjectives.ts'
import { isBetrayal, secretRow } from '../content/secretObjectives.ts'
import { fates, goals, items, playing } from '../language.ts'
import type { State } from '../state.ts'
import { fate, goal, hand } from '../zones.ts'
import { holds, mindOf } from './conditions.ts'

/** LN-CARD-02; LN-RULE-07: one card may serve two terms, unless they add up to more cards than are held. */
function fulfilled(s: State, seat: Seat, conditions: readonly Condition[]): boolean {
  const mind = mindOf(seat)
  if (!conditions.every(condition => holds(s, condition, mind))) return false
  let asked = 0
  for (const condition of conditions)
    if (condition[0] === 'cards') asked += typeof condition[2] === 'number' ? condition[2] : (condition[2].min ?? 0)
  return items.at(s, hand(seat)).length >= asked
}

/** A secret objective wants the main objective done, a betrayal objective morale at 0. */
const ownGoalMet = (s: State, seat: Seat, id: string): boolean =>
  s.ending === (isBetrayal(id) ? 'morale' : 'objective') && fulfilled(s, seat, secretRow(id).if)

/** LN-EXILE-01: the half for a traitor or for somebody wronged takes its place, or adds to it. */
function exileMet(s: State, seat: Seat, id: string, half: ExiledHalf): boolean {
  if (half.ending !== 'either' && half.ending !== s.ending) return false
  if (!fulfilled(s, seat, half.if)) return false
  return !half.keeps || fulfilled(s, seat, secretRow(id).if)
}

function hasWon(s: State, seat: Seat): boolean {
  const id = goals.at(s, goal(seat))[0]
  if (id === undefined) return s.ending === 'objective'
  const exile = fates.at(s, fate(seat))[0]
  if (exile === undefined) return ownGoalMet(s, seat, id)
  const row = exiledRow(exile)
  return exileMet(s, seat, id, isBetrayal(id) ? row.traitor : row.wronged)
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
