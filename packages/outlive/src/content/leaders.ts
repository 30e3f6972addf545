import type { Area } from './areas.ts'
import type { EquipmentKind } from './equipment.ts'
import type { Resource } from './resources.ts'
import type { Source } from './source.ts'

export interface LeaderRow {
  readonly age: number
  readonly areas: readonly [Area, Area, Area, Area]
  /** Undefined for the one who draws search tokens instead: OUT-SETUP-12. */
  readonly resources: { readonly [kind in Resource]?: number } | undefined
  readonly equipment: EquipmentKind
  readonly source: Source
}

// OUT-LEAD-01 to OUT-LEAD-10
export const LEADERS = {
  solen: {
    age: 32,
    areas: ['forest', 'cargoShip', 'mine', 'blackwood'],
    resources: { cans: 2 },
    equipment: 'grapplingHook',
    source: 'printed',
  },
  mary: {
    age: 23,
    areas: ['forest', 'blackwood', 'cargoShip', 'mine'],
    resources: undefined,
    equipment: 'flashlight',
    source: 'external',
  },
  lilyRose: {
    age: 20,
    areas: ['blackwood', 'silentPeak', 'amusementPark', 'mine'],
    resources: { microchip: 3 },
    equipment: 'backpack',
    source: 'external',
  },
  jacob: {
    age: 66,
    areas: ['dam', 'silentPeak', 'amusementPark', 'cargoShip'],
    resources: { metal: 2, microchip: 1 },
    equipment: 'pickaxe',
    source: 'external',
  },
  erin: {
    age: 17,
    areas: ['dam', 'blackwood', 'silentPeak', 'cargoShip'],
    resources: { water: 2 },
    equipment: 'jerrycan',
    source: 'external',
  },
  grayson: {
    age: 38,
    areas: ['forest', 'militaryBase', 'amusementPark', 'mine'],
    resources: { ammo: 2, microchip: 1 },
    equipment: 'baseballBat',
    source: 'external',
  },
  kooper: {
    age: 51,
    areas: ['forest', 'militaryBase', 'blackwood', 'silentPeak'],
    resources: { ammo: 1, wood: 2 },
    equipment: 'axe',
    source: 'external',
  },
  liza: {
    age: 25,
    areas: ['militaryBase', 'blackwood', 'silentPeak', 'cargoShip'],
    resources: { ammo: 3 },
    equipment: 'ammoCrate',
    source: 'external',
  },
  swifty: {
    age: 19,
    areas: ['dam', 'militaryBase', 'amusementPark', 'cargoShip'],
    resources: { ammo: 1, microchip: 2 },
    equipment: 'thermalSensor',
    source: 'external',
  },
  wilson: {
    age: 44,
    areas: ['blackwood', 'silentPeak', 'cargoShip', 'mine'],
    resources: { meat: 2 },
    equipment: 'shotgun',
    source: 'external',
  },
} as const satisfies { readonly [id: string]: LeaderRow }
export type LeaderId = keyof typeof LEADERS
export const LEADER_IDS = Object.keys(LEADERS) as readonly LeaderId[]
export const leaderRow = (id: LeaderId): LeaderRow => LEADERS[id]

// OUT-SETUP-19
export const LEADERS_DEALT = 2
