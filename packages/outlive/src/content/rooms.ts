import { EVENT_DISCOUNT } from './events.ts'
import type { Food, Material, Resource } from './resources.ts'
import type { Source } from './source.ts'

/** What a room does while it works, once in a round unless it says otherwise. */
export type RoomEffect =
  /** Used by itself: tokens from the supply; `at` the ship, when one of its heroes is there. */
  | { readonly does: 'gain'; readonly kind: Resource; readonly count: number; readonly at?: 'cargoShip' }
  | { readonly does: 'decontaminate' }
  /** A newcomer takes a seat in it. */
  | { readonly does: 'newcomer' }
  | { readonly does: 'drawTiles'; readonly count: number }
  /** More search tokens after a search, once in each city. */
  | { readonly does: 'search'; readonly tokens: number }
  /** A tile for the materials of its printed cost. */
  | { readonly does: 'dismantle' }
  /** A tile, and one material less for the next repair. */
  | { readonly does: 'workshop' }
  /** Used with something else. */
  | { readonly does: 'cheaperRoom'; readonly cost: number }
  | { readonly does: 'cheaperEvent'; readonly food: number; readonly materials: number }
  | { readonly does: 'freeRepair' }
  | { readonly does: 'repairForOne' }
  | { readonly does: 'moreMeat'; readonly count: number }
  /** Goods instead of an empty locker, once in each city. */
  | { readonly does: 'locker'; readonly goods: readonly (Food | Material)[] }
  | { readonly does: 'reserve'; readonly kind: 'water' }
  /** At any time of the day. */
  | { readonly does: 'peek' }
  | { readonly does: 'protect' }
  /** As long as it works. */
  | { readonly does: 'immunity' }
  | { readonly does: 'shield'; readonly by: number }
  | { readonly does: 'chooseLoot' }

export interface RoomRow {
  readonly basic: boolean
  /** Food due while anybody is in it. */
  readonly upkeep: number
  readonly seats: number
  readonly seatsSource: Source
  /** The largest number of people, where the room's own effect adds seats. */
  readonly most?: number
  /** OUT-GAP-18: what helps with repairs works while rooms are built, too. */
  readonly when: 'day' | 'events' | 'build' | 'repair' | 'always'
  readonly effect: RoomEffect
}

const room = (
  upkeep: number,
  seats: number,
  when: RoomRow['when'],
  effect: RoomEffect,
  more: Partial<RoomRow> = {},
): RoomRow => ({ basic: false, upkeep, seats, seatsSource: 'external', when, effect, ...more })

export const BUILD_COST = 3
/** OUT-ROOMK-01 */
export const DISCOUNTED_BUILD_COST = 1

// OUT-ROOMK-01 to OUT-ROOMK-22, in this order.
export const ROOMS = {
  buildDiscount: room(
    2,
    3,
    'build',
    { does: 'cheaperRoom', cost: DISCOUNTED_BUILD_COST },
    { basic: true, seatsSource: 'printed' },
  ),
  workshop: room(2, 3, 'repair', { does: 'workshop' }, { basic: true }),
  eventDiscount: room(
    1,
    4,
    'events',
    { does: 'cheaperEvent', ...EVENT_DISCOUNT },
    { basic: true, seatsSource: 'printed' },
  ),
  hunt2: room(3, 3, 'day', { does: 'moreMeat', count: 2 }),
  cargoCans1: room(1, 4, 'day', { does: 'gain', kind: 'cans', count: 1, at: 'cargoShip' }),
  cargoCans2: room(3, 3, 'day', { does: 'gain', kind: 'cans', count: 2, at: 'cargoShip' }),
  ammo4: room(3, 3, 'build', { does: 'gain', kind: 'ammo', count: 4 }),
  waterReserve: room(2, 3, 'always', { does: 'reserve', kind: 'water' }),
  eventImmunity: room(2, 3, 'always', { does: 'immunity' }),
  dismantle: room(2, 3, 'build', { does: 'dismantle' }),
  decontaminate: room(2, 3, 'build', { does: 'decontaminate' }),
  ventilation: room(2, 3, 'always', { does: 'shield', by: 1 }, { seatsSource: 'printed' }),
  nursery: room(2, 3, 'build', { does: 'newcomer' }, { most: 8 }),
  search2: room(2, 3, 'day', { does: 'search', tokens: 2 }),
  drawEquip2: room(2, 3, 'build', { does: 'drawTiles', count: 2 }),
  peekSearch: room(1, 4, 'day', { does: 'peek' }),
  hero3Immune: room(1, 4, 'day', { does: 'protect' }),
  autoRepair: room(3, 3, 'repair', { does: 'freeRepair' }),
  hunt1: room(1, 4, 'day', { does: 'moreMeat', count: 1 }),
  pressureChoice: room(1, 4, 'always', { does: 'chooseLoot' }),
  emptyLocker: room(2, 3, 'day', { does: 'locker', goods: ['wood', 'metal'] }),
  repairDiscount: room(2, 3, 'repair', { does: 'repairForOne' }),
} as const satisfies { readonly [kind: string]: RoomRow }
export type RoomKind = keyof typeof ROOMS
export const ROOM_KINDS = Object.keys(ROOMS) as readonly RoomKind[]
export const roomRow = (kind: RoomKind): RoomRow => ROOMS[kind]

export const BASIC_ROOMS = ROOM_KINDS.filter(kind => ROOMS[kind].basic)

// OUT-COMP-08
export const ADVANCED_ROOM_IDS: readonly string[] = ROOM_KINDS.filter(kind => !ROOMS[kind].basic).flatMap(kind => [
  `${kind}:1`,
  `${kind}:2`,
])
export const ROOM_IDS: readonly string[] = [...BASIC_ROOMS, ...ADVANCED_ROOM_IDS]
const KIND = new Map<string, RoomKind>([
  ...BASIC_ROOMS.map(kind => [kind, kind] as const),
  ...ADVANCED_ROOM_IDS.map(id => [id, id.slice(0, id.indexOf(':')) as RoomKind] as const),
])
/** A basic room's id is its kind: every player has one of each. */
export const roomKind = (id: string): RoomKind => KIND.get(id)!
const UPKEEP = new Map([...KIND].map(([id, kind]) => [id, roomRow(kind).upkeep]))
const SEATS = new Map([...KIND].map(([id, kind]) => [id, roomRow(kind).seats]))
export const upkeepOfRoom = (id: string): number => UPKEEP.get(id)!
export const seatsOfRoom = (id: string): number => SEATS.get(id)!
const EFFECT = new Map([...KIND].map(([id, kind]) => [id, roomRow(kind).effect]))
export const roomEffect = (id: string): RoomEffect => EFFECT.get(id)!

export const ROOMS_DEALT = 6
export const ROOMS_KEPT = 4

// OUT-ROOM-06
export const AIRLOCK_ROWS: readonly number[] = [2, 5]
export const AIRLOCK_SEATS = AIRLOCK_ROWS.reduce((sum, row) => sum + row, 0)
export const AIRLOCK_SOURCE: Source = 'proposed'
