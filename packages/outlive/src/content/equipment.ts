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

const tile = <const E extends EquipmentEffect>(
  pair: string,
  cost: EquipmentRow['cost'],
  effect: E,
  costSource: Source = 'external',
): EquipmentRow & { readonly effect: E } => ({ effect, cost, costSource, pair })

// OUT-EQK-01 to OUT-EQK-20, in this order.
export const EQUIPMENT = {
  axe: tile('forest', [W, M, M], { does: 'more', at: 'forest', extra: 2 }),
  bow: tile('forest', [W, W, M], { does: 'entry', at: 'forest', kind: 'meat', count: 1 }),
  jerrycan: tile('dam', [W, M, M], { does: 'more', at: 'dam', extra: 1 }),
  accessCard: tile('dam', [W, M, C], { does: 'freeDam' }),
  ammoCrate: tile('base', [W, W, M], { does: 'more', at: 'militaryBase', extra: 2 }),
  crowbar: tile('base', [M, M, M], { does: 'entry', at: 'militaryBase', kind: 'microchip', count: 2 }),
  chainsaw: tile('city', [M, C, C], { does: 'entry', at: 'city', kind: 'wood', count: 2 }),
  flashlight: tile('city', [M, C, C], { does: 'survivor', at: 'city' }),
  pickaxe: tile('mine', [W, W, M], { does: 'more', at: 'mine', extra: 2 }, 'printed'),
  purifier: tile('mine', [M, C, C], { does: 'entry', at: 'mine', kind: 'water', count: 1 }),
  grapplingHook: tile('ship', [W, M, C], { does: 'slot' }),
  hacksaw: tile('ship', [W, M, C], { does: 'entry', at: 'cargoShip', kind: 'metal', count: 2 }),
  backpack: tile('park', [W, W, W], { does: 'more', at: 'amusementPark', extra: 2 }),
  metalDetector: tile('park', [W, M, C], { does: 'entry', at: 'amusementPark', kind: 'cans', count: 1 }),
  shotgun: tile('hunt', [W, W, M], { does: 'hunt' }),
  bearTrap: tile('hunt', [W, M, M], { does: 'hunt' }),
  baseballBat: tile('pressure', [W, W, W], { does: 'pressure' }),
  protectiveVest: tile('pressure', [W, C, C], { does: 'defence', by: 2 }),
  exoskeleton: tile('special', [W, M, C], { does: 'anyDistance' }),
  thermalSensor: tile('special', [W, M, C], { does: 'sensor' }),
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
