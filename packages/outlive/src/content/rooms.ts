import type { Source } from './source.ts'

export interface RoomRow {
  readonly basic: boolean
  /** Food due while anybody is in it. */
  readonly upkeep: number
  readonly seats: number
  readonly seatsSource: Source
  /** More than its printed seats, where its own effect fills them. */
  readonly most?: number
  readonly when: 'day' | 'events' | 'build' | 'repair' | 'always'
}

const room = (upkeep: number, seats: number, when: RoomRow['when'], more: Partial<RoomRow> = {}): RoomRow => ({
  basic: false,
  upkeep,
  seats,
  seatsSource: 'external',
  when,
  ...more,
})

// OUT-ROOMK-01 to OUT-ROOMK-22, in this order.
export const ROOMS = {
  buildDiscount: room(2, 3, 'build', { basic: true, seatsSource: 'printed' }),
  workshop: room(2, 3, 'repair', { basic: true }),
  eventDiscount: room(1, 4, 'events', { basic: true, seatsSource: 'printed' }),
  hunt2: room(3, 3, 'day'),
  cargoCans1: room(1, 4, 'day'),
  cargoCans2: room(3, 3, 'day'),
  ammo4: room(3, 3, 'build'),
  waterReserve: room(2, 3, 'always'),
  eventImmunity: room(2, 3, 'always'),
  dismantle: room(2, 3, 'build'),
  decontaminate: room(2, 3, 'build'),
  ventilation: room(2, 3, 'always', { seatsSource: 'printed' }),
  nursery: room(2, 3, 'build', { most: 8 }),
  search2: room(2, 3, 'day'),
  drawEquip2: room(2, 3, 'build'),
  peekSearch: room(1, 4, 'day'),
  hero3Immune: room(1, 4, 'day'),
  autoRepair: room(3, 3, 'repair'),
  hunt1: room(1, 4, 'day'),
  pressureChoice: room(1, 4, 'always'),
  emptyLocker: room(2, 3, 'day'),
  repairDiscount: room(2, 3, 'repair'),
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
const KIND = new Map<string, RoomKind>([
  ...BASIC_ROOMS.map(kind => [kind, kind] as const),
  ...ADVANCED_ROOM_IDS.map(id => [id, id.slice(0, id.indexOf(':')) as RoomKind] as const),
])
/** A basic room's id is its kind: every player has one of each. */
export const roomKind = (id: string): RoomKind => KIND.get(id)!
const SEATS = new Map([...KIND].map(([id, kind]) => [id, roomRow(kind).seats]))
export const seatsOfRoom = (id: string): number => SEATS.get(id)!

export const BUILD_COST = 3
export const DISCOUNTED_BUILD_COST = 1
export const ROOMS_DEALT = 6
export const ROOMS_KEPT = 4

// OUT-ROOM-06
export const AIRLOCK_ROWS: readonly number[] = [2, 5]
export const AIRLOCK_SEATS = AIRLOCK_ROWS.reduce((sum, row) => sum + row, 0)
export const AIRLOCK_SOURCE: Source = 'proposed'
