// The value of leaders and rooms at the end, in points above the mean.

import { LEADER_IDS } from '@lastlight/outlive/content/leaders'
import { ROOM_KINDS, roomRow } from '@lastlight/outlive/content/rooms'
import type { Errors } from '../../../fit/errors.ts'
import { fit } from '../../../fit/heldOut.ts'
import type { RidgeOptions } from '../../../fit/ridge.ts'
import type { FitGames } from './kinds.ts'
import type { SetUp } from './setUps.ts'

type Values = { readonly [name: string]: number }

/** As in the bots' opening.ts. */
export interface Opening {
  readonly leader: Values
  readonly kept: Values
  readonly free: Values
}

const OPTIONS: RidgeOptions = { strength: 15, hasBase: true, isScaled: false }
const KEPT = ROOM_KINDS.filter(kind => !roomRow(kind).basic)

const columnsOf = ({ leader, kept, free, inside, players }: SetUp): number[] => [
  ...LEADER_IDS.map(id => (id === leader ? 1 : 0)),
  ...KEPT.map(kind => kept.filter(each => each === kind).length),
  ...ROOM_KINDS.map(kind => (kind === free ? 1 : 0)),
  // Included in the fit so that they do not distort the others.
  inside,
  players > 2 ? 1 : 0,
]

export function fitOpening({ setUps }: FitGames, errors: Errors): Opening {
  const { weights } = fit({
    games: setUps,
    columns: LEADER_IDS.length + KEPT.length + ROOM_KINDS.length + 2,
    read: setUp => ({ columns: columnsOf(setUp), target: setUp.score }),
    options: OPTIONS,
    tell: (_, error) => errors.add('set-ups', 0, error),
  })
  const left = [...weights]
  const take = (names: readonly string[]): Values =>
    Object.fromEntries(left.splice(0, names.length).map((weight, i) => [names[i]!, weight]))
  return { leader: take(LEADER_IDS), kept: take(KEPT), free: take(ROOM_KINDS) }
}
