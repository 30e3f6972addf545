// The value of a card's list to this player: a rough value for every verb, so that only a new verb needs code here.

import type { View } from '@lastlight/long-night'
import type { Effect, Modifier, Verb } from '@lastlight/long-night/content/effects'
import { improvementRow, isImprovement } from '@lastlight/long-night/content/improvements'
import { LASTING, type LastingId } from '@lastlight/long-night/content/lasting'
import { LOCATIONS, type Place } from '@lastlight/long-night/content/places'
import { sideEffectRow } from '@lastlight/long-night/content/sideEffects'
import type { SpecialId } from '@lastlight/long-night/content/specials'
import { type EffectContext, holds } from '@lastlight/long-night/queries/conditions'
import { countAt, entranceHas } from '@lastlight/long-night/queries/entrances'
import { lowestOf, survivorsAt } from '@lastlight/long-night/queries/people'
import { banditsAt, membersOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
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
import { banditGoal, barricadeGoal, helplessGoal, rebelGoal } from './goals.ts'
import type { Situation, Survivor } from './situation.ts'

interface ListsOf {
  readonly [list: string]: readonly Effect[]
}

/** These verbs choose what the rest of the list is about: `restValue` follows them. */
type FollowedVerb = 'survivor' | 'place' | 'player' | 'lowest' | 'colony' | 'law'
type ValuedVerb = Exclude<Verb, FollowedVerb>
type EffectOf<V, E = Effect> = E extends readonly [infer Verbs, ...unknown[]] ? (V extends Verbs ? E : never) : never
type Arguments<V> = [situation: Situation, effect: EffectOf<V>, context: EffectContext, lists: ListsOf]

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
        sum += EFFECT_VALUES[effect[0]](situation, effect, context, lists)
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
  for (const entrance of placeOf(situation.view, at).entrances.keys()) {
    if (!entranceHas(situation.view, at, entrance, by > 0 ? 'gap' : 'zombies')) continue
    const value = changeValue(situation, at, { entrance, [what]: by })
    most = situation.allegiance.care < 0 ? (most === 0 ? value : Math.max(most, value)) : Math.max(most, value)
  }
  return most
}

/** Zombies that come to a place now. */
function zombiesValue(situation: Situation, [, where, count]: EffectOf<'zombies'>, { place }: EffectContext): number {
  const everywhere = (atOnce: number): number =>
    LOCATIONS.reduce((sum, at) => sum + changeValue(situation, at, { atOnce }), 0)
  if (where === 'everywhere') return everywhere(count)
  if (where === 'random') return (everywhere(1) / LOCATIONS.length) * count
  return changeValue(situation, where === 'here' ? place : where, { atOnce: count })
}

/** A bandit fewer: a zombie fewer each night, and a card more in a deck. */
export const banditValue = ({ view, allegiance }: Situation): number =>
  allegiance.care > 0 ? 0.12 * Math.min(3, view.rounds) + banditGoal(view) : 0

/** One progress token on the best improvement. */
const progressValue = (situation: Situation): number =>
  (situation.view.improvements?.offer ?? []).reduce((most, { id }) => Math.max(most, tokenValue(situation, id)), 0)

/** One progress token: its part of the lasting effect. */
export function tokenValue(situation: Situation, id: string): number {
  const { cost } = improvementRow(id)
  return isImprovement(id) ? lastingValue(situation, id) / cost : 0
}

/** The value of a lasting change of a number for everybody. */
function modifiersValue({ view, allegiance }: Situation, modifiers: readonly Modifier[], rounds: number): number {
  let sum = 0
  for (const { of, add, at } of modifiers) {
    const each =
      of === 'need' || of === 'zombies' || of === 'target'
        ? -0.4
        : of === 'waste'
          ? -0.06
          : of === 'dice' || of === 'kept'
            ? 0.25 * membersOf(view).length
            : -0.15 * membersOf(view).length
    sum += add * each * (at === undefined ? 1 : at === 'colony' ? 0.6 : 0.3)
  }
  return sum * rounds * allegiance.care
}

/** A round with an improvement that changes a rule and no number. */
const OTHER_IMPROVEMENT = 0.25
/** What lasts by a rule of its own, not by a number. */
const BY_RULE: { readonly [id in LastingId]?: number } = { armedMother: -0.3 }

const lastingValue = (situation: Situation, id: LastingId): number => {
  if (situation.view.lasting.includes(id)) return 0
  const { until, modifiers = [] } = LASTING[id]
  const rounds = until === 'round' ? 1 : Math.min(4, situation.view.rounds)
  const byRule = isImprovement(id) && modifiers.length === 0 ? OTHER_IMPROVEMENT * rounds : (BY_RULE[id] ?? 0)
  return byRule * situation.allegiance.care + modifiersValue(situation, modifiers, rounds)
}

const SPECIAL: { readonly [id in Exclude<SpecialId, 'kumar'>]: number } = {
  alfonso: 0.7,
  elijah: 0.1,
  emma: 0.3,
  secretTold: 0,
  grass: CARD,
}

function harmValue(situation: Situation, who: Survivor, verb: 'wound' | 'frostbite' | 'despair', n: number): number {
  let sum = 0
  for (let i = 0; i < n; i++) sum -= harmCost(situation, { ...who, wounds: who.wounds + i }, verb)
  return Math.max(sum, -Math.max(0, deathCost(situation, who)) - 0.01)
}

const TO_SURVIVOR = {
  wound: (situation, who, n) => harmValue(situation, who, 'wound', n),
  frostbite: (situation, who, n) => harmValue(situation, who, 'frostbite', n),
  despair: (situation, who, n) => harmValue(situation, who, 'despair', n),
  heal: healValue,
  console: (situation, who, n) => n * consoleValue(situation, who),
  expose: (situation, who) => -exposureCost(situation, who),
  leave: (situation, who) =>
    who.seat === situation.seat
      ? -0.5 - 0.15 * Math.min(4, situation.view.rounds) - peopleWant(situation)
      : -0.3 * situation.allegiance.care,
} satisfies { readonly [verb: string]: (situation: Situation, who: Survivor, n: number) => number }

function survivorValue(
  situation: Situation,
  [verb, n = 1]: EffectOf<keyof typeof TO_SURVIVOR>,
  context: EffectContext,
) {
  const who = survivorOf(situation.view, context.survivor)
  return who ? TO_SURVIVOR[verb](situation, who, n) : 0
}

function everybodyValue(situation: Situation, [, whom, verb]: EffectOf<'everybody'>, context: EffectContext): number {
  return meant(situation.view, whom, context).reduce((sum, who) => sum + TO_SURVIVOR[verb](situation, who, 1), 0)
}

function spreadWoundsValue(situation: Situation, [, n]: EffectOf<'spreadWounds'>, { place }: EffectContext): number {
  const there = survivorsAt(situation.view, place)
  if (there.length === 0) return 0
  const cost = there.reduce((sum, who) => sum + harmValue(situation, who, 'wound', 1), 0) / there.length
  return cost * Math.min(n, 2 * there.length)
}

/** The same list for several players: one's own part counts fully, the others' as far as this player cares. */
function eachValue(
  situation: Situation,
  [, who, list]: EffectOf<'each'>,
  context: EffectContext,
  lists: ListsOf,
): number {
  let sum = 0
  for (const [seat, player] of situation.view.players.entries()) {
    if (player.out || (who === 'members' && player.exiled)) continue
    sum += listsValue(situation, lists, list, { ...context, seat })
  }
  return sum
}

function voteValue(
  situation: Situation,
  [, yes, no]: EffectOf<'vote'>,
  context: EffectContext,
  lists: ListsOf,
): number {
  const a = branch(situation, lists, yes, context)
  const b = branch(situation, lists, no, context)
  return (Math.max(a, b) * 2 + Math.min(a, b)) / 3
}

function testValue(situation: Situation, effect: EffectOf<'test'>, context: EffectContext, lists: ListsOf): number {
  const [, least, good, bad] = effect
  const chance = (7 - least) / 6
  return chance * branch(situation, lists, good, context) + (1 - chance) * branch(situation, lists, bad, context)
}

const branch = (situation: Situation, lists: ListsOf, list: string | undefined, context: EffectContext): number =>
  list === undefined ? 0 : listsValue(situation, lists, list, context)

function slayValue(situation: Situation, [, n]: EffectOf<'slay'>, { place }: EffectContext): number {
  const kills = Math.min(n, countAt(situation.view, place, 'zombies'))
  return bestEntrance(situation, place, 'zombies', -1) * (1 + 0.7 * (kills - 1))
}

function barricadeValue(situation: Situation, [, n]: EffectOf<'barricade'>, { place }: EffectContext): number {
  const goal = situation.allegiance.care * barricadeGoal(situation.view, place)
  return (bestEntrance(situation, place, 'barricades', 1) + goal) * (1 + 0.7 * (n - 1))
}

/** Effects on one player's cards or dice count fully for this player, and little for others. */
const mine = (situation: Situation, { seat }: EffectContext): number =>
  seat === situation.seat ? 1 : 0.4 * situation.allegiance.care

/** Cards that leave a hand. */
function lossValue(situation: Situation, [, n]: EffectOf<'discard' | 'give' | 'loseCards'>, context: EffectContext) {
  const { cards } = situation.view.players[context.seat]!
  return -CARD * 0.8 * Math.min(n, Math.max(1, cards)) * mine(situation, context)
}

/** The rounds in which something that lasts still counts. */
const soon = (view: View): number => Math.min(3, view.rounds)

/** How many of the helpless and rebellious an effect on this many can reach. */
const reached = (view: View, n: number): number => Math.min(n, view.helpless + view.rebellious)

/** Every verb has a value: a new one without a value does not compile. */
const VALUES: { readonly [V in ValuedVerb]: (...of: Arguments<V>) => number } = {
  wound: survivorValue,
  frostbite: survivorValue,
  despair: survivorValue,
  heal: survivorValue,
  console: survivorValue,
  expose: survivorValue,
  leave: survivorValue,
  everybody: everybodyValue,
  spreadWounds: spreadWoundsValue,
  put: () => 0.15,
  drive: (situation, _, { survivor }) => situation.wayValue(situation, survivor),
  handOver: situation => -0.8 - peopleWant(situation),
  disarm: (situation, _, context) => -0.45 * mine(situation, context),
  restrain: () => -0.5,
  sideEffect: ({ view }, [, id]) =>
    view.sideEffects?.some(each => each.id === id) ? 0 : (sideEffectRow(id).useful ? 0.15 : -0.15) * soon(view),
  zombies: zombiesValue,
  slay: slayValue,
  shoot: (situation, _, { place }) =>
    Math.max(bestEntrance(situation, place, 'zombies', -1), banditValue(situation) * banditsAt(situation.view, place)),
  bandits: (situation, [, n]) => -n * banditValue(situation),
  progress: (situation, [, n]) => n * progressValue(situation),
  lure: ({ allegiance }) => (allegiance.open ? 0.3 : 0),
  barricade: barricadeValue,
  trap: (situation, [, n], { place }) => bestEntrance(situation, place, 'traps', 1) * n * 1.2,
  breach: ({ allegiance }, [, n]) => -0.25 * n * allegiance.care,
  noise: (_, [, n]) => -0.12 * n,
  hush: ({ view }, _, { place }) => 0.12 * placeOf(view, place).noise,
  morale: (situation, [, n]) => moraleChange(situation, n),
  payMorale: (situation, [, n]) => moraleChange(situation, -n),
  food: (situation, [, n]) => foodValue(situation, n),
  payFood: (situation, [, n]) => foodValue(situation, -n),
  starve: ({ view, allegiance }, [, n]) => -allegiance.care * n * (0.5 + 0.3 * soon(view)),
  helpless: ({ view, allegiance }, [, n]) =>
    allegiance.care * n * (-0.22 * soon(view) + (helplessGoal(view) > 0 ? 0.3 : 0)),
  rebels: ({ view, allegiance }, [, n]) => -allegiance.care * n * (0.45 * soon(view) + rebelGoal(view)),
  incite: ({ view, allegiance }, [, n]) =>
    -allegiance.care * Math.min(n, view.helpless) * (0.25 * soon(view) + rebelGoal(view)),
  calm: ({ view, allegiance }, [, n]) =>
    allegiance.care * Math.min(n, view.rebellious) * (0.25 * soon(view) + rebelGoal(view)),
  loseHelpless: (situation, [, n]) =>
    reached(situation.view, n) *
    (moraleChange(situation, -1) + situation.allegiance.care * (0.3 - helplessGoal(situation.view))),
  helplessLeave: ({ view, allegiance }, [, n]) => reached(view, n) * allegiance.care * (0.3 - helplessGoal(view)),
  recruit: (situation, [, n], context) =>
    situation.view.survivorsLeft > 0 ? n * mine(situation, context) * recruitValue(situation) : 0,
  payDie: (situation, [, n], context) => -DIE * n * mine(situation, context),
  loseDie: (situation, [, n], context) => -DIE * n * mine(situation, context),
  gainDie: (situation, [, n], context) => DIE * n * mine(situation, context),
  reroll: (situation, _, context) => rerollValue(situation) * mine(situation, context),
  raise: () => 0.1,
  discard: lossValue,
  give: lossValue,
  loseCards: lossValue,
  draw: (situation, [, , n], context) => CARD * n * mine(situation, context),
  fetch: (situation, _, context) => 1.6 * CARD * mine(situation, context),
  steal: ({ allegiance }, [, n]) => (allegiance.traitor ? CARD * n : 0.1 * n),
  salvage: situation => CARD + wasteValue(situation, -1),
  tidy: (situation, [, n]) => wasteValue(situation, -n),
  litter: (situation, [, , n]) => wasteValue(situation, n),
  contribute: ({ allegiance }, [, , n]) => -0.15 * n * allegiance.care,
  confess: ({ allegiance }) => (allegiance.traitor ? -2 : -0.1),
  either: (situation, [, a, b], context, lists) =>
    Math.max(listsValue(situation, lists, a, context), listsValue(situation, lists, b, context)),
  may: (situation, [, list], context, lists) => Math.max(0, listsValue(situation, lists, list, context)),
  test: testValue,
  dose: (situation, [, ...thirds], context, lists) =>
    thirds.reduce((sum, list) => sum + branch(situation, lists, list, context), 0) / thirds.length,
  rolls: (situation, [, dice, least, list], context, lists) =>
    ((dice * (7 - least)) / 6) * branch(situation, lists, list, context),
  if: (situation, [, condition, yes, no], context, lists) =>
    branch(situation, lists, holds(situation.view, SEEN, condition, context) ? yes : no, context),
  vote: voteValue,
  each: eachValue,
  lasting: (situation, [, id]) => lastingValue(situation, id),
  special: (_, [, id]) => SPECIAL[id],
  endTurn: (situation, _, context) =>
    -DIE * situation.view.players[context.seat]!.dice.length * mine(situation, context),
}
const EFFECT_VALUES: { readonly [V in ValuedVerb]: EffectValue } = VALUES
/** A method, whose parameters the compiler compares loosely: each effect meets the value of its own verb. */
type EffectValue = { of(...of: Arguments<ValuedVerb>): number }['of']

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
