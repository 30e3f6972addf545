// The best place for a survivor: for the dice, for the colony and for the objectives.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { Condition } from '@lastlight/long-night/content/effects'
import { BANDIT_VALUE } from '@lastlight/long-night/content/hideout'
import { hasDeck, type Place } from '@lastlight/long-night/content/places'
import { CLEANED } from '@lastlight/long-night/queries/colony'
import { countOf, effectContext, rangeOf } from '@lastlight/long-night/queries/conditions'
import { somewhere } from '@lastlight/long-night/queries/entrances'
import { collects, isCold } from '@lastlight/long-night/queries/objectives'
import { destinations, isGuarded } from '@lastlight/long-night/queries/people'
import { banditsAt, isOn, survivorOf } from '@lastlight/long-night/queries/position'
import { mutantsAt } from '@lastlight/long-night/queries/raxxon'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { attackValue, isSafeMove, keptOf, searchValue, sparedFrom } from '@lastlight/long-night/queries/values'
import { bestOtherUse } from './cardValues.ts'
import { changeValue, exposureCost, foodValue, harmCost, wasteValue } from './danger.ts'
import { banditValue, bestEntrance } from './effects.ts'
import { barricadeGoal, donationValue, hideoutGoal, killGoal, roundsToGo } from './goals.ts'
import { codeValue, encounterValue } from './raxxon.ts'
import { valueOfSearch } from './searching.ts'
import { hypothetical, once, type Situation, type Survivor } from './situation.ts'

/** The value of a die to a survivor at a place; other survivors' dice are ignored. */
export function dieValue(situation: Situation, who: Survivor, die: number): number {
  return once(situation, `die ${who.id} ${who.at} ${die}`, () => {
    const { view, allegiance } = situation
    let most = 0
    if (hasDeck(who.at) && die >= searchValue(view, who))
      most = Math.max(most, valueOfSearch(situation, who.at, keptOf(view, who)))
    if (who.at === 'raxxon') most = Math.max(most, codeValue(situation, die))
    if (who.restrained) return most
    most = Math.max(
      most,
      (bestEntrance(situation, who.at, 'barricades', 1) + allegiance.care * barricadeGoal(view, who.at)) * 0.7,
    )
    if (die >= attackValue(view, who)) most = Math.max(most, attackGain(situation, who) * 0.7)
    return who.at === 'colony' ? Math.max(most, wasteValue(situation, -CLEANED)) : most
  })
}

/** The best attack there: on a special zombie, which comes first (LN-RAX-SPEC-03), on a zombie or on a bandit. */
function attackGain(situation: Situation, who: Survivor): number {
  const { view, allegiance } = situation
  const cold = isCold(view) ? harmCost(situation, who, 'frostbite') : 0
  const risk = sparedFrom(who, 'attack') ? 0 : exposureCost(situation, who)
  const mutants = mutantsAt(view, who.at)
  if (mutants.length > 0)
    return Math.max(...mutants.map(({ experiment }) => encounterValue(situation, who, experiment))) - risk - cold
  const bandit = banditsAt(view, who.at) > 0 && isOn(view, 'fights') ? (BANDIT_VALUE / 6) * banditValue(situation) : 0
  if (!somewhere(view, who.at, 'zombies')) return bandit
  const kill = bestEntrance(situation, who.at, 'zombies', -1) + allegiance.care * killGoal(view, who.at)
  return Math.max(bandit, kill - risk - cold)
}

const FACES = [1, 2, 3, 4, 5, 6]

/** The value of the dice of this and the next rounds with everybody where they are; the best survivor uses each. */
function prospects(situation: Situation, group: readonly Survivor[]): number {
  const { view, me, weights } = situation
  const bestFor = (die: number): number => group.reduce((most, who) => Math.max(most, dieValue(situation, who, die)), 0)
  const mine = view.active === situation.seat ? me.dice : []
  let now = 0
  for (const [i, value] of mine
    .map(bestFor)
    .sort((a, b) => b - a)
    .entries())
    now += value * 0.7 ** i
  const each = FACES.reduce((sum, die) => sum + bestFor(die), 0) / FACES.length
  const later = Math.min(2, view.rounds - 1) * weights.laterDie * each * (1 + group.length)
  return now + later
}

/** The value of survivors' places for objectives; it grows towards the end. */
function placeWant(situation: Situation, group: readonly Survivor[]): number {
  const { view, allegiance, weights } = situation
  const rounds = roundsToGo(situation)
  const urgency = weights.own * (allegiance.traitor ? 0.8 : rounds <= 1 ? 6 : rounds === 2 ? 1.2 : 0.1)
  let sum = group.some(({ at }) => at === 'hideout') ? allegiance.care * hideoutGoal(view) : 0
  for (const want of allegiance.wants)
    if (want[0] === 'own' && want[1] !== 'board')
      sum -= urgency * shortOf({ ...view, survivors: group }, situation.seat, want)
  return sum
}

/** How many own survivors are missing where an objective wants them, or are too many. */
function shortOf(view: View, seat: Seat, want: Condition): number {
  const n = countOf(view, SEEN, want, effectContext(seat))
  const range = rangeOf(want) ?? 0
  return typeof range === 'number' ? Math.max(0, range - n) : Math.max(0, n - (range.max ?? n))
}

/** Cards that can be laid under the objective on arrival. */
function delivery(situation: Situation): number {
  const { view, hand, allegiance, weights } = situation
  if (collects(view) !== 'arrival') return 0
  return once(situation, 'delivery', () => {
    const counted = new Map<string, number>()
    let sum = 0
    for (const card of hand) {
      const home = card.slice(0, card.indexOf('/'))
      const nth = counted.get(home) ?? 0
      const value =
        weights.donation * donationValue(view, card, nth) * allegiance.care -
        bestOtherUse(hypothetical(situation), card, 'donate') * 0.5
      counted.set(home, nth + 1)
      if (value > 0) sum += value
    }
    return weights.delivery * sum * (view.rounds <= 1 ? 1.5 : view.rounds === 2 ? 1 : 0.6)
  })
}

/** The value of one person moving from one household to the other. */
function household(situation: Situation, from: Place, to: Place): number {
  let sum = changeValue(situation, from, { people: -1 }) + changeValue(situation, to, { people: 1 })
  if (from === 'colony') sum += foodValue(situation, 0, -1)
  if (to === 'colony') sum += foodValue(situation, 0, 1)
  return 0.5 * sum
}

/** A survivor's gain by being somewhere else, before the risk of the way. */
export function placeGain(situation: Situation, who: Survivor, to: Place): number {
  return once(situation, `place ${who.id} ${to}`, () => {
    const before = once(situation, 'prospects', () => prospects(situation, situation.group))
    const group = situation.group.map(each => (each.id === who.id ? { ...each, at: to } : each))
    const want = placeWant(situation, group) - placeWant(situation, situation.group)
    const armed = isGuarded(situation.view, to) ? harmCost(situation, who, 'wound') : 0
    return (
      prospects(situation, group) -
      before +
      household(situation, who.at, to) +
      want +
      (to === 'colony' ? delivery(situation) : 0) -
      armed
    )
  })
}

export const moveValue = (situation: Situation, who: Survivor, to: Place): number =>
  placeGain(situation, who, to) -
  (isSafeMove(situation.view, who, to) ? 0 : exposureCost(situation, who, to)) -
  situation.weights.move

const SOME_DRIVE = 0.2

/** The value of a move without exposure; deliveries count only for survivors who walk. */
export function bestDrive(situation: Situation, id: string): number {
  if (situation.isHypothetical) return SOME_DRIVE
  const who = survivorOf(situation.view, id)
  if (!who || who.moved || who.seat !== situation.seat) return 0
  let most = 0
  for (const to of destinations(situation.view, who)) most = Math.max(most, driveValue(situation, who, to))
  return most
}

export const driveValue = (situation: Situation, who: Survivor, to: Place): number =>
  placeGain(situation, who, to) - (to === 'colony' ? delivery(situation) : 0)
