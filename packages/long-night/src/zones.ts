// Where a card can lie, and who sees it there.

import { type KeptRow, lists, OPEN, own, perSeat, records, STACK, type ZoneRow, zoneNames } from '@lastlight/kernel'
import { newSurvivor, type Survivor } from './survivor.ts'
import { newWork, type Work } from './work.ts'

export const SEATS = [0, 1, 2, 3, 4] as const

interface OnBoard {
  readonly survivors: Survivor[]
  readonly offer: Work[]
}
type Zones = { readonly [zone: string]: ZoneRow | KeptRow<OnBoard> }
/** Face down, in no order. */
const BOX: ZoneRow = { order: false, seen: 'nobody' }

export const ITEM_ZONES = {
  police: STACK,
  grocery: STACK,
  school: STACK,
  library: STACK,
  hospital: STACK,
  gas: STACK,
  start: STACK,
  ...perSeat('hand', SEATS, own),
  /** Drawn in a search and not yet chosen from, in the order drawn. */
  ...perSeat('drawn', SEATS, seat => ({ order: true, seen: seat })),
  /** LN-CRISISADD-01: face down; the contributor knows their card. */
  contributed: BOX,
  /** Being played. */
  table: OPEN,
  equipped: lists((s: OnBoard) => s.survivors.map(each => each.equipment)),
  /** Under the main objective. */
  objective: OPEN,
  waste: OPEN,
  /** ED-07: the discard pile. */
  discard: OPEN,
  removed: OPEN,
  // Zones of modules come last: knowledge counts zones by their order, and older states do not have these.
  raxxon: STACK,
  /** LN-BOARD-11: the loot stash in the hideout. */
  stash: OPEN,
  /** LN-SETUP-04: left over from mixed decks, out of the game. */
  left: BOX,
} as const satisfies Zones
export type ItemZone = keyof typeof ITEM_ZONES

export const SURVIVOR_ZONES = {
  deck: STACK,
  ...perSeat('dealt', SEATS, own),
  inPlay: records((s: OnBoard) => s.survivors, newSurvivor),
  /** LN-LAST-03 */
  waiting: OPEN,
  graveyard: OPEN,
  /** LN-SKILL-07: lost, not killed. */
  lost: OPEN,
  /** LN-SCEN-R0-04: set aside for the story. */
  aside: OPEN,
} as const satisfies Zones
export type SurvivorZone = keyof typeof SURVIVOR_ZONES

export const CRISIS_ZONES = { deck: STACK, now: OPEN, gone: OPEN } as const satisfies Zones
export type CrisisZone = keyof typeof CRISIS_ZONES

/** Secret and betrayal objectives. Those that are not dealt go back unseen. */
export const GOAL_ZONES = { box: BOX, ...perSeat('goal', SEATS, own) } as const satisfies Zones
export type GoalZone = keyof typeof GOAL_ZONES

export const EXILED_ZONES = { deck: STACK, ...perSeat('fate', SEATS, own) } as const satisfies Zones
export type ExiledZone = keyof typeof EXILED_ZONES

/** LN-XROADS-01: the card held by a neighbour. */
export const ROAD_ZONES = {
  deck: STACK,
  ...perSeat('held', SEATS, own),
  now: OPEN,
  gone: OPEN,
} as const satisfies Zones
export type RoadZone = keyof typeof ROAD_ZONES

/** LN-IMP-02: on offer with their progress tokens, and completed. */
export const IMPROVEMENT_ZONES = {
  deck: STACK,
  offer: records((s: OnBoard) => s.offer, newWork),
  built: OPEN,
} as const satisfies Zones
export type ImprovementZone = keyof typeof IMPROVEMENT_ZONES

/** LN-RAX-02: the top card lies apart, because its log is public; those that got out lie with their encounters. */
export const EXPERIMENT_ZONES = { deck: STACK, log: OPEN, loose: OPEN, gone: OPEN } as const satisfies Zones
export type ExperimentZone = keyof typeof EXPERIMENT_ZONES

export const hand = zoneNames('hand', SEATS)
export const drawn = zoneNames('drawn', SEATS)
export const dealt = zoneNames('dealt', SEATS)
export const goal = zoneNames('goal', SEATS)
export const fate = zoneNames('fate', SEATS)
export const held = zoneNames('held', SEATS)
