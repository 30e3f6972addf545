// Reasons for a choice of the set-up: only the rooms that may be built later differ.

import type { Option, State } from '@lastlight/outlive'
import { roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { difference } from '../search/difference.ts'
import type { Compared, Weighed } from '../search/reasons.ts'
import type { Shelter } from './sharedFields.ts'
import { ROOM_EFFECT } from './values.ts'

interface Plan {
  readonly value: (kind: keyof typeof ROOM_EFFECT) => number
  /** The value of one unit, and the smallest amount worth telling. */
  readonly pointsEach: number
  readonly least: number
  readonly isCounted: boolean
  readonly more: string
  readonly less: string
}

const PLANS: readonly Plan[] = [
  {
    value: kind => ROOM_EFFECT[kind],
    pointsEach: 1,
    least: 0.3,
    isCounted: false,
    more: 'coach.plans.effects.more',
    less: 'coach.plans.effects.less',
  },
  {
    value: kind => roomRow(kind).upkeep,
    pointsEach: -0.55,
    least: 0.5,
    isCounted: true,
    more: 'coach.plans.upkeep.more',
    less: 'coach.plans.upkeep.less',
  },
  {
    value: kind => roomRow(kind).seats,
    pointsEach: -0.15,
    least: 0.5,
    isCounted: true,
    more: 'coach.plans.seats.more',
    less: 'coach.plans.seats.less',
  },
]

export function plansFor({ afters, others, seat }: Compared<State, Option>): Weighed[] {
  return PLANS.flatMap(({ value, pointsEach, least, isCounted, more, less }) => {
    const { mean, isClear } = difference(afters, others, s => inAll(s.players[seat]!, value))
    if (!isClear || Math.abs(mean) < least) return []
    const args = isCounted ? { n: Math.round(Math.abs(mean)) } : {}
    return [{ key: mean > 0 ? more : less, args, points: mean * pointsEach }]
  })
}

const inAll = (shelter: Shelter, value: Plan['value']): number =>
  shelter.rooms.reduce((sum, room) => sum + (room.built ? 0 : value(roomKind(room.id))), 0)
