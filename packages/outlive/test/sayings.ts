// One of each message, and the games that produce the rest.

import { type Phrase, RECONSIDER } from '@lastlight/kernel'
import { CAUSES } from '../src/events.ts'
import type { Config, Event, Option, Question } from '../src/index.ts'
import { ASKED_AT } from '../src/rules/underway.ts'
import { optionPhrase, questionPhrase } from '../src/text/index.ts'

const ONE_OF_EACH: { readonly [E in Event['e']]: readonly Extract<Event, { readonly e: E }>[] } = {
  dealt: [{ e: 'dealt', seat: 0, rooms: ['hunt1:1', 'nursery:2'], leaders: ['mary', 'solen'] }],
  settled: [{ e: 'settled', seat: 1, leader: 'liza', rooms: ['ammo4:1'], built: 'workshop', inside: 0 }],
  stands: [{ e: 'stands', seat: 0, hero: 'h3a', at: 'mine' }],
  mary: [{ e: 'mary', seat: 0, tokens: ['blackwood/plank:1', 'silentPeak/ammo:2'] }],
  maryDiscards: [{ e: 'maryDiscards', seat: 0, token: 'blackwood/plank:1' }],
  firstPlayer: [
    { e: 'firstPlayer', seat: 3, by: 'oldest' },
    { e: 'firstPlayer', seat: 3, by: 'cargoShip' },
  ],
  round: [{ e: 'round', round: 6 }],
  topUp: [{ e: 'topUp', area: 'dam', count: 7 }],
  shown: [
    { e: 'shown', city: 'blackwood', tiles: ['axe:1', 'bow:2'] },
    { e: 'shown', city: 'silentPeak', tiles: [] },
  ],
  discarded: [{ e: 'discarded', city: 'blackwood', tokens: ['blackwood/scrap:1'] }],
  newEvent: [{ e: 'newEvent', event: 'iceAge' }],
  cut: [{ e: 'cut', event: 'wildfire', area: 'forest', left: 0 }],
  cutSearch: [
    { e: 'cutSearch', event: 'nomads', city: 'silentPeak', tokens: ['silentPeak/tablets:1'] },
    { e: 'cutSearch', event: 'nomads', city: 'silentPeak', tokens: [] },
  ],
  contamination: [0, 2, 10].map(space => ({ e: 'contamination', seat: 0, space, by: 'radiation' })),
  lost: [
    { e: 'lost', seat: 0, from: 'airlock', by: 'hunger' },
    { e: 'lost', seat: 0, from: 'search2:1', by: 'iceAge' },
  ],
  gained: ['cargoShip', 'axe:1', 'hunt2:1', 'r4:2', 'blackwood/plank:1'].map(by => ({
    e: 'gained',
    seat: 0,
    kind: 'cans',
    count: 1,
    by,
  })),
  paid: CAUSES.map(by => ({ e: 'paid', seat: 0, kind: 'microchip', count: 6, by })),
  gaveUp: [{ e: 'gaveUp', seat: 0, kind: 'wood', count: 2, by: 'hostileClan' }],
  moved: [
    { e: 'moved', seat: 0, hero: 'h5', to: 'dam', slot: 0 },
    { e: 'moved', seat: 0, hero: 'h4', to: 'cargoShip', slot: 4 },
  ],
  skipped: [
    { e: 'skipped', seat: 0, by: 'stuck' },
    { e: 'skipped', seat: 0, by: 'choice' },
  ],
  used: [
    { e: 'used', seat: 0, what: 'accessCard:1' },
    { e: 'used', seat: 0, what: 'eventDiscount' },
    { e: 'used', seat: 0, what: 'hunt2:2' },
  ],
  immune: [{ e: 'immune', seat: 0, hero: 'h3b' }],
  pressure: [{ e: 'pressure', seat: 0, victim: 2, value: 2 }],
  defended: [{ e: 'defended', seat: 0, ammo: 2 }],
  handedOver: [{ e: 'handedOver', from: 0, to: 1, kind: 'water' }],
  hunted: [{ e: 'hunted', seat: 0, prey: 'r7:1', meat: 0 }],
  prey: [
    { e: 'prey', area: 'forest', prey: 'r5:2' },
    { e: 'prey', area: 'forest', prey: null },
  ],
  algae: [{ e: 'algae', seat: 0 }],
  survivor: [{ e: 'survivor', seat: 0, to: 'nursery:1', by: 'nursery:1' }],
  searched: [{ e: 'searched', seat: 0, city: 'blackwood', token: 'blackwood/emptyLocker:2' }],
  tookTile: [{ e: 'tookTile', seat: 0, tile: 'chainsaw:1' }],
  drewTile: [{ e: 'drewTile', seat: 0, tile: 'flashlight:1', by: 'workshop' }],
  duplicate: [{ e: 'duplicate', seat: 0, tile: 'flashlight:2', by: 'drawEquip2:1' }],
  reshuffled: [{ e: 'reshuffled' }],
  peeked: [
    { e: 'peeked', seat: 0, city: 'blackwood', tokens: ['blackwood/rations:1', 'blackwood/appliance:1'] },
    { e: 'peeked', seat: 0, city: 'blackwood' },
  ],
  sensed: [
    { e: 'sensed', seat: 0, area: 'mine', prey: ['r3:1', 'r4:1'] },
    { e: 'sensed', seat: 0, area: 'mine' },
  ],
  turnOver: [{ e: 'turnOver', seat: 0 }],
  night: [{ e: 'night' }],
  endedEvent: [{ e: 'endedEvent', seat: 0, event: 'looters' }],
  passed: [{ e: 'passed', seat: 0 }],
  recruited: [{ e: 'recruited', seat: 0 }],
  built: [{ e: 'built', seat: 0, room: 'ventilation:1' }],
  seated: [{ e: 'seated', seat: 0, room: 'workshop' }],
  dismantled: [{ e: 'dismantled', seat: 0, tile: 'axe:1' }],
  repaired: [{ e: 'repaired', seat: 0, tile: 'protectiveVest:1' }],
  cleaned: [{ e: 'cleaned', seat: 0, meat: 3, water: 1 }],
  over: [{ e: 'over', scores: [30, -2] }],
}
export const EVENT_SAMPLES: readonly Event[] = Object.values(ONE_OF_EACH).flat()

/** Options that random players hardly ever come across. */
const RARE: readonly Option[] = [
  RECONSIDER,
  { do: 'peek', city: 'silentPeak' },
  { do: 'immune', hero: 'h3a' },
  { do: 'locker', use: true },
  { do: 'locker', use: false },
  { do: 'more', room: 'hunt2:1' },
  { do: 'more', room: 'none' },
  { do: 'bat', use: true },
  { do: 'bat', use: false },
  { do: 'shield', with: 'hero3Immune' },
  { do: 'shield', with: 'protectiveVest' },
  { do: 'shield', with: 'nothing' },
  { do: 'skip' },
  { do: 'move', hero: 'h3b', to: 'cargoShip', exoskeleton: true, hook: true },
  { do: 'hunt', prey: 'r6:1', ammo: 2, with: ['shotgun:1', 'bearTrap:2'] },
  { do: 'house', to: 'airlock' },
  { do: 'dismantle', what: 'dismantle:1', tile: 'crowbar:1' },
  { do: 'repair', tile: 'axe:1', by: 'autoRepair' },
  { do: 'repair', tile: 'axe:1', by: 'repairDiscount', pay: 'wood' },
  { do: 'repair', tile: 'axe:1', by: 'workshop', without: 'metal' },
  { do: 'end', event: 'sandstorm', discount: true },
]
/** Free acts, for which nobody waits. */
const FREE: readonly Option[] = [
  { do: 'peek', city: 'blackwood' },
  { do: 'immune', hero: 'h3b' },
]
const QUESTIONS = Object.keys(ASKED_AT) as readonly Question[]

export const OPTION_SAMPLES: readonly Phrase[] = [
  ...RARE.map(option => optionPhrase(option, { phase: 'day', acting: null })),
  ...FREE.map(option => questionPhrase([option], { asked: null, own: null })),
  ...QUESTIONS.map(asked => questionPhrase([], { asked, own: null })),
  questionPhrase([{ do: 'skip' }], { asked: 'move', own: null }),
]

/** Arguments for the refusals that have some. */
export const REASON_ARGS = { 'end.cannotPay': { kind: 'cans', count: 3, has: 0 } }

/** Every number of players, and every way to set up. */
export const CONFIGS: readonly Config[] = Array.from({ length: 90 }, (_, i) => ({
  players: 2 + (i % 3),
  quick: Math.floor(i / 3) % 2 === 0,
  heroes: Math.floor(i / 6) % 2 === 0 ? 'together' : 'inTurn',
}))
