// LN-COLONY: the costs of the coming colony phase.

import { crisisRow } from '../content/crises.ts'
import { typeOf } from '../content/items.ts'
import type { Place } from '../content/places.ts'
import { peopleAt } from './people.ts'
import { banditsAt, memberCount, type Position } from './position.ts'
import { NUMBERS, valueOf } from './values.ts'

/** LN-REBEL-02: a rebellious token counts twice; quarters of their own make it count once. */
const weightOfRebels = (p: Position): number => (p.lasting.includes('quarters') ? 1 : 2)

/** LN-COLONY-FEED-01: half of those who eat, with so many more people in the colony. */
const halfOf = (p: Position, more: number): number =>
  Math.ceil((peopleAt(p, 'colony') + p.helpless + weightOfRebels(p) * p.rebellious + more) / 2)

/** LN-COLONY-FEED-01: food that is eaten; cards change it after the halving. */
export function needOf(p: Position, more = 0): number {
  const half = halfOf(p, more)
  return half <= 0 ? 0 : Math.max(0, valueOf(p, NUMBERS.need, half, {}))
}

export interface Meal {
  readonly need: number
  /** The food that is missing. LN-COLONY-FEED-04: then nothing is eaten, and each starvation token costs a point of morale. */
  readonly short: number
  readonly morale: number
}
export function mealOf(p: Position): Meal {
  const need = needOf(p)
  const short = Math.max(0, need - p.food)
  return { need, short, morale: short > 0 ? p.starvation + 1 : 0 }
}

/** LN-COLONY-ZOMBIE-01, LN-COLONY-ZOMBIE-02, LN-BAND-ZOM-01: zombies that come, with so many more people there. */
export const zombiesComing = (p: Position, at: Place, more = 0): number =>
  at === 'colony'
    ? Math.max(0, valueOf(p, NUMBERS.zombies, halfOf(p, more), {}))
    : peopleAt(p, at) + banditsAt(p, at) + more

/** LN-COLONY-WASTE-01: each of these heaps of waste costs a point of morale. */
export const HEAP = 10
export const moraleLostTo = (p: Position, waste: number): number =>
  Math.max(0, Math.floor(valueOf(p, NUMBERS.waste, waste, {}) / HEAP))
/** LN-CLEAN-01: cards that one cleaning takes away. */
export const CLEANED = 3

/** LN-CRISISADD-02: the value of a contribution. */
export const contributionOf = (crisis: string, card: string): 1 | -1 =>
  crisisRow(crisis).accepts.includes(typeOf(card)) ? 1 : -1
/** LN-CARD-06: cards that must help to prevent the crisis; none where no member is left. */
export const targetOf = (p: Position): number => Math.max(0, valueOf(p, NUMBERS.target, memberCount(p), {}))
/** LN-COLONY-CRISIS-04: so much more than is needed raises morale. */
export const SURPLUS = 2
