// What a list of a card is worth to this player: a rough value of every verb there is, so that new cards need no code.

import type { Effect, Modifier } from '@lastlight/long-night/content/effects'
import { LASTING, type LastingId } from '@lastlight/long-night/content/lasting'
import { LOCATIONS, type Place } from '@lastlight/long-night/content/places'
import type { SpecialId } from '@lastlight/long-night/content/specials'
import { SEEN } from '@lastlight/long-night/queries/cards'
import { type EffectContext, holds } from '@lastlight/long-night/queries/conditions'
import { countAt, entranceHas } from '@lastlight/long-night/queries/entrances'
import { lowestOf, survivorsAt } from '@lastlight/long-night/queries/people'
import { membersOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { meant, placesMeant } from '@lastlight/long-night/queries/targets'
import {
  consoleWorth,
  deathCost,
  exposureCost,
  foodWorth,
  harmCost,
  healWorth,
  moraleWorth,
  peopleWant,
  relief,
  wasteWorth,
} from './danger.ts'
import { barricadeGoal, helplessGoal, rebelGoal } from './goals.ts'
import type { Scene, Survivor } from './scene.ts'

interface ListsOf {
  readonly [list: string]: readonly Effect[]
}

/** A card in the hand that nothing is known of. */
const CARD = 0.4
const DIE = 0.3

export const listsWorth = (scene: Scene, lists: ListsOf, name: string, mind: EffectContext): number =>
  restWorth(scene, lists, lists[name] ?? [], 0, mind)

/** What is left of a list from one of its verbs on. */
export function restWorth(
  scene: Scene,
  lists: ListsOf,
  list: readonly Effect[],
  from: number,
  given: EffectContext,
): number {
  let mind = given
  let sum = 0
  for (let i = from; i < list.length; i++) {
    const effect = list[i]!
    switch (effect[0]) {
      case 'survivor':
        return (
          sum +
          bestOf(scene, mind, meant(scene.view, effect[1], mind), one => restWorth(scene, lists, list, i + 1, one))
        )
      case 'place':
        return (
          sum +
          best(scene, mind, placesMeant(scene.view, SEEN, effect[1], mind), at =>
            restWorth(scene, lists, list, i + 1, { ...mind, place: at }),
          )
        )
      case 'lowest': {
        const one = lowestOf(meant(scene.view, effect[1], mind))
        if (!one) return sum
        mind = { ...mind, survivor: one.id }
        break
      }
      case 'colony':
        mind = { ...mind, place: 'colony' }
        break
      case 'law': {
        const { yes, no } = lawWorth(scene, lists, list, i, mind)
        return sum + Math.max(yes, no)
      }
      case 'player':
        mind = { ...mind, other: scene.view.players.findIndex((player, seat) => seat !== mind.seat && !player.out) }
        break
      default:
        sum += effectWorth(scene, lists, effect, mind)
    }
  }
  return sum
}

/** A law that is carried or not, and what the card says then. */
export function lawWorth(
  scene: Scene,
  lists: ListsOf,
  list: readonly Effect[],
  at: number,
  mind: EffectContext,
): { readonly yes: number; readonly no: number } {
  const law = list[at]![1] as LastingId
  const without = scene.view.lasting.filter(id => id !== law)
  const rest = (lasting: readonly LastingId[]): number =>
    restWorth({ ...scene, view: { ...scene.view, lasting } }, lists, list, at + 1, mind)
  return { yes: lawful(scene, law) + rest([...without, law]), no: rest(without) }
}

const lawful = (scene: Scene, law: LastingId): number =>
  lastingWorth({ ...scene, view: { ...scene.view, lasting: scene.view.lasting.filter(id => id !== law) } }, law)

/** Whoever chooses takes what is best for them; what is best for others is about as bad as it gets for nobody. */
const best = <T>(scene: Scene, mind: EffectContext, all: readonly T[], worth: (one: T) => number): number => {
  if (all.length === 0) return 0
  const values = all.map(worth)
  return mind.seat === scene.seat ? Math.max(...values) : values.reduce((a, b) => a + b, 0) / values.length
}
const bestOf = (
  scene: Scene,
  mind: EffectContext,
  all: readonly Survivor[],
  worth: (mind: EffectContext) => number,
): number => best(scene, mind, all, one => worth({ ...mind, survivor: one.id }))

/** The best entrance to do something at. */
export function bestEntrance(scene: Scene, at: Place, what: 'zombies' | 'barricades' | 'traps', by: 1 | -1): number {
  let most = 0
  for (const [entrance, there] of placeOf(scene.view, at).entrances.entries()) {
    if (!entranceHas(at, there, by > 0 ? 'gap' : 'zombies')) continue
    const worth = relief(scene, at, { entrance, [what]: by })
    most = scene.stance.care < 0 ? (most === 0 ? worth : Math.max(most, worth)) : Math.max(most, worth)
  }
  return most
}

/** Zombies that come to a place now. */
function zombiesWorth(
  scene: Scene,
  where: 'colony' | 'here' | 'everywhere' | 'random',
  count: number,
  mind: EffectContext,
): number {
  switch (where) {
    case 'everywhere':
      return LOCATIONS.reduce((sum, at) => sum + relief(scene, at, { atOnce: count }), 0)
    case 'random':
      return (LOCATIONS.reduce((sum, at) => sum + relief(scene, at, { atOnce: 1 }), 0) / LOCATIONS.length) * count
    default:
      return relief(scene, where === 'here' ? mind.place : where, { atOnce: count })
  }
}

/** What it is worth that a number of the rules is changed for everybody from now on. */
function modifiersWorth({ view, stance }: Scene, modifiers: readonly Modifier[], rounds: number): number {
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
  return sum * rounds * stance.care
}

const lastingWorth = (scene: Scene, id: LastingId): number => {
  if (scene.view.lasting.includes(id)) return 0
  const { until, modifiers = [] } = LASTING[id]
  return modifiersWorth(scene, modifiers, until === 'round' ? 1 : Math.min(4, scene.view.rounds))
}

const SPECIAL: { readonly [id in Exclude<SpecialId, 'kumar'>]: number } = {
  alfonso: 0.7,
  elijah: 0.1,
  emma: 0.3,
  secretTold: 0,
  grass: CARD,
}

/** What is done to one survivor. */
function toSurvivor(scene: Scene, who: Survivor | undefined, verb: string, n: number): number {
  if (!who) return 0
  switch (verb) {
    case 'wound':
    case 'frostbite':
    case 'despair': {
      let sum = 0
      for (let i = 0; i < n; i++) sum -= harmCost(scene, { ...who, wounds: who.wounds + i }, verb)
      return Math.max(sum, -Math.max(0, deathCost(scene, who)) - 0.01)
    }
    case 'heal':
      return healWorth(scene, who, n)
    case 'console':
      return n * consoleWorth(scene, who)
    case 'expose':
      return -exposureCost(scene, who)
    case 'leave':
      return who.seat === scene.seat
        ? -0.5 - 0.15 * Math.min(4, scene.view.rounds) - peopleWant(scene)
        : -0.3 * scene.stance.care
    default:
      return 0
  }
}

/** The same list for several players: this one's own part in full, the others' as far as one cares. */
function eachWorth(scene: Scene, lists: ListsOf, who: string, list: string, mind: EffectContext): number {
  let sum = 0
  for (const [seat, player] of scene.view.players.entries()) {
    if (player.out || (who === 'members' && player.exiled)) continue
    sum += listsWorth(scene, lists, list, { ...mind, seat })
  }
  return sum
}

const voteWorth = (scene: Scene, lists: ListsOf, yes: string, no: string | undefined, mind: EffectContext): number => {
  const a = listsWorth(scene, lists, yes, mind)
  const b = no === undefined ? 0 : listsWorth(scene, lists, no, mind)
  return (Math.max(a, b) * 2 + Math.min(a, b)) / 3
}

const branch = (scene: Scene, lists: ListsOf, list: string | undefined, mind: EffectContext): number =>
  list === undefined ? 0 : listsWorth(scene, lists, list, mind)

/** Something about cards or dice of one player counts in full for this one, and little for others. */
const mine = (scene: Scene, { seat }: EffectContext): number => (seat === scene.seat ? 1 : 0.4 * scene.stance.care)

function effectWorth(scene: Scene, lists: ListsOf, effect: Effect, mind: EffectContext): number {
  const { view, stance } = scene
  const { care } = stance
  switch (effect[0]) {
    case 'wound':
    case 'frostbite':
    case 'despair':
    case 'heal':
    case 'console':
      return toSurvivor(scene, survivorOf(view, mind.survivor), effect[0], effect[1])
    case 'expose':
    case 'leave':
      return toSurvivor(scene, survivorOf(view, mind.survivor), effect[0], 1)
    case 'everybody': {
      const [, whom, what] = effect
      return meant(view, whom, mind).reduce((sum, who) => sum + toSurvivor(scene, who, what, 1), 0)
    }
    case 'spreadWounds': {
      const there = survivorsAt(view, mind.place)
      if (there.length === 0) return 0
      const cost = there.reduce((sum, who) => sum + toSurvivor(scene, who, 'wound', 1), 0) / there.length
      return cost * Math.min(effect[1], 2 * there.length)
    }
    case 'put':
      return 0.15
    case 'drive':
      return scene.wayWorth(scene, mind.survivor)
    case 'handOver':
      return -0.8 - peopleWant(scene)
    case 'disarm':
      return -0.45 * mine(scene, mind)
    case 'restrain':
      return -0.5
    case 'zombies':
      return zombiesWorth(scene, effect[1], effect[2], mind)
    case 'slay':
      return (
        bestEntrance(scene, mind.place, 'zombies', -1) *
        (1 + 0.7 * (Math.min(effect[1], countAt(view, mind.place, 'zombies')) - 1))
      )
    case 'lure':
      return scene.stance.open ? 0.3 : 0
    case 'barricade':
      return (
        (bestEntrance(scene, mind.place, 'barricades', 1) + care * barricadeGoal(view, mind.place)) *
        (1 + 0.7 * (effect[1] - 1))
      )
    case 'trap':
      return bestEntrance(scene, mind.place, 'traps', 1) * effect[1] * 1.2
    case 'breach':
      return -0.25 * effect[1] * care
    case 'noise':
      return -0.12 * effect[1]
    case 'hush':
      return 0.12 * placeOf(view, mind.place).noise
    case 'morale':
      return moraleChange(scene, effect[1])
    case 'payMorale':
      return moraleChange(scene, -effect[1])
    case 'food':
      return foodWorth(scene, effect[1])
    case 'payFood':
      return foodWorth(scene, -effect[1])
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
        (moraleChange(scene, -1) + care * (0.3 - helplessGoal(view)))
      )
    case 'helplessLeave':
      return Math.min(effect[1], view.helpless + view.rebellious) * care * (0.3 - helplessGoal(view))
    case 'recruit':
      return view.survivorsLeft > 0 ? effect[1] * mine(scene, mind) * recruitWorth(scene) : 0
    case 'payDie':
    case 'loseDie':
      return -DIE * effect[1] * mine(scene, mind)
    case 'gainDie':
      return DIE * effect[1] * mine(scene, mind)
    case 'reroll':
      return rerollWorth(scene) * mine(scene, mind)
    case 'raise':
      return 0.1
    case 'discard':
    case 'give':
    case 'loseCards':
      return -CARD * 0.8 * Math.min(effect[1], Math.max(1, view.players[mind.seat]!.cards)) * mine(scene, mind)
    case 'draw':
      return CARD * effect[2] * mine(scene, mind)
    case 'fetch':
      return 1.6 * CARD * mine(scene, mind)
    case 'steal':
      return stance.traitor ? CARD * effect[1] : 0.1 * effect[1]
    case 'salvage':
      return CARD + wasteWorth(scene, -1)
    case 'tidy':
      return wasteWorth(scene, -effect[1])
    case 'litter':
      return wasteWorth(scene, effect[2])
    case 'contribute':
      return -0.15 * effect[2] * care
    case 'confess':
      return stance.traitor ? -2 : -0.1
    case 'either':
      return Math.max(listsWorth(scene, lists, effect[1], mind), listsWorth(scene, lists, effect[2], mind))
    case 'may':
      return Math.max(0, listsWorth(scene, lists, effect[1], mind))
    case 'test': {
      const chance = (7 - effect[1]) / 6
      return chance * branch(scene, lists, effect[2], mind) + (1 - chance) * branch(scene, lists, effect[3], mind)
    }
    case 'rolls':
      return ((effect[1] * (7 - effect[2])) / 6) * branch(scene, lists, effect[3], mind)
    case 'if':
      return branch(scene, lists, holds(view, SEEN, effect[1], mind) ? effect[2] : effect[3], mind)
    case 'vote':
      return voteWorth(scene, lists, effect[1], effect[2], mind)
    case 'each':
      return eachWorth(scene, lists, effect[1], effect[2], mind)
    case 'lasting':
      return lastingWorth(scene, effect[1])
    case 'special':
      return SPECIAL[effect[1]]
    case 'endTurn':
      return -DIE * view.players[mind.seat]!.dice.length * mine(scene, mind)
    default:
      return 0
  }
}

function moraleChange({ view, stance }: Scene, by: number): number {
  const closeCall = stance.wants.some(want => want[0] === 'morale') && view.morale > 2 ? 0.6 : 0
  return by * (stance.care * moraleWorth(view) - closeCall)
}

/** A new survivor is a die a round and one more mouth. */
const recruitWorth = (scene: Scene): number => {
  const { view, stance } = scene
  const rounds = view.rounds - 0.5
  return 0.3 * rounds - 0.2 * rounds * Math.max(0, stance.care) + peopleWant(scene)
}

/** A low die is worth rolling again. */
function rerollWorth({ me }: Scene): number {
  const low = Math.min(6, ...me.dice)
  return me.dice.length === 0 ? 0 : low <= 2 ? 0.2 : low === 3 ? 0.05 : -0.1
}
