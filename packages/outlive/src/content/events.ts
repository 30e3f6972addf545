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

// OUT-EVTK-01 to OUT-EVTK-12, in this order.
export const EVENTS = {
  wildfire: {
    points: 3,
    effect: { does: 'cut', pools: ['forest'], by: [2, 3, 4] },
    cost: { kind: 'water', count: 3 },
    costSource: 'printed',
  },
  fallingDebris: {
    points: 3,
    effect: { does: 'cut', pools: ['mine'], by: [2, 3, 4] },
    cost: { kind: 'wood', count: 7 },
    costSource: 'proposed',
  },
  looters: {
    points: 3,
    effect: { does: 'cut', pools: ['amusementPark'], by: [2, 3, 4] },
    cost: { kind: 'ammo', count: 5 },
    costSource: 'proposed',
  },
  generalShortage: {
    points: 3,
    effect: { does: 'cut', pools: MATERIAL_POOLS, by: [1, 2, 3] },
    cost: { kind: 'cans', count: 4 },
    costSource: 'proposed',
  },
  nomads: {
    points: 3,
    effect: { does: 'cutSearch', by: [2, 3, 4] },
    cost: { kind: 'meat', count: 4 },
    costSource: 'proposed',
  },
  radioactiveCloud: {
    points: 4,
    effect: { does: 'contaminate', by: 2 },
    cost: { kind: 'microchip', count: 8 },
    costSource: 'proposed',
  },
  iceAge: {
    points: 4,
    effect: { does: 'loseSurvivor' },
    cost: { kind: 'wood', count: 8 },
    costSource: 'proposed',
  },
  epidemic: {
    points: 4,
    effect: { does: 'lessMeat', by: 1 },
    cost: { kind: 'water', count: 5 },
    costSource: 'proposed',
  },
  animalMutation: {
    points: 4,
    effect: { does: 'tougherPrey', by: 1 },
    cost: { kind: 'ammo', count: 6 },
    costSource: 'proposed',
  },
  sandstorm: {
    points: 5,
    effect: { does: 'sandstorm', actions: 3 },
    cost: { kind: 'metal', count: 9 },
    costSource: 'proposed',
  },
  ratPlague: { points: 5, effect: { does: 'rats' }, cost: { kind: 'meat', count: 6 }, costSource: 'proposed' },
  hostileClan: {
    points: 5,
    effect: { does: 'clan', tokens: 2 },
    cost: { kind: 'ammo', count: 7 },
    costSource: 'proposed',
  },
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
