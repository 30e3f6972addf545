// What a seat can know about a position of The Long Night, as inputs of the net: the colony, the board, its own cards,
// people and secret objective, and what everybody can count of the others.

import type { Seat } from '@lastlight/kernel'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { typeOf } from '@lastlight/long-night/content/items'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { MAIN_OBJECTIVE_IDS, SCENARIO_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { MODULES } from '@lastlight/long-night/content/modules'
import { numberOf, PLACES, placeRow } from '@lastlight/long-night/content/places'
import { BETRAYAL_IDS, SECRET_IDS } from '@lastlight/long-night/content/secretObjectives'
import { needOf, targetOf, zombiesComing } from '@lastlight/long-night/queries/colony'
import { aimOfCards, goalTerms, type TermProgress } from '@lastlight/long-night/queries/goalTerms'
import { damageOf, isDying, peopleAt } from '@lastlight/long-night/queries/people'
import { SEEN_CARDS } from '@lastlight/long-night/queries/seen'
import type { Features, Inputs } from '../net/features.ts'
import { classOf, TYPE_OF_CLASS } from './cardClasses.ts'
import { type Gathering, gatheringIn } from './gathering.ts'
import type { NetView } from './netView.ts'

/** What several inputs of a seat count, found once. */
interface Mine {
  readonly seat: Seat
  readonly people: NetView['survivors']
  readonly hand: readonly string[]
  /** The requirements of the own objectives. */
  readonly terms: readonly TermProgress[]
  readonly gathering: Gathering
}
const mineOf = (view: NetView, seat: Seat): Mine => ({
  seat,
  people: view.survivors.filter(each => each.seat === seat),
  hand: view.own?.hand ?? [],
  terms: ownTerms(view, seat),
  gathering: gatheringIn(view, view.underObjective),
})

type Count = (view: NetView, mine: Mine) => number
/** Inputs with one way of counting, the first of which has the number `at`. */
interface Counts {
  readonly names: readonly string[]
  add(view: NetView, mine: Mine, at: number, into: Inputs): void
}

function single(counts: { readonly [name: string]: Count }): Counts {
  const all = Object.values(counts)
  return {
    names: Object.keys(counts),
    add(view, mine, at, into) {
      for (let i = 0; i < all.length; i++) into.add(at + i, all[i]!(view, mine))
    },
  }
}

/** One input for each of these things. */
const forEach = <T extends string>(
  things: readonly T[],
  what: string,
  count: (thing: T, view: NetView, mine: Mine) => number,
): Counts => ({
  names: things.map(thing => `${what} ${thing}`),
  add(view, mine, at, into) {
    for (let i = 0; i < things.length; i++) into.add(at + i, count(things[i]!, view, mine))
  },
})

/** The same, where it is 1 for some of them. */
const someOf = (things: readonly string[], what: string, which: (view: NetView) => readonly string[]): Counts => {
  const numbers: ReadonlyMap<string, number> = new Map(things.map((thing, i) => [thing, i]))
  return {
    names: things.map(thing => `${what} ${thing}`),
    add(view, _, at, into) {
      for (const thing of which(view)) {
        const number = numbers.get(thing)
        if (number !== undefined) into.add(at + number, 1)
      }
    },
  }
}
/** The same, where it is 1 for one of them. */
const oneOf = (things: readonly string[], what: string, which: (view: NetView) => string): Counts =>
  someOf(things, what, view => [which(view)])

function sum<T>(list: readonly T[], value: (each: T) => number): number {
  let all = 0
  for (const each of list) all += value(each)
  return all
}
function countOf<T>(list: readonly T[], is: (each: T) => boolean): number {
  let count = 0
  for (const each of list) if (is(each)) count++
  return count
}

/** Everybody sees these. */
const COLONY = single({
  morale: view => view.morale,
  'rounds left': view => view.rounds,
  'colony phase': view => (view.phase === 'colony' ? 1 : 0),
  food: view => view.food,
  'food missing': view => Math.max(0, needOf(view) - view.food),
  starvation: view => view.starvation,
  helpless: view => view.helpless,
  rebellious: view => view.rebellious,
  waste: view => view.waste.length,
  contributed: view => view.contributed,
  'contributions missing': view => Math.max(0, targetOf(view) - view.contributed),
  'objective missing': (_, { gathering }) => sum(gathering.wanted, ({ have, need }) => Math.max(0, need - have)),
  'objective gathered': (_, { gathering }) => sum(gathering.wanted, ({ have }) => have),
  kills: view => view.kills,
  graveyard: view => view.graveyard.length,
  survivors: view => view.survivors.length,
  dying: view => countOf(view.survivors, isDying),
  damage: view => sum(view.survivors, damageOf),
  exiled: view => countOf(view.players, ({ exiled }) => exiled),
  'traitors exiled': view => countOf(view.players, ({ role }) => role === 'traitor'),
  'full entrances of the colony': view =>
    countOf(entrancesAt(view, 'colony'), ({ zombies }) => zombies === placeRow('colony').entranceSpaces),
  'places that are overrun tonight': view => countOf(PLACES, at => at !== 'colony' && isOverrun(view, at)),
  hard: view => (view.side === 'hard' ? 1 : 0),
  passages: view => view.passages ?? 0,
})

const BOARD = [
  forEach(PLACES, 'zombies at', (at, view) => sum(entrancesAt(view, at), ({ zombies }) => zombies)),
  forEach(PLACES, 'barricades at', (at, view) => sum(entrancesAt(view, at), ({ barricades }) => barricades)),
  forEach(PLACES, 'people at', (at, view) => peopleAt(view, at)),
  forEach(PLACES, 'bandits at', (at, view) => view.bandits?.[numberOf(at)] ?? 0),
]

const NO_ENTRANCES: NetView['places'][number]['entrances'] = []
const entrancesAt = (view: NetView, at: (typeof PLACES)[number]): NetView['places'][number]['entrances'] =>
  view.places[numberOf(at)]?.entrances ?? NO_ENTRANCES

/** Whether more zombies come to a location than there are spaces left; every barricade takes a space that a zombie wants. */
const isOverrun = (view: NetView, at: (typeof PLACES)[number]): boolean =>
  zombiesComing(view, at) > sum(entrancesAt(view, at), ({ zombies }) => placeRow(at).entranceSpaces - zombies)

const NONE: readonly string[] = []
const GAME = [
  oneOf(['hidden', 'cooperative', 'dilemma'], 'variant', view => view.mode),
  oneOf(['2', '3', '4', '5'], 'players', view => String(view.players.length)),
  someOf(MODULES, 'module', view => view.modules ?? NONE),
  oneOf([...MAIN_OBJECTIVE_IDS, ...SCENARIO_OBJECTIVE_IDS], 'objective', view => view.objective),
  someOf(ITEM_TYPES, 'crisis wants', ({ crisis }) => (crisis === null ? NONE : crisisRow(crisis).accepts)),
]

const ownTerms = (view: NetView, seat: Seat): ReturnType<typeof goalTerms> =>
  goalTerms(
    view,
    SEEN_CARDS,
    seat,
    aimOfCards([...(view.own?.goals ?? []).slice(0, 1), ...(view.own?.fates ?? []).slice(0, 1)]),
  )

const fits = (crisis: string, card: string): boolean => crisisRow(crisis).accepts.includes(typeOf(card))

/** How many cards, survivors and so on a requirement lacks, or has too many of. */
function lackingFor({ met, have, range }: TermProgress): number {
  if (met) return 0
  if (have === undefined || range === undefined) return 1
  const [least, most] = typeof range === 'number' ? [range, have] : [range.min ?? 0, range.max ?? have]
  return Math.min(MOST_LACKING, Math.max(least - have, have - most, 1))
}
const MOST_LACKING = 6

const SECRETS = [...SECRET_IDS, ...BETRAYAL_IDS]

const CARDS_OF: Counts = {
  names: ITEM_TYPES.map(type => `cards of ${type}`),
  add(_, { hand }, at, into) {
    const counts = ITEM_TYPES.map(() => 0)
    for (const card of hand) counts[TYPE_OF_CLASS[classOf(card)]!]!++
    for (const [i, count] of counts.entries()) into.add(at + i, count)
  },
}

/** Only the seat itself sees its hand and its objective. */
const OWN = [
  single({ cards: (view, { seat }) => view.players[seat]!.cards }),
  CARDS_OF,
  single({
    dice: (view, { seat }) => view.players[seat]!.dice.length,
    people: (_, { people }) => people.length,
    damage: (_, { people }) => sum(people, damageOf),
    equipment: (_, { people }) => sum(people, ({ equipment }) => equipment.length),
    outside: (_, { people }) => countOf(people, ({ at }) => at !== 'colony'),
    exiled: (view, { seat }) => (view.players[seat]!.exiled ? 1 : 0),
    active: (view, { seat }) => (view.active === seat ? 1 : 0),
    first: (view, { seat }) => (view.first === seat ? 1 : 0),
    'terms met': (_, { terms }) => countOf(terms, ({ met }) => met),
    'terms open': (_, { terms }) => countOf(terms, ({ met }) => !met),
    'lacking for the terms': (_, { terms }) => sum(terms, lackingFor),
    'cards that fit the crisis': ({ crisis }, { hand }) =>
      crisis === null ? 0 : countOf(hand, card => fits(crisis, card)),
    'cards that the objective lacks': (_, { gathering, hand }) => countOf(hand, card => gathering.isMissing(card)),
  }),
  someOf(SECRETS, 'secret', view => view.own?.goals ?? NONE),
]

const OTHERS = single({
  'cards of others': (view, { seat }) => sum(view.players, ({ cards }) => cards) - view.players[seat]!.cards,
  'most cards of another': (view, { seat }) =>
    view.players.reduce((most, { cards }, at) => (at === seat ? most : Math.max(most, cards)), 0),
  'people of others': (view, { people }) => view.survivors.length - people.length,
  'dice of others': (view, { seat }) => sum(view.players, ({ dice }) => dice.length) - view.players[seat]!.dice.length,
})

const ownNames = (counts: Counts): Counts => ({ ...counts, names: counts.names.map(name => `own ${name}`) })
const ALL = [COLONY, ...GAME, ...BOARD, ...OWN.map(ownNames), OTHERS]

/** A view belongs to one seat: the reader may only be asked about that one. */
export const netFeatures: Features<NetView> = {
  names: ALL.flatMap(({ names }) => names),
  readerOf: view => (seat, into) => {
    const mine = mineOf(view, seat)
    let at = 0
    for (const counts of ALL) {
      counts.add(view, mine, at, into)
      at += counts.names.length
    }
  },
}

/** Whether a game that is over has ended as the seat's objective wants it. */
export const hasEndedWell = (view: NetView, seat: Seat): boolean => ownTerms(view, seat)[0]!.met
