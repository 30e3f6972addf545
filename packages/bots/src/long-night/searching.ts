// What a search is likely to bring.

import { noiseRoom } from '@lastlight/long-night/content/editions'
import { DECKS, kindOf } from '@lastlight/long-night/content/items'
import type { Location } from '@lastlight/long-night/content/places'
import { placeOf } from '@lastlight/long-night/queries/position'
import { relief } from './danger.ts'
import { dreamOf, once, type Scene } from './scene.ts'
import { worthOf } from './worth.ts'

/** Cards that lie where everybody, or this player, sees them. */
const seen = (scene: Scene): ReadonlySet<string> =>
  once(scene, 'seen', () => {
    const { view } = scene
    const { hand = [], drawn = [] } = view.own ?? {}
    const worn = view.survivors.flatMap(({ equipment }) => equipment)
    return new Set([
      ...view.waste,
      ...view.discard,
      ...view.removed,
      ...view.underObjective,
      ...view.table,
      ...worn,
      ...hand,
      ...drawn,
    ])
  })

/** What the cards of a deck that may still come are worth, best last. */
const prospects = (scene: Scene, at: Location): readonly number[] =>
  once(scene, `prospects ${at}`, () => {
    const known = seen(scene)
    const dream = dreamOf(scene)
    const worth = (card: string): number => once(dream, `${at} ${kindOf(card)}`, () => worthOf(dream, card))
    return DECKS[at]
      .filter(card => !known.has(card))
      .map(worth)
      .sort((a, b) => a - b)
  })

/** The best of so many, on average. */
function bestOf(values: readonly number[], draws: number): number {
  const n = values.length
  let sum = 0
  for (const [i, value] of values.entries()) sum += value * (((i + 1) / n) ** draws - (i / n) ** draws)
  return sum
}

/** What one more noise token costs: in half the cases a zombie. */
export function noiseCost(scene: Scene, at: Location): number {
  const more = -relief(scene, at, { atOnce: 1 })
  return Math.max(0.04, 0.5 * more)
}

/** How many cards it is sensible to look at. */
function looks(scene: Scene, at: Location): number {
  const free = noiseRoom(scene.view.edition, placeOf(scene.view, at))
  return 1 + Math.min(free, noiseCost(scene, at) < 0.12 ? 2 : noiseCost(scene, at) < 0.25 ? 1 : 0)
}

/** What one search there is worth. */
export function searchWorth(scene: Scene, at: Location, kept = 1): number {
  if (scene.view.decks[at].length === 0) return 0
  return once(scene, `search ${at} ${kept}`, () => {
    const values = prospects(scene, at)
    if (values.length === 0) return 0
    const draws = looks(scene, at)
    const first = bestOf(values, draws) - (draws - 1) * noiseCost(scene, at)
    return first + (kept > 1 && draws > 1 ? 0.4 * first : 0)
  })
}

/** Whether one more card is worth the noise, with these drawn. */
export function onceMore(scene: Scene, at: Location, drawn: readonly string[], kept: number): boolean {
  const values = prospects(scene, at)
  if (values.length === 0) return false
  const held = drawn.map(card => worthOf(scene, card)).sort((a, b) => b - a)
  const least = held[Math.min(kept, held.length) - 1] ?? 0
  const gain =
    drawn.length < kept
      ? values.reduce((sum, value) => sum + value, 0) / values.length
      : values.reduce((sum, value) => sum + Math.max(0, value - least), 0) / values.length
  return gain > noiseCost(scene, at) + 0.03
}
