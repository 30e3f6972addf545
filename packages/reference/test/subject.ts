// The description of Embers for the conformance kit and the fuzzer.

import { type Subject, whereaboutsAgree } from '@lastlight/kernel/testing'
import { ITEM_IDS } from '../src/content/items.ts'
import { KEEPER_IDS } from '../src/content/keepers.ts'
import { OMEN_IDS } from '../src/content/omens.ts'
import { type Config, type Event, game, type Option, type State, type View } from '../src/index.ts'
import { items, keepers, omens, roles } from '../src/language.ts'
import { invariants } from './invariants.ts'

const agree = [whereaboutsAgree(items), whereaboutsAgree(omens), whereaboutsAgree(keepers), whereaboutsAgree(roles)]

/** Both halves of every omen, every item played, every way a wolf, a keeper in panic, a barter and a vote can go. */
const things = [
  ...ITEM_IDS.map(card => `played ${card}`),
  ...OMEN_IDS.flatMap(card => [`left ${card}`, `right ${card}`]),
  ...['stays', 'breaks', 'kills', 'leaves'].map(does => `wolf ${does}`),
  ...['runs', 'holds'].map(does => `panic ${does}`),
  ...['dark', 'dawn'].map(how => `end ${how}`),
  'refill',
  'gust',
  'gave',
  'kept',
  'stolen',
  'lamp',
  'torch',
  'fought',
  'bury',
  'killed',
  'votes',
  'omen kept',
  'reconsider',
]

function fired(event: Event): readonly string[] {
  switch (event.e) {
    case 'played':
      return [`played ${event.card}`]
    case 'omen half':
      return [`${event.half} ${event.card}`]
    case 'wolf':
    case 'panic':
      return [`${event.e} ${event.does}`]
    case 'end':
      return [`end ${event.how}`]
    default:
      return [event.e]
  }
}

export const subject: Subject<State, Config, Option, View, Event> = {
  game,
  conserved: s => [
    ...items.zones.flatMap(zone => items.at(s, zone)).toSorted(),
    ...omens.zones.flatMap(zone => omens.at(s, zone)).toSorted(),
    ...keepers.zones.flatMap(zone => keepers.at(s, zone)).toSorted(),
    ...roles.zones.flatMap(zone => roles.at(s, zone)).toSorted(),
  ],
  invariants,
  publicLeaves: [
    'flow',
    'happened',
    'players',
    'keepers.at.field',
    ...['items', 'omens', 'keepers', 'roles'].flatMap(table =>
      ['cards', 'known', 'possible'].map(part => `${table}.${part}`),
    ),
  ],
  ids: [...ITEM_IDS, ...OMEN_IDS, ...KEEPER_IDS, ...roles.cards],
  allowed: (view, s, viewer) => agree.map(each => each(view, s, viewer)).find(problem => problem !== undefined),
  things,
  fired,
  firedBy: option => [option.do],
  prefer: (options, missing) =>
    options.find(option => missing.has(option.do) || ('card' in option && missing.has(`played ${option.card}`))) ??
    // Only a table that does nothing but draw comes to the bottom of the deck.
    options.find(option => missing.has('refill') && ['draw', 'play'].includes(option.do)),
}
