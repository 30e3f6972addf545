// Events that nobody has ended yet: whom they concern, what they change, what ending them costs.

import { byPlayers, CAPS, type PoolArea } from '../content/areas.ts'
import { EVENT_DISCOUNT, type EventEffect, type EventId, eventRow, isShortage } from '../content/events.ts'
import { isFood, isMaterial, type Resource } from '../content/resources.ts'
import type { Player } from '../state.ts'
import { working } from './shelter.ts'

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

/** OUT-EVT-02: the active shortages of a pool, each with the number of tokens it takes off. */
export const cutsOf = (
  active: Events,
  area: PoolArea,
  players: number,
): readonly { readonly event: EventId; readonly by: number }[] =>
  active.flatMap(event => {
    const { effect } = eventRow(event)
    return effect.does === 'cut' && effect.pools.includes(area) ? [{ event, by: byPlayers(effect.by, players) }] : []
  })

/** How many tokens the active shortages leave in a pool at most. */
export const capOf = (active: Events, area: PoolArea, players: number): number =>
  Math.max(0, byPlayers(CAPS[area], players) - cutsOf(active, area, players).reduce((sum, { by }) => sum + by, 0))

export interface Cost {
  readonly kind: Resource
  readonly count: number
}

/** OUT-NIGHT-EVENT-03, OUT-ROOMK-03: the price of ending an event. There is no discount on ammo. */
export function endingCost(event: EventId, discount: boolean): Cost {
  const { kind, count } = eventRow(event).cost
  return discount ? { kind, count: Math.max(0, count - discountOn(kind)) } : { kind, count }
}

export const discountOn = (kind: Resource): number =>
  isFood(kind) ? EVENT_DISCOUNT.food : isMaterial(kind) ? EVENT_DISCOUNT.materials : 0
