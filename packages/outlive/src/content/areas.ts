import type { Resource } from './resources.ts'
import type { Sourced } from './source.ts'

// OUT-MAP-01: neighbours stand side by side, and the last beside the first.
export const AREAS = [
  'militaryBase',
  'silentPeak',
  'mine',
  'cargoShip',
  'amusementPark',
  'blackwood',
  'forest',
  'dam',
] as const
export type Area = (typeof AREAS)[number]
export const MAP_SOURCE: Sourced<readonly Area[]> = { value: AREAS, source: 'external' }

export const CITIES = ['blackwood', 'silentPeak'] as const
export type City = (typeof CITIES)[number]
export const isCity = (area: Area): area is City => area === 'blackwood' || area === 'silentPeak'

/** Areas with prey. */
export const WILDS = ['amusementPark', 'forest', 'mine'] as const
export type Wild = (typeof WILDS)[number]
export const isWild = (area: Area): area is Wild => area === 'amusementPark' || area === 'forest' || area === 'mine'

/** Areas with a pool. */
export const POOLS = ['militaryBase', 'forest', 'mine', 'amusementPark', 'dam'] as const
export type PoolArea = (typeof POOLS)[number]
export const isPool = (area: Area): area is PoolArea =>
  area !== 'cargoShip' && area !== 'blackwood' && area !== 'silentPeak'

export const POOL_RESOURCE: { readonly [area in PoolArea]: Resource } = {
  militaryBase: 'ammo',
  forest: 'wood',
  mine: 'metal',
  amusementPark: 'microchip',
  dam: 'water',
}

/** By number of players: 2, 3, 4. */
export type ByPlayers = readonly [number, number, number]
export const byPlayers = (row: ByPlayers, players: number): number => row[players - 2]!

// OUT-DAWN-01
export const CAPS: { readonly [area in PoolArea]: ByPlayers } = {
  militaryBase: [6, 8, 10],
  forest: [6, 8, 10],
  mine: [6, 8, 10],
  amusementPark: [6, 8, 10],
  dam: [7, 9, 11],
}

/** The position of an area on the ring. A switch, because it runs for every move of every playout. */
export function placeOf(area: Area): number {
  switch (area) {
    case 'militaryBase':
      return 0
    case 'silentPeak':
      return 1
    case 'mine':
      return 2
    case 'cargoShip':
      return 3
    case 'amusementPark':
      return 4
    case 'blackwood':
      return 5
    case 'forest':
      return 6
    case 'dam':
      return 7
  }
}

/** Steps on the ring from one area to another, the short way round. */
export function distance(from: Area, to: Area): number {
  const way = Math.abs(placeOf(from) - placeOf(to))
  return way > 4 ? 8 - way : way
}
