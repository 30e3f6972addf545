// The small questions: which card, which survivor, which place, yes or no.

import type { Seat } from '@lastlight/kernel'
import type { Event, Option, OptionOf } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { itemRow, typeOf } from '@lastlight/long-night/content/items'
import { hasDeck } from '@lastlight/long-night/content/places'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { type EffectContext, effectContext } from '@lastlight/long-night/queries/conditions'
import { damageOf, peopleAt, survivorsAt } from '@lastlight/long-night/queries/people'
import { groupOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { attackValue, keptOf, searchValue } from '@lastlight/long-night/queries/values'
import { type CardUnderWay, cardUnderWay, findVerb } from './cardUnderWay.ts'
import { bestOtherUse, cardValue, powerValue, usesOf } from './cardValues.ts'
import { changeValue, exposureCost, harmCost, healValue } from './danger.ts'
import { listsValue, restValue, tokenValue } from './effects.ts'
import { suspicions } from './exile.ts'
import { driveValue, placeGain } from './moves.ts'
import { survivorValue } from './opening.ts'
import { fewerValue } from './raxxon.ts'
import { noiseCost, onceMore, valueOfSearch } from './searching.ts'
import type { Situation, Survivor } from './situation.ts'
import type { TURN_VALUES } from './turn.ts'
import { yesValue } from './votes.ts'
import { wishes } from './wishes.ts'

type SmallOption = Exclude<Option['do'], keyof typeof TURN_VALUES>
type Values = { readonly [D in SmallOption]: (situation: Situation, o: OptionOf<D>) => number }

/** An event of one kind; some kinds share their form. */
type EventOf<K, E = Event> = E extends { readonly e: infer Kinds } ? (K extends Kinds ? E : never) : never
const isOf = <K extends Event['e']>(event: Event, kind: K): event is EventOf<K> => event.e === kind

function lastOf<K extends Event['e']>({ told }: Situation, kind: K): EventOf<K> | undefined {
  const all = told()
  for (let i = all.length - 1; i >= 0; i--) {
    const event = all[i]!
    if (isOf(event, kind)) return event
  }
  return undefined
}

/** The effect context of the small question: most crossroads cards speak of the last actor. */
function presentContext(situation: Situation, underWay: CardUnderWay): EffectContext {
  const { view, seat } = situation
  const named = survivorOf(view, underWay.survivor)
  if (named) return effectContext(seat, named.id, named.at)
  const told = situation.told()
  for (let i = told.length - 1; i >= 0 && i > told.length - 12; i--) {
    const event = told[i]!
    const who = 'survivor' in event ? survivorOf(view, event.survivor) : undefined
    if (who?.seat === seat) return effectContext(seat, who.id, who.at)
  }
  return effectContext(seat)
}

/** A choice for a list is judged by its use in the rest of the list. */
function restWith(situation: Situation, verbs: readonly string[], change: Partial<EffectContext>): number | undefined {
  const underWay = cardUnderWay(situation)
  const found = findVerb(underWay, verbs)
  if (!found) return undefined
  return restValue(situation, underWay.lists, found.list, found.at + 1, {
    ...presentContext(situation, underWay),
    ...change,
  })
}

/** The best carrier of an item: a survivor who can use it and will live. */
function carrier(situation: Situation, who: Survivor, card: string): number {
  const row = itemRow(card)
  if (row.keyword !== 'equip') return 0
  const { view } = situation
  const { attack, modifiers = [] } = row.power
  let sum = survivorRow(who.id).influence * 0.002 - damageOf(who) * 0.2
  if (attack) sum += (6 - attackValue(view, who)) * 0.1
  for (const { of, at } of modifiers) {
    if (of === 'attack') sum += who.at === 'colony' ? 0.2 : 0.1
    if (of === 'search') sum += who.at === 'colony' ? 0 : 0.3
    if (of === 'kept') sum += who.at === at ? 0.6 : 0.1 * (6 - searchValue(view, who))
  }
  return sum
}

function survivor(situation: Situation, o: OptionOf<'survivor'>): number {
  const who = survivorOf(situation.view, o.survivor)
  if (!who) return 0
  const underWay = cardUnderWay(situation)
  if (underWay.equips) return carrier(situation, who, underWay.equips)
  const found = findVerb(underWay, ['survivor', 'spreadWounds'])
  if (found?.list[found.at]![0] === 'spreadWounds') return -harmCost(situation, who, 'wound')
  return restWith(situation, ['survivor'], { survivor: who.id }) ?? 0
}

function place(situation: Situation, { place: at }: OptionOf<'place'>): number {
  if (situation.view.raxxon?.checking) return fewerValue(situation, at)
  const underWay = cardUnderWay(situation)
  const found = findVerb(underWay, ['place', 'drive', 'lure', 'special', 'recruit', 'put'])
  const picked = lastOf(situation, 'picked')?.what
  const driven =
    picked && 'survivor' in picked
      ? survivorOf(situation.view, picked.survivor)
      : situation.group.find(each => !each.moved)
  switch (found?.list[found.at]![0]) {
    case 'place':
      return restWith(situation, ['place'], { place: at }) ?? 0
    case 'drive':
      return driven?.seat === situation.seat ? driveValue(situation, driven, at) : 0
    case 'special':
      // Weapons are at the police station; noise is best where nobody stands.
      return at === 'police' ? 0.5 : -peopleAt(situation.view, at)
    default:
      return hasDeck(at) ? valueOfSearch(situation, at) : 0
  }
}

/** The value of a player as the one who gets or loses something. */
function player(situation: Situation, { player: seat }: OptionOf<'player'>): number {
  if (findVerb(cardUnderWay(situation), ['steal'])) return situation.view.players[seat]!.cards
  return -suspicions(situation)[seat]!
}

function entrance(situation: Situation, { entrance: index }: OptionOf<'entrance'>): number {
  const underWay = cardUnderWay(situation)
  const found = findVerb(underWay, ['slay', 'barricade', 'trap', 'breach', 'lure'])
  switch (found?.list[found.at]![0]) {
    case 'barricade':
      return changeValue(situation, 'colony', { entrance: index, barricades: 1 })
    case 'trap':
      return changeValue(situation, 'colony', { entrance: index, traps: 1 })
    case 'breach':
      return changeValue(situation, 'colony', { entrance: index, barricades: -1 })
    default: {
      const { zombies } = placeOf(situation.view, 'colony').entrances[index]!
      return changeValue(situation, 'colony', { entrance: index, zombies: -1 }) + 0.01 * zombies
    }
  }
}

/** The lowest die is the best one to lose or to roll again; the best to raise is the one that gains by it. */
function die(situation: Situation, { die: shows }: OptionOf<'die'>): number {
  if (!findVerb(cardUnderWay(situation), ['raise'])) return -shows
  const gains = situation.group.some(who => who.at !== 'colony' && searchValue(situation.view, who) === shows + 1)
  return gains ? 1 : shows * 0.1
}

/** A card of the waste pile is taken; any other is given up. */
function card(situation: Situation, { card: which }: OptionOf<'card'>): number {
  return situation.view.waste.includes(which) ? cardValue(situation, which) : -cardValue(situation, which)
}

function option(situation: Situation, { option: name }: OptionOf<'option'>): number {
  if (name === '') return 0
  const { now } = situation.view.roads
  const underWay = cardUnderWay(situation)
  if (now !== null && Object.keys(underWay.lists).length === 0) {
    const { lists, options } = crossroadsRow(now)
    if (options.some(each => each === name))
      return listsValue(situation, lists, name, presentContext(situation, underWay))
  }
  return listsValue(situation, underWay.lists, name, presentContext(situation, underWay)) + 0.001
}

function noise(situation: Situation): number {
  const searched = lastOf(situation, 'searched')
  const who = searched && survivorOf(situation.view, searched.survivor)
  if (!searched || !hasDeck(searched.at)) return -1
  const drawn = situation.view.own?.drawn ?? []
  return onceMore(situation, searched.at, drawn, who ? keptOf(situation.view, who) : 1) ? 1 : -1
}

/** LN-BITE-02: half of those who roll live; a player who wants few survivors does not roll. */
function risk(situation: Situation): number {
  const died = lastOf(situation, 'died')
  const here = died ? survivorsAt(situation.view, died.at) : []
  const lowest = here.toSorted((a, b) => survivorRow(a.id).influence - survivorRow(b.id).influence)
  const cost = lowest.slice(0, 2).map(who => harmCost(situation, { ...who, wounds: 2 }, 'wound'))
  const [own = 1, next = 0] = cost
  return own - 0.5 * (own + 0.7 * next)
}

/** LN-CLAR-03: Kumar takes it when he can bear it better. */
function shield(situation: Situation, o: OptionOf<'shield'>): number {
  const kumar = situation.group.find(({ id }) => survivorRow(id).power.special === 'kumar')
  const victim = survivorOf(situation.view, lastOf(situation, 'exposed')?.survivor ?? '')
  const better = kumar && victim ? harmCost(situation, victim, 'wound') - harmCost(situation, kumar, 'wound') : -1
  return o.yes ? better - 0.05 : 0
}

/** A requested card is given when it does more good at once than in the own hand. */
function give(situation: Situation, { card: which }: OptionOf<'give'>): number {
  const { view, allegiance } = situation
  if (allegiance.care <= 0.1) return -1
  const asker: Seat = view.active
  const helps =
    typeOf(which) === 'medicine'
      ? groupOf(view, asker).reduce((most, who) => Math.max(most, healValue(situation, who, 1)), 0)
      : itemRow(which).keyword === 'equip'
        ? 0.2
        : usesOf(situation, which).play
  return helps - bestOtherUse(situation, which, 'play') - 0.02
}

function flee(situation: Situation, { survivor, to }: OptionOf<'flee'>): number {
  const who = survivorOf(situation.view, survivor)
  return who ? placeGain(situation, who, to) - exposureCost(situation, who, to) : 0
}

/** Abilities of a moment: at the end of the turn, after a search. */
function useNow(situation: Situation, o: OptionOf<'useNow'>): number {
  const who = survivorOf(situation.view, o.survivor)!
  const { turnEnd, afterSearch } = survivorRow(who.id).power
  const lists = turnEnd ?? afterSearch
  return lists ? listsValue(situation, lists, 'main', effectContext(situation.seat, who.id, who.at)) : 0
}

function enter(situation: Situation, { at }: OptionOf<'enter'>): number {
  if (at === 'colony') return 5
  return at !== 'wait' && hasDeck(at) ? valueOfSearch(situation, at) - noiseCost(situation, at) : -5
}

/** Of the cards that can be named, those that the own objective wants come first. */
function name(situation: Situation, { card: called }: OptionOf<'name'>): number {
  const wanted = situation.allegiance.wants.some(want => want[0] === 'cards' && want[1] === called)
  return wanted ? 2 : called === 'medicine' ? 1 : 0
}

/** Every other option has a value: a new one without a value does not compile. */
export const SMALL_VALUES: Values = {
  drop: (_, o) => -survivorValue(o.survivor),
  lead: (_, o) => survivorRow(o.survivor).influence,
  noise,
  stop: () => 0,
  keep: (situation, o) => cardValue(situation, o.card),
  take: (situation, o) =>
    cardValue(situation, o.card) + (typeOf(o.card) === 'weapon' ? weaponValue(situation, o.card) : 0),
  nothing: () => 0,
  enough: () => 0.02,
  survivor,
  place,
  player,
  entrance,
  die,
  card,
  improvement: (situation, o) => tokenValue(situation, o.improvement),
  target: (_, o) => (o.what === 'zombie' ? 1 : 0),
  // Each further target is free for a standard zombie, and risky for a special one.
  foe: (_, o) => (o.experiment === '' ? 1 : 0.01),
  option,
  // LN-FROST-01: the cold bites again.
  heal: (_, o) => (o.what === 'frostbite' ? 1 : 0),
  useUp: (situation, o) => ((o.what === 'trap') === situation.allegiance.care > 0 ? 1 : 0),
  helpless: (situation, o) => (o.rebellious === situation.allegiance.care > 0 ? 1 : 0),
  accept: () => 0,
  risk,
  shield,
  tell: (situation, o) => (o.yes === situation.allegiance.care >= 0 ? 1 : 0),
  vote: (situation, o) => (o.yes ? yesValue(situation) : 0),
  decide: (situation, o) => (o.yes ? yesValue(situation) : 0),
  call: (_, o) => (o.yes ? -1 : 0),
  gift: (_, o) => (o.yes ? 1 : 0),
  reveal: (_, o) => (o.yes ? 1 : 0),
  trust: () => 0,
  lure: situation => (situation.allegiance.open ? 1 : -1),
  next: () => 0,
  enter,
  makeRoom: () => -0.1,
  pass: () => 0,
  flee,
  name,
  ask: (_, o) => 10 - o.player,
  askFor: (situation, o) => {
    const at = wishes(situation).indexOf(o.what)
    return at < 0 ? -1 : 10 - at
  },
  give,
  refuse: () => 0,
  usePlay: () => 1,
  usePacify: () => 0,
  useStow: () => 0,
  // Only when there is nothing to ask for any more.
  neverMind: () => 0,
  useNow,
  skip: () => 0.02,
  reconsider: () => 0,
  // Standing answers are for people, so the bot leaves them out.
  declines: () => Number.NEGATIVE_INFINITY,
}

const weaponValue = (situation: Situation, which: string): number => {
  const row = itemRow(which)
  return row.keyword === 'equip' ? powerValue(situation, row.power) : 0
}
