// How bad the situation is, in points of morale: zombies at the entrances, hunger, waste, wounds.

import type { View } from '@lastlight/long-night'
import { EXPOSURE, type Exposure } from '@lastlight/long-night/content/exposure'
import { typeOf } from '@lastlight/long-night/content/items'
import { numberOf, PLACE, type Place } from '@lastlight/long-night/content/places'
import { HEAP, moraleLostTo, needOf, zombiesComing } from '@lastlight/long-night/queries/colony'
import { arriveAt, mutantsOn } from '@lastlight/long-night/queries/entrances'
import { DEADLY, damageOf, isDying, peopleAt, survivorsAt } from '@lastlight/long-night/queries/people'
import { placeOf } from '@lastlight/long-night/queries/position'
import { foodGoal, wasteGoal } from './goals.ts'
import type { Situation, Survivor } from './situation.ts'

const MORALE = [6, 6, 3.2, 2.2, 1.7, 1.4, 1.25]

/** The lower morale is, the more a point of it is worth. */
export const moraleValue = ({ morale }: View): number => MORALE[Math.min(morale, MORALE.length - 1)]!

type Entrance = View['places'][number]['entrances'][number]

/** LN-ZADD: adds zombies one entrance after the other, and returns how many people die. */
function arrive(view: View, at: Place, entrances: readonly Entrance[], count: number): number {
  let overruns = 0
  for (let i = 0; i < count; i++) {
    const entrance = i % entrances.length
    if (arriveAt(at, entrances[entrance]!, mutantsOn(view, at, entrance)) === 'overrun') overruns++
  }
  return overruns
}

/** This round counts fully, the next ones less and less. */
const AHEAD = [1, 0.6, 0.35, 0.2]
const PER_ZOMBIE = 0.02

/** Something that would be different at a place. */
export interface PlaceChange {
  readonly entrance?: number
  readonly zombies?: number
  readonly barricades?: number
  readonly traps?: number
  /** People who come or go. */
  readonly people?: number
  /** Zombies that come at once. */
  readonly atOnce?: number
}

function victims(view: View, at: Place, more: number): number {
  const helpless = at === 'colony' ? view.helpless + view.rebellious : 0
  return Math.max(0, peopleAt(view, at) + more) + helpless
}

/** A number for each change, so that no change is worked out twice. */
const keyOf = (at: Place, change: PlaceChange): number => {
  const { entrance = -1, zombies = 0, barricades = 0, traps = 0, people = 0, atOnce = 0 } = change
  const pieces = ((zombies + 2) * 8 + barricades + 2) * 4 + traps + 1
  return (((numberOf(at) * 8 + entrance + 1) * 256 + pieces) * 8 + people + 3) * 64 + atOnce
}

/** Expected deaths at a place in the coming rounds, later ones counted less. */
function threat(situation: Situation, at: Place, change: PlaceChange = NO_CHANGE): number {
  const key = keyOf(at, change)
  const known = situation.threats.get(key)
  if (known !== undefined) return known
  const found = lookAhead(situation.view, at, change)
  situation.threats.set(key, found)
  return found
}

const NO_CHANGE: PlaceChange = {}

function lookAhead(view: View, at: Place, change: PlaceChange): number {
  const { people = 0 } = change
  const entrances: Entrance[] = placeOf(view, at).entrances.map((entrance: Entrance, i) => {
    const here = change.entrance === undefined ? 0 : change.entrance === i ? 1 : 0
    return {
      zombies: Math.max(0, entrance.zombies + here * (change.zombies ?? 0)),
      barricades: Math.max(0, entrance.barricades + here * (change.barricades ?? 0)),
      traps: entrance.traps + here * (change.traps ?? 0),
    }
  })
  const left = victims(view, at, people)
  const sum = PER_ZOMBIE * entrances.reduce((n, { zombies }) => n + zombies, 0)
  if (left === 0) return sum * 0.2
  return sum + (at === 'colony' ? atColony : atLocation)(view, at, entrances, left, change)
}

function atColony(view: View, at: Place, entrances: Entrance[], victimsNow: number, change: PlaceChange): number {
  const rate = zombiesComing(view, at, change.people ?? 0)
  const first = Math.min(victimsNow, arrive(view, at, entrances, change.atOnce ?? 0))
  let sum = first
  let left = victimsNow - first
  for (let round = 0; round < Math.min(view.rounds, AHEAD.length) && left > 0; round++) {
    const overruns = Math.min(left, arrive(view, at, entrances, rate))
    sum += AHEAD[round]! * overruns
    left -= overruns
  }
  return sum
}

/** The noise that players usually make in a round. */
const HABIT = 0.6

/** A location has one entrance, and a noise token brings a zombie in half the cases: the expected number. */
function atLocation(
  view: View,
  at: Place,
  [door]: readonly Entrance[],
  victimsNow: number,
  change: PlaceChange,
): number {
  const { zombies, barricades, traps } = door!
  const people = peopleAt(view, at) + (change.people ?? 0)
  const { noise } = placeOf(view, at)
  // A barricade stops one zombie and leaves the space free again; a trap kills all who stand there.
  let room = PLACE[at].entranceSpaces - zombies + barricades + traps * 2 - (change.atOnce ?? 0)
  let sum = 0
  let chance = 0.5 ** noise
  for (let loud = 0; loud <= noise; loud++) {
    sum += chance * Math.min(victimsNow, Math.max(0, people + loud - room))
    chance *= (noise - loud) / (loud + 1)
  }
  room -= people + noise / 2
  for (let round = 1; round < Math.min(view.rounds, AHEAD.length); round++) {
    const short = people + HABIT - Math.max(0, room)
    sum += AHEAD[round]! * Math.min(victimsNow, Math.max(0, short)) * 0.7
    room -= people + HABIT
  }
  return sum
}

/** The cost of one death by an overrun. */
const overrunCost = (situation: Situation): number =>
  situation.allegiance.care * (moraleValue(situation.view) + situation.weights.overrun)

export function changeValue(situation: Situation, at: Place, change: PlaceChange): number {
  const own = survivorsAt(situation.view, at).some(each => each.seat === situation.seat) ? 0.3 : 0
  const gain = threat(situation, at) - threat(situation, at, change)
  return gain * (overrunCost(situation) + own)
}

/** The morale that hunger will cost with this much food in the supply. */
function hunger(view: View, food: number, more: number): number {
  const need = needOf(view, more)
  if (need === 0) return 0
  let sum = 0
  let left = food
  for (let round = 0; round < Math.min(view.rounds, AHEAD.length); round++) {
    const met = Math.min(1, Math.max(0, left) / need)
    sum += AHEAD[round]! * (1.4 + view.starvation) * (1 - met)
    left -= need
  }
  return sum
}

export function foodValue(situation: Situation, by: number, more = 0): number {
  const { view, allegiance, weights } = situation
  const now = hunger(view, view.food, 0)
  const then = hunger(view, Math.max(0, view.food + by), more)
  return allegiance.care * (weights.hunger * (now - then) * Math.min(2, moraleValue(view)) + foodGoal(view, by))
}

/** LN-COLONY-WASTE-01: morale that this much waste costs, soon or later. */
const rot = (view: View, waste: number): number =>
  moraleLostTo(view, waste) * (1 + 0.4 * Math.min(2, view.rounds - 1)) +
  0.025 * waste +
  0.12 * Math.max(0, (waste % HEAP) - (HEAP - 4))

export const wasteValue = (situation: Situation, by: number): number => {
  const { view, allegiance, weights } = situation
  const now = view.waste.length
  const then = Math.max(0, now + by)
  return allegiance.care * (weights.waste * (rot(view, now) - rot(view, then)) + wasteGoal(view, now, then))
}

export function deathCost(situation: Situation, who: Survivor): number {
  const { view, allegiance, seat, hand, group, weights } = situation
  const exiled = view.players[who.seat]!.exiled
  const morale = exiled ? 0 : allegiance.care * moraleValue(view)
  if (who.seat !== seat) return morale + (allegiance.traitor ? 0 : 0.3)
  const last = group.length <= 1 ? 0.3 * hand.length + 0.5 : 0
  return morale + weights.ownDeath + weights.ownDeathPerRound * Math.min(4, view.rounds) + last + peopleWant(situation)
}

/** How much this player wants more survivors: some objectives want many, some only one. */
export function peopleWant({ allegiance, group }: Situation): number {
  let sum = 0
  for (const want of allegiance.wants) {
    if (want[0] === 'most' && want[1] === 'survivors') sum += 0.8
    if (want[0] === 'own' && want[1] === 'board') {
      const max = typeof want[2] === 'number' ? undefined : want[2].max
      if (max !== undefined && group.length > max) sum -= 1.2
      if (typeof want[2] === 'number' && group.length <= want[2]) sum += 0.8
    }
    if (want[0] === 'graveyard') sum -= typeof want[1] === 'number' ? 0.5 : -0.5
  }
  return sum
}

const hasMedicine = ({ hand }: Situation): boolean => hand.some(card => typeOf(card) === 'medicine')

/** The cost of one more damage: the last one kills. */
export function harmCost(situation: Situation, who: Survivor, how: 'wound' | 'frostbite' | 'despair'): number {
  const death = deathCost(situation, who)
  if (isDying(who)) return death
  const unhurt = situation.allegiance.wants.some(([what]) => what === 'hurt') && who.seat === situation.seat ? 0.6 : 0
  const { firstHarm, secondHarm, frost } = situation.weights
  const share = damageOf(who) === 1 ? secondHarm : firstHarm
  if (how !== 'frostbite') return death * share + unhurt
  // LN-FROST-01: the cold goes on biting.
  const turns = Math.min(situation.view.rounds - 1, 2)
  const later = who.frostbite > 0 ? 0 : frost * turns * (hasMedicine(situation) ? 0.5 : 1)
  return death * Math.min(1, share + later) + unhurt
}

/** LN-EXPO-02: how likely each result is. */
const chanceOf = (result: Exposure): number =>
  EXPOSURE.faces.filter(face => face === result).length / EXPOSURE.faces.length
const BITE = chanceOf('bite')
const FROSTBITE = chanceOf('frostbite')
const WOUND = chanceOf('wound')

/** A bite may spread. */
export function exposureCost(situation: Situation, who: Survivor, at: Place = who.at): number {
  const company = survivorsAt(situation.view, at).some(each => each.id !== who.id)
  const bite =
    deathCost(situation, who) + (company ? situation.weights.company * Math.max(0, situation.allegiance.care) : 0)
  return BITE * bite + FROSTBITE * harmCost(situation, who, 'frostbite') + WOUND * harmCost(situation, who, 'wound')
}

export function healValue(situation: Situation, who: Survivor, count: number): number {
  const damage = who.wounds + who.frostbite
  if (damage === 0) return 0
  const all = damageOf(who)
  const death = Math.max(0.2, deathCost(situation, who))
  const share = (n: number): number => (n + 1 >= DEADLY ? 0.55 : n === 1 ? 0.2 : 0)
  const cold = who.frostbite > 0 && situation.view.rounds > 1 ? 0.35 : 0
  const done = Math.min(count, damage)
  const own = who.seat === situation.seat ? 1 : 0.7 * situation.allegiance.care
  return own * death * (share(all) - share(all - done) + cold)
}

export const consoleValue = (situation: Situation, who: Survivor): number => {
  const own = who.seat === situation.seat ? 1 : 0.6 * situation.allegiance.care
  return who.despair > 0 ? own * (isDying(who) ? 0.5 : 0.2) : 0
}
