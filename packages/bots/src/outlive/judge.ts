// The gain of an option.

import type { Option } from '@lastlight/outlive'
import { isCity } from '@lastlight/outlive/content/areas'
import { TOKENS, tokenIds, tokenKind } from '@lastlight/outlive/content/search'
import { pointsFor } from '@lastlight/outlive/queries/heroes'
import { markerAfter } from '@lastlight/outlive/queries/marker'
import { applyTo } from './effects.ts'
import { prospects } from './prospects.ts'
import { copyOf, type Shelter } from './sharedFields.ts'
import { areaIn, type Situation, shelterIn } from './situation.ts'
import { STAGES } from './stage.ts'

/** The option with the highest value; the first of equals. */
export function best<O>(options: readonly O[], value: (option: O) => number): O {
  let chosen = options[0] as O
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const mine = value(option)
    if (mine > most) {
      most = mine
      chosen = option
    }
  }
  return chosen
}

const outlookOf = ({ table, stage }: Situation) => ({ round: table.round, stage })

const now = (situation: Situation): number => prospects(shelterIn(situation), outlookOf(situation), situation.active)

export function expectedAfter(situation: Situation, o: Option): number {
  const after = copyOf(shelterIn(situation))
  const extra = applyTo(situation, after, o)
  const active = o.do === 'end' ? situation.active.filter(event => event !== o.event) : situation.active
  return prospects(after, outlookOf(situation), active) + extra
}

/** The value of going on to the next step of the night: goods that are not used by then may be lost. */
export function expectedWhenDone(situation: Situation): number {
  const next = STAGES[STAGES.indexOf(situation.stage) + 1] ?? 'end'
  return prospects(shelterIn(situation), { ...outlookOf(situation), stage: next }, situation.active)
}

/** The value of a hero's act per action point; free acts come first. */
export function actValue(situation: Situation, o: Option): number {
  switch (o.do) {
    case 'done':
      return 0
    case 'search':
      return searchValue(situation)
    default: {
      const gain = expectedAfter(situation, o) - now(situation)
      const points = pointsFor(shelterIn(situation), situation.active, o)
      return points === 0 && gain > 0 ? 100 + gain : gain / Math.max(1, points)
    }
  }
}

/** The mean value of the possible top tokens; a known token counts as itself. */
function searchValue(situation: Situation): number {
  const city = areaIn(situation)
  if (city === undefined || !isCity(city)) return 0
  const { stack, gone } = situation.view.search[city]
  const top = stack.at(-1)
  const left = typeof top === 'string' ? [top] : tokenIds(city).filter(id => !gone.includes(id))
  if (left.length === 0) return 0
  const before = now(situation)
  const sum = left.reduce((total, id) => total + tokenValue(situation, id, before), 0)
  return sum / left.length
}

function tokenValue(situation: Situation, id: string, before: number): number {
  const { gives } = TOKENS[tokenKind(id)]
  if (gives === undefined) return 0
  const after: Shelter = { ...shelterIn(situation) }
  if (gives === 'tablet') after.contamination = markerAfter(after.contamination, -1).space
  else after[gives]++
  return prospects(after, outlookOf(situation), situation.active) - before
}
