// Upgrades a state of an earlier version, so that a saved game can go on.

import { withCardIds } from '@lastlight/kernel'
import { CARDS_OF_VERSION_3 } from './cardsOfVersion3.ts'

/** In version 3 the ids of crossroads cards are their titles. */
const RENAMED_ROADS: { readonly [before: string]: string } = {
  fatimaRestrained: 'bothHands',
  rosaLaws: 'rosaHasTwoPoints',
  nadiaLaws: 'oneWarmMeal',
  roccoDrill: 'roccosBrigade',
  anitaNotDone: 'anitaIsNotDone',
  kevinSawBag: 'theViewFromTheRoof',
  teodorLedger: 'teodorsColumns',
  heddaMovesOut: 'threeBedsAway',
  alfonsoStove: 'theStoveOrTheGate',
  emmaBooks: 'overdue',
  elijahRecord: 'sideB',
  giaSetsBone: 'thisWillHurtALittle',
  kumarReceipts: 'signedForByKumar',
  wandaKick: 'wandasBoot',
  lockedCell: 'elevenParkingTickets',
  overdueBooks: 'finalNotice',
  lastPost: 'theLastPost',
  latrineDoor: 'theLastDoor',
  warmHeap: 'theWarmestSpotInTheYard',
  iceCreamVan: 'iceCreamInJanuary',
  throughTheTeeth: 'aVeryLongWord',
  emptyBoots: 'aPairOfBoots',
  wrongRucksack: 'theWrongRucksack',
  procession: 'theLongProcession',
  boilerRoom: 'theBoilerRoom',
  longWalk: 'aLongWalk',
  emptyChair: 'theEmptyChair',
  debtBook: 'theDebtBook',
  childrensParcel: 'theChildrensParcel',
}
const renamedRoad = (card: string): string => RENAMED_ROADS[card] ?? card

/** Steps of earlier versions that are gone or have another name, and where their frames go on. */
export const RENAMED_STEPS: { readonly [label: string]: string } = {
  // Version 2: an exile who could not leave the colony waited for the start of a turn.
  'turn.outcast': 'turn.crossroadsAtStart',
  'leaving.again': 'leaving.flee',
  'search.done': 'search.end',
  'giveUp.done': 'giveUp.end',
  'healing.done': 'healing.end',
  'dropping.done': 'dropping.end',
  'rerolling.done': 'rerolling.end',
  'recruiting.done': 'recruiting.end',
  'hurtAll.others': 'woundAll.others',
  'hurtAll.order': 'woundAll.order',
  'hurtAll.all': 'woundAll.all',
  'hurtAll.end': 'woundAll.end',
  // Version 3
  'longNight.again': 'longNight.players',
  'turn.frost': 'turn.frostbite',
  'turn.noted': 'turn.crossroadsAtStart',
  'turn.go': 'turn.goOn',
  'turn.roads': 'turn.crossroadsAfterAct',
  'turn.again': 'turn.goOn',
  'turn.done': 'turn.crossroadsAtEnd',
  'turn.last': 'turn.abilitiesAtEnd',
  'turn.late': 'turn.crossroadsAfterAbilities',
}

interface Frame {
  readonly at: string
  readonly l: { readonly [name: string]: unknown }
  readonly into: string
}
interface Version2 {
  readonly places: readonly { readonly noise: number }[]
  readonly happened: readonly { readonly [field in 'what' | 'survivor' | 'at' | 'type']: string }[]
  readonly roads: { readonly at: { readonly [zone: string]: readonly string[] } }
  readonly flow: { readonly stack: readonly Frame[] }
}

const withRoad = (frame: Frame): Frame => {
  const { card } = frame.l
  return typeof card === 'string' ? { ...frame, l: { ...frame.l, card: renamedRoad(card) } } : frame
}

/** In version 2 everything that hurt all survivors at once was a wound. */
function withoutHarm(frame: Frame): Frame {
  if (!frame.at.startsWith('hurtAll.')) return frame
  const { how: _, ...l } = frame.l
  return { ...frame, l }
}

const isAsking = ({ at, l }: Frame): boolean => at.startsWith('repeated.') && l['card'] === 'shelter'
const isAnswer = ({ at, l }: Frame): boolean =>
  at.startsWith('resolve.') && l['card'] === 'shelter' && l['list'] === 'tell'

/**
 * Version 2 asked for secrets one by one, with separate zombies for each answer; players who have not answered are
 * asked as in version 3.
 */
function withShelter(stack: readonly Frame[]): readonly Frame[] {
  const asking = stack.find(isAsking)
  if (!asking) return stack
  const { seats } = asking.l
  const telling = stack.find(({ at }) => at.startsWith('telling.'))
  const at = telling?.at === 'telling.ask' ? 'telling.ask' : 'telling.next'
  const frame: Frame = { at, l: { seats, seat: telling?.l['seat'] ?? 0, silent: 0 }, into: '' }
  return stack.filter(each => each !== telling && !isAnswer(each)).map(each => (each === asking ? frame : each))
}

function fromVersion2(json: unknown): unknown {
  const { places, happened, roads, flow, ...rest } = json as Version2
  return {
    ...rest,
    // LN-BOARD-08: version 2 did not count placed noise, so the tokens that lie there count as placed in this round.
    places: places.map(place => ({ ...place, placed: place.noise })),
    happened: happened.map(({ what, survivor, at, type }) => ({ what, survivor, at, type })),
    roads: {
      ...roads,
      at: Object.fromEntries(Object.entries(roads.at).map(([zone, cards]) => [zone, cards.map(renamedRoad)])),
    },
    flow: { ...flow, stack: withShelter(flow.stack.map(withRoad).map(withoutHarm)) },
  }
}

interface Version4 {
  readonly items: { readonly at: { readonly [zone: string]: readonly string[] } }
  readonly people: { readonly at: { readonly [zone: string]: readonly string[] } }
}

/** Version 4 named items that are worn and survivors in play a second time, as cards of these zones. */
function fromVersion4(json: unknown): unknown {
  const { items, people, ...rest } = json as Version4
  const { equipped: _, ...itemsAt } = items.at
  const { inPlay: __, ...peopleAt } = people.at
  return { ...rest, items: { ...items, at: itemsAt }, people: { ...people, at: peopleAt } }
}

/** Version 3 kept knowledge by a card's place in these lists. */
const fromVersion3 = (json: unknown): unknown => withCardIds(json, CARDS_OF_VERSION_3)

interface Version5 {
  readonly items: {
    readonly at: { readonly [zone: string]: readonly string[] }
    readonly known: readonly (readonly number[])[]
  }
  readonly people: { readonly at: { readonly [zone: string]: readonly string[] } }
}

/**
 * Version 5 had no modules: neither their places for cards nor their pieces. It had fewer crossroads cards, too, and its
 * games go on without the new ones. A list of a card that it had may only grow at its end, and keeps its name, because
 * a saved game may be in the middle of it.
 */
function fromVersion5(json: unknown): unknown {
  const { items, people, ...rest } = json as Version5
  return {
    ...rest,
    modules: [],
    scenario: 'none',
    passages: 0,
    reader: 0,
    matched: false,
    people: { ...people, at: { ...people.at, aside: [] } },
    bandits: [],
    offer: [],
    improvements: { cards: [], at: { deck: [], built: [] }, known: [[]], possible: [] },
    experiments: { cards: [], at: { deck: [], log: [], loose: [], gone: [] }, known: [[]], possible: [] },
    mutants: [],
    code: [],
    fewer: 0,
    fewerAt: 'colony',
    sideEffects: [],
    items: { ...items, at: { ...items.at, raxxon: [], stash: [] }, known: [...items.known, []] },
  }
}

interface Version6 {
  readonly drawObjective: boolean
  readonly items: { readonly at: { readonly [zone: string]: readonly string[] } }
}

/** Version 6 had only printed decks. */
function fromVersion6(json: unknown): unknown {
  const { drawObjective: _, items, ...rest } = json as Version6
  return { ...rest, draws: [], items: { ...items, at: { ...items.at, left: [] } } }
}

/** Version 7 had the same states; it offered less, and began scenarios with less morale. */
const fromVersion7 = (json: unknown): unknown => json

/** Version 8 had the same states; the card Admission Two Tins came up at the colony only. */
const fromVersion8 = (json: unknown): unknown => json

/** Version 9 had the same states, and other numbers on main objectives, secret objectives and three crossroads cards. */
const fromVersion9 = (json: unknown): unknown => json

interface Version10 {
  readonly objective: string
  readonly side: string
  readonly modules: readonly string[]
  readonly flow: { readonly stack: readonly Frame[] }
}

/**
 * In version 10 exiles left the colony because they were exiled, never because a passage had called them there. Tribute
 * asked for cards of Raxxon on its hard side.
 */
function fromVersion10(json: unknown): unknown {
  const { flow, ...rest } = json as Version10
  const stack = flow.stack.map(frame =>
    frame.at.startsWith('leaving.') ? { ...frame, l: { ...frame.l, barred: 'colony' } } : frame,
  )
  const { objective, side, modules } = rest
  const raxxonTribute = objective === 'tribute' && side === 'hard' && modules.includes('raxxon')
  return { ...rest, raxxonTribute, flow: { ...flow, stack } }
}

const STEPS: readonly ((json: unknown) => unknown)[] = [
  fromVersion2,
  fromVersion3,
  fromVersion4,
  fromVersion5,
  fromVersion6,
  fromVersion7,
  fromVersion8,
  fromVersion9,
  fromVersion10,
]
/** By the version that a state comes from: all upgrades from there on, one after the other. */
export const UPGRADES: { readonly [version: string]: (json: unknown) => unknown } = Object.fromEntries(
  STEPS.map((_, i) => [i + 2, json => STEPS.slice(i).reduce((state, upgrade) => upgrade(state), json)]),
)
