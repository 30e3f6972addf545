// Tokens that a player can pay with, give up or be robbed of.

import { FOOD, MATERIALS, type Resource, TAKEABLE } from '../content/resources.ts'
import type { Player } from '../state.ts'
import { isUnused } from './shelter.ts'

/** The number of tokens of a kind that can be spent: water counts the reserve of a working room (OUT-ROOMK-08). */
export const has = (player: Player, kind: Resource): number =>
  kind === 'water' ? player.water + reserves(player) : player[kind]

function reserves(player: Player): number {
  let n = 0
  for (const room of player.rooms) if (isUnused(room, 'waterReserve')) n++
  return n
}

export const GROUPS = { food: FOOD, materials: MATERIALS } as const
export type Group = keyof typeof GROUPS

export function total(player: Player, group: Group): number {
  let sum = 0
  for (const kind of GROUPS[group]) sum += has(player, kind)
  return sum
}

/** OUT-PRESS-08: tokens that pressure can take. */
export const takeable = (player: Player): number => TAKEABLE.reduce((sum, kind) => sum + player[kind], 0)
