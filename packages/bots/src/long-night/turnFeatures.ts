// What can be counted about a player's turn. Acts of all kinds share some of it, and it alone says which kind of act comes next.

import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { hasDeck } from '@lastlight/long-night/content/places'
import { moraleLostTo, SURPLUS } from '@lastlight/long-night/queries/colony'
import { countAt } from '@lastlight/long-night/queries/entrances'
import { collects } from '@lastlight/long-night/queries/objectives'
import { damageOf, isDying } from '@lastlight/long-night/queries/people'
import { banditLeader, banditsAt, placeOf, playerOf } from '@lastlight/long-night/queries/position'
import { abilityOf } from '@lastlight/long-night/queries/values'
import type { Group as GroupOf } from '../prior/group.ts'
import type { KindLook } from '../prior/kindTree.ts'
import type { Moment } from './moment.ts'

type Group = GroupOf<Moment, unknown>
type Features = { readonly [name: string]: (m: Moment) => number }

export const yes = (is: boolean): number => (is ? 1 : 0)

/** No die shows more. */
export const MOST_PIPS = 6

/** For groups whose values do not depend on the option, such as the dice that the player has left. */
export const forAll = { size: 1, numberOf: () => 0 }

function group(name: string, features: Features): Group {
  const all = Object.values(features)
  return {
    name,
    shared: forAll,
    features: Object.keys(features),
    values(m) {
      const values: number[] = []
      for (let i = 0; i < all.length; i++) values.push(all[i]!(m))
      return values
    },
  }
}

const IN_TURN: Features = {
  'dice left': m => m.dice.length,
  'no dice': m => yes(m.dice.length === 0),
  'rounds left': m => m.s.rounds,
  'last round': m => yes(m.s.rounds <= 1),
  'low morale': m => yes(m.s.morale <= 2),
  'kills are wanted': m => yes(m.wantsKills),
  'food left': m => Math.max(-3, Math.min(3, -m.hunger)),
  'food is short': m => yes(m.hunger > 0),
}
export const TURN = group('turn', IN_TURN)

const moraleLost = (m: Moment): number => moraleLostTo(m.s, wasted(m))
const wasted = ({ s }: Moment): number => s.items.at.waste.length

const IN_WASTE: Features = {
  'costs morale': moraleLost,
  'will cost morale': m => moraleLostTo(m.s, wasted(m) + 4) - moraleLost(m),
  cards: wasted,
}
export const WASTE = group('waste', IN_WASTE)

const AT_END: Features = {
  'fitting cards while the crisis lacks some': m => (m.lack > 0 ? m.fitting : 0),
  'last player': m => yes(m.laterPlayers === 0),
  'food in hand while food is short': m => (m.hunger > 0 ? m.foodInHand : 0),
  'food in hand while food will be short': m => (m.isFoodScarce ? m.foodInHand : 0),
  'cards that the objective lacks': m => m.missing,
  searches: m => m.bestSearches,
  cards: m => m.hand.length,
}
export const END = group('end', AT_END)

function countDice({ dice }: Moment, pips: number): number {
  let count = 0
  for (const die of dice) if (die === pips) count++
  return count
}

const DICE: Features = {
  lowest: m => (m.dice.length === 0 ? 0 : Math.min(...m.dice)),
  highest: m => (m.dice.length === 0 ? 0 : Math.max(...m.dice)),
  ones: m => countDice(m, 1),
  'without a search': m => m.dice.length - m.bestSearches,
}

const CRISIS: Features = {
  'lacks cards': m => yes(m.lack > 0),
  'cards that it lacks': m => Math.max(0, m.lack),
  'the hand covers them': m => yes(m.lack > 0 && m.fitting >= m.lack),
  'fitting cards': m => m.fitting,
  'it may cheer': m => yes(m.lack <= 0 && m.lack > -SURPLUS),
  'more than enough': m => yes(m.lack <= -SURPLUS),
}

const HAND: Features = {
  ...Object.fromEntries(ITEM_TYPES.map((type, i) => [type, (m: Moment) => m.types[i]!])),
  deliveries: m => m.deliveries,
}

type Survivor = Moment['s']['survivors'][number]

function hasOne(m: Moment, is: (each: Survivor) => boolean): boolean {
  for (const each of m.s.survivors) if (each.seat === m.seat && is(each)) return true
  return false
}

/** The largest value among the own survivors, and at least 0. */
function most(m: Moment, value: (each: Survivor) => number): number {
  let found = 0
  for (const each of m.s.survivors) if (each.seat === m.seat) found = Math.max(found, value(each))
  return found
}

function sum(m: Moment, value: (each: Survivor) => number): number {
  let found = 0
  for (const each of m.s.survivors) if (each.seat === m.seat) found += value(each)
  return found
}

const isFree = ({ moved }: Survivor): boolean => !moved
const canSearch = (m: Moment, each: Survivor): boolean =>
  hasDeck(each.at) && m.s.items.at[each.at].length > 0 && m.searches(each) > 0
const mostFound = (m: Moment, what: 'crisis' | 'meal' | 'goal'): number =>
  most(m, each => (canSearch(m, each) ? m.finds(each.at)[what] : 0))

/** The survivors of the player whose turn it is: where they stand, and what a search there would find. */
const PEOPLE: Features = {
  all: m => sum(m, () => 1),
  'who may move': m => sum(m, each => yes(isFree(each))),
  'in the colony': m => sum(m, ({ at }) => yes(at === 'colony')),
  'who may move from there': m => sum(m, each => yes(each.at === 'colony' && isFree(each))),
  'who may bring a card': m => (m.deliveries > 0 ? sum(m, each => yes(isFree(each))) : 0),
  'who can search': m => sum(m, each => yes(canSearch(m, each))),
  'who may move and cannot search': m => sum(m, each => yes(isFree(each) && !canSearch(m, each))),
  crisis: m => mostFound(m, 'crisis'),
  meal: m => mostFound(m, 'meal'),
  goal: m => mostFound(m, 'goal'),
  danger: m => most(m, ({ at }) => m.danger(at)),
  'danger of those who may move': m => most(m, each => (isFree(each) ? m.danger(each.at) : 0)),
  noise: m => most(m, ({ at }) => placeOf(m.s, at).noise),
  dying: m => sum(m, each => yes(isDying(each))),
  damage: m => sum(m, damageOf),
  equipment: m => sum(m, each => each.equipment.length),
}

const hasDice = ({ dice }: Moment): boolean => dice.length > 0
const hasCards = ({ hand }: Moment): boolean => hand.length > 0
const withDice =
  (also: (m: Moment) => boolean) =>
  (m: Moment): boolean =>
    hasDice(m) && also(m)
const meetsZombies = (m: Moment): boolean => hasOne(m, ({ at }) => countAt(m.s, at, 'zombies') > 0)
const hasMeans = (m: Moment, means: 'attack' | 'use'): boolean =>
  hasOne(m, each => each.equipment.length > 0 || abilityOf(each)[means] !== undefined)

/** The kinds of acts that are chosen quickly. The others would be done and undone again and again, or wait for other players. */
export const TURN_LOOK: KindLook<Moment> = {
  kinds: {
    attack: withDice(meetsZombies),
    attackWith: withDice(m => hasMeans(m, 'attack') && (m.s.mutants.length > 0 || meetsZombies(m))),
    attackMutant: withDice(({ s }) => s.mutants.length > 0),
    fightBandit: withDice(m => hasOne(m, ({ at }) => banditsAt(m.s, at) > 0)),
    raid: withDice(m => hasOne(m, ({ at }) => at === 'hideout')),
    search: ({ bestSearches }) => bestSearches > 0,
    barricade: hasDice,
    clean: withDice(m => m.s.items.at.waste.length > 0 && hasOne(m, ({ at }) => at === 'colony')),
    code: withDice(m => hasOne(m, ({ at }) => at === 'raxxon')),
    use: m => hasMeans(m, 'use'),
    play: hasCards,
    contribute: m => hasCards(m) || hasOne(m, ({ equipment }) => equipment.length > 0),
    move: m => hasOne(m, ({ moved }) => !moved),
    food: withDice(({ s }) => s.food > 0),
    eat: withDice(m => hasCards(m) && playerOf(m.s, m.seat).exiled),
    exile: m => !playerOf(m.s, m.seat).called,
    donate: m => hasCards(m) && collects(m.s) === 'turn',
    pacify: m => hasCards(m) && m.s.rebellious > 0,
    build: m => hasCards(m) && m.s.offer.length > 0,
    loot: m => banditLeader(m.s) === m.seat,
    done: () => true,
  },
  features: {
    hostile: m => yes(m.isHostile),
    ...Object.fromEntries(
      Object.entries({
        turn: IN_TURN,
        dice: DICE,
        crisis: CRISIS,
        end: AT_END,
        waste: IN_WASTE,
        hand: HAND,
        people: PEOPLE,
      }).flatMap(([of, features]) => Object.entries(features).map(([name, feature]) => [`${of}: ${name}`, feature])),
    ),
  },
}
