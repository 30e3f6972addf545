// The expected value of a search.

import type { View } from '@lastlight/long-night'
import { noiseRoom } from '@lastlight/long-night/content/editions'
import { DECKS, kindOf } from '@lastlight/long-night/content/items'
import type { DeckPlace } from '@lastlight/long-night/content/places'
import { placeOf } from '@lastlight/long-night/queries/position'
import { cardValue } from './cardValues.ts'
import { changeValue } from './danger.ts'
import { hypothetical, once, type Situation } from './situation.ts'

/** Cards that lie where everybody, or this player, sees them. */
const seen = (situation: Situation): ReadonlySet<string> =>
  once(situation, 'seen', () => {
    const { view } = situation
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

/** LN-SETUP-04: of a mixed deck the view knows only where each card may be. */
const cardsOf = (view: View, at: DeckPlace): readonly string[] =>
  view.leftOut === undefined
    ? DECKS[at]
    : view.whereabouts.flatMap(({ zones, cards }) => (zones.includes(at) ? cards : []))

/** The values of the cards that may still be in a deck, best last. */
const prospects = (situation: Situation, at: DeckPlace): readonly number[] =>
  once(situation, `prospects ${at}`, () => {
    const known = seen(situation)
    const other = hypothetical(situation)
    const valueOf = (card: string): number => once(other, `${at} ${kindOf(card)}`, () => cardValue(other, card))
    return cardsOf(situation.view, at)
      .filter(card => !known.has(card))
      .map(valueOf)
      .sort((a, b) => a - b)
  })

/** The average best of this many draws. */
function bestOf(values: readonly number[], draws: number): number {
  const n = values.length
  let sum = 0
  for (const [i, value] of values.entries()) sum += value * (((i + 1) / n) ** draws - (i / n) ** draws)
  return sum
}

/** The cost of one more noise token: a zombie in half the cases. */
export function noiseCost(situation: Situation, at: DeckPlace): number {
  const more = -changeValue(situation, at, { atOnce: 1 })
  return Math.max(0.04, 0.5 * more)
}

/** How many cards it is sensible to look at. */
function looks(situation: Situation, at: DeckPlace): number {
  const free = noiseRoom(situation.view.edition, placeOf(situation.view, at))
  return 1 + Math.min(free, noiseCost(situation, at) < 0.12 ? 2 : noiseCost(situation, at) < 0.25 ? 1 : 0)
}

export function valueOfSearch(situation: Situation, at: DeckPlace, kept = 1): number {
  if ((situation.view.decks[at]?.length ?? 0) === 0) return 0
  return once(situation, `search ${at} ${kept}`, () => {
    const values = prospects(situation, at)
    if (values.length === 0) return 0
    const draws = looks(situation, at)
    const first = bestOf(values, draws) - (draws - 1) * noiseCost(situation, at)
    return situation.weights.search * (first + (kept > 1 && draws > 1 ? 0.4 * first : 0))
  })
}

/** Whether one more card is worth the noise, with these drawn. */
export function onceMore(situation: Situation, at: DeckPlace, drawn: readonly string[], kept: number): boolean {
  const values = prospects(situation, at)
  if (values.length === 0) return false
  const held = drawn.map(card => cardValue(situation, card)).sort((a, b) => b - a)
  const least = held[Math.min(kept, held.length) - 1] ?? 0
  const gain =
    drawn.length < kept
      ? values.reduce((sum, value) => sum + value, 0) / values.length
      : values.reduce((sum, value) => sum + Math.max(0, value - least), 0) / values.length
  return gain > noiseCost(situation, at) + 0.03
}
