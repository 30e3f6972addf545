// The own turn: every act gets a value, and ending the turn is worth nothing.

import type { Offers, OptionOf } from '@lastlight/long-night'
import { BANDIT_VALUE, HIDEOUT } from '@lastlight/long-night/content/hideout'
import { itemRow, kindOf } from '@lastlight/long-night/content/items'
import { progressOf } from '@lastlight/long-night/content/itemTypes'
import { hasDeck, type Place } from '@lastlight/long-night/content/places'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { CLEANED } from '@lastlight/long-night/queries/colony'
import { effectContext } from '@lastlight/long-night/queries/conditions'
import { ATTRACTED } from '@lastlight/long-night/queries/entrances'
import { isCold } from '@lastlight/long-night/queries/objectives'
import { isDying } from '@lastlight/long-night/queries/people'
import { placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { attackValue, keptOf, powerOf, searchValue, sparedFrom } from '@lastlight/long-night/queries/values'
import { bestOtherUse, cardValue, laterValue, usesOf } from './cardValues.ts'
import { accepted, ownContributions, spoiling } from './crisis.ts'
import { changeValue, deathCost, exposureCost, foodValue, harmCost, wasteValue } from './danger.ts'
import { banditValue, listsValue, tokenValue } from './effects.ts'
import { exileValue } from './exile.ts'
import { barricadeGoal, killGoal, rebelGoal } from './goals.ts'
import { dieValue, moveValue } from './moves.ts'
import { codeValue, encounterValue } from './raxxon.ts'
import { valueOfSearch } from './searching.ts'
import type { Situation, Survivor } from './situation.ts'
import { wishes } from './wishes.ts'

const pips = ({ weights }: Situation, die: number): number => weights.pip * die

/** Acts worth less than this are not done. */
const LEAST = 0.02

type Values = { readonly [D in Offers['act']['do']]: (situation: Situation, o: OptionOf<D>) => number }

const who = ({ view }: Situation, { survivor }: { readonly survivor: string }): Survivor => survivorOf(view, survivor)!

/** A kill of this survivor at this entrance. */
function killed(situation: Situation, by: Survivor, entrance: number): number {
  return (
    changeValue(situation, by.at, { entrance, zombies: -1 }) +
    situation.allegiance.care * killGoal(situation.view, by.at)
  )
}

function facing(situation: Situation, by: Survivor, exposed: boolean): number {
  const cold = isCold(situation.view) ? harmCost(situation, by, 'frostbite') : 0
  return cold + (exposed && !sparedFrom(by, 'attack') ? exposureCost(situation, by) : 0)
}

function attack(situation: Situation, o: OptionOf<'attack'>): number {
  const by = who(situation, o)
  return killed(situation, by, o.entrance) - facing(situation, by, true) - pips(situation, o.die)
}

/** With a weapon: the worst entrances first. */
function attackWith(situation: Situation, o: OptionOf<'attackWith'>): number {
  const by = who(situation, o)
  const card = o.by
  const power = powerOf(by, card).attack!
  const kills = placeOf(situation.view, by.at)
    .entrances.flatMap(({ zombies }, entrance) =>
      zombies > 0 ? Array.from({ length: Math.min(2, zombies) }, () => killed(situation, by, entrance)) : [],
    )
    .sort((a, b) => b - a)
    .slice(0, power.kills)
  // The fuel card that is worth least to the player.
  const fuel = o.fuel === undefined ? 0 : 0.35 + 0.01 * cardValue(situation, o.fuel)
  const noise = (power.noise ?? 0) * (by.at === 'colony' ? 0 : 0.1)
  return (
    kills.reduce((sum, n) => sum + n, 0) - facing(situation, by, power.exposure) - fuel - noise - pips(situation, o.die)
  )
}

/** Attacks on other players: only for a traitor who no longer hides. */
function fight(situation: Situation, o: OptionOf<'fight'>): number {
  const target = survivorOf(situation.view, o.target)!
  if (!situation.allegiance.open) return -1
  const chance = attackValue(situation.view, target) / 6
  const lethal = isDying(target) ? -deathCost(situation, target) : 0.1
  return chance * (0.35 + lethal) - pips(situation, o.die)
}

/** Four rolls of six hit. */
const fightBandit = (situation: Situation, o: OptionOf<'fightBandit'>): number =>
  (BANDIT_VALUE / 6) * banditValue(situation) - pips(situation, o.die)

/** The average of the hideout's table: the best cards of the stash against the wounds. */
function raid(situation: Situation, o: OptionOf<'raid'>): number {
  const by = who(situation, o)
  const stash = (situation.view.stash ?? []).map(card => cardValue(situation, card)).sort((a, b) => b - a)
  const found = (cards: number): number => stash.slice(0, cards).reduce((sum, value) => sum + value, 0)
  const harmed = (wounds: number): number =>
    wounds === 0 ? 0 : isDying({ ...by, wounds: by.wounds + wounds - 1 }) ? deathCost(situation, by) : wounds * 0.35
  const rows = HIDEOUT[o.how]
  return (
    rows.reduce((sum, { wounds, cards }) => sum + found(cards) - harmed(wounds), 0) / rows.length -
    pips(situation, o.die)
  )
}

const build = (situation: Situation, { card, improvement }: OptionOf<'build'>): number =>
  progressOf(itemRow(card)) * tokenValue(situation, improvement) +
  wasteValue(situation, 1) -
  bestOtherUse(situation, card, 'build')

function search(situation: Situation, o: OptionOf<'search'>): number {
  const by = who(situation, o)
  const at = by.at
  // LN-RAX-04
  const risk = at === 'raxxon' ? exposureCost(situation, by) : 0
  return hasDeck(at) ? valueOfSearch(situation, at, keptOf(situation.view, by)) - risk - pips(situation, o.die) : -1
}

function barricade(situation: Situation, o: OptionOf<'barricade'>): number {
  const { view, allegiance } = situation
  const { at } = who(situation, o)
  const value =
    changeValue(situation, at, { entrance: o.entrance, barricades: 1 }) + allegiance.care * barricadeGoal(view, at)
  return value + builds(situation, at) - pips(situation, o.die)
}

/** The own objective may want barricades in the colony, or none. */
function builds({ view, allegiance }: Situation, at: Place): number {
  if (at !== 'colony') return 0
  const want = allegiance.wants.find(([what]) => what === 'barricades')
  if (!want) return 0
  return typeof want.at(-1) === 'number' ? 0.25 + 0.5 / view.rounds : -1
}

function clean(situation: Situation, o: OptionOf<'clean'>): number {
  const want = situation.allegiance.wants.find(([what]) => what === 'waste')
  const own =
    want === undefined
      ? 0
      : typeof want[1] === 'number'
        ? -0.6
        : situation.view.waste.length > 3
          ? 0.3 + 0.4 / situation.view.rounds
          : 0
  return wasteValue(situation, -CLEANED) + own - pips(situation, o.die)
}

/** Luring the dead home is for a traitor who no longer hides. */
function attract(situation: Situation, o: OptionOf<'attract'>): number {
  const by = who(situation, o)
  if (!situation.allegiance.open || by.at !== 'colony') return -1
  return changeValue(situation, by.at, { atOnce: ATTRACTED }) - pips(situation, o.die)
}

/** `by` is the survivor or one of their items. */
function use(situation: Situation, o: OptionOf<'use'>): number {
  const by = who(situation, o)
  const card = o.by
  const context = effectContext(situation.seat, by.id, by.at)
  const cost = pips(situation, o.die)
  if (card === by.id) return listsValue(situation, survivorRow(card).power.use!.lists, 'main', context) - cost
  const row = itemRow(card)
  if (row.keyword === 'equip') return listsValue(situation, row.power.use!.lists, 'main', context) - cost
  return listsValue(situation, row.lists, 'main', effectContext(situation.seat)) - 0.2
}

const play = (situation: Situation, { card }: OptionOf<'play'>): number =>
  usesOf(situation, card).play - bestOtherUse(situation, card, 'play')

/** Contributes fitting cards when they help; a traitor adds a wrong one, at most one per round. */
function contribute(situation: Situation, { card }: OptionOf<'contribute'>): number {
  const { view, allegiance, hand } = situation
  const worn = !hand.includes(card)
  if (accepted(view, card))
    return usesOf(situation, card).crisis - bestOtherUse(situation, card, 'crisis') - (worn ? 0.4 : 0)
  if (allegiance.care >= 0 || worn || (ownContributions(situation).cards > 0 && !allegiance.open)) return -1
  return spoiling(situation) - bestOtherUse(situation, card, 'crisis')
}

function move(situation: Situation, o: OptionOf<'move'>): number {
  return moveValue(situation, who(situation, o), o.to)
}

/** Food for a die that can do more with one pip more. */
function food(situation: Situation, { die }: OptionOf<'food'>): number {
  const cost = foodValue(situation, -1)
  if (situation.allegiance.care < 0) return situation.allegiance.open || situation.view.food > 2 ? -0.1 + cost : -1
  const gain = situation.group.reduce((most, by) => Math.max(most, stepUp(situation, by, die)), 0)
  return gain + cost - 0.15
}

const stepUp = (situation: Situation, by: Survivor, die: number): number => {
  const { view } = situation
  if (die + 1 !== searchValue(view, by) && die + 1 !== attackValue(view, by)) return 0
  return dieValue(situation, by, die + 1) - dieValue(situation, by, die)
}

const eat = (situation: Situation, { card, die }: OptionOf<'eat'>): number => {
  const gain = situation.group.reduce((most, by) => Math.max(most, stepUp(situation, by, die)), 0)
  return gain - 0.3 - bestOtherUse(situation, card, 'play')
}

/** A survivor gives an item to an own one who can do more with it. */
function handOff(situation: Situation, o: OptionOf<'handOff'>): number {
  const [from, to] = [survivorOf(situation.view, o.from)!, survivorOf(situation.view, o.to)!]
  if (to.seat !== situation.seat) return -1
  const dying = isDying(from) && !isDying(to) && from.at !== 'colony'
  return dying ? 0.1 : -1
}

const donate = (situation: Situation, { card }: OptionOf<'donate'>): number =>
  usesOf(situation, card).donate - bestOtherUse(situation, card, 'donate')

const pacify = (situation: Situation, { card }: OptionOf<'pacify'>): number => {
  const { view, allegiance } = situation
  const value = allegiance.care * (0.3 * Math.min(3, view.rounds) + rebelGoal(view)) + wasteValue(situation, 1)
  return value - Math.max(bestOtherUse(situation, card, 'play'), usesOf(situation, card).play, laterValue(situation))
}

/** Every act of a turn has a value: a new one without a value does not compile. */
export const TURN_VALUES: Values = {
  attack,
  attackWith,
  fight,
  search,
  barricade,
  clean,
  attract,
  use,
  play,
  stow: (situation, o) => (kindOf(o.card) === 'cutter' ? 0.05 : -1) - usesOf(situation, o.card).keep,
  contribute,
  move,
  food,
  eat,
  request: situation => (wishes(situation).length > 0 ? 0.4 : -1),
  handOff,
  exile: (situation, o) => exileValue(situation, o.player),
  donate,
  pacify,
  fightBandit,
  raid,
  loot: (situation, o) => cardValue(situation, o.card),
  build,
  attackMutant: (situation, o) => {
    const by = who(situation, o)
    return encounterValue(situation, by, o.experiment) - facing(situation, by, true) - pips(situation, o.die)
  },
  code: (situation, o) => codeValue(situation, o.die),
  done: () => LEAST,
}
