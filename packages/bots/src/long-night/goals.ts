// The remaining needs of the main objective, and the value of things for it.

import type { View } from '@lastlight/long-night'
import type { Condition, Range } from '@lastlight/long-night/content/effects'
import { typeOf } from '@lastlight/long-night/content/items'
import type { Place } from '@lastlight/long-night/content/places'
import { needOf } from '@lastlight/long-night/queries/colony'
import { rangeOf, within } from '@lastlight/long-night/queries/conditions'
import { countAt } from '@lastlight/long-night/queries/entrances'
import { countsFor, goalOf, wantedFor } from '@lastlight/long-night/queries/objectives'
import { chapterWants } from '@lastlight/long-night/queries/scenario'
import { once, type Situation } from './situation.ts'

/** The value of a card under the objective while it is still needed. */
const NEEDED = 1.4

/** LN-SCEN: how much of this the objective of a scenario still asks for. */
const missingFor = (view: View, asked: ReturnType<typeof chapterWants>[number]['what']): number =>
  chapterWants(view, view.underObjective).reduce(
    (sum, { what, have, need }) => sum + (what === asked ? Math.max(0, need - have) : 0),
    0,
  )

/** U-12b: the value of a die on the code of Raxxon for the objective. */
export const codeGoal = (view: View): number => (missingFor(view, 'dice') > 0 ? 0.9 : 0)

/** U-12c: the value of one special zombie fewer for the objective; the fewer are too many, the more each counts. */
export function mutantGoal(view: View): number {
  const { contained } = goalOf(view)
  const tooMany = contained === undefined ? 0 : (view.mutants ?? []).length - contained
  return tooMany > 0 ? 0.8 + 2 / tooMany : 0
}

/** U-12c: the value of the right code for the objective. */
export const containmentGoal = (view: View): number =>
  missingFor(view, 'contained') > 0 ? 3 - mutantGoal(view) / 2 : 0

/** U-12: the value of a player's first survivor at the hideout. It stays when all are there: the objective is looked at in the evening. */
export const hideoutGoal = (view: View): number => (goalOf(view).atHideout ? 2.5 : 0)

/** U-12f: the value of one bandit fewer for the objective. */
export const banditGoal = (view: View): number => (rangeFor(view, 'bandits') === undefined ? 0 : 0.9)

/** The parts of what the objective collects that may be missing when the last round, and the one before it, seem to have come. */
const LAST = 0.15
const LAST_BUT_ONE = 0.4

/** How many rounds the game probably goes on: an objective that collects ends it when enough is there. */
export const roundsToGo = (situation: Situation): number =>
  once(situation, 'rounds to go', () => roundsLeft(situation.view))

function roundsLeft(view: View): number {
  let missing = 0
  let all = 0
  for (const { have, need } of wantedFor(view, view.underObjective)) {
    missing += Math.max(0, need - have)
    all += need
  }
  if (all === 0 || view.rounds <= 1) return view.rounds
  return missing <= LAST * all ? 1 : missing <= LAST_BUT_ONE * all ? Math.min(2, view.rounds) : view.rounds
}

/** How many cards like this one are still missing under the objective. */
function missingLike(view: View, card: string): number {
  let missing = 0
  for (const { what, have, need } of wantedFor(view, view.underObjective))
    if (countsFor(card, what)) missing += need - have
  if (goalOf(view).anyOf?.types.includes(typeOf(card))) missing += missingFor(view, 'cards')
  return Math.max(0, missing)
}

/** The value of putting this card under the objective; it is the `nth` of its kind in the hand. */
export const donationValue = (view: View, card: string, nth = 0): number => (missingLike(view, card) > nth ? NEEDED : 0)

/** The value of a kill by an attack for the objective. */
export function killGoal(view: View, at: Place): number {
  const kills = wantedFor(view, view.underObjective).find(({ what }) => what === 'kills')
  if (kills && kills.have < kills.need) return 0.9
  // Zombies stand where barricades should.
  return at === 'colony' && wall(goalOf(view).if ?? []) > 0 ? 0.35 : 0
}

const wall = (conditions: readonly Condition[]): number => {
  for (const condition of conditions)
    if (condition[0] === 'barricades' && condition[1] === 'colony' && typeof condition[2] === 'number')
      return condition[2]
  return 0
}

/** The value of a barricade there for the objective. */
export function barricadeGoal(view: View, at: Place): number {
  if (at !== 'colony') return 0
  const wanted = wall(goalOf(view).if ?? [])
  if (wanted === 0) return 0
  const have = countAt(view, at, 'barricades')
  // Some of them will be lost to those who come in the last round.
  return have < wanted + 4 ? 0.4 + 0.6 / view.rounds : 0
}

/** The range that a condition of the main objective asks for. */
function rangeFor(view: View, what: Condition[0]): Range | undefined {
  const condition = goalOf(view).if?.find(([of]) => of === what)
  return condition && rangeOf(condition)
}

/** Food for the objective: at the end of the game, or in any evening after the meal. */
function foodWanted(view: View): number {
  const atEnd = rangeFor(view, 'food')
  if (typeof atEnd === 'number') return atEnd + needOf(view) * Math.min(view.rounds, 3)
  const soon = chapterWants(view, view.underObjective).find(({ what }) => what === 'food')
  return soon ? soon.need + needOf(view) : 0
}

/** The value of this much more food for an objective that counts the colony's food. */
export function foodGoal(view: View, by: number): number {
  const wanted = foodWanted(view)
  return 0.5 * (Math.min(wanted, view.food + by) - Math.min(wanted, view.food))
}

/** Waste that must not be left at the end. */
export function wasteGoal(view: View, now: number, then: number): number {
  const range = rangeFor(view, 'waste')
  if (range === undefined || typeof range === 'number') return 0
  const over = (waste: number): number => Math.max(0, waste - (range.max ?? 0))
  return (over(now) - over(then)) * (view.rounds <= 2 ? 0.6 : 0.15)
}

/** The value of one helpless for the objective. */
export function helplessGoal(view: View): number {
  const range = rangeFor(view, 'helpless')
  return typeof range === 'number' && within(view.helpless + view.rebellious, range) ? 1 : 0
}

/** Rebellious ones that must not be left at the end. */
export const rebelGoal = (view: View): number => (rangeFor(view, 'rebellious') === undefined ? 0 : 0.8)
