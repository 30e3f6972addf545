// What the main objective still needs, and what that makes things worth.

import type { View } from '@lastlight/long-night'
import type { Condition, Range } from '@lastlight/long-night/content/effects'
import { homeOf, typeOf } from '@lastlight/long-night/content/items'
import { type Goal, objectiveRow, objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import type { Place } from '@lastlight/long-night/content/places'
import { members, needOf, placeIn, within } from './table.ts'

export const goalOf = (view: View): Goal => objectiveSide(view.objective, view.side).goal
export const isCold = (view: View): boolean => objectiveRow(view.objective).cold === true
export const collects = (view: View): 'turn' | 'arrival' | undefined => objectiveRow(view.objective).collects

/** What a card under the objective is worth when it is still missing. */
const NEEDED = 1.4

const amount = (view: View, { base, perMember }: { readonly base: number; readonly perMember: number }): number =>
  base + perMember * members(view)

/** How many cards like this one are still missing under the objective. */
function missingLike(view: View, card: string): number {
  const { perLocation, cards } = goalOf(view)
  const home = homeOf(card)
  let missing = 0
  if (perLocation !== undefined && home !== 'start')
    missing += perLocation - view.underObjective.filter(each => homeOf(each) === home).length
  const wanted = cards?.[typeOf(card)]
  if (wanted) missing += amount(view, wanted) - view.underObjective.filter(each => typeOf(each) === typeOf(card)).length
  return Math.max(0, missing)
}

/** What it is worth to put this card under the objective; `nth` of its like in the hand. */
export const donationWorth = (view: View, card: string, nth = 0): number => (missingLike(view, card) > nth ? NEEDED : 0)

/** What a kill by an attack is worth to the objective. */
export function killGoal(view: View, at: Place): number {
  const { kills, if: conditions = [] } = goalOf(view)
  if (kills && view.kills < amount(view, kills)) return 0.9
  // Zombies stand where barricades should.
  return at === 'colony' && wall(conditions) > 0 ? 0.35 : 0
}

const wall = (conditions: readonly Condition[]): number => {
  for (const condition of conditions)
    if (condition[0] === 'barricades' && condition[1] === 'colony' && typeof condition[2] === 'number')
      return condition[2]
  return 0
}

/** What a barricade there is worth to the objective. */
export function barricadeGoal(view: View, at: Place): number {
  if (at !== 'colony') return 0
  const wanted = wall(goalOf(view).if ?? [])
  if (wanted === 0) return 0
  const have = placeIn(view, at).entrances.reduce((sum, { barricades }) => sum + barricades, 0)
  // Some of them will be lost to those who come in the last round.
  return have < wanted + 4 ? 0.4 + 0.6 / view.rounds : 0
}

const rangeOf = (view: View, what: string): Range | undefined =>
  (goalOf(view).if ?? []).find(([of]) => of === what)?.at(-1) as Range | undefined

/** Food that must be left at the end, on top of what is eaten. */
export function foodGoal(view: View, by: number): number {
  const range = rangeOf(view, 'food')
  if (typeof range !== 'number') return 0
  const wanted = range + needOf(view) * Math.min(view.rounds, 3)
  return 0.5 * (Math.min(wanted, view.food + by) - Math.min(wanted, view.food))
}

/** Waste that must not be left at the end. */
export function wasteGoal(view: View, now: number, then: number): number {
  const range = rangeOf(view, 'waste')
  if (range === undefined || typeof range === 'number') return 0
  const over = (waste: number): number => Math.max(0, waste - (range.max ?? 0))
  return (over(now) - over(then)) * (view.rounds <= 2 ? 0.6 : 0.15)
}

/** What one helpless is worth to the objective. */
export function helplessGoal(view: View): number {
  const range = rangeOf(view, 'helpless')
  return typeof range === 'number' && within(view.helpless + view.rebellious, range) ? 1 : 0
}

/** Rebellious ones that must not be left at the end. */
export const rebelGoal = (view: View): number => (rangeOf(view, 'rebellious') === undefined ? 0 : 0.8)
