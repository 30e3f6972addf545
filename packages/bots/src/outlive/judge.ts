// How much better an option makes things.

import type { Option } from '@lastlight/outlive'
import { isCity } from '@lastlight/outlive/content/areas'
import { TOKENS, tokenIds, tokenKind } from '@lastlight/outlive/content/search'
import { perform, pointsFor } from './deeds.ts'
import { prospects } from './prospects.ts'
import { areaIn, type Scene, shelterIn } from './scene.ts'
import { copyOf, type Shelter, STAGES } from './table.ts'

/** The best option by what it is worth; the first of equals. */
export function best<O>(options: readonly O[], value: (option: O) => number): O {
  let chosen = options[0] as O
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const worth = value(option)
    if (worth > most) {
      most = worth
      chosen = option
    }
  }
  return chosen
}

const outlookOf = ({ table, stage }: Scene) => ({ round: table.round, stage })

const now = (scene: Scene): number => prospects(shelterIn(scene), outlookOf(scene), scene.active)

/** What the shelter can hope for after this option. */
export function hopeAfter(scene: Scene, o: Option): number {
  const after = copyOf(shelterIn(scene))
  const extra = perform(scene, after, o)
  const active = o.do === 'end' ? scene.active.filter(event => event !== o.event) : scene.active
  return prospects(after, outlookOf(scene), active) + extra
}

/** Going on to the next part of the night: what has not been used by then may be lost. */
export function hopeWhenDone(scene: Scene): number {
  const next = STAGES[STAGES.indexOf(scene.stage) + 1] ?? 'end'
  return prospects(shelterIn(scene), { ...outlookOf(scene), stage: next }, scene.active)
}

/** What a hero's act brings for each point it takes; what takes none comes first. */
export function actValue(scene: Scene, o: Option): number {
  switch (o.do) {
    case 'done':
      return 0
    case 'peek':
    case 'immune':
      return Number.NEGATIVE_INFINITY
    case 'search':
      return searchValue(scene)
    default: {
      const gain = hopeAfter(scene, o) - now(scene)
      const points = pointsFor(shelterIn(scene), scene, o)
      const free = o.do === 'use' || o.do === 'board' || o.do === 'unlock' || points === 0
      return free && gain > 0 ? 100 + gain : gain / Math.max(1, points)
    }
  }
}

/** The mean of what may lie on top; known tokens are known. */
function searchValue(scene: Scene): number {
  const city = areaIn(scene)
  if (city === undefined || !isCity(city)) return 0
  const { stack, gone } = scene.view.search[city]
  const top = stack.at(-1)
  const left = typeof top === 'string' ? [top] : tokenIds(city).filter(id => !gone.includes(id))
  if (left.length === 0) return 0
  const before = now(scene)
  const sum = left.reduce((total, id) => total + tokenValue(scene, id, before), 0)
  return sum / left.length
}

function tokenValue(scene: Scene, id: string, before: number): number {
  const { gives } = TOKENS[tokenKind(id)]
  if (gives === undefined) return 0
  const after: Shelter = { ...shelterIn(scene) }
  if (gives === 'tablet') after.contamination = Math.max(0, after.contamination - 1)
  else after[gives]++
  return prospects(after, outlookOf(scene), scene.active) - before
}
