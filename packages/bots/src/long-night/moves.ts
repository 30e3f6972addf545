// Where a survivor is best placed: what the dice can do there, what it means for the colony, what objectives want.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { Condition } from '@lastlight/long-night/content/effects'
import { isLocation, type Place } from '@lastlight/long-night/content/places'
import { SEEN } from '@lastlight/long-night/queries/cards'
import { CLEANED } from '@lastlight/long-night/queries/colony'
import { countOf, effectContext, rangeOf } from '@lastlight/long-night/queries/conditions'
import { somewhere } from '@lastlight/long-night/queries/entrances'
import { collects, isCold } from '@lastlight/long-night/queries/objectives'
import { destinations, isGuarded } from '@lastlight/long-night/queries/people'
import { survivorOf } from '@lastlight/long-night/queries/position'
import { attackValue, keptOf, searchValue, sparedFrom } from '@lastlight/long-night/queries/values'
import { exposureCost, foodWorth, harmCost, relief, wasteWorth } from './danger.ts'
import { bestEntrance } from './effects.ts'
import { barricadeGoal, donationWorth, killGoal } from './goals.ts'
import { dreamOf, once, type Scene, type Survivor } from './scene.ts'
import { searchWorth } from './searching.ts'
import { insteadOf } from './worth.ts'

/** What a die is worth in the hands of somebody at a place: nobody else's dice are counted. */
export function dieWorth(scene: Scene, who: Survivor, die: number): number {
  return once(scene, `die ${who.id} ${who.at} ${die}`, () => {
    const { view, stance } = scene
    let most = 0
    if (isLocation(who.at) && die >= searchValue(view, who))
      most = Math.max(most, searchWorth(scene, who.at, keptOf(view, who)))
    if (who.restrained) return most
    most = Math.max(
      most,
      (bestEntrance(scene, who.at, 'barricades', 1) + stance.care * barricadeGoal(view, who.at)) * 0.7,
    )
    if (somewhere(view, who.at, 'zombies') && die >= attackValue(view, who))
      most = Math.max(most, killWorth(scene, who) * 0.7)
    return who.at === 'colony' ? Math.max(most, wasteWorth(scene, -CLEANED)) : most
  })
}

/** An attack on a zombie, the best one. */
function killWorth(scene: Scene, who: Survivor): number {
  const { view, stance } = scene
  const cold = isCold(view) ? harmCost(scene, who, 'frostbite') : 0
  const risk = sparedFrom(who, 'attack') ? 0 : exposureCost(scene, who)
  return bestEntrance(scene, who.at, 'zombies', -1) + stance.care * killGoal(view, who.at) - risk - cold
}

const FACES = [1, 2, 3, 4, 5, 6]

/** What the dice of now and of the next rounds come to, with everybody where they are; the best survivor uses each. */
function prospects(scene: Scene, group: readonly Survivor[]): number {
  const { view, me } = scene
  const bestFor = (die: number): number => group.reduce((most, who) => Math.max(most, dieWorth(scene, who, die)), 0)
  const mine = view.active === scene.seat ? me.dice : []
  let now = 0
  for (const [i, worth] of mine
    .map(bestFor)
    .sort((a, b) => b - a)
    .entries())
    now += worth * 0.7 ** i
  const each = FACES.reduce((sum, die) => sum + bestFor(die), 0) / FACES.length
  const later = Math.min(2, view.rounds - 1) * 0.22 * each * (1 + group.length)
  return now + later
}

/** What objectives say about where own survivors should be: more and more towards the end. */
function placeWant(scene: Scene, group: readonly Survivor[]): number {
  const { view, stance } = scene
  const urgency = stance.traitor ? 0.8 : view.rounds <= 1 ? 2.5 : view.rounds === 2 ? 0.6 : 0.1
  let sum = 0
  for (const want of stance.wants)
    if (want[0] === 'own' && want[1] !== 'board')
      sum -= urgency * shortOf({ ...view, survivors: group }, scene.seat, want)
  return sum
}

/** How many own survivors are missing where an objective wants them, or are too many. */
function shortOf(view: View, seat: Seat, want: Condition): number {
  const n = countOf(view, SEEN, want, effectContext(seat))
  const range = rangeOf(want) ?? 0
  return typeof range === 'number' ? Math.max(0, range - n) : Math.max(0, n - (range.max ?? n))
}

/** Cards that can be laid under the objective on arrival. */
function delivery(scene: Scene): number {
  const { view, hand, stance } = scene
  if (collects(view) !== 'arrival') return 0
  return once(scene, 'delivery', () => {
    const counted = new Map<string, number>()
    let sum = 0
    for (const card of hand) {
      const home = card.slice(0, card.indexOf('/'))
      const nth = counted.get(home) ?? 0
      const worth = donationWorth(view, card, nth) * stance.care - insteadOf(dreamOf(scene), card, 'donate') * 0.5
      counted.set(home, nth + 1)
      if (worth > 0) sum += worth
    }
    return sum * (view.rounds <= 1 ? 1.5 : view.rounds === 2 ? 1 : 0.6)
  })
}

/** What it changes that one person lives here and no longer there. */
function household(scene: Scene, from: Place, to: Place): number {
  let sum = relief(scene, from, { people: -1 }) + relief(scene, to, { people: 1 })
  if (from === 'colony') sum += foodWorth(scene, 0, -1)
  if (to === 'colony') sum += foodWorth(scene, 0, 1)
  return 0.5 * sum
}

/** What a survivor gains by being somewhere else, before the risk of the way. */
export function placeGain(scene: Scene, who: Survivor, to: Place): number {
  return once(scene, `place ${who.id} ${to}`, () => {
    const before = once(scene, 'prospects', () => prospects(scene, scene.group))
    const group = scene.group.map(each => (each.id === who.id ? { ...each, at: to } : each))
    const want = placeWant(scene, group) - placeWant(scene, scene.group)
    const armed = isGuarded(scene.view, to) ? harmCost(scene, who, 'wound') : 0
    return (
      prospects(scene, group) -
      before +
      household(scene, who.at, to) +
      want +
      (to === 'colony' ? delivery(scene) : 0) -
      armed
    )
  })
}

export const moveWorth = (scene: Scene, who: Survivor, to: Place): number =>
  placeGain(scene, who, to) - (sparedFrom(who, 'move') ? 0 : exposureCost(scene, who, to)) - 0.25

const SOME_DRIVE = 0.2

/** What a way without exposure is worth; deliveries are for those who come on foot. */
export function bestDrive(scene: Scene, id: string): number {
  if (scene.dreaming) return SOME_DRIVE
  const who = survivorOf(scene.view, id)
  if (!who || who.moved || who.seat !== scene.seat) return 0
  let most = 0
  for (const to of destinations(scene.view, who)) most = Math.max(most, driveWorth(scene, who, to))
  return most
}

export const driveWorth = (scene: Scene, who: Survivor, to: Place): number =>
  placeGain(scene, who, to) - (to === 'colony' ? delivery(scene) : 0)
