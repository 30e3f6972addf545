// Bandits in words: where a crisis sends them, what they do at a location, and what lies in their hideout.

import type { View } from '@lastlight/long-night'
import { crisisRow } from '@lastlight/long-night/content/crises'
import { UNPRINTED } from '@lastlight/long-night/content/hideout'
import { kindOf } from '@lastlight/long-night/content/items'
import { PLACES, type Place } from '@lastlight/long-night/content/places'
import { freeSpaces } from '@lastlight/long-night/queries/people'
import { banditLeader, banditsAt, plays } from '@lastlight/long-night/queries/position'
import { SEEN } from '@lastlight/long-night/queries/seen'
import { lootedAt } from '@lastlight/long-night/queries/tonight'
import type { Words } from '@lastlight/words'
import { isAhead } from '../../board/forecast.ts'

/** LN-BAND-03, LN-BAND-05, LN-BAND-LEAD-02: numbers of locations, or only how many bandits come. */
export type CrisisBandits =
  | { readonly to: 'numbers'; readonly numbers: readonly number[] }
  | { readonly to: 'random' | 'led'; readonly n: number }

export function crisisBandits(view: View): CrisisBandits | undefined {
  if (view.crisis === null || !plays(view, 'bandits')) return undefined
  const { bandits: numbers } = crisisRow(view.crisis)
  const n = numbers.length === 0 ? UNPRINTED : numbers.length
  if (banditLeader(view) >= 0) return { to: 'led', n }
  return numbers.length === 0 ? { to: 'random', n } : { to: 'numbers', numbers }
}

/** 'Bandits come to the School and the Library.'; nothing without bandits. */
export function crisisBanditsInWords(view: View, words: Words): string {
  const bandits = crisisBandits(view)
  if (!bandits) return ''
  if (bandits.to !== 'numbers') return words.say(`bandits.numbers.${bandits.to}`, { n: bandits.n })
  return words.say('bandits.numbers', {
    places: words.list(bandits.numbers.map(number => words.say(`place.${PLACES[number]!}`))),
  })
}

export const stashInWords = ({ stash = [] }: View, words: Words): string =>
  stash.length === 0
    ? words.say('bandits.stash.empty')
    : words.say('bandits.stash.said', { cards: words.list(stash.map(card => words.say(`item.${kindOf(card)}`))) })

/** The facts of a location that bandits bring, one sentence each. */
export function banditFacts(view: View, at: Place, words: Words): readonly string[] {
  if (!plays(view, 'bandits')) return []
  if (at === 'hideout') return [words.say('bandits.noDeck'), stashInWords(view, words)]
  const n = banditsAt(view, at)
  const robbed = isAhead(view) ? lootedAt(view, SEEN, at) : 0
  return [
    ...(n > 0 ? [words.say('bandits.there', { n })] : []),
    ...(robbed > 0 ? [words.say('bandits.robs', { n: robbed })] : []),
    ...(freeSpaces(view, at) <= 0 ? [words.say('bandits.full')] : []),
  ]
}
