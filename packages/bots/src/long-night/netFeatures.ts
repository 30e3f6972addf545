// What a seat can know about a position of The Long Night, as inputs of the net: the colony, the board, its own cards,
// people and secret objective, and what everybody can count of the others.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { typeOf } from '@lastlight/long-night/content/items'
import { ITEM_TYPES } from '@lastlight/long-night/content/itemTypes'
import { MAIN_OBJECTIVE_IDS, SCENARIO_OBJECTIVE_IDS } from '@lastlight/long-night/content/mainObjectiveIds'
import { MODULES } from '@lastlight/long-night/content/modules'
import { PLACES, placeRow } from '@lastlight/long-night/content/places'
import { BETRAYAL_IDS, SECRET_IDS } from '@lastlight/long-night/content/secretObjectives'
import { needOf, targetOf, zombiesComing } from '@lastlight/long-night/queries/colony'
import { aimOfCards, goalTerms, type TermProgress } from '@lastlight/long-night/queries/goalTerms'
import { countsFor, wantedFor } from '@lastlight/long-night/queries/objectives'
import { damageOf, isDying } from '@lastlight/long-night/queries/people'
import { SEEN } from '@lastlight/long-night/queries/seen'
import type { Features } from '../net/features.ts'

type Count = (view: View, seat: Seat) => number
type Counts = { readonly [name: string]: Count }

const sum = <T>(list: readonly T[], value: (each: T) => number): number =>
  list.reduce((all, each) => all + value(each), 0)
const countOf = <T>(list: readonly T[], is: (each: T) => boolean): number => sum(list, each => (is(each) ? 1 : 0))
const forEach = <T extends string>(names: readonly T[], what: string, count: (name: T) => Count): Counts =>
  Object.fromEntries(names.map(name => [`${what} ${name}`, count(name)]))

/** Everybody sees these. */
const COLONY: Counts = {
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
  'objective missing': view => sum(wantedFor(view, view.underObjective), ({ have, need }) => Math.max(0, need - have)),
  'objective gathered': view => sum(wantedFor(view, view.underObjective), ({ have }) => have),
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
}

const BOARD: Counts = {
  ...forEach(PLACES, 'zombies at', at => view => sum(entrancesAt(view, at), ({ zombies }) => zombies)),
  ...forEach(PLACES, 'barricades at', at => view => sum(entrancesAt(view, at), ({ barricades }) => barricades)),
  ...forEach(PLACES, 'people at', at => view => countOf(view.survivors, each => each.at === at)),
  ...forEach(PLACES, 'bandits at', at => view => view.bandits?.[PLACES.indexOf(at)] ?? 0),
}

const entrancesAt = (view: View, at: (typeof PLACES)[number]): View['places'][number]['entrances'] =>
  view.places[PLACES.indexOf(at)]?.entrances ?? []

/** Whether more zombies come to a location than there are spaces left; every barricade takes a space that a zombie wants. */
const isOverrun = (view: View, at: (typeof PLACES)[number]): boolean =>
  zombiesComing(view, at) > sum(entrancesAt(view, at), ({ zombies }) => placeRow(at).entranceSpaces - zombies)

const GAME: Counts = {
  ...forEach(['hidden', 'cooperative', 'dilemma'], 'variant', mode => view => (view.mode === mode ? 1 : 0)),
  ...forEach(['2', '3', '4', '5'], 'players', n => view => (String(view.players.length) === n ? 1 : 0)),
  ...forEach(MODULES, 'module', module => view => (view.modules?.includes(module) ? 1 : 0)),
  ...forEach(
    [...MAIN_OBJECTIVE_IDS, ...SCENARIO_OBJECTIVE_IDS],
    'objective',
    id => view => (view.objective === id ? 1 : 0),
  ),
  ...forEach(
    ITEM_TYPES,
    'crisis wants',
    type => view => (view.crisis !== null && crisisRow(view.crisis).accepts.includes(type) ? 1 : 0),
  ),
}

const ownPeople = (view: View, seat: Seat): View['survivors'] => view.survivors.filter(each => each.seat === seat)
const ownTerms = (view: View, seat: Seat): ReturnType<typeof goalTerms> =>
  goalTerms(
    view,
    SEEN,
    seat,
    aimOfCards([...(view.own?.goals ?? []).slice(0, 1), ...(view.own?.fates ?? []).slice(0, 1)]),
  )

const handOf = (view: View): readonly string[] => view.own?.hand ?? []
const fits = (crisis: string, card: string): boolean => crisisRow(crisis).accepts.includes(typeOf(card))

/** How many cards, survivors and so on a requirement lacks, or has too many of. */
function lackingFor({ met, have, range }: TermProgress): number {
  if (met) return 0
  if (have === undefined || range === undefined) return 1
  const [least, most] = typeof range === 'number' ? [range, have] : [range.min ?? 0, range.max ?? have]
  return Math.min(MOST_LACKING, Math.max(least - have, have - most, 1))
}
const MOST_LACKING = 6

/** Only the seat itself sees its hand and its objective. */
const OWN: Counts = {
  cards: (view, seat) => view.players[seat]!.cards,
  ...forEach(ITEM_TYPES, 'cards of', type => view => countOf(view.own?.hand ?? [], card => typeOf(card) === type)),
  dice: (view, seat) => view.players[seat]!.dice.length,
  people: (view, seat) => ownPeople(view, seat).length,
  damage: (view, seat) => sum(ownPeople(view, seat), damageOf),
  equipment: (view, seat) => sum(ownPeople(view, seat), ({ equipment }) => equipment.length),
  outside: (view, seat) => countOf(ownPeople(view, seat), ({ at }) => at !== 'colony'),
  exiled: (view, seat) => (view.players[seat]!.exiled ? 1 : 0),
  active: (view, seat) => (view.active === seat ? 1 : 0),
  first: (view, seat) => (view.first === seat ? 1 : 0),
  'terms met': (view, seat) => countOf(ownTerms(view, seat), ({ met }) => met),
  'terms open': (view, seat) => countOf(ownTerms(view, seat), ({ met }) => !met),
  'lacking for the terms': (view, seat) => sum(ownTerms(view, seat), lackingFor),
  'cards that fit the crisis': view =>
    view.crisis === null ? 0 : countOf(handOf(view), card => fits(view.crisis!, card)),
  'cards that the objective lacks': view => {
    const wanted = wantedFor(view, view.underObjective)
    return countOf(handOf(view), card => wanted.some(each => each.have < each.need && countsFor(card, each.what)))
  },
  ...forEach([...SECRET_IDS, ...BETRAYAL_IDS], 'secret', id => view => (view.own?.goals.includes(id) ? 1 : 0)),
}

const OTHERS: Counts = {
  'cards of others': (view, seat) => sum(view.players, ({ cards }) => cards) - view.players[seat]!.cards,
  'most cards of another': (view, seat) => Math.max(...view.players.map(({ cards }, at) => (at === seat ? 0 : cards))),
  'people of others': (view, seat) => view.survivors.length - ownPeople(view, seat).length,
  'dice of others': (view, seat) => sum(view.players, ({ dice }) => dice.length) - view.players[seat]!.dice.length,
}

const named = (counts: Counts, prefix = ''): readonly (readonly [string, Count])[] =>
  Object.entries(counts).map(([name, count]) => [`${prefix}${name}`, count])
const ALL = [...named(COLONY), ...named(GAME), ...named(BOARD), ...named(OWN, 'own '), ...named(OTHERS)]

/** A view belongs to one seat: the reader may only be asked about that one. */
export const netFeatures: Features<View> = {
  names: ALL.map(([name]) => name),
  readerOf: view => (seat, into) => {
    for (let i = 0; i < ALL.length; i++) into.add(i, ALL[i]![1](view, seat))
  },
}

/** Whether a game that is over has ended as the seat's objective wants it. */
export const hasEndedWell = (view: View, seat: Seat): boolean => ownTerms(view, seat)[0]!.met
