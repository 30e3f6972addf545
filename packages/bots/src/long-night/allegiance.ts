// Whether a bot plays as a loyal member, as the traitor or as an exile, and how far its own objective is.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { Condition, Range } from '@lastlight/long-night/content/effects'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import { isBetrayal, secretRow } from '@lastlight/long-night/content/secretObjectives'
import { aheadBy, countOf, effectContext, holds, rangeOf } from '@lastlight/long-night/queries/conditions'
import { type Aim, aimOf } from '@lastlight/long-night/queries/objectives'
import { SEEN } from '@lastlight/long-night/queries/seen'
import type { TraitorWeights } from './weights.ts'

export interface Allegiance {
  /** The value of the colony's good: 1 to the loyal, negative to a traitor whose time has come. */
  readonly care: number
  readonly traitor: boolean
  /** A traitor who no longer hides. */
  readonly open: boolean
  /** Further conditions for a win. */
  readonly wants: readonly Condition[]
}

const leastOf = (range: Range): number => (typeof range === 'number' ? range : (range.min ?? 0))
const mostOf = (range: Range): number =>
  typeof range === 'number' ? Number.POSITIVE_INFINITY : (range.max ?? Number.POSITIVE_INFINITY)

/** How many cards, survivors and so on one condition lacks. */
function lacking(view: View, seat: Seat, condition: Condition): number {
  if (condition[0] === 'most') return Math.max(0, 1 - aheadBy(view, SEEN, seat, condition[1]))
  const context = effectContext(seat)
  if (holds(view, SEEN, condition, context)) return 0
  const range = rangeOf(condition)
  if (range === undefined) return 1
  const n = countOf(view, SEEN, condition, context)
  return Math.max(leastOf(range) - n, n - mostOf(range), 1)
}

const lacks = (view: View, seat: Seat, wants: readonly Condition[]): number =>
  wants.reduce((sum, condition) => sum + lacking(view, seat, condition), 0)

/** LN-VAR-PD: of the two goals, the one that is nearer; the good one while there is no difference. */
function nearer(view: View, seat: Seat, goals: readonly string[]): string {
  const [good, bad] = [goals.find(id => !isBetrayal(id)), goals.find(isBetrayal)]
  if (good === undefined || bad === undefined) return goals[0]!
  const far = (id: string): number => lacks(view, seat, secretRow(id).if)
  const low = view.morale <= 2 || (view.rounds <= 2 && view.morale <= 3) ? 3 : 0
  return far(bad) < far(good) - 2 + low ? bad : good
}

function ownAim(view: View, seat: Seat): Aim {
  const { goals = [], fates = [] } = view.own ?? {}
  if (goals.length === 0) return { ending: 'objective', lists: [] }
  return fates.length > 0 ? aimOf(goals[0]!, fates[0]) : aimOf(nearer(view, seat, goals))
}

/** The share of the game that is over, from 0 to 1. */
function elapsed(view: View): number {
  const { rounds } = objectiveSide(view.objective, view.side)
  return rounds <= 1 ? 1 : 1 - (view.rounds - 1) / (rounds - 1)
}

/** A traitor first helps, then stops helping, and turns against the colony when the time has come. */
function betrayal(view: View, seat: Seat, wants: readonly Condition[], weights: TraitorWeights): Allegiance {
  const { helpsUntil, help, ripeFrom, ripeMorale, lateFrom, openMorale } = weights
  const missing = lacks(view, seat, wants)
  const exposed = view.players[seat]!.exiled
  const ripe = missing === 0 && (view.morale <= ripeMorale || elapsed(view) >= ripeFrom)
  const late = elapsed(view) >= lateFrom
  const open = exposed || (missing === 0 && view.morale <= openMorale) || view.rounds <= 1
  if (exposed || ripe || late) return { care: missing > 2 && view.morale <= 1 ? 0 : -1, traitor: true, open, wants }
  return { care: elapsed(view) < helpsUntil ? help : 0.05, traitor: true, open: false, wants }
}

export function allegianceOf(view: View, seat: Seat, weights: TraitorWeights): Allegiance {
  const { ending, lists } = ownAim(view, seat)
  const wants = lists.flat()
  // LN-SCEN-B0-02: until B2 is completed the bandit needs what the colony needs.
  const isHostile = ending === 'morale' || (ending === 'bandits' && (view.passages ?? 0) >= 2)
  if (isHostile) return betrayal(view, seat, wants, weights)
  return { care: ending === 'either' ? 0.2 : 1, traitor: false, open: false, wants }
}
