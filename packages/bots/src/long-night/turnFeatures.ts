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
import type { KindRows } from '../prior/kinds.ts'
import type { Moment } from './moment.ts'

type Group = GroupOf<Moment, unknown>

export const yes = (is: boolean): number => (is ? 1 : 0)

/** No die shows more. */
export const MOST_PIPS = 6

/** For groups whose values do not depend on the option, such as the dice that the player has left. */
export const forAll = { size: 1, numberOf: () => 0 }

export const TURN: Group = {
  name: 'turn',
  shared: forAll,
  features: [
    'dice left',
    'no dice',
    'rounds left',
    'last round',
    'low morale',
    'kills are wanted',
    'food left',
    'food is short',
  ],
  values: m => [
    m.dice.length,
    yes(m.dice.length === 0),
    m.s.rounds,
    yes(m.s.rounds <= 1),
    yes(m.s.morale <= 2),
    yes(m.wantsKills),
    Math.max(-3, Math.min(3, -m.hunger)),
    yes(m.hunger > 0),
  ],
}

export const WASTE: Group = {
  name: 'waste',
  shared: forAll,
  features: ['costs morale', 'will cost morale', 'cards'],
  values({ s }) {
    const cards = s.items.at.waste.length
    const costs = moraleLostTo(s, cards)
    return [costs, moraleLostTo(s, cards + 4) - costs, cards]
  },
}

export const END: Group = {
  name: 'end',
  shared: forAll,
  features: [
    'fitting cards while the crisis lacks some',
    'last player',
    'food in hand while food is short',
    'food in hand while food will be short',
    'cards that the objective lacks',
    'searches',
    'cards',
  ],
  values: m => [
    m.lack > 0 ? m.fitting : 0,
    yes(m.laterPlayers === 0),
    m.hunger > 0 ? m.foodInHand : 0,
    m.isFoodScarce ? m.foodInHand : 0,
    m.missing,
    m.bestSearches,
    m.hand.length,
  ],
}

const DICE: Group = {
  name: 'dice',
  features: ['lowest', 'highest', 'ones', 'without a search'],
  values({ dice, bestSearches }) {
    if (dice.length === 0) return NO_DICE
    let low = MOST_PIPS
    let high = 0
    let ones = 0
    for (const die of dice) {
      if (die < low) low = die
      if (die > high) high = die
      if (die === 1) ones++
    }
    return [low, high, ones, dice.length - bestSearches]
  },
}
const NO_DICE = [0, 0, 0, 0]

const CRISIS: Group = {
  name: 'crisis',
  features: [
    'lacks cards',
    'cards that it lacks',
    'the hand covers them',
    'fitting cards',
    'it may cheer',
    'more than enough',
  ],
  values({ lack, fitting }) {
    const covers = yes(lack > 0 && fitting >= lack)
    return [yes(lack > 0), Math.max(0, lack), covers, fitting, yes(lack <= 0 && lack > -SURPLUS), yes(lack <= -SURPLUS)]
  },
}

const HAND: Group = {
  name: 'hand',
  features: [...ITEM_TYPES, 'deliveries'],
  values: m => [...m.types, m.deliveries],
}

/** The survivors of the player whose turn it is: where they stand, and what a search there would find. */
const PEOPLE: Group = {
  name: 'people',
  features: [
    'all',
    'who may move',
    'in the colony',
    'who may move from there',
    'who may bring a card',
    'who can search',
    'who may move and cannot search',
    'crisis',
    'meal',
    'goal',
    'danger',
    'danger of those who may move',
    'noise',
    'dying',
    'damage',
    'equipment',
  ],
  values(m) {
    const { s } = m
    let all = 0
    let free = 0
    let inside = 0
    let freeInside = 0
    let searchers = 0
    let freeElsewhere = 0
    let crisis = 0
    let meal = 0
    let goal = 0
    let danger = 0
    let freeDanger = 0
    let noise = 0
    let dying = 0
    let damage = 0
    let equipment = 0
    for (const it of s.survivors) {
      if (it.seat !== m.seat) continue
      const { at } = it
      const isFree = yes(!it.moved)
      all++
      free += isFree
      equipment += it.equipment.length
      damage += damageOf(it)
      dying += yes(isDying(it))
      noise = Math.max(noise, placeOf(s, at).noise)
      const here = m.danger(at)
      danger = Math.max(danger, here)
      if (isFree) freeDanger = Math.max(freeDanger, here)
      if (at === 'colony') {
        inside++
        freeInside += isFree
      }
      if (hasDeck(at) && s.items.at[at].length > 0 && m.searches(it) > 0) {
        searchers++
        const finds = m.finds(at)
        crisis = Math.max(crisis, finds.crisis)
        meal = Math.max(meal, finds.meal)
        goal = Math.max(goal, finds.goal)
      } else freeElsewhere += isFree
    }
    return [
      all,
      free,
      inside,
      freeInside,
      m.deliveries > 0 ? free : 0,
      searchers,
      freeElsewhere,
      crisis,
      meal,
      goal,
      danger,
      freeDanger,
      noise,
      dying,
      damage,
      equipment,
    ]
  },
}

type Survivor = Moment['s']['survivors'][number]
function hasOne(m: Moment, is: (each: Survivor) => boolean): boolean {
  for (const each of m.s.survivors) if (each.seat === m.seat && is(each)) return true
  return false
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
export const TURN_KINDS: KindRows<Moment> = {
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
  groups: [TURN, DICE, CRISIS, END, WASTE, HAND, PEOPLE],
}
