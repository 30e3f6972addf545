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

const leader = (
  age: number,
  areas: LeaderRow['areas'],
  resources: LeaderRow['resources'],
  equipment: EquipmentKind,
  source: Source = 'external',
): LeaderRow => ({ age, areas, resources, equipment, source })

// OUT-LEAD-01 to OUT-LEAD-10
export const LEADERS = {
  solen: leader(32, ['forest', 'cargoShip', 'mine', 'blackwood'], { cans: 2 }, 'grapplingHook', 'printed'),
  mary: leader(23, ['forest', 'blackwood', 'cargoShip', 'mine'], undefined, 'flashlight'),
  lilyRose: leader(20, ['blackwood', 'silentPeak', 'amusementPark', 'mine'], { microchip: 3 }, 'backpack'),
  jacob: leader(66, ['dam', 'silentPeak', 'amusementPark', 'cargoShip'], { metal: 2, microchip: 1 }, 'pickaxe'),
  erin: leader(17, ['dam', 'blackwood', 'silentPeak', 'cargoShip'], { water: 2 }, 'jerrycan'),
  grayson: leader(38, ['forest', 'militaryBase', 'amusementPark', 'mine'], { ammo: 2, microchip: 1 }, 'baseballBat'),
  kooper: leader(51, ['forest', 'militaryBase', 'blackwood', 'silentPeak'], { ammo: 1, wood: 2 }, 'axe'),
  liza: leader(25, ['militaryBase', 'blackwood', 'silentPeak', 'cargoShip'], { ammo: 3 }, 'ammoCrate'),
  swifty: leader(19, ['dam', 'militaryBase', 'amusementPark', 'cargoShip'], { ammo: 1, microchip: 2 }, 'thermalSensor'),
  wilson: leader(44, ['blackwood', 'silentPeak', 'cargoShip', 'mine'], { meat: 2 }, 'shotgun'),
} as const satisfies { readonly [id: string]: LeaderRow }
export type LeaderId = keyof typeof LEADERS
export const LEADER_IDS = Object.keys(LEADERS) as readonly LeaderId[]
export const leaderRow = (id: LeaderId): LeaderRow => LEADERS[id]

// OUT-SETUP-19
export const LEADERS_DEALT = 2
