// The situation of a choice: the table as far as the bot sees it.

import type { Event, View } from '@lastlight/outlive'
import type { Area } from '@lastlight/outlive/content/areas'
import type { EventId } from '@lastlight/outlive/content/events'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { actionsOf } from '@lastlight/outlive/queries/heroes'
import type { SharedFields, Shelter } from './sharedFields.ts'
import type { Stage } from './stage.ts'

export interface Situation {
  readonly seat: number
  readonly view: View
  /** The view itself, or a world imagined from it. */
  readonly table: SharedFields
  readonly stage: Stage
  readonly active: readonly EventId[]
  readonly hero: HeroId | undefined
  readonly pressure: Extract<Event, { e: 'pressure' }> | undefined
}

export const shelterIn = ({ table, seat }: Pick<Situation, 'table' | 'seat'>): Shelter => table.players[seat]!

const heroIn = (situation: Situation): Shelter['heroes'][number] | undefined =>
  shelterIn(situation).heroes.find(hero => hero.id === situation.hero)

export const areaIn = (situation: Situation): Area | undefined => heroIn(situation)?.at

/** The actions of the hero whose turn it is; of the weakest where that is not known. */
export const actionsIn = (situation: Situation): number =>
  actionsOf(shelterIn(situation), situation.active, heroIn(situation) ?? { strength: STRENGTH.h3a })

export const lastOf = <K extends Event['e']>(
  told: readonly Event[],
  kind: K,
  seat?: number,
): Extract<Event, { e: K }> | undefined =>
  told.findLast(event => event.e === kind && (seat === undefined || ('seat' in event && event.seat === seat))) as
    | Extract<Event, { e: K }>
    | undefined
