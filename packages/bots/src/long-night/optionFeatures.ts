// What can be counted about each option of The Long Night at first sight. A prior says how much each of it counts.

import type { Option, OptionOf, State } from '@lastlight/long-night'
import { ITEM_KINDS } from '@lastlight/long-night/content/itemKinds'
import { itemRow, kindOf, typeOf } from '@lastlight/long-night/content/items'
import { hasDeck, PLACES, type Place } from '@lastlight/long-night/content/places'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import { moraleLostTo, SURPLUS } from '@lastlight/long-night/queries/colony'
import { damageOf, isDying } from '@lastlight/long-night/queries/people'
import { placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { isSafeMove, sparedFrom } from '@lastlight/long-night/queries/values'
import type { OptionFeatures, OptionReader } from '../prior/features.ts'
import { Moment } from './moment.ts'

/** A method, whose parameter the compiler compares loosely: each option meets the features of its own kind. */
type Count<O> = { of(m: Moment, o: O): number }['of']
type Counts<O> = { readonly [name: string]: Count<O> }

/** One feature for each name that an option may have. */
interface Named<O> {
  readonly names: readonly string[]
  nameOf(m: Moment, o: O): string
}

interface Row<O> {
  readonly counts: Counts<O>
  readonly named?: Named<O>
}

const yes = (is: boolean): number => (is ? 1 : 0)
const KINDS = Object.keys(ITEM_KINDS)
type OfSurvivor = { readonly survivor: string }
type OfCard = { readonly card: string }

const who = ({ s }: Moment, { survivor }: OfSurvivor): State['survivors'][number] => survivorOf(s, survivor)!
const whereIs = (m: Moment, o: OfSurvivor): Place => who(m, o).at
const isFood = (card: string): boolean => typeOf(card) === 'food'

/** What a card is kept for. */
const CARD: Counts<OfCard> = {
  'the crisis lacks it': (m, { card }) => yes(m.lack > 0 && m.fits(card)),
  'the crisis lacks it, and the hand covers it': (m, { card }) =>
    yes(m.lack > 0 && m.fitting >= m.lack && m.fits(card)),
  'the crisis accepts it': (m, { card }) => yes(m.fits(card)),
  'food is short': (m, { card }) => yes(m.hunger > 0 && isFood(card)),
  'food is short, and nobody comes after': (m, { card }) => yes(isFood(card) && m.hunger > 0 && m.laterPlayers === 0),
  'food will be short': (m, { card }) => yes(isFood(card) && m.isFoodScarce),
  'the objective lacks it': (m, { card }) => yes(m.isMissing(card)),
}
const BY_KIND: Named<OfCard> = { names: KINDS, nameOf: (_, { card }) => kindOf(card) }

const DIE: Counts<{ readonly die: number }> = { die: (_, { die }) => die }
const YES: Counts<{ readonly yes: boolean }> = { yes: (_, o) => yes(o.yes) }

const HURT: Counts<OfSurvivor> = {
  dying: (m, o) => yes(isDying(who(m, o))),
  damage: (m, o) => damageOf(who(m, o)),
}
const FIGHTER: Counts<OfSurvivor> = {
  ...HURT,
  spared: (m, o) => yes(sparedFrom(who(m, o), 'attack')),
  'in the colony': (m, o) => yes(whereIs(m, o) === 'colony'),
  'kills are wanted': m => yes(m.wantsKills),
  danger: (m, o) => m.danger(whereIs(m, o)),
  'low morale': ({ s }) => yes(s.morale <= 2),
}
const ENTRANCE: Counts<OfSurvivor & { readonly entrance: number }> = {
  'no room': (m, o) => yes(m.room(whereIs(m, o), o.entrance) <= 0),
  'room for one': (m, o) => yes(m.room(whereIs(m, o), o.entrance) === 1),
  'room for two': (m, o) => yes(m.room(whereIs(m, o), o.entrance) === 2),
}

const PLACE: Counts<Place> = {
  crisis: (m, at) => m.finds(at).crisis,
  meal: (m, at) => m.finds(at).meal,
  goal: (m, at) => m.finds(at).goal,
  danger: (m, at) => m.danger(at),
  noise: ({ s }, at) => placeOf(s, at).noise,
  'empty deck': ({ s }, at) => yes(hasDeck(at) && s.items.at[at].length === 0),
}
/** The features of the place that an option is about. */
const placed = <O>(placeIn: (m: Moment, o: O) => Place): Counts<O> =>
  Object.fromEntries(Object.entries(PLACE).map(([name, of]) => [name, (m, o) => of(m, placeIn(m, o))]))
const byPlace = <O>(placeIn: (m: Moment, o: O) => Place): Row<O> => ({
  counts: placed(placeIn),
  named: { names: PLACES, nameOf: placeIn },
})

/** A card by its kind, a survivor by name. */
const BY_USE: Named<{ readonly by: string }> = {
  names: [...SURVIVOR_IDS, ...KINDS],
  nameOf: (_, { by }) => (by.includes('/') ? kindOf(by) : by),
}

const search: Counts<OptionOf<'search'>> = { ...DIE, ...placed(whereIs), 'dice left': m => m.dice.length }

const barricade: Counts<OptionOf<'barricade'>> = {
  ...DIE,
  ...ENTRANCE,
  'in the colony': (m, o) => yes(whereIs(m, o) === 'colony'),
  danger: (m, o) => m.danger(whereIs(m, o)),
  barricades: (m, o) => placeOf(m.s, whereIs(m, o)).entrances[o.entrance]!.barricades,
  'rounds left': ({ s }) => s.rounds,
}

const contribute: Counts<OfCard> = {
  ...CARD,
  'it is more than enough': (m, { card }) => yes(m.lack <= -SURPLUS && m.fits(card)),
  'it may cheer': (m, { card }) => yes(m.lack <= 0 && m.lack > -SURPLUS && m.fits(card)),
  'nobody comes after': (m, { card }) => yes(m.lack > 0 && m.fits(card) && m.laterPlayers === 0),
  'too much is lacking': (m, { card }) => yes(m.fits(card) && m.lack > m.fitting + 2 * m.laterPlayers + m.dice.length),
  'lacking, less in hand': (m, { card }) => (m.fits(card) ? Math.max(0, m.lack - m.fitting) : 0),
  'from a survivor': (m, { card }) => yes(!m.hand.includes(card)),
}

const helps = (m: Moment, card: string, is: (survivor: State['survivors'][number]) => boolean): number =>
  yes(typeOf(card) === 'medicine' && m.s.survivors.some(each => each.seat === m.seat && is(each)))

const play: Counts<OfCard> = {
  ...CARD,
  'food missing': (m, { card }) => (isFood(card) ? Math.max(0, m.hunger) : 0),
  'rounds left': ({ s }) => s.rounds,
  'somebody is dying': (m, { card }) => helps(m, card, isDying),
  'somebody is hurt': (m, { card }) => helps(m, card, each => damageOf(each) > 0),
  equips: (_, { card }) => yes(itemRow(card).keyword === 'equip'),
}

/** How many more cards for the crisis, the meal or the main objective all dice would find at the new place. */
const moreFinds = (m: Moment, o: OptionOf<'move'>, what: 'crisis' | 'meal' | 'goal'): number =>
  m.searches(who(m, o)) * (m.finds(o.to)[what] - m.finds(whereIs(m, o))[what])

const move: Counts<OptionOf<'move'>> = {
  ...placed<OptionOf<'move'>>((_, { to }) => to),
  ...HURT,
  'safe way': (m, o) => yes(isSafeMove(m.s, who(m, o), o.to)),
  'danger here': (m, o) => m.danger(whereIs(m, o)),
  'from the colony': (m, o) => yes(whereIs(m, o) === 'colony'),
  'searches there': (m, o) => (hasDeck(o.to) ? m.searches(who(m, o)) : 0),
  'searches lost here': (m, o) => (hasDeck(whereIs(m, o)) ? m.searches(who(m, o)) : 0),
  'crisis searches': (m, o) => moreFinds(m, o, 'crisis'),
  'meal searches': (m, o) => moreFinds(m, o, 'meal'),
  'goal searches': (m, o) => moreFinds(m, o, 'goal'),
  deliveries: (m, o) => (o.to === 'colony' ? m.deliveries : 0),
  'deliveries, last rounds': (m, o) => (o.to === 'colony' && m.s.rounds <= 2 ? m.deliveries : 0),
  'dice without a search': (m, o) => (hasDeck(o.to) ? m.dice.length - m.bestSearches : 0),
  'no dice': m => yes(m.dice.length === 0),
  'last round': ({ s }) => yes(s.rounds <= 1),
  hunger: (m, o) => (o.to === 'colony' ? yes(m.hunger >= 0) : 0),
  company: (m, o) => yes(m.s.survivors.some(each => each.at === o.to)),
}

const clean: Counts<OptionOf<'clean'>> = {
  ...DIE,
  'costs morale': ({ s }) => moraleLostTo(s, s.items.at.waste.length),
  'will cost morale': ({ s }) =>
    moraleLostTo(s, s.items.at.waste.length + 4) - moraleLostTo(s, s.items.at.waste.length),
  cards: ({ s }) => s.items.at.waste.length,
  'last round': ({ s }) => yes(s.rounds <= 1),
}

const noise: Counts<OptionOf<'noise'>> = {
  drawn: m => m.drawn.length,
  'a card fits': m => yes(m.lack > 0 && m.drawn.some(card => m.fits(card))),
  'the objective lacks a card': m => yes(m.drawn.some(card => m.isMissing(card))),
  lack: m => Math.max(0, m.lack - m.fitting),
}

const done: Counts<OptionOf<'done'>> = {
  dice: m => m.dice.length,
  'fitting cards while the crisis lacks some': m => (m.lack > 0 ? m.fitting : 0),
  'last player': m => yes(m.laterPlayers === 0),
  'food in hand while food is short': m => (m.hunger > 0 ? m.count(isFood) : 0),
  'food in hand while food will be short': m => (m.isFoodScarce ? m.count(isFood) : 0),
  'cards that the objective lacks': m => m.count(card => m.isMissing(card)),
  searches: m => m.bestSearches,
  cards: m => m.hand.length,
}

/** An option of which nothing is counted but that it is there. */
const PLAIN: Row<unknown> = { counts: {} }
/** Never chosen quickly: it would be done and undone again and again, or waits for others. */
const NEVER = undefined

const ROWS: { readonly [D in Option['do']]: Row<OptionOf<D>> | undefined } = {
  search: { counts: search, named: { names: PLACES, nameOf: whereIs } },
  barricade: { counts: barricade },
  attack: { counts: { ...DIE, ...FIGHTER, ...ENTRANCE } },
  attackWith: { counts: { ...DIE, ...FIGHTER, fuel: (_, o) => yes('fuel' in o) }, named: BY_USE },
  attackMutant: { counts: FIGHTER },
  fightBandit: { counts: HURT },
  raid: { counts: HURT },
  clean: { counts: clean },
  use: { counts: DIE, named: BY_USE },
  code: { counts: DIE },
  contribute: { counts: contribute, named: BY_KIND },
  donate: { counts: { ...CARD, 'rounds left': ({ s }) => s.rounds }, named: BY_KIND },
  play: { counts: play, named: BY_KIND },
  build: { counts: CARD, named: BY_KIND },
  loot: { counts: CARD, named: BY_KIND },
  move: { counts: move, named: { names: PLACES, nameOf: (_, { to }) => to } },
  food: { counts: { ...DIE, 'food left': m => Math.max(-3, Math.min(3, -m.hunger)) } },
  eat: { counts: { ...DIE, 'food is short': m => yes(m.hunger > 0) } },
  pacify: PLAIN,
  exile: PLAIN,
  done: { counts: done },
  request: NEVER,
  handOff: NEVER,
  fight: NEVER,
  attract: NEVER,
  stow: NEVER,
  declines: NEVER,
  reconsider: NEVER,

  useNow: { counts: {}, named: { names: SURVIVOR_IDS, nameOf: (_, { survivor }) => survivor } },
  noise: { counts: noise },
  keep: { counts: CARD, named: BY_KIND },
  take: { counts: CARD, named: BY_KIND },
  card: { counts: CARD, named: BY_KIND },
  give: { counts: CARD, named: BY_KIND },
  survivor: {
    counts: {
      own: (m, o) => yes(survivorOf(m.s, o.survivor)?.seat === m.seat),
      damage: (m, o) => (survivorOf(m.s, o.survivor) === undefined ? 0 : damageOf(who(m, o))),
    },
  },
  place: byPlace((_, { place }) => place),
  flee: byPlace((_, { to }) => to),
  die: { counts: DIE },
  option: { counts: { none: (_, o) => yes(o.option === '') } },
  helpless: { counts: { rebellious: (_, o) => yes(o.rebellious) } },
  heal: { counts: { wounds: (_, o) => yes(o.what === 'wounds') } },
  enter: { counts: { wait: (_, o) => yes(o.at === 'wait') } },
  vote: { counts: YES },
  decide: { counts: YES },
  call: { counts: YES },
  shield: { counts: YES },
  tell: { counts: YES },
  gift: { counts: YES },
  reveal: { counts: YES },

  accept: PLAIN,
  ask: PLAIN,
  askFor: PLAIN,
  drop: PLAIN,
  enough: PLAIN,
  entrance: PLAIN,
  foe: PLAIN,
  improvement: PLAIN,
  lead: PLAIN,
  lure: PLAIN,
  makeRoom: PLAIN,
  name: PLAIN,
  neverMind: PLAIN,
  next: PLAIN,
  nothing: PLAIN,
  pass: PLAIN,
  player: PLAIN,
  refuse: PLAIN,
  risk: PLAIN,
  skip: PLAIN,
  stop: PLAIN,
  target: PLAIN,
  trust: PLAIN,
  usePacify: PLAIN,
  usePlay: PLAIN,
  useStow: PLAIN,
  useUp: PLAIN,
}

/** The features of one kind of option among all features. */
interface Block {
  /** The first of them is always 1. */
  readonly from: number
  readonly counts: readonly Count<Option>[]
  /** The number of the feature for each name. */
  readonly numbers: ReadonlyMap<string, number>
  readonly nameOf: Named<Option>['nameOf'] | undefined
}

const names: string[] = []
const addName = (name: string): number => names.push(name) - 1

function blockOf(what: string, { counts, named }: Row<Option>): Block {
  const from = addName(`${what}: always`)
  for (const name of Object.keys(counts)) addName(`${what}: ${name}`)
  return {
    from,
    counts: Object.values(counts),
    numbers: new Map(named?.names.map(name => [name, addName(`${what}: = ${name}`)])),
    nameOf: named?.nameOf,
  }
}

const BLOCKS = new Map(
  Object.entries(ROWS).flatMap(([what, row]) => (row ? [[what, blockOf(what, row as Row<Option>)]] : [])),
)
/** A traitor whose time has come weighs everything in another way: every feature is there twice. */
const HALF = names.length

class Reader implements OptionReader<Option> {
  readonly #moment: Moment
  readonly #half: number

  constructor(s: State, seat: number) {
    this.#moment = new Moment(s, seat)
    this.#half = this.#moment.isHostile ? HALF : 0
  }

  read(option: Option, see: (feature: number, value: number) => void): void {
    const block = BLOCKS.get(option.do)
    if (block === undefined) return
    const first = this.#half + block.from
    see(first, 1)
    for (const [i, count] of block.counts.entries()) {
      const value = count(this.#moment, option)
      if (value !== 0) see(first + 1 + i, value)
    }
    const number = block.nameOf && block.numbers.get(block.nameOf(this.#moment, option))
    if (number !== undefined) see(this.#half + number, 1)
  }

  /** The same as by `read`, which would take twice as long. */
  weigh(option: Option, weights: Float64Array): number {
    const block = BLOCKS.get(option.do)
    if (block === undefined) return Number.NEGATIVE_INFINITY
    const { counts, nameOf, numbers } = block
    const m = this.#moment
    const first = this.#half + block.from
    let sum = weights[first]!
    for (let i = 0; i < counts.length; i++) sum += weights[first + 1 + i]! * counts[i]!(m, option)
    const number = nameOf && numbers.get(nameOf(m, option))
    return number === undefined ? sum : sum + weights[this.#half + number]!
  }
}

export const optionFeatures: OptionFeatures<State, Option> = {
  names: [...names, ...names.map(name => `traitor: ${name}`)],
  readerOf: (s, seat) => new Reader(s, seat),
}
