// Events that nobody has ended yet: whom they concern, what they change, what ending them costs.

import { byPlayers, CAPS, type PoolArea } from '../content/areas.ts'
import { EVENT_DISCOUNT, type EventEffect, type EventId, eventRow, isShortage } from '../content/events.ts'
import { isFood, isMaterial, type Resource } from '../content/resources.ts'
import type { Player } from '../state.ts'
import { unused, working } from './shelter.ts'

type Events = readonly EventId[]

// OUT-ROOMK-09, OUT-EVT-01
export const isImmune = (player: Player, event: EventId): boolean =>
  !isShortage(event) && working(player, 'eventImmunity') > 0

/** The effect of this kind that a player suffers from the active events, if any. */
export function suffers<D extends EventEffect['does']>(
  player: Player,
  active: Events,
  does: D,
): Extract<EventEffect, { does: D }> | undefined {
  for (const event of active) {
    const { effect } = eventRow(event)
    if (effect.does === does && !isImmune(player, event)) return effect as Extract<EventEffect, { does: D }>
  }
  return undefined
}

/** OUT-EVT-02: the number of tokens that an event takes off a pool. */
function cutBy(event: EventId, area: PoolArea, players: number): number {
  const { effect } = eventRow(event)
  return effect.does === 'cut' && effect.pools.includes(area) ? byPlayers(effect.by, players) : 0
}

/** The active shortages of a pool. */
export const cutsOf = (
  active: Events,
  area: PoolArea,
  players: number,
): readonly { readonly event: EventId; readonly by: number }[] =>
  active.map(event => ({ event, by: cutBy(event, area, players) })).filter(({ by }) => by > 0)

/** How many tokens the active shortages leave in a pool at most. */
export function capOf(active: Events, area: PoolArea, players: number): number {
  let cap = byPlayers(CAPS[area], players)
  for (const event of active) cap -= cutBy(event, area, players)
  return Math.max(0, cap)
}

export interface Cost {
  readonly kind: Resource
  readonly count: number
}

/** OUT-NIGHT-EVENT-03, OUT-ROOMK-03: the price of ending an event. There is no discount on ammo. */
export function endingCost(event: EventId, discount: boolean): Cost {
  const { kind, count } = eventRow(event).cost
  return discount ? { kind, count: Math.max(0, count - discountOn(kind)) } : { kind, count }
}

/** OUT-ROOMK-03: whether a room makes ending this event cheaper for the player. */
export const isCheaper = (player: Player, event: EventId): boolean =>
  discountOn(eventRow(event).cost.kind) > 0 && unused(player, 'eventDiscount') !== undefined

export const discountOn = (kind: Resource): number =>
  isFood(kind) ? EVENT_DISCOUNT.food : isMaterial(kind) ? EVENT_DISCOUNT.materials : 0
