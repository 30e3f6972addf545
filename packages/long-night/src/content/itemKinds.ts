// All kinds of items with their effects.

import { does, type Effect, lists, type Named, type Power } from './effects.ts'
import type { ItemRow, ItemType } from './itemTypes.ts'
import type { DeckPlace } from './places.ts'
import type { SideEffectId } from './sideEffects.ts'

const listed = <const L extends string>(type: ItemType, all: Named<L | 'main'>): ItemRow => ({
  type,
  keyword: 'waste',
  lists: lists(all),
  source: 'proposed',
})

const plain = (type: ItemType, ...main: readonly Effect<never>[]): ItemRow => listed(type, { main })

const equip = (type: ItemType, power: Power): ItemRow => ({ type, keyword: 'equip', power, source: 'proposed' })

/** LN-PLAY-03: all survivor items are events. */
const newcomer = <const L extends string = never>(
  more: readonly Effect<NoInfer<L>>[] = [],
  others?: Named<L>,
): ItemRow => ({
  type: 'survivor',
  keyword: 'event',
  lists: lists<string>({ main: [['recruit', 1], ...more], ...others }),
  source: 'proposed',
})

/** Progress tokens that the card may place instead. */
const worth = (progress: number, row: ItemRow): ItemRow => ({ ...row, progress })

/** EQUIP: keeps one more card of every search at that location. */
const plans = (at: DeckPlace): ItemRow => equip('education', { modifiers: [{ of: 'kept', add: 1, at }] })

/** LN-RAX-PILL-01, U-15: on 1 or 2 this side effect, on 3 or 4 it heals, on 5 or 6 that side effect. */
const pill = (harm: SideEffectId, heals: number, gift: SideEffectId): ItemRow => ({
  type: 'medicine',
  keyword: 'event',
  lists: lists({
    main: [
      ['survivor', { whose: 'own' }],
      ['dose', 'harm', 'cure', 'gift'],
    ],
    harm: [['sideEffect', harm]],
    cure: [['heal', heals]],
    gift: [['sideEffect', gift]],
  }),
  source: 'proposed',
})

export const ITEM_KINDS = {
  // Weapons

  /** EQUIP: once per round a fuel card makes an attack kill four. */
  lighter: {
    type: 'weapon',
    keyword: 'equip',
    power: { attack: { kills: 4, exposure: false, once: true, fuel: true } },
    source: 'printed',
  },
  /** EQUIP: once per round an attack kills two for one exposure roll, and is loud. */
  shotgun: equip('weapon', { attack: { kills: 2, exposure: true, once: true, noise: 1 } }),
  /** EQUIP: attacks with any die, and loudly. */
  chainsaw: equip('weapon', { attack: { kills: 1, exposure: true, once: false, anyDie: true, noise: 1 } }),
  /** EQUIP: once per round an attack kills three for one exposure roll. */
  assaultRifle: equip('weapon', { attack: { kills: 3, exposure: true, once: true } }),
  /** EQUIP: once per round any die kills a zombie anywhere, without exposure. */
  huntingRifle: equip('weapon', {
    use: {
      die: 1,
      once: true,
      lists: lists({ main: does(['place', { zombies: true }], ['slay', 1]) }),
    },
  }),
  /** EQUIP: the attack value is one lower. */
  truncheon: equip('weapon', { modifiers: [{ of: 'attack', add: -1 }] }),
  /** EQUIP: once per round an attack without exposure. */
  riotShield: equip('weapon', { attack: { kills: 1, exposure: false, once: true } }),
  /** EQUIP: once per round an attack with any die. */
  kitchenKnife: equip('weapon', { attack: { kills: 1, exposure: true, once: true, anyDie: true } }),
  /** WASTE: kills a zombie where an own survivor is, without exposure; Anita may carry it. */
  cutter: {
    type: 'weapon',
    keyword: 'waste',
    lists: lists({ main: does(['place', { own: true, zombies: true }], ['slay', 1]) }),
    keeper: 'anita',
    source: 'proposed',
  },
  /** WASTE, junk: one unused die again. */
  emptyGun: worth(1, plain('weapon', ['reroll', 1])),

  // Tools

  /** WASTE, junk: one unused die again. */
  scrap: worth(2, plain('tool', ['reroll', 1])),
  /** WASTE: two barricades where an own survivor is. */
  planks: worth(2, plain('tool', ['place', { own: true, gap: true }], ['barricade', 2])),
  /** WASTE: a trap where an own survivor is. */
  tripwire: plain('tool', ['place', { own: true, gap: true }], ['trap', 1]),
  /** EQUIP: once per round brings up to three zombies here. */
  bullhorn: equip('tool', { use: { once: true, lists: lists({ main: [['lure', 3]] }) } }),
  /** EQUIP: once per round any die moves an own survivor away from here without exposure. */
  sledge: equip('tool', {
    use: {
      die: 1,
      once: true,
      lists: lists({ main: [['survivor', { whose: 'own', at: 'here', unmoved: true }], ['drive']] }),
    },
  }),
  /** EQUIP: the search value is one lower. */
  flashlight: equip('tool', { modifiers: [{ of: 'search', add: -1 }] }),
  /** EQUIP: one zombie fewer comes to the colony. */
  floodlight: equip('tool', { modifiers: [{ of: 'zombies', add: -1, for: 'all' }] }),
  /** WASTE: five cards of waste are gone. */
  trashBags: plain('tool', ['tidy', 5]),
  /** WASTE: no noise at one location. */
  heavyCurtains: plain('tool', ['place', { noise: true }], ['hush']),
  /** WASTE: brings a hurt survivor of a member home, and heals one. */
  stretcher: plain(
    'tool',
    ['survivor', { whose: 'members', at: 'outside', hurt: true }],
    ['put', 'colony'],
    ['heal', 1],
  ),
  /** WASTE: a card from the deck where an own survivor is. */
  keyRing: plain('tool', ['place', { location: true, own: true, deck: true }], ['draw', 'here', 1]),

  // Fuel

  /** WASTE: no exposure for this move, or for this kill. */
  fuelOrFire: {
    type: 'fuel',
    keyword: 'waste',
    lists: lists({
      main: [['either', 'drive', 'burn']],
      drive: [['survivor', { whose: 'own', unmoved: true }], ['drive']],
      burn: does(['place', { own: true, zombies: true }], ['slay', 1]),
    }),
    source: 'printed',
  },
  /** WASTE: kills two outside the colony, loudly. */
  petrolBomb: plain('fuel', ['place', { location: true, own: true, zombies: true }], ['slay', 2], ['noise', 1]),
  /** WASTE: one or two own survivors move without exposure. */
  fullTank: listed('fuel', {
    main: [['survivor', { whose: 'own', unmoved: true }], ['drive'], ['may', 'another']],
    another: [['survivor', { whose: 'own', unmoved: true }], ['drive']],
  }),
  /** WASTE: heals one in the colony. */
  firewood: plain('fuel', ['survivor', { at: 'colony', hurt: true }], ['heal', 1]),
  /** WASTE, junk: one unused die again. */
  emptyCanister: worth(1, plain('fuel', ['reroll', 1])),

  // Food

  /** WASTE: one food. */
  crackers: plain('food', ['food', 1]),
  /** WASTE: two food. */
  rations: plain('food', ['food', 2]),
  /** WASTE: three food. */
  potatoes: plain('food', ['food', 3]),
  /** WASTE: one food, and one despair may go. */
  chocolate: listed('food', {
    main: [
      ['food', 1],
      ['may', 'comfort'],
    ],
    comfort: does(['survivor', { sad: true }], ['console', 1]),
  }),
  /** WASTE: three food, and one despair for an own survivor. */
  dogFood: plain('food', ['survivor', { whose: 'own' }], ['despair', 1], ['food', 3]),
  /** WASTE: one food, and perhaps one unused die again. */
  coffee: listed('food', {
    main: [
      ['food', 1],
      ['may', 'again'],
    ],
    again: [['reroll', 1]],
  }),

  // Education

  /** WASTE, junk: one unused die goes up by one. */
  atlas: worth(1, plain('education', ['raise', 1])),
  /** EQUIP: keeps one more card of a search at the police station. */
  policePlans: plans('police'),
  /** EQUIP: keeps one more card of a search at the grocery store. */
  groceryPlans: plans('grocery'),
  /** EQUIP: keeps one more card of a search at the school. */
  schoolPlans: plans('school'),
  /** EQUIP: keeps one more card of a search at the library. */
  libraryPlans: plans('library'),
  /** EQUIP: keeps one more card of a search at the hospital. */
  hospitalPlans: plans('hospital'),
  /** EQUIP: keeps one more card of a search at the gas station. */
  gasPlans: plans('gas'),
  /** EQUIP: keeps one more card of a search at Raxxon. */
  raxxonPlans: plans('raxxon'),
  /** EQUIP: the attack values of all survivors here are one lower. */
  drillManual: equip('education', { modifiers: [{ of: 'attack', add: -1, for: 'here' }] }),
  /** EQUIP: the search values of all survivors here are one lower. */
  scoutHandbook: equip('education', { modifiers: [{ of: 'search', add: -1, for: 'here' }] }),
  /** WASTE: one die more. */
  dutyRoster: plain('education', ['gainDie', 1]),
  /** EQUIP: the colony eats one less. */
  cookbook: equip('education', { modifiers: [{ of: 'need', add: -1, for: 'all' }] }),
  /** EQUIP: once per round a die of 3 or more heals one here. */
  medicalTextbook: equip('education', {
    use: {
      die: 3,
      once: true,
      lists: lists({ main: does(['survivor', { at: 'here', hurt: true }], ['heal', 1]) }),
    },
  }),
  /** WASTE: a tool of the waste pile into the hand. */
  workshopManual: plain('education', ['salvage', 'tool']),
  /** WASTE: calms one rebellious helpless, or takes one despair. */
  bedtimeStories: listed('education', {
    main: [['either', 'settle', 'comfort']],
    settle: [['calm', 1]],
    comfort: does(['survivor', { sad: true }], ['console', 1]),
  }),

  // Medicine

  /** WASTE: heals one. */
  bandage: plain('medicine', ['survivor', { hurt: true }], ['heal', 1]),
  /** WASTE: heals two. */
  antibiotics: plain('medicine', ['survivor', { hurt: true }], ['heal', 2]),
  /** WASTE: heals one, and one unused die may go up by one. */
  painkillers: listed('medicine', {
    main: [
      ['survivor', { hurt: true }],
      ['heal', 1],
      ['may', 'carryOn'],
    ],
    carryOn: [['raise', 1]],
  }),
  /** WASTE: takes two despair. */
  sedatives: plain('medicine', ['survivor', { sad: true }], ['console', 2]),
  /** WASTE: heals one, or takes one despair. */
  firstAidTin: listed('medicine', {
    main: [['either', 'dress', 'comfort']],
    dress: does(['survivor', { hurt: true }], ['heal', 1]),
    comfort: does(['survivor', { sad: true }], ['console', 1]),
  }),
  /** WASTE: heals one on every own survivor. */
  fieldKit: plain('medicine', ['everybody', { whose: 'own' }, 'heal']),
  /** WASTE: a wound for an own survivor, and two dice more. */
  stimulants: plain('medicine', ['survivor', { whose: 'own' }], ['wound', 1], ['gainDie', 2]),
  /** WASTE, junk: one unused die again. */
  emptyBottles: worth(1, plain('medicine', ['reroll', 1])),

  /** EVENT: the shakes, or heals one, or an iron pulse. */
  redPill: pill('shakes', 1, 'ironPulse'),
  /** EVENT: white noise, or heals one, or owl eyes. */
  whitePill: pill('whiteNoise', 1, 'owlEyes'),
  /** EVENT: ravenous, or heals two, or sleepless. */
  yellowPill: pill('ravenous', 2, 'sleepless'),

  // Survivors

  /** EVENT: a survivor. */
  stranger: newcomer(),
  /** EVENT: a survivor and a helpless. */
  pairAtTheDoor: newcomer([['helpless', 1]]),
  /** EVENT: a survivor and two helpless; one die more. */
  family: newcomer(does(['helpless', 2], ['gainDie', 1])),
  /** EVENT: a survivor and a helpless; two food. */
  stockroomCrew: newcomer(does(['helpless', 1], ['food', 2])),
  /** EVENT: a survivor and two helpless; one food. */
  halfAClass: newcomer(does(['helpless', 2], ['food', 1])),
  /** EVENT: a survivor and a helpless; may heal one in the colony. */
  nightShift: newcomer(
    [
      ['helpless', 1],
      ['may', 'tend'],
    ],
    {
      tend: does(['survivor', { at: 'colony', hurt: true }], ['heal', 1]),
    },
  ),
} as const satisfies { readonly [kind: string]: ItemRow }
export type ItemKind = keyof typeof ITEM_KINDS
export const isItemKind = (id: string): id is ItemKind => Object.hasOwn(ITEM_KINDS, id)
