// The small questions: which card, which survivor, where, whether.

import type { Seat } from '@lastlight/kernel'
import type { Event, Option } from '@lastlight/long-night'
import { crossroadsRow } from '@lastlight/long-night/content/crossroads'
import { itemRow, typeOf } from '@lastlight/long-night/content/items'
import { isLocation, type Place } from '@lastlight/long-night/content/places'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import { type EffectContext, effectContext } from '@lastlight/long-night/queries/conditions'
import { damageOf, survivorsAt } from '@lastlight/long-night/queries/people'
import { groupOf, placeOf, survivorOf } from '@lastlight/long-night/queries/position'
import { attackValue, keptOf, searchValue } from '@lastlight/long-night/queries/values'
import { type Context, contextOf, findVerb } from './context.ts'
import { exposureCost, harmCost, healWorth, relief } from './danger.ts'
import { listsWorth, restWorth } from './effects.ts'
import { suspicions } from './exile.ts'
import { driveWorth, placeGain } from './moves.ts'
import { survivorWorth } from './opening.ts'
import type { Scene, Survivor } from './scene.ts'
import { noiseCost, onceMore, searchWorth } from './searching.ts'
import { actWorth } from './turn.ts'
import { yesWorth } from './votes.ts'
import { wishes } from './wishes.ts'
import { insteadOf, powerWorth, usesOf, worthOf } from './worth.ts'

type Score = (scene: Scene, o: Option) => number
const text = (o: Option, name: string): string => String(o[name])
const number = (o: Option, name: string): number => Number(o[name])

/** Some kinds of events share their form. */
type Heard<K, E = Event> = E extends { readonly e: infer Kinds } ? (K extends Kinds ? E : never) : never

/** The last thing heard of a kind. */
function lastOf<K extends Event['e']>({ told }: Scene, kind: K): Heard<K> | undefined {
  const all = told()
  for (let i = all.length - 1; i >= 0; i--) if (all[i]!.e === kind) return all[i] as Heard<K>
  return undefined
}

/** Whom the last deed was about: most crossroads speak of them. */
function mindNow(scene: Scene, context: Context): EffectContext {
  const { view, seat } = scene
  const named = survivorOf(view, context.survivor)
  if (named) return effectContext(seat, named.id, named.at)
  const told = scene.told()
  for (let i = told.length - 1; i >= 0 && i > told.length - 12; i--) {
    const event = told[i]!
    const who = 'survivor' in event ? survivorOf(view, event.survivor) : undefined
    if (who?.seat === seat) return effectContext(seat, who.id, who.at)
  }
  return effectContext(seat)
}

/** What a list asks for is judged by what it does with it. */
function restWith(scene: Scene, verbs: readonly string[], change: Partial<EffectContext>): number | undefined {
  const context = contextOf(scene)
  const found = findVerb(context, verbs)
  if (!found) return undefined
  return restWorth(scene, context.lists, found.list, found.at + 1, { ...mindNow(scene, context), ...change })
}

/** Who should carry it: whoever can use it, and will live. */
function carrier(scene: Scene, who: Survivor, card: string): number {
  const row = itemRow(card)
  if (row.keyword !== 'equip') return 0
  const { view } = scene
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

function survivor(scene: Scene, o: Option): number {
  const who = survivorOf(scene.view, text(o, 'survivor'))
  if (!who) return 0
  const context = contextOf(scene)
  if (context.equips) return carrier(scene, who, context.equips)
  const found = findVerb(context, ['survivor', 'spreadWounds'])
  if (found?.list[found.at]![0] === 'spreadWounds') return -harmCost(scene, who, 'wound')
  return restWith(scene, ['survivor'], { survivor: who.id }) ?? 0
}

function place(scene: Scene, o: Option): number {
  const at = text(o, 'place') as Place
  const context = contextOf(scene)
  const found = findVerb(context, ['place', 'drive', 'lure', 'special', 'recruit', 'put'])
  const picked = lastOf(scene, 'picked')?.what
  const driven =
    picked && 'survivor' in picked ? survivorOf(scene.view, picked.survivor) : scene.group.find(each => !each.moved)
  switch (found?.list[found.at]![0]) {
    case 'place':
      return restWith(scene, ['place'], { place: at }) ?? 0
    case 'drive':
      return driven?.seat === scene.seat ? driveWorth(scene, driven, at) : 0
    case 'special':
      // Weapons are at the police station; noise is best where nobody is.
      return at === 'police' ? 0.5 : -survivorsAt(scene.view, at).length
    default:
      return isLocation(at) ? searchWorth(scene, at) : 0
  }
}

/** Somebody to get something, or to lose it. */
function player(scene: Scene, o: Option): number {
  const seat = number(o, 'player')
  if (findVerb(contextOf(scene), ['steal'])) return scene.view.players[seat]!.cards
  return -suspicions(scene)[seat]!
}

function entrance(scene: Scene, o: Option): number {
  const index = number(o, 'entrance')
  const context = contextOf(scene)
  const found = findVerb(context, ['slay', 'barricade', 'trap', 'breach', 'lure'])
  switch (found?.list[found.at]![0]) {
    case 'barricade':
      return relief(scene, 'colony', { entrance: index, barricades: 1 })
    case 'trap':
      return relief(scene, 'colony', { entrance: index, traps: 1 })
    case 'breach':
      return relief(scene, 'colony', { entrance: index, barricades: -1 })
    default: {
      const { zombies } = placeOf(scene.view, 'colony').entrances[index]!
      return relief(scene, 'colony', { entrance: index, zombies: -1 }) + 0.01 * zombies
    }
  }
}

/** The lowest die is the one to lose or to roll again; the one that gains by it is the one to raise. */
function die(scene: Scene, o: Option): number {
  const shows = number(o, 'die')
  if (!findVerb(contextOf(scene), ['raise'])) return -shows
  const gains = scene.group.some(who => who.at !== 'colony' && searchValue(scene.view, who) === shows + 1)
  return gains ? 1 : shows * 0.1
}

/** A card of the waste pile is taken; any other is given up. */
function card(scene: Scene, o: Option): number {
  const which = text(o, 'card')
  return scene.view.waste.includes(which) ? worthOf(scene, which) : -worthOf(scene, which)
}

function option(scene: Scene, o: Option): number {
  const name = text(o, 'option')
  if (name === '') return 0
  const { now } = scene.view.roads
  const context = contextOf(scene)
  if (now !== null && Object.keys(context.lists).length === 0) {
    const { lists, options } = crossroadsRow(now)
    if ((options as readonly string[]).includes(name)) return listsWorth(scene, lists, name, mindNow(scene, context))
  }
  return listsWorth(scene, context.lists, name, mindNow(scene, context)) + 0.001
}

function noise(scene: Scene): number {
  const searched = lastOf(scene, 'searched')
  const who = searched && survivorOf(scene.view, searched.survivor)
  if (!searched || !isLocation(searched.at)) return -1
  const drawn = scene.view.own?.drawn ?? []
  return onceMore(scene, searched.at, drawn, who ? keptOf(scene.view, who) : 1) ? 1 : -1
}

/** LN-BITE-02: half of those who roll live; whoever wants to be alone lets it happen. */
function risk(scene: Scene): number {
  const died = lastOf(scene, 'died')
  const here = died ? survivorsAt(scene.view, died.at) : []
  const lowest = here.toSorted((a, b) => survivorRow(a.id).influence - survivorRow(b.id).influence)
  const cost = lowest.slice(0, 2).map(who => harmCost(scene, { ...who, wounds: 2 }, 'wound'))
  const [own = 1, next = 0] = cost
  return own - 0.5 * (own + 0.7 * next)
}

/** LN-CLAR-03: Kumar takes it when he can bear it better. */
function shield(scene: Scene, o: Option): number {
  const kumar = scene.group.find(({ id }) => survivorRow(id).power.special === 'kumar')
  const victim = survivorOf(scene.view, lastOf(scene, 'exposed')?.survivor ?? '')
  const better = kumar && victim ? harmCost(scene, victim, 'wound') - harmCost(scene, kumar, 'wound') : -1
  return o['yes'] === true ? better - 0.05 : 0
}

/** What is asked for is given when it does more good at once than it would do in the own hand. */
function give(scene: Scene, o: Option): number {
  const { view, stance } = scene
  const which = text(o, 'card')
  if (stance.care <= 0.1) return -1
  const asker: Seat = view.active
  const helps =
    typeOf(which) === 'medicine'
      ? groupOf(view, asker).reduce((most, who) => Math.max(most, healWorth(scene, who, 1)), 0)
      : itemRow(which).keyword === 'equip'
        ? 0.2
        : usesOf(scene, which).play
  return helps - insteadOf(scene, which, 'play') - 0.02
}

function flee(scene: Scene, o: Option): number {
  const who = survivorOf(scene.view, text(o, 'survivor'))
  const to = text(o, 'to') as Place
  return who ? placeGain(scene, who, to) - exposureCost(scene, who, to) : 0
}

/** Abilities of a moment: at the end of the turn, after a search. */
function useNow(scene: Scene, o: Option): number {
  const who = survivorOf(scene.view, text(o, 'survivor'))!
  const { turnEnd, afterSearch } = survivorRow(who.id).power
  const lists = turnEnd ?? afterSearch
  return lists ? listsWorth(scene, lists, 'main', effectContext(scene.seat, who.id, who.at)) : 0
}

const donate: Score = (scene, o) => usesOf(scene, text(o, 'card')).donate - insteadOf(scene, text(o, 'card'), 'donate')

const enter: Score = (scene, o) => {
  const at = text(o, 'at')
  if (at === 'colony') return 5
  return at === 'wait' ? -5 : searchWorth(scene, at as 'gas') - noiseCost(scene, at as 'gas')
}

/** Of what can be named, what the own objective wants comes first. */
function name(scene: Scene, o: Option): number {
  const called = text(o, 'card')
  const wanted = scene.stance.wants.some(want => want[0] === 'cards' && want[1] === called)
  return wanted ? 2 : called === 'medicine' ? 1 : 0
}

export const SMALL: { readonly [deed: string]: Score } = {
  drop: (_, o) => -survivorWorth(text(o, 'survivor')),
  lead: (_, o) => survivorRow(text(o, 'survivor')).influence,
  noise,
  stop: () => 0,
  keep: (scene, o) => worthOf(scene, text(o, 'card')),
  take: (scene, o) =>
    worthOf(scene, text(o, 'card')) + (typeOf(text(o, 'card')) === 'weapon' ? powerOf(scene, text(o, 'card')) : 0),
  nothing: () => 0,
  enough: () => 0.02,
  survivor,
  place,
  player,
  entrance,
  die,
  card,
  option,
  // LN-FROST-01: the cold bites again.
  heal: (_, o) => (o['what'] === 'frostbite' ? 1 : 0),
  useUp: (scene, o) => ((o['what'] === 'trap') === scene.stance.care > 0 ? 1 : 0),
  helpless: (scene, o) => (o['rebellious'] === scene.stance.care > 0 ? 1 : 0),
  accept: () => 0,
  risk,
  shield,
  tell: (scene, o) => (o['yes'] === scene.stance.care >= 0 ? 1 : 0),
  vote: (scene, o) => (o['yes'] === true ? yesWorth(scene) : 0),
  decide: (scene, o) => (o['yes'] === true ? yesWorth(scene) : 0),
  call: (_, o) => (o['yes'] === true ? -1 : 0),
  lure: scene => (scene.stance.open ? 1 : -1),
  next: () => 0,
  enter,
  makeRoom: () => -0.1,
  pass: () => 0,
  flee,
  name,
  ask: (_, o) => 10 - number(o, 'player'),
  askFor: (scene, o) => {
    const at = wishes(scene).indexOf(text(o, 'what'))
    return at < 0 ? -1 : 10 - at
  },
  give,
  refuse: () => 0,
  usePlay: () => 1,
  usePacify: () => 0,
  useStow: () => 0,
  // A card that was given may also be used in these ways of the own turn.
  eat: actWorth,
  attackWith: actWorth,
  // Only when there is nothing to ask for any more.
  neverMind: () => 0,
  donate,
  useNow,
  skip: () => 0.02,
}

const powerOf = (scene: Scene, which: string): number => {
  const row = itemRow(which)
  return row.keyword === 'equip' ? powerWorth(scene, row.power) : 0
}
