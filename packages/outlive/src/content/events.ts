import type { ByPlayers, PoolArea } from './areas.ts'
import type { Resource } from './resources.ts'
import type { Source } from './source.ts'

export type EventEffect =
  | { readonly does: 'cut'; readonly pools: readonly PoolArea[]; readonly by: ByPlayers }
  | { readonly does: 'cutSearch'; readonly by: ByPlayers }
  | { readonly does: 'contaminate'; readonly by: number }
  | { readonly does: 'loseSurvivor' }
  | { readonly does: 'lessMeat'; readonly by: number }
  | { readonly does: 'tougherPrey'; readonly by: number }
  | { readonly does: 'sandstorm'; readonly actions: number }
  | { readonly does: 'rats' }
  | { readonly does: 'clan'; readonly tokens: number }

export interface EventRow {
  readonly points: number
  readonly effect: EventEffect
  readonly cost: { readonly kind: Resource; readonly count: number }
  readonly costSource: Source
}

const MATERIAL_POOLS = ['forest', 'mine', 'amusementPark'] as const

const event = (
  points: number,
  effect: EventEffect,
  kind: Resource,
  count: number,
  costSource: Source = 'proposed',
): EventRow => ({ points, effect, cost: { kind, count }, costSource })

// OUT-EVTK-01 to OUT-EVTK-12, in this order.
export const EVENTS = {
  wildfire: event(3, { does: 'cut', pools: ['forest'], by: [2, 3, 4] }, 'water', 3, 'printed'),
  fallingDebris: event(3, { does: 'cut', pools: ['mine'], by: [2, 3, 4] }, 'wood', 7),
  looters: event(3, { does: 'cut', pools: ['amusementPark'], by: [2, 3, 4] }, 'ammo', 5),
  generalShortage: event(3, { does: 'cut', pools: MATERIAL_POOLS, by: [1, 2, 3] }, 'cans', 4),
  nomads: event(3, { does: 'cutSearch', by: [2, 3, 4] }, 'meat', 4),
  radioactiveCloud: event(4, { does: 'contaminate', by: 2 }, 'microchip', 8),
  iceAge: event(4, { does: 'loseSurvivor' }, 'wood', 8),
  epidemic: event(4, { does: 'lessMeat', by: 1 }, 'water', 5),
  animalMutation: event(4, { does: 'tougherPrey', by: 1 }, 'ammo', 6),
  sandstorm: event(5, { does: 'sandstorm', actions: 3 }, 'metal', 9),
  ratPlague: event(5, { does: 'rats' }, 'meat', 6),
  hostileClan: event(5, { does: 'clan', tokens: 2 }, 'ammo', 7),
} as const satisfies { readonly [id: string]: EventRow }
export type EventId = keyof typeof EVENTS
export const EVENT_IDS = Object.keys(EVENTS) as readonly EventId[]
export const eventRow = (id: EventId): EventRow => EVENTS[id]

/** OUT-EVT-01: shortages reduce the pools on the board, and nobody is immune to them. */
export const isShortage = (id: EventId): boolean => {
  const { does } = eventRow(id).effect
  return does === 'cut' || does === 'cutSearch'
}

/** OUT-ROOMK-03 */
export const EVENT_DISCOUNT = { materials: 2, food: 1 }
