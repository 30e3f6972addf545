// The shelter: seats, rooms, and who lives where.

import type { City } from '../content/areas.ts'
import {
  AIRLOCK_ROWS,
  AIRLOCK_SEATS,
  BUILD_COST,
  DISCOUNTED_BUILD_COST,
  type RoomKind,
  roomKind,
  seatsOfRoom,
} from '../content/rooms.ts'
import type { Player, Room } from '../state.ts'

export const seatsIn = (room: Room): number => seatsOfRoom(room.id)

// OUT-ROOM-01
export const isStaffed = (room: Room): boolean => room.built && room.people >= seatsIn(room)
export const hasFreeSeat = (room: Room): boolean => room.built && room.people < seatsIn(room)

/** Whether a room of this kind works and was not used this round. The cheap tests come first: this is called very often. */
export const isUnused = (room: Room, kind: RoomKind): boolean =>
  room.built && room.used === 0 && room.people > 0 && roomKind(room.id) === kind && isStaffed(room)

/** A working room of this kind that was not used this round. */
export function unused(player: Player, kind: RoomKind): Room | undefined {
  for (const room of player.rooms) if (isUnused(room, kind)) return room
  return undefined
}

/** The bit in `used` of a Workshop whose cheaper repair has been made. */
export const CHEAPER_REPAIR = 2

/** OUT-ROOMK-02: a Workshop that has drawn its tile, and still makes a repair cheaper. */
export const cheapening = (player: Player): Room | undefined =>
  player.rooms.find(room => room.used > 0 && room.used < CHEAPER_REPAIR && roomKind(room.id) === 'workshop')

/** OUT-NIGHT-BUILD-01, OUT-ROOMK-01: the materials that a room costs. */
export const buildCost = (discount: boolean): number => (discount ? DISCOUNTED_BUILD_COST : BUILD_COST)
export const nextBuildCost = (player: Player): number => buildCost(unused(player, 'buildDiscount') !== undefined)

/** How many rooms of this kind work: for those that are always on. */
export function working(player: Pick<Player, 'rooms'>, kind: RoomKind): number {
  let n = 0
  for (const room of player.rooms)
    if (room.built && room.people > 0 && roomKind(room.id) === kind && isStaffed(room)) n++
  return n
}

/** Rooms that work once in each city keep a bit for each. */
export const cityBit = (city: City): number => (city === 'blackwood' ? 1 : 2)

/** The same, of a kind that works once in each city. */
export const unusedIn = (player: Player, kind: 'search2' | 'emptyLocker', city: City): Room | undefined =>
  player.rooms.find(room => roomKind(room.id) === kind && isStaffed(room) && (room.used & cityBit(city)) === 0)

export const roomOf = (player: Player, id: unknown): Room | undefined => player.rooms.find(room => room.id === id)

export const survivors = (player: Player): number =>
  player.rooms.reduce((sum, room) => sum + room.people, player.airlock)

// OUT-NIGHT-FEED-03
export const occupiedRows = (player: Player): number => rowsFor(player.airlock)

/** The rows of the airlock that so many people fill. */
export function rowsFor(people: number): number {
  let rows = 0
  let left = people
  for (const row of AIRLOCK_ROWS) {
    if (left > 0) rows++
    left -= row
  }
  return rows
}

export const airlockIsFree = (player: Player): boolean => player.airlock < AIRLOCK_SEATS

/** The airlock and the rooms: the places of a player's survivors. */
export const places = (player: Player): readonly string[] => ['airlock', ...player.rooms.map(room => room.id)]

export function isFree(player: Player, place: string): boolean {
  if (place === 'airlock') return airlockIsFree(player)
  const room = roomOf(player, place)
  return room !== undefined && hasFreeSeat(room)
}

/** Whether a newcomer finds a place: in the airlock or on a free seat of a built room. */
export const canHouse = (player: Player): boolean => airlockIsFree(player) || player.rooms.some(hasFreeSeat)

/** The value of `used` that names the hero which a Training Hall protects. */
export const markOf = (hero: string): number => (hero === 'h3a' ? 1 : hero === 'h3b' ? 2 : -1)

// OUT-ROOMK-17
export function isProtected(player: Pick<Player, 'rooms'>, hero: string): boolean {
  const mark = markOf(hero)
  if (mark < 0) return false
  for (const room of player.rooms) if (room.used === mark && roomKind(room.id) === 'hero3Immune') return true
  return false
}
