// The set-up: rooms, the free room, people, the leader, the heroes.

import type { Option } from '@lastlight/outlive'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import type { LeaderId } from '@lastlight/outlive/content/leaders'
import { roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { TOKENS, tokenKind } from '@lastlight/outlive/content/search'
import { best } from './judge.ts'
import { LEADER_START, ROOM_EFFECT } from './values.ts'

/** What a room is worth in the long run: its effect, less what it eats, and the points of filling it. */
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

export function atTheBeginning(options: readonly Option[]): Option | undefined {
  switch (options[0]?.do) {
    case 'drop':
      return best(options, o => -roomValue(String(o['room'])))
    case 'build':
      return best(options, o => freeRoomValue(String(o['room'])))
    case 'inside':
      return best(options, o => Number(o['count']))
    case 'lead':
      return best(options, o => LEADER_START[o['leader'] as LeaderId])
    case 'stand':
      // The strong ones first: where hardly matters, as everybody moves before the first act.
      return best(options, o => STRENGTH[o['hero'] as HeroId])
    case 'discard':
      return best(options, o => -(TOKEN[TOKENS[tokenKind(String(o['token']))].gives ?? ''] ?? 0))
    default:
      return undefined
  }
}
