// What can be counted about each option of The Long Night at first sight. A prior says how much each of it counts.

import type { Option, OptionOf, State } from '@lastlight/long-night'
import { ITEM_KINDS } from '@lastlight/long-night/content/itemKinds'
import { itemRow, kindOf, typeOf } from '@lastlight/long-night/content/items'
import { hasDeck, MOST_ENTRANCES, numberOf, PLACES, type Place } from '@lastlight/long-night/content/places'
import { SURVIVOR_IDS } from '@lastlight/long-night/content/survivors'
import { SURPLUS } from '@lastlight/long-night/queries/colony'
import { damageOf, isDying, peopleAt } from '@lastlight/long-night/queries/people'
import { placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { isSafeMove, sparedFrom } from '@lastlight/long-night/queries/values'
import type { Group as GroupOf } from '../prior/group.ts'
import { featuresOf, type Named as NamedOf, type Row as RowOf } from '../prior/rows.ts'
import { CLASSES, classOf } from './cardClasses.ts'
import { Moment } from './moment.ts'
import { END, forAll, MOST_PIPS, TURN, TURN_LOOK, WASTE, yes } from './turnFeatures.ts'

type Group<O> = GroupOf<Moment, O>
type Named<O> = NamedOf<Moment, O>
type Row<O> = RowOf<Moment, O>

const KINDS = Object.keys(ITEM_KINDS)
type OfSurvivor = { readonly survivor: string }
type OfCard = { readonly card: string }

const who = ({ s }: Moment, { survivor }: OfSurvivor): State['survivors'][number] => survivorOf(s, survivor)!
const whereIs = (m: Moment, o: OfSurvivor): Place => who(m, o).at

const numbers = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((name, i) => [name, i]))
const SURVIVOR_NUMBERS = numbers(SURVIVOR_IDS)
const survivorNumber = ({ survivor }: OfSurvivor): number => SURVIVOR_NUMBERS.get(survivor)!
/** What a card may be kept for. */
const CARD: Group<OfCard> = {
  name: 'card',
  shared: { size: CLASSES, numberOf: ({ card }) => classOf(card) },
  features: [
    'the crisis lacks it',
    'the crisis lacks it, and the hand covers it',
    'the crisis accepts it',
    'food is short',
    'food is short, and nobody comes after',
    'food will be short',
    'the objective lacks it',
  ],
  values(m, { card }) {
    const fits = m.fits(card)
    const isLacking = fits && m.lack > 0
    const isEaten = typeOf(card) === 'food'
    return [
      yes(isLacking),
      yes(isLacking && m.fitting >= m.lack),
      yes(fits),
      yes(isEaten && m.hunger > 0),
      yes(isEaten && m.hunger > 0 && m.laterPlayers === 0),
      yes(isEaten && m.isFoodScarce),
      yes(m.isMissing(card)),
    ]
  },
}
const BY_KIND: Named<OfCard> = { names: KINDS, nameOf: ({ card }) => kindOf(card) }

const DIE: Group<{ readonly die: number }> = {
  name: 'die',
  shared: { size: MOST_PIPS + 1, numberOf: ({ die }) => die },
  features: ['pips'],
  values: (_, { die }) => [die],
}
const ANSWER: Group<{ readonly yes: boolean }> = { name: 'answer', features: ['yes'], values: (_, o) => [yes(o.yes)] }

/** A survivor, and the place where they stand. */
const SURVIVOR: Group<OfSurvivor> = {
  name: 'survivor',
  shared: { size: SURVIVOR_IDS.length, numberOf: survivorNumber },
  features: [
    'dying',
    'damage',
    'spared',
    'in the colony',
    'searches here',
    'danger',
    'crisis',
    'meal',
    'goal',
    'noise',
    'empty deck',
  ],
  values(m, o) {
    const it = who(m, o)
    const { at } = it
    const { crisis, meal, goal } = m.finds(at)
    return [
      yes(isDying(it)),
      damageOf(it),
      yes(sparedFrom(it, 'attack')),
      yes(at === 'colony'),
      hasDeck(at) ? m.searches(it) : 0,
      m.danger(at),
      crisis,
      meal,
      goal,
      placeOf(m.s, at).noise,
      isDeckEmpty(m, at),
    ]
  },
}
const isDeckEmpty = ({ s }: Moment, at: Place): number => yes(hasDeck(at) && s.items.at[at].length === 0)

/** An entrance of the place where the survivor stands. */
const ENTRANCE: Group<OfSurvivor & { readonly entrance: number }> = {
  name: 'entrance',
  shared: {
    size: SURVIVOR_IDS.length * MOST_ENTRANCES,
    numberOf: o => survivorNumber(o) * MOST_ENTRANCES + o.entrance,
  },
  features: ['no room', 'room for one', 'room for two', 'barricades'],
  values(m, o) {
    const at = whereIs(m, o)
    const room = m.room(at, o.entrance)
    return [yes(room <= 0), yes(room === 1), yes(room === 2), placeOf(m.s, at).entrances[o.entrance]!.barricades]
  },
}

/** The place that an option is about. */
const place = <O>(placeIn: (o: O) => Place): Group<O> => ({
  name: 'place',
  shared: { size: PLACES.length, numberOf: o => numberOf(placeIn(o)) },
  features: [
    'crisis',
    'meal',
    'goal',
    'danger',
    'noise',
    'empty deck',
    'deliveries',
    'deliveries, last rounds',
    'dice without a search',
    'hunger',
    'company',
  ],
  values(m, o) {
    const at = placeIn(o)
    const { crisis, meal, goal } = m.finds(at)
    const deliveries = at === 'colony' ? m.deliveries : 0
    return [
      crisis,
      meal,
      goal,
      m.danger(at),
      placeOf(m.s, at).noise,
      isDeckEmpty(m, at),
      deliveries,
      m.s.rounds <= 2 ? deliveries : 0,
      hasDeck(at) ? m.dice.length - m.bestSearches : 0,
      at === 'colony' ? yes(m.hunger >= 0) : 0,
      yes(peopleAt(m.s, at) > 0),
    ]
  },
})
const byPlace = <O>(placeIn: (o: O) => Place): Row<O> => ({
  groups: [place(placeIn)],
  named: { names: PLACES, nameOf: placeIn },
})

/** A card by its kind, a survivor by name. */
const BY_USE: Named<{ readonly by: string }> = {
  names: [...SURVIVOR_IDS, ...KINDS],
  nameOf: ({ by }) => (by.includes('/') ? kindOf(by) : by),
}

/** What a card does for the crisis. */
const CONTRIBUTION: Group<OfCard> = {
  name: 'contribution',
  features: [
    'it is more than enough',
    'it may cheer',
    'nobody comes after',
    'too much is lacking',
    'lacking, less in hand',
    'from a survivor',
  ],
  values(m, { card }) {
    const isWorn = yes(!m.hand.includes(card))
    if (!m.fits(card)) return [0, 0, 0, 0, 0, isWorn]
    const { lack, fitting } = m
    return [
      yes(lack <= -SURPLUS),
      yes(lack <= 0 && lack > -SURPLUS),
      yes(lack > 0 && m.laterPlayers === 0),
      yes(lack > fitting + 2 * m.laterPlayers + m.dice.length),
      Math.max(0, lack - fitting),
      isWorn,
    ]
  },
}

const PLAYED: Group<OfCard> = {
  name: 'played',
  features: ['food missing', 'somebody is dying', 'somebody is hurt', 'equips'],
  values(m, { card }) {
    const { type, keyword } = itemRow(card)
    const isMedicine = type === 'medicine'
    return [
      type === 'food' ? Math.max(0, m.hunger) : 0,
      yes(isMedicine && m.s.survivors.some(each => each.seat === m.seat && isDying(each))),
      yes(isMedicine && m.s.survivors.some(each => each.seat === m.seat && damageOf(each) > 0)),
      yes(keyword === 'equip'),
    ]
  },
}

/** A survivor's way: how many more cards for the crisis, the meal or the main objective all dice would find there. */
const WAY: Group<OptionOf<'move'>> = {
  name: 'way',
  features: ['safe', 'searches there', 'crisis searches', 'meal searches', 'goal searches'],
  values(m, o) {
    const it = who(m, o)
    const searches = m.searches(it)
    const here = m.finds(it.at)
    const there = m.finds(o.to)
    return [
      yes(isSafeMove(m.s, it, o.to)),
      hasDeck(o.to) ? searches : 0,
      searches * (there.crisis - here.crisis),
      searches * (there.meal - here.meal),
      searches * (there.goal - here.goal),
    ]
  },
}

/** The cards of a search that goes on. */
const DRAWN: Group<unknown> = {
  name: 'drawn',
  shared: forAll,
  features: ['cards', 'a card fits', 'the objective lacks a card', 'lack'],
  values: m => [
    m.drawn.length,
    yes(m.lack > 0 && m.drawn.some(card => m.fits(card))),
    yes(m.drawn.some(card => m.isMissing(card))),
    Math.max(0, m.lack - m.fitting),
  ],
}

/** A feature of one kind of option alone. */
const own = <O>(feature: string, value: (m: Moment, o: O) => number): Group<O> => ({
  name: 'own',
  features: [feature],
  values: (m, o) => [value(m, o)],
})

/** An option of which nothing is counted but that it is there. */
const PLAIN: Row<unknown> = {}
/** Never chosen quickly: it would be done and undone again and again, or waits for others. */
const NEVER = undefined

const ROWS: { readonly [D in Option['do']]: Row<OptionOf<D>> | undefined } = {
  search: { groups: [DIE, SURVIVOR, TURN], named: { names: PLACES, nameIn: whereIs } },
  barricade: { groups: [DIE, SURVIVOR, ENTRANCE, TURN] },
  attack: { groups: [DIE, SURVIVOR, ENTRANCE, TURN] },
  attackWith: { groups: [DIE, SURVIVOR, TURN, own('fuel', (_, o) => yes('fuel' in o))], named: BY_USE },
  attackMutant: { groups: [SURVIVOR, TURN] },
  fightBandit: { groups: [SURVIVOR] },
  raid: { groups: [SURVIVOR] },
  clean: { groups: [DIE, WASTE, TURN] },
  use: { groups: [DIE], named: BY_USE },
  code: { groups: [DIE] },
  contribute: { groups: [CARD, CONTRIBUTION], named: BY_KIND },
  donate: { groups: [CARD, TURN], named: BY_KIND },
  play: { groups: [CARD, PLAYED, TURN], named: BY_KIND },
  build: { groups: [CARD], named: BY_KIND },
  loot: { groups: [CARD], named: BY_KIND },
  move: { groups: [SURVIVOR, place(({ to }) => to), WAY, TURN], named: { names: PLACES, nameOf: ({ to }) => to } },
  food: { groups: [DIE, TURN] },
  eat: { groups: [DIE, TURN] },
  pacify: PLAIN,
  exile: PLAIN,
  done: { groups: [END, TURN] },
  request: NEVER,
  handOff: NEVER,
  fight: NEVER,
  attract: NEVER,
  stow: NEVER,
  declines: NEVER,
  reconsider: NEVER,

  useNow: { named: { names: SURVIVOR_IDS, nameOf: ({ survivor }) => survivor } },
  noise: { groups: [DRAWN] },
  keep: { groups: [CARD], named: BY_KIND },
  take: { groups: [CARD], named: BY_KIND },
  card: { groups: [CARD], named: BY_KIND },
  give: { groups: [CARD], named: BY_KIND },
  survivor: {
    groups: [
      own('own', (m, o) => yes(survivorOf(m.s, o.survivor)?.seat === m.seat)),
      own('damage', (m, o) => (survivorOf(m.s, o.survivor) === undefined ? 0 : damageOf(who(m, o)))),
    ],
  },
  place: byPlace(o => o.place),
  flee: byPlace(({ to }) => to),
  die: { groups: [DIE] },
  option: { groups: [own('none', (_, o) => yes(o.option === ''))] },
  helpless: { groups: [own('rebellious', (_, o) => yes(o.rebellious))] },
  heal: { groups: [own('wounds', (_, o) => yes(o.what === 'wounds'))] },
  enter: { groups: [own('wait', (_, o) => yes(o.at === 'wait'))] },
  vote: { groups: [ANSWER] },
  decide: { groups: [ANSWER] },
  call: { groups: [ANSWER] },
  shield: { groups: [ANSWER] },
  tell: { groups: [ANSWER] },
  gift: { groups: [ANSWER] },
  reveal: { groups: [ANSWER] },

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

export const optionFeatures = featuresOf<State, Moment, Option>(ROWS, {
  momentOf: (s, seat) => new Moment(s, seat),
  /** A traitor whose time has come weighs everything in another way. */
  sides: ['', 'traitor: '],
  sideOf: m => (m.isHostile ? 1 : 0),
  turn: TURN_LOOK,
})
