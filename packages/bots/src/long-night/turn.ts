// The own turn: every act gets a value, and ending the turn is worth nothing.

import type { Option } from '@lastlight/long-night'
import { itemRow, kindOf } from '@lastlight/long-night/content/items'
import { isLocation, type Place } from '@lastlight/long-night/content/places'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { CLEANED } from '@lastlight/long-night/queries/colony'
import { effectContext } from '@lastlight/long-night/queries/conditions'
import { isCold } from '@lastlight/long-night/queries/objectives'
import { damageOf } from '@lastlight/long-night/queries/people'
import { placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { attackValue, keptOf, powerOf, searchValue, sparedFrom } from '@lastlight/long-night/queries/values'
import { accepted, ownContributions, spoiling } from './crisis.ts'
import { deathCost, exposureCost, foodWorth, harmCost, relief, wasteWorth } from './danger.ts'
import { listsWorth } from './effects.ts'
import { exileWorth } from './exile.ts'
import { barricadeGoal, killGoal, rebelGoal } from './goals.ts'
import { dieWorth, moveWorth } from './moves.ts'
import type { Scene, Survivor } from './scene.ts'
import { searchWorth } from './searching.ts'
import { wishes } from './wishes.ts'
import { insteadOf, laterWorth, usesOf, worthOf } from './worth.ts'

/** Dice that show more are kept for what needs them. */
const PER_PIP = 0.012
const pips = (die: number): number => PER_PIP * die

/** Anything worth less is left alone. */
const LEAST = 0.02

type Act = Option
const text = (o: Act, name: string): string => String(o[name])
const number = (o: Act, name: string): number => Number(o[name])

type Scores = { readonly [deed: string]: (scene: Scene, o: Act) => number }

const who = (scene: Scene, o: Act): Survivor => survivorOf(scene.view, text(o, 'survivor'))!

/** A kill of this survivor at this entrance. */
function killed(scene: Scene, by: Survivor, entrance: number): number {
  return relief(scene, by.at, { entrance, zombies: -1 }) + scene.stance.care * killGoal(scene.view, by.at)
}

function facing(scene: Scene, by: Survivor, exposed: boolean): number {
  const cold = isCold(scene.view) ? harmCost(scene, by, 'frostbite') : 0
  return cold + (exposed && !sparedFrom(by, 'attack') ? exposureCost(scene, by) : 0)
}

function attack(scene: Scene, o: Act): number {
  const by = who(scene, o)
  return killed(scene, by, number(o, 'entrance')) - facing(scene, by, true) - pips(number(o, 'die'))
}

/** With a weapon: the worst entrances first. */
function attackWith(scene: Scene, o: Act): number {
  const by = who(scene, o)
  const card = text(o, 'by')
  const power = powerOf(by, card).attack!
  const kills = placeOf(scene.view, by.at)
    .entrances.flatMap(({ zombies }, entrance) =>
      zombies > 0 ? Array.from({ length: Math.min(2, zombies) }, () => killed(scene, by, entrance)) : [],
    )
    .sort((a, b) => b - a)
    .slice(0, power.kills)
  // Of the fuel cards, the one that is missed least.
  const fuel = power.fuel ? 0.35 + 0.01 * worthOf(scene, text(o, 'fuel')) : 0
  const noise = (power.noise ?? 0) * (by.at === 'colony' ? 0 : 0.1)
  return (
    kills.reduce((sum, n) => sum + n, 0) - facing(scene, by, power.exposure) - fuel - noise - pips(number(o, 'die'))
  )
}

/** On somebody else: only for a traitor who no longer hides. */
function fight(scene: Scene, o: Act): number {
  const target = survivorOf(scene.view, text(o, 'target'))!
  if (!scene.stance.open) return -1
  const chance = attackValue(scene.view, target) / 6
  const lethal = damageOf(target) >= 2 ? -deathCost(scene, target) : 0.1
  return chance * (0.35 + lethal) - pips(number(o, 'die'))
}

function search(scene: Scene, o: Act): number {
  const by = who(scene, o)
  const at = by.at
  return isLocation(at) ? searchWorth(scene, at, keptOf(scene.view, by)) - pips(number(o, 'die')) : -1
}

function barricade(scene: Scene, o: Act): number {
  const { view, stance } = scene
  const { at } = who(scene, o)
  const worth =
    relief(scene, at, { entrance: number(o, 'entrance'), barricades: 1 }) + stance.care * barricadeGoal(view, at)
  return worth + builds(scene, at) - pips(number(o, 'die'))
}

/** The own objective may want barricades in the colony, or none. */
function builds({ view, stance }: Scene, at: Place): number {
  if (at !== 'colony') return 0
  const want = stance.wants.find(([what]) => what === 'barricades')
  if (!want) return 0
  return typeof want.at(-1) === 'number' ? 0.25 + 0.5 / view.rounds : -1
}

function clean(scene: Scene, o: Act): number {
  const want = scene.stance.wants.find(([what]) => what === 'waste')
  const own =
    want === undefined
      ? 0
      : typeof want[1] === 'number'
        ? -0.6
        : scene.view.waste.length > 3
          ? 0.3 + 0.4 / scene.view.rounds
          : 0
  return wasteWorth(scene, -CLEANED) + own - pips(number(o, 'die'))
}

/** Luring the dead home is for a traitor who no longer hides. */
function attract(scene: Scene, o: Act): number {
  const by = who(scene, o)
  if (!scene.stance.open || by.at !== 'colony') return -1
  return relief(scene, by.at, { atOnce: 2 }) - pips(number(o, 'die'))
}

/** `by` is the survivor or one of their items. */
function use(scene: Scene, o: Act): number {
  const by = who(scene, o)
  const card = text(o, 'by')
  const mind = effectContext(scene.seat, by.id, by.at)
  const cost = pips(number(o, 'die'))
  if (card === by.id) return listsWorth(scene, survivorRow(card).power.use!.lists, 'main', mind) - cost
  const row = itemRow(card)
  if (row.keyword === 'equip') return listsWorth(scene, row.power.use!.lists, 'main', mind) - cost
  return listsWorth(scene, row.lists, 'main', effectContext(scene.seat)) - 0.2
}

const play = (scene: Scene, o: Act): number => {
  const card = text(o, 'card')
  return usesOf(scene, card).play - insteadOf(scene, card, 'play')
}

/** Right cards when they help; a traitor slips in a wrong one, never more than one a round. */
function contribute(scene: Scene, o: Act): number {
  const { view, stance, hand } = scene
  const card = text(o, 'card')
  const worn = !hand.includes(card)
  if (accepted(view, card)) return usesOf(scene, card).crisis - insteadOf(scene, card, 'crisis') - (worn ? 0.4 : 0)
  if (stance.care >= 0 || worn || (ownContributions(scene).cards > 0 && !stance.open)) return -1
  return spoiling(scene) - insteadOf(scene, card, 'crisis')
}

function move(scene: Scene, o: Act): number {
  return moveWorth(scene, who(scene, o), text(o, 'to') as Place)
}

/** Food for a die that can do more with one pip more. */
function food(scene: Scene, o: Act): number {
  const die = number(o, 'die')
  const cost = foodWorth(scene, -1)
  if (scene.stance.care < 0) return scene.stance.open || scene.view.food > 2 ? -0.1 + cost : -1
  const gain = scene.group.reduce((most, by) => Math.max(most, stepUp(scene, by, die)), 0)
  return gain + cost - 0.15
}

const stepUp = (scene: Scene, by: Survivor, die: number): number => {
  const { view } = scene
  if (die + 1 !== searchValue(view, by) && die + 1 !== attackValue(view, by)) return 0
  return dieWorth(scene, by, die + 1) - dieWorth(scene, by, die)
}

const eat = (scene: Scene, o: Act): number => {
  const die = number(o, 'die')
  const gain = scene.group.reduce((most, by) => Math.max(most, stepUp(scene, by, die)), 0)
  return gain - 0.3 - insteadOf(scene, text(o, 'card'), 'play')
}

/** A survivor gives an item to an own one who can do more with it. */
function handOff(scene: Scene, o: Act): number {
  const [from, to] = [survivorOf(scene.view, text(o, 'from'))!, survivorOf(scene.view, text(o, 'to'))!]
  if (to.seat !== scene.seat) return -1
  const dying = damageOf(from) >= 2 && damageOf(to) < 2 && from.at !== 'colony'
  return dying ? 0.1 : -1
}

const donate = (scene: Scene, o: Act): number => {
  const card = text(o, 'card')
  return usesOf(scene, card).donate - insteadOf(scene, card, 'donate')
}

const pacify = (scene: Scene, o: Act): number => {
  const { view, stance } = scene
  const worth = stance.care * (0.3 * Math.min(3, view.rounds) + rebelGoal(view)) + wasteWorth(scene, 1)
  const card = text(o, 'card')
  return worth - Math.max(insteadOf(scene, card, 'play'), usesOf(scene, card).play, laterWorth(scene))
}

const SCORES: Scores = {
  attack,
  attackWith,
  fight,
  search,
  barricade,
  clean,
  attract,
  use,
  play,
  stow: (scene, o) => (kindOf(text(o, 'card')) === 'cutter' ? 0.05 : -1) - usesOf(scene, text(o, 'card')).keep,
  contribute,
  move,
  food,
  eat,
  request: scene => (wishes(scene).length > 0 ? 0.4 : -1),
  handOff,
  exile: (scene, o) => exileWorth(scene, number(o, 'player')),
  donate,
  pacify,
  done: () => LEAST,
}

export const actWorth = (scene: Scene, o: Act): number => SCORES[o.do]?.(scene, o) ?? -1
