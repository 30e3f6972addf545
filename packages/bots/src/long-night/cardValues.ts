// The uses of a card in the hand, with their values.

import type { Power } from '@lastlight/long-night/content/effects'
import { homeOf, itemRow, kindOf, typeOf } from '@lastlight/long-night/content/items'
import { aheadBy, effectContext } from '@lastlight/long-night/queries/conditions'
import { collects, goalOf } from '@lastlight/long-night/queries/objectives'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { accepted, contributionValue } from './crisis.ts'
import { wasteValue } from './danger.ts'
import { listsValue } from './effects.ts'
import { donationValue, roundsToGo } from './goals.ts'
import { once, type Situation } from './situation.ts'

/** The values of a card's alternative uses. */
export interface Uses {
  readonly play: number
  readonly crisis: number
  readonly donate: number
  /** The own objective wants it in the hand. */
  readonly keep: number
}

/** The value of a power to its owner for the rounds that are left. */
export function powerValue({ view, allegiance }: Situation, power: Power): number {
  const rounds = Math.min(3, view.rounds - 0.5)
  let sum = 0
  if (power.attack)
    sum += 0.14 * (power.attack.kills + (power.attack.exposure ? 0 : 1) + (power.attack.anyDie ? 0.5 : 0))
  if (power.use) sum += 0.22
  for (const { of, add, for: whom } of power.modifiers ?? []) {
    if (of === 'need' || of === 'zombies') sum -= add * 0.35 * allegiance.care
    else if (of === 'kept') sum += 0.15 * add
    else sum -= add * (whom === undefined ? 0.12 : 0.16)
  }
  return 0.6 * sum * rounds
}

function equipWant({ view, seat, allegiance }: Situation): number {
  let sum = 0
  for (const want of allegiance.wants) {
    if (want[0] === 'equipment') sum += 0.9
    if (want[0] === 'most' && want[1] === 'equipment' && aheadBy(view, SEEN, seat, 'equipment') < 2) sum += 0.9
  }
  return sum
}

function playValue(situation: Situation, card: string): number {
  const row = itemRow(card)
  if (row.keyword === 'equip') return powerValue(situation, row.power) + equipWant(situation)
  const waste = row.keyword === 'waste' && !situation.me.exiled ? wasteValue(situation, 1) : 0
  return (
    once(situation, `play ${kindOf(card)}`, () =>
      listsValue(situation, row.lists, 'main', effectContext(situation.seat)),
    ) + waste
  )
}

/** The value of an own objective's card grows as the end comes nearer. */
function wantedNow(situation: Situation): number {
  const { allegiance, weights } = situation
  if (allegiance.traitor) return 1.1 * weights.own
  const rounds = roundsToGo(situation)
  return weights.own * (rounds <= 1 ? 5 : rounds === 2 ? 2 : 0.5)
}

/** How many cards of the hand are like it and come before it. */
const nthOf = (hand: readonly string[], card: string, like: (other: string) => boolean): number => {
  let n = 0
  for (const other of hand) {
    if (other === card) break
    if (like(other)) n++
  }
  return n
}

function keepValue(situation: Situation, card: string): number {
  const { view, hand, seat, allegiance } = situation
  const held = hand.includes(card) ? hand : [...hand, card]
  let sum = 0
  for (const want of allegiance.wants) {
    if (want[0] === 'cards' && want[1] === typeOf(card)) {
      const wanted = typeof want[2] === 'number' ? want[2] : (want[2].min ?? 0)
      if (nthOf(held, card, other => typeOf(other) === want[1]) < wanted) sum += wantedNow(situation)
    }
    if (want[0] === 'hand') {
      if (typeof want[1] === 'number') sum += held.length <= want[1] + 1 ? 0.6 : 0
      else if (view.rounds <= 2) sum -= view.rounds === 1 ? 1.5 : 0.4
    }
    if (want[0] === 'most' && want[1] === 'cards') sum += aheadBy(view, SEEN, seat, 'cards') <= 2 ? 0.45 : 0
  }
  return sum
}

/** The value of the card for the crisis now, together with other fitting cards of the hand. */
function contribution(situation: Situation, card: string): number {
  const { view, hand, me } = situation
  if (me.exiled || !accepted(view, card)) return 0
  const fitting = hand.filter(other => accepted(view, other)).length
  return contributionValue(situation, hand.includes(card) ? fitting : fitting + 1)
}

function donation(situation: Situation, card: string): number {
  const { view, allegiance, hand, weights } = situation
  if (collects(view) === undefined) return 0
  const alike = goalOf(view).perLocation === undefined ? typeOf : homeOf
  const held = hand.includes(card) ? hand : [...hand, card]
  const nth = collects(view) === 'turn' ? 0 : nthOf(held, card, other => alike(other) === alike(card))
  return weights.donation * allegiance.care * donationValue(view, card, nth)
}

export const usesOf = (situation: Situation, card: string): Uses =>
  once(situation, `uses ${card}`, () => ({
    play: playValue(situation, card),
    crisis: contribution(situation, card),
    donate: donation(situation, card),
    keep: keepValue(situation, card),
  }))

/** Any card may be the one that a later crisis asks for. */
export const laterValue = ({ view, allegiance, me, weights }: Situation): number =>
  me.exiled
    ? 0.1
    : (weights.later + weights.laterPerRound * Math.min(4, view.rounds - 1)) * Math.max(0.4, allegiance.care)

export const cardValue = (situation: Situation, card: string): number =>
  once(situation, `value ${card}`, () => {
    const { play, crisis, donate, keep } = usesOf(situation, card)
    return Math.max(play, crisis, donate, keep, 0) + laterValue(situation)
  })

/** The value that is lost when the card is used in this way instead of another. */
export function bestOtherUse(situation: Situation, card: string, use: keyof Uses | 'build'): number {
  const uses = usesOf(situation, card)
  let most = use === 'keep' ? 0 : uses.keep + laterValue(situation)
  for (const other of ['play', 'crisis', 'donate'] as const)
    if (other !== use && uses[other] > 0) most = Math.max(most, uses[other])
  return most
}
