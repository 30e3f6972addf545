import type { Area } from './areas.ts'
import type { Material, Resource } from './resources.ts'
import type { Source } from './source.ts'

/** The effect of a tile, once per round. */
export type EquipmentEffect =
  /** Extra tokens from the area's pool when an action gathers there. */
  | { readonly does: 'more'; readonly at: Area; readonly extra: number }
  /** Tokens from the supply on entering the area. */
  | { readonly does: 'entry'; readonly at: Area | 'city'; readonly kind: Resource; readonly count: number }
  | { readonly does: 'survivor'; readonly at: 'city' }
  | { readonly does: 'freeDam' }
  | { readonly does: 'slot' }
  | { readonly does: 'hunt' }
  | { readonly does: 'pressure' }
  | { readonly does: 'defence'; readonly by: number }
  | { readonly does: 'anyDistance' }
  | { readonly does: 'sensor' }

export interface EquipmentRow {
  readonly effect: EquipmentEffect
  readonly cost: readonly [Material, Material, Material]
  readonly costSource: Source
  /** Two halves of one symbol. */
  readonly pair: string
}

const W = 'wood'
const M = 'metal'
const C = 'microchip'

// OUT-EQK-01 to OUT-EQK-20, in this order.
export const EQUIPMENT = {
  axe: { effect: { does: 'more', at: 'forest', extra: 2 }, cost: [W, M, M], costSource: 'external', pair: 'forest' },
  bow: {
    effect: { does: 'entry', at: 'forest', kind: 'meat', count: 1 },
    cost: [W, W, M],
    costSource: 'external',
    pair: 'forest',
  },
  jerrycan: { effect: { does: 'more', at: 'dam', extra: 1 }, cost: [W, M, M], costSource: 'external', pair: 'dam' },
  accessCard: { effect: { does: 'freeDam' }, cost: [W, M, C], costSource: 'external', pair: 'dam' },
  ammoCrate: {
    effect: { does: 'more', at: 'militaryBase', extra: 2 },
    cost: [W, W, M],
    costSource: 'external',
    pair: 'base',
  },
  crowbar: {
    effect: { does: 'entry', at: 'militaryBase', kind: 'microchip', count: 2 },
    cost: [M, M, M],
    costSource: 'external',
    pair: 'base',
  },
  chainsaw: {
    effect: { does: 'entry', at: 'city', kind: 'wood', count: 2 },
    cost: [M, C, C],
    costSource: 'external',
    pair: 'city',
  },
  flashlight: { effect: { does: 'survivor', at: 'city' }, cost: [M, C, C], costSource: 'external', pair: 'city' },
  pickaxe: { effect: { does: 'more', at: 'mine', extra: 2 }, cost: [W, W, M], costSource: 'printed', pair: 'mine' },
  purifier: {
    effect: { does: 'entry', at: 'mine', kind: 'water', count: 1 },
    cost: [M, C, C],
    costSource: 'external',
    pair: 'mine',
  },
  grapplingHook: { effect: { does: 'slot' }, cost: [W, M, C], costSource: 'external', pair: 'ship' },
  hacksaw: {
    effect: { does: 'entry', at: 'cargoShip', kind: 'metal', count: 2 },
    cost: [W, M, C],
    costSource: 'external',
    pair: 'ship',
  },
  backpack: {
    effect: { does: 'more', at: 'amusementPark', extra: 2 },
    cost: [W, W, W],
    costSource: 'external',
    pair: 'park',
  },
  metalDetector: {
    effect: { does: 'entry', at: 'amusementPark', kind: 'cans', count: 1 },
    cost: [W, M, C],
    costSource: 'external',
    pair: 'park',
  },
  shotgun: { effect: { does: 'hunt' }, cost: [W, W, M], costSource: 'external', pair: 'hunt' },
  bearTrap: { effect: { does: 'hunt' }, cost: [W, M, M], costSource: 'external', pair: 'hunt' },
  baseballBat: { effect: { does: 'pressure' }, cost: [W, W, W], costSource: 'external', pair: 'pressure' },
  protectiveVest: { effect: { does: 'defence', by: 2 }, cost: [W, C, C], costSource: 'external', pair: 'pressure' },
  exoskeleton: { effect: { does: 'anyDistance' }, cost: [W, M, C], costSource: 'external', pair: 'special' },
  thermalSensor: { effect: { does: 'sensor' }, cost: [W, M, C], costSource: 'external', pair: 'special' },
} as const satisfies { readonly [kind: string]: EquipmentRow }
export type EquipmentKind = keyof typeof EQUIPMENT
export const EQUIPMENT_KINDS = Object.keys(EQUIPMENT) as readonly EquipmentKind[]
export const equipmentRow = (kind: EquipmentKind): EquipmentRow => EQUIPMENT[kind]

// OUT-COMP-06
export const COPIES = 2
export const EQUIPMENT_IDS: readonly string[] = EQUIPMENT_KINDS.flatMap(kind =>
  Array.from({ length: COPIES }, (_, i) => `${kind}:${i + 1}`),
)
const KIND = new Map(EQUIPMENT_IDS.map(id => [id, id.slice(0, id.indexOf(':')) as EquipmentKind]))
export const equipmentKind = (id: string): EquipmentKind => KIND.get(id)!
const EFFECT = new Map(EQUIPMENT_IDS.map(id => [id, equipmentRow(equipmentKind(id)).effect]))
export const equipmentEffect = (id: string): EquipmentEffect => EFFECT.get(id)!
