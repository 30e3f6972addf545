// The events of a game. Everybody reads the log of them in their own language.

import type { Seat } from '@lastlight/kernel'
import type { Area, City, PoolArea, Wild } from './content/areas.ts'
import type { HeroId } from './content/heroes.ts'
import type { Resource } from './content/resources.ts'

/** Why something is told: the id of an area, tile, room, event, token or prey, or one of these words. */
export const CAUSES = [
  'algae',
  'building',
  'choice',
  'feeding',
  'hunger',
  'oldest',
  'radiation',
  'recruiting',
  'stuck',
] as const
export type Cause = string

export type Event =
  | { readonly e: 'dealt'; readonly seat: Seat; readonly rooms: readonly string[]; readonly leaders: readonly string[] }
  | {
      readonly e: 'settled'
      readonly seat: Seat
      readonly leader: string
      readonly rooms: readonly string[]
      readonly built: string
      readonly inside: number
    }
  | { readonly e: 'stands'; readonly seat: Seat; readonly hero: HeroId; readonly at: Area }
  | { readonly e: 'mary'; readonly seat: Seat; readonly tokens: readonly string[] }
  | { readonly e: 'maryDiscards'; readonly seat: Seat; readonly token: string }
  | { readonly e: 'firstPlayer'; readonly seat: Seat; readonly by: Cause }
  | { readonly e: 'round'; readonly round: number }
  | { readonly e: 'topUp'; readonly area: PoolArea; readonly count: number }
  | { readonly e: 'shown'; readonly city: City; readonly tiles: readonly string[] }
  | { readonly e: 'discarded'; readonly city: City; readonly tokens: readonly string[] }
  | { readonly e: 'newEvent'; readonly event: string }
  | { readonly e: 'cut'; readonly event: string; readonly area: PoolArea; readonly left: number }
  | { readonly e: 'cutSearch'; readonly event: string; readonly city: City; readonly tokens: readonly string[] }
  | { readonly e: 'contamination'; readonly seat: Seat; readonly space: number; readonly by: Cause }
  | { readonly e: 'lost'; readonly seat: Seat; readonly from: string; readonly by: Cause }
  | { readonly e: 'gained'; readonly seat: Seat; readonly kind: Resource; readonly count: number; readonly by: Cause }
  | { readonly e: 'paid'; readonly seat: Seat; readonly kind: Resource; readonly count: number; readonly by: Cause }
  | { readonly e: 'gaveUp'; readonly seat: Seat; readonly kind: Resource; readonly count: number; readonly by: Cause }
  | { readonly e: 'moved'; readonly seat: Seat; readonly hero: HeroId; readonly to: Area; readonly slot: number }
  | { readonly e: 'skipped'; readonly seat: Seat; readonly by: Cause }
  | { readonly e: 'used'; readonly seat: Seat; readonly what: string }
  | { readonly e: 'immune'; readonly seat: Seat; readonly hero: string }
  | { readonly e: 'pressure'; readonly seat: Seat; readonly victim: Seat; readonly value: number }
  | { readonly e: 'defended'; readonly seat: Seat; readonly ammo: number }
  | { readonly e: 'handedOver'; readonly from: Seat; readonly to: Seat; readonly kind: Resource }
  | { readonly e: 'hunted'; readonly seat: Seat; readonly prey: string; readonly meat: number }
  | { readonly e: 'prey'; readonly area: Wild; readonly prey: string | null }
  | { readonly e: 'algae'; readonly seat: Seat }
  | { readonly e: 'survivor'; readonly seat: Seat; readonly to: string; readonly by: Cause }
  | { readonly e: 'searched'; readonly seat: Seat; readonly city: City; readonly token: string }
  | { readonly e: 'tookTile'; readonly seat: Seat; readonly tile: string }
  | { readonly e: 'drewTile'; readonly seat: Seat; readonly tile: string; readonly by: Cause }
  | { readonly e: 'duplicate'; readonly seat: Seat; readonly tile: string; readonly by: Cause }
  | { readonly e: 'reshuffled' }
  | { readonly e: 'peeked'; readonly seat: Seat; readonly city: City; readonly tokens?: readonly string[] }
  | { readonly e: 'sensed'; readonly seat: Seat; readonly area: Wild; readonly prey?: readonly string[] }
  | { readonly e: 'turnOver'; readonly seat: Seat }
  | { readonly e: 'night' }
  | { readonly e: 'endedEvent'; readonly seat: Seat; readonly event: string }
  | { readonly e: 'passed'; readonly seat: Seat }
  | { readonly e: 'recruited'; readonly seat: Seat }
  | { readonly e: 'built'; readonly seat: Seat; readonly room: string }
  | { readonly e: 'seated'; readonly seat: Seat; readonly room: string }
  | { readonly e: 'dismantled'; readonly seat: Seat; readonly tile: string }
  | { readonly e: 'repaired'; readonly seat: Seat; readonly tile: string }
  | { readonly e: 'cleaned'; readonly seat: Seat; readonly meat: number; readonly water: number }
  | { readonly e: 'over'; readonly scores: readonly number[] }
