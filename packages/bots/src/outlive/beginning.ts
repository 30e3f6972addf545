// The set-up: rooms, the free room, people, the leader, the heroes.

import type { Option } from '@lastlight/outlive'
import { STRENGTH } from '@lastlight/outlive/content/heroes'
import { roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { TOKENS, tokenKind } from '@lastlight/outlive/content/search'
import { best } from './judge.ts'
import { LEADER_START, ROOM_EFFECT } from './values.ts'

/** The long-term value of a room: its effect, less its food, plus the points for filling it. */
const FOOD = 0.55
const roomValue = (id: string): number => {
  const { upkeep, seats } = roomRow(roomKind(id))
  return ROOM_EFFECT[roomKind(id)] - FOOD * upkeep - 0.15 * seats
}

/** The free room is full from the first night on: its upkeep counts every night. */
const freeRoomValue = (id: string): number => ROOM_EFFECT[roomKind(id)] - 0.9 * roomRow(roomKind(id)).upkeep

const TOKEN: { readonly [gives: string]: number } = {
  cans: 3,
  water: 2.5,
  tablet: 2.4,
  microchip: 2,
  metal: 1.5,
  wood: 1.4,
  ammo: 1,
}

export const atTheBeginning = (options: readonly Option[]): Option | undefined =>
  valueOf(options[0]) === undefined ? undefined : best(options, o => valueOf(o) ?? 0)

function valueOf(o: Option | undefined): number | undefined {
  switch (o?.do) {
    case 'drop':
      return -roomValue(o.room)
    case 'build':
      return freeRoomValue(o.room)
    case 'inside':
      return o.count
    case 'lead':
      return LEADER_START[o.leader]
    case 'stand':
      // The strong ones first: where hardly matters, as everybody moves before the first act.
      return STRENGTH[o.hero]
    case 'discard':
      return -(TOKEN[TOKENS[tokenKind(o.token)].gives ?? ''] ?? 0)
    default:
      return undefined
  }
}
