// Where a choice is made: the table as far as the bot sees it.

import type { Event, View } from '@lastlight/outlive'
import type { Area } from '@lastlight/outlive/content/areas'
import type { EventId } from '@lastlight/outlive/content/events'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { actionsOf } from '@lastlight/outlive/queries/heroes'
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

export const shelterIn = ({ table, seat }: Pick<Scene, 'table' | 'seat'>): Shelter => table.players[seat]!

const heroIn = (scene: Scene): Shelter['heroes'][number] | undefined =>
  shelterIn(scene).heroes.find(hero => hero.id === scene.hero)

export const areaIn = (scene: Scene): Area | undefined => heroIn(scene)?.at

/** The actions of the hero whose turn it is; of the weakest where that is not known. */
export const actionsIn = (scene: Scene): number =>
  actionsOf(shelterIn(scene), scene.active, heroIn(scene) ?? { strength: STRENGTH.h3a })

/** The last piece of news of one kind. */
export const lastOf = <K extends Event['e']>(
  told: readonly Event[],
  kind: K,
  seat?: number,
): Extract<Event, { e: K }> | undefined =>
  told.findLast(event => event.e === kind && (seat === undefined || ('seat' in event && event.seat === seat))) as
    | Extract<Event, { e: K }>
    | undefined
