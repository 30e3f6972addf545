// The value of a card's list to this player: a rough value for every verb, so that only a new verb needs code here.

import type { Effect, Modifier } from '@lastlight/long-night/content/effects'
import { LASTING, type LastingId } from '@lastlight/long-night/content/lasting'
import { LOCATIONS, type Place } from '@lastlight/long-night/content/places'
import type { SpecialId } from '@lastlight/long-night/content/specials'
import { type EffectContext, holds } from '@lastlight/long-night/queries/conditions'
import { countAt, entranceHas } from '@lastlight/long-night/queries/entrances'
import { lowestOf, survivorsAt } from '@lastlight/long-night/queries/people'
import { membersOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { meant, placesMeant } from '@lastlight/long-night/queries/targets'
import {
  changeValue,
  consoleValue,
  deathCost,
  exposureCost,
  foodValue,
  harmCost,
  healValue,
  moraleValue,
  peopleWant,
  wasteValue,
} from './danger.ts'
import { barricadeGoal, helplessGoal, rebelGoal } from './goals.ts'
import type { Situation, Survivor } from './situation.ts'

interface ListsOf {
  readonly [list: string]: readonly Effect[]
}

/** A card in the hand that nothing is known of. */
const CARD = 0.4
const DIE = 0.3

export const listsValue = (situation: Situation, lists: ListsOf, name: string, context: EffectContext): number =>
  restValue(situation, lists, lists[name] ?? [], 0, context)

/** The value of a list from one of its verbs on. */
export function restValue(
  situation: Situation,
  lists: ListsOf,
  list: readonly Effect[],
  from: number,
  given: EffectContext,
): number {
  let context = given
  let sum = 0
  for (let i = from; i < list.length; i++) {
    const effect = list[i]!
    switch (effect[0]) {
      case 'survivor':
        return (
          sum +
          bestOf(situation, context, meant(situation.view, effect[1], context), one =>
            restValue(situation, lists, list, i + 1, one),
          )
        )
      case 'place':
        return (
          sum +
          best(situation, context, placesMeant(situation.view, SEEN, effect[1], context), at =>
            restValue(situation, lists, list, i + 1, { ...context, place: at }),
          )
        )
      case 'lowest': {
        const one = lowestOf(meant(situation.view, effect[1], context))
        if (!one) return sum
        context = { ...context, survivor: one.id }
        break
      }
      case 'colony':
        context = { ...context, place: 'colony' }
        break
      case 'law': {
        const { yes, no } = lawValue(situation, lists, list, i, context)
        return sum + Math.max(yes, no)
      }
      case 'player':
        context = {
          ...context,
          other: situation.view.players.findIndex((player, seat) => seat !== context.seat && !player.out),
        }
        break
      default:
        sum += effectValue(situation, lists, effect, context)
    }
  }
  return sum
}

/** The value of a law when it is carried and when it is rejected, with the rest of the card. */
export function lawValue(
  situation: Situation,
  lists: ListsOf,
  list: readonly Effect[],
  at: number,
  context: EffectContext,
): { readonly yes: number; readonly no: number } {
  const effect = list[at]!
  if (effect[0] !== 'law') return { yes: 0, no: 0 }
  const law = effect[1]
  const without = situation.view.lasting.filter(id => id !== law)
  const rest = (lasting: readonly LastingId[]): number =>
    restValue({ ...situation, view: { ...situation.view, lasting } }, lists, list, at + 1, context)
  return { yes: lawful(situation, law) + rest([...without, law]), no: rest(without) }
}

const lawful = (situation: Situation, law: LastingId): number =>
  lastingValue(
    { ...situation, view: { ...situation.view, lasting: situation.view.lasting.filter(id => id !== law) } },
    law,
  )

/** The value of a choice: the bot's own choice counts as its best option, another player's as the average of all options. */
const best = <T>(
  situation: Situation,
  context: EffectContext,
  all: readonly T[],
  valueOf: (one: T) => number,
): number => {
  if (all.length === 0) return 0
  const values = all.map(valueOf)
  return context.seat === situation.seat ? Math.max(...values) : values.reduce((a, b) => a + b, 0) / values.length
}
const bestOf = (
  situation: Situation,
  context: EffectContext,
  all: readonly Survivor[],
  valueOf: (context: EffectContext) => number,
): number => best(situation, context, all, one => valueOf({ ...context, survivor: one.id }))

export function bestEntrance(
  situation: Situation,
  at: Place,
  what: 'zombies' | 'barricades' | 'traps',
  by: 1 | -1,
): number {
  let most = 0
  for (const [entrance, there] of placeOf(situation.view, at).entrances.entries()) {
    if (!entranceHas(at, there, by > 0 ? 'gap' : 'zombies')) continue
    const value = changeValue(situation, at, { entrance, [what]: by })
    most = situation.allegiance.care < 0 ? (most === 0 ? value : Math.max(most, value)) : Math.max(most, value)
  }
  return most
}

/** Zombies that come to a place now. */
function zombiesValue(
  situation: Situation,
  where: 'colony' | 'here' | 'everywhere' | 'random',
  count: number,
  context: EffectContext,
): number {
  switch (where) {
    case 'everywhere':
      return LOCATIONS.reduce((sum, at) => sum + changeValue(situation, at, { atOnce: count }), 0)
    case 'random':
      return (
        (LOCATIONS.reduce((sum, at) => sum + changeValue(situation, at, { atOnce: 1 }), 0) / LOCATIONS.length) * count
      )
    default:
      return changeValue(situation, where === 'here' ? context.place : where, { atOnce: count })
  }
}

/** The value of a lasting change of a number for everybody. */
function modifiersValue({ view, allegiance }: Situation, modifiers: readonly Modifier[], rounds: number): number {
  let sum = 0
  for (const { of, add, at } of modifiers) {
    const each =
      of === 'need' || of === 'zombies'
        ? -0.4
        : of === 'dice' || of === 'kept'
          ? 0.25 * membersOf(view).length
          : -0.15 * membersOf(view).length
    sum += add * each * (at === undefined ? 1 : 0.3)
  }
  return sum * rounds * allegiance.care
}

const lastingValue = (situation: Situation, id: LastingId): number => {
  if (situation.view.lasting.includes(id)) return 0
  const { until, modifiers = [] } = LASTING[id]
  return modifiersValue(situation, modifiers, until === 'round' ? 1 : Math.min(4, situation.view.rounds))
}

const SPECIAL: { readonly [id in Exclude<SpecialId, 'kumar'>]: number } = {
  alfonso: 0.7,
  elijah: 0.1,
  emma: 0.3,
  secretTold: 0,
  grass: CARD,
}

type SurvivorVerb = 'wound' | 'frostbite' | 'despair' | 'heal' | 'console' | 'expose' | 'leave'

function toSurvivor(situation: Situation, who: Survivor | undefined, verb: SurvivorVerb, n: number): number {
  if (!who) return 0
  switch (verb) {
    case 'wound':
    case 'frostbite':
    case 'despair': {
      let sum = 0
      for (let i = 0; i < n; i++) sum -= harmCost(situation, { ...who, wounds: who.wounds + i }, verb)
      return Math.max(sum, -Math.max(0, deathCost(situation, who)) - 0.01)
    }
    case 'heal':
      return healValue(situation, who, n)
    case 'console':
      return n * consoleValue(situation, who)
    case 'expose':
      return -exposureCost(situation, who)
    case 'leave':
      return who.seat === situation.seat
        ? -0.5 - 0.15 * Math.min(4, situation.view.rounds) - peopleWant(situation)
        : -0.3 * situation.allegiance.care
  }
}

/** The same list for several players: one's own part counts fully, the others' as far as this player cares. */
function eachValue(situation: Situation, lists: ListsOf, who: string, list: string, context: EffectContext): number {
  let sum = 0
  for (const [seat, player] of situation.view.players.entries()) {
    if (player.out || (who === 'members' && player.exiled)) continue
    sum += listsValue(situation, lists, list, { ...context, seat })
  }
  return sum
}

const voteValue = (
  situation: Situation,
  lists: ListsOf,
  yes: string,
  no: string | undefined,
  context: EffectContext,
): number => {
  const a = listsValue(situation, lists, yes, context)
  const b = no === undefined ? 0 : listsValue(situation, lists, no, context)
  return (Math.max(a, b) * 2 + Math.min(a, b)) / 3
}

const branch = (situation: Situation, lists: ListsOf, list: string | undefined, context: EffectContext): number =>
  list === undefined ? 0 : listsValue(situation, lists, list, context)

/** Effects on one player's cards or dice count fully for this player, and little for others. */
const mine = (situation: Situation, { seat }: EffectContext): number =>
  seat === situation.seat ? 1 : 0.4 * situation.allegiance.care

/** Every verb has a value: a new one without a value does not compile. */
function effectValue(situation: Situation, lists: ListsOf, effect: Effect, context: EffectContext): number {
  const { view, allegiance } = situation
  const { care } = allegiance
  switch (effect[0]) {
    case 'wound':
    case 'frostbite':
    case 'despair':
    case 'heal':
    case 'console':
      return toSurvivor(situation, survivorOf(view, context.survivor), effect[0], effect[1])
    case 'expose':
    case 'leave':
      return toSurvivor(situation, survivorOf(view, context.survivor), effect[0], 1)
    case 'everybody': {
      const [, whom, what] = effect
      return meant(view, whom, context).reduce((sum, who) => sum + toSurvivor(situation, who, what, 1), 0)
    }
    case 'spreadWounds': {
      const there = survivorsAt(view, context.place)
      if (there.length === 0) return 0
      const cost = there.reduce((sum, who) => sum + toSurvivor(situation, who, 'wound', 1), 0) / there.length
      return cost * Math.min(effect[1], 2 * there.length)
    }
    case 'put':
      return 0.15
    case 'drive':
      return situation.wayValue(situation, context.survivor)
    case 'handOver':
      return -0.8 - peopleWant(situation)
    case 'disarm':
      return -0.45 * mine(situation, context)
    case 'restrain':
      return -0.5
    case 'zombies':
      return zombiesValue(situation, effect[1], effect[2], context)
    case 'slay':
      return (
        bestEntrance(situation, context.place, 'zombies', -1) *
        (1 + 0.7 * (Math.min(effect[1], countAt(view, context.place, 'zombies')) - 1))
      )
    case 'lure':
      return situation.allegiance.open ? 0.3 : 0
    case 'barricade':
      return (
        (bestEntrance(situation, context.place, 'barricades', 1) + care * barricadeGoal(view, context.place)) *
        (1 + 0.7 * (effect[1] - 1))
      )
    case 'trap':
      return bestEntrance(situation, context.place, 'traps', 1) * effect[1] * 1.2
    case 'breach':
      return -0.25 * effect[1] * care
    case 'noise':
      return -0.12 * effect[1]
    case 'hush':
      return 0.12 * placeOf(view, context.place).noise
    case 'morale':
      return moraleChange(situation, effect[1])
    case 'payMorale':
      return moraleChange(situation, -effect[1])
    case 'food':
      return foodValue(situation, effect[1])
    case 'payFood':
      return foodValue(situation, -effect[1])
    case 'starve':
      return -care * effect[1] * (0.5 + 0.3 * Math.min(3, view.rounds))
    case 'helpless':
      return care * effect[1] * (-0.22 * Math.min(3, view.rounds) + (helplessGoal(view) > 0 ? 0.3 : 0))
    case 'rebels':
      return -care * effect[1] * (0.45 * Math.min(3, view.rounds) + rebelGoal(view))
    case 'incite':
      return -care * Math.min(effect[1], view.helpless) * (0.25 * Math.min(3, view.rounds) + rebelGoal(view))
    case 'calm':
      return care * Math.min(effect[1], view.rebellious) * (0.25 * Math.min(3, view.rounds) + rebelGoal(view))
    case 'loseHelpless':
      return (
        Math.min(effect[1], view.helpless + view.rebellious) *
        (moraleChange(situation, -1) + care * (0.3 - helplessGoal(view)))
      )
    case 'helplessLeave':
      return Math.min(effect[1], view.helpless + view.rebellious) * care * (0.3 - helplessGoal(view))
    case 'recruit':
      return view.survivorsLeft > 0 ? effect[1] * mine(situation, context) * recruitValue(situation) : 0
    case 'payDie':
    case 'loseDie':
      return -DIE * effect[1] * mine(situation, context)
    case 'gainDie':
      return DIE * effect[1] * mine(situation, context)
    case 'reroll':
      return rerollValue(situation) * mine(situation, context)
    case 'raise':
      return 0.1
    case 'discard':
    case 'give':
    case 'loseCards':
      return (
        -CARD * 0.8 * Math.min(effect[1], Math.max(1, view.players[context.seat]!.cards)) * mine(situation, context)
      )
    case 'draw':
      return CARD * effect[2] * mine(situation, context)
    case 'fetch':
      return 1.6 * CARD * mine(situation, context)
    case 'steal':
      return allegiance.traitor ? CARD * effect[1] : 0.1 * effect[1]
    case 'salvage':
      return CARD + wasteValue(situation, -1)
    case 'tidy':
      return wasteValue(situation, -effect[1])
    case 'litter':
      return wasteValue(situation, effect[2])
    case 'contribute':
      return -0.15 * effect[2] * care
    case 'confess':
      return allegiance.traitor ? -2 : -0.1
    case 'either':
      return Math.max(
        listsValue(situation, lists, effect[1], context),
        listsValue(situation, lists, effect[2], context),
      )
    case 'may':
      return Math.max(0, listsValue(situation, lists, effect[1], context))
    case 'test': {
      const chance = (7 - effect[1]) / 6
      return (
        chance * branch(situation, lists, effect[2], context) +
        (1 - chance) * branch(situation, lists, effect[3], context)
      )
    }
    case 'rolls':
      return ((effect[1] * (7 - effect[2])) / 6) * branch(situation, lists, effect[3], context)
    case 'if':
      return branch(situation, lists, holds(view, SEEN, effect[1], context) ? effect[2] : effect[3], context)
    case 'vote':
      return voteValue(situation, lists, effect[1], effect[2], context)
    case 'each':
      return eachValue(situation, lists, effect[1], effect[2], context)
    case 'lasting':
      return lastingValue(situation, effect[1])
    case 'special':
      return SPECIAL[effect[1]]
    case 'endTurn':
      return -DIE * view.players[context.seat]!.dice.length * mine(situation, context)
    // These choose what the rest of the list is about: `restValue` follows them.
    case 'survivor':
    case 'place':
    case 'player':
    case 'lowest':
    case 'colony':
    case 'law':
      return 0
  }
}

function moraleChange({ view, allegiance }: Situation, by: number): number {
  const closeCall = allegiance.wants.some(want => want[0] === 'morale') && view.morale > 2 ? 0.6 : 0
  return by * (allegiance.care * moraleValue(view) - closeCall)
}

/** A new survivor is a die a round and one more mouth. */
const recruitValue = (situation: Situation): number => {
  const { view, allegiance } = situation
  const rounds = view.rounds - 0.5
  return 0.3 * rounds - 0.2 * rounds * Math.max(0, allegiance.care) + peopleWant(situation)
}

/** A low die is worth rolling again. */
function rerollValue({ me }: Situation): number {
  const low = Math.min(6, ...me.dice)
  return me.dice.length === 0 ? 0 : low <= 2 ? 0.2 : low === 3 ? 0.05 : -0.1
}
