// Where a choice is made: the table as far as the bot sees it.

import type { Event, View } from '@lastlight/outlive'
import type { Area } from '@lastlight/outlive/content/areas'
import type { EventId } from '@lastlight/outlive/content/events'
import type { HeroId } from '@lastlight/outlive/content/heroes'
import type { Shelter, Stage, Table } from './table.ts'

export interface Scene {
  readonly seat: number
  readonly view: View
  /** The view itself, or a world imagined on from it. */
  readonly table: Table
  readonly stage: Stage
  readonly active: readonly EventId[]
  /** The hero whose turn it is. */
  readonly hero: HeroId | undefined
  /** The last pressure that was put on somebody. */
  readonly pressure: Extract<Event, { e: 'pressure' }> | undefined
}

export type Doing = { readonly do: string; readonly [name: string]: unknown }

export const shelterIn = ({ table, seat }: Pick<Scene, 'table' | 'seat'>): Shelter => table.players[seat]!

const heroIn = (scene: Scene): Shelter['heroes'][number] | undefined =>
  shelterIn(scene).heroes.find(hero => hero.id === scene.hero)

export const areaIn = (scene: Scene): Area | undefined => heroIn(scene)?.at

export const strengthIn = (scene: Scene): number =>
  Math.min(heroIn(scene)?.strength ?? 3, scene.active.includes('sandstorm') ? 3 : 5)

/** What the options are about tells how far the night has come. */
export function stageOf(view: View, options: readonly Doing[]): Stage {
  if (view.phase === 'events') return 'events'
  if (view.phase !== 'night') return 'day'
  const has = (...deeds: string[]): boolean => options.some(option => deeds.includes(option.do))
  const pays = (kind: string): boolean => options.some(option => option.do === 'pay' && option['kind'] === kind)
  if (has('recruit')) return 'recruit'
  if (has('repair')) return 'repair'
  if (has('build', 'moveIn', 'dismantle') || pays('wood') || pays('metal') || pays('microchip')) return 'build'
  if (has('lose') || has('pay')) return 'feed'
  return 'build'
}

/** The last piece of news of one kind. */
export const lastOf = <K extends Event['e']>(
  told: readonly Event[],
  kind: K,
  seat?: number,
): Extract<Event, { e: K }> | undefined =>
  told.findLast(event => event.e === kind && (seat === undefined || ('seat' in event && event.seat === seat))) as
    | Extract<Event, { e: K }>
    | undefined
