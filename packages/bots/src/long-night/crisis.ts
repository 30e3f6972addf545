// The crisis of the round: its chance of being prevented, and the value of one more card.

import type { View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { contributionOf, SURPLUS, targetOf } from '@lastlight/long-night/queries/colony'
import { effectContext } from '@lastlight/long-night/queries/conditions'
import { moraleValue } from './danger.ts'
import { listsValue } from './effects.ts'
import { once, type Situation } from './situation.ts'

export const accepted = (view: View, card: string): boolean =>
  view.crisis !== null && contributionOf(view.crisis, card) > 0

/** This player's contributions since the crisis was revealed. */
export function ownContributions(situation: Situation): { readonly cards: number; readonly score: number } {
  return once(situation, 'own contributions', () => {
    let cards = 0
    let score = 0
    const told = situation.told()
    for (let i = told.length - 1; i >= 0; i--) {
      const event = told[i]!
      if (event.e === 'crisis') break
      if (event.e !== 'contributed' || event.seat !== situation.seat || event.card === undefined) continue
      cards++
      score += accepted(situation.view, event.card) ? 1 : -1
    }
    return { cards, score }
  })
}

/**
 * How many fitting cards to expect from the players whose turn is still to come: part of their hands, and a find or
 * two.
 */
const expectedOf = (situation: Situation): number =>
  once(situation, 'expected', () => {
    const { view, weights } = situation
    const n = view.players.length
    const now = (view.active - view.first + n) % n
    let sum = 0
    for (const [seat, { exiled, out, cards }] of view.players.entries())
      if (!exiled && !out && (seat - view.first + n) % n > now) sum += weights.fromHand * cards + weights.found
    return sum
  })

/** The chance that at least `needed` cards come when `expected` are expected. */
function atLeast(needed: number, expected: number): number {
  if (needed <= 0) return 1
  if (expected <= 0) return 0
  let term = Math.exp(-expected)
  let below = 0
  for (let k = 0; k < needed; k++) {
    below += term
    term *= expected / (k + 1)
  }
  return 1 - below
}

/** How much the failure of this crisis would cost this player. */
const failureCost = (situation: Situation): number =>
  once(situation, 'failure', () =>
    situation.view.crisis === null
      ? 0
      : -situation.weights.failure *
        listsValue(situation, crisisRow(situation.view.crisis).fail, 'main', effectContext(situation.view.first)),
  )

/** How much the score still lacks, as far as this player knows. */
const deficitOf = (situation: Situation): number => {
  const { view, weights } = situation
  const own = ownContributions(situation)
  return targetOf(view) - own.score - (view.contributed - own.cards) * weights.trust
}

/**
 * The value of one fitting card when this player holds this many: its part of the cost of failure, if all of them
 * together can prevent it.
 */
export function contributionValue(situation: Situation, cards: number): number {
  const { view, allegiance } = situation
  if (view.crisis === null) return 0
  return once(situation, `contribution ${cards}`, () => {
    const deficit = Math.ceil(deficitOf(situation) - 0.3)
    const expected = expectedOf(situation)
    if (deficit > 0) return (atLeast(deficit - cards, expected) * failureCost(situation)) / deficit
    // LN-COLONY-CRISIS-04
    const cheer = allegiance.care * Math.min(1.5, moraleValue(view))
    return deficit > -SURPLUS ? (atLeast(deficit + SURPLUS - cards, expected) * cheer) / (deficit + SURPLUS) : 0
  })
}

/** The cost of one wrong card. */
export function spoiling(situation: Situation): number {
  const deficit = Math.ceil(deficitOf(situation) - 0.3)
  const expected = expectedOf(situation)
  return (atLeast(deficit + 1, expected) - atLeast(deficit, expected)) * failureCost(situation)
}
