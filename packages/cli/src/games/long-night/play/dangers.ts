// The zombies and barricades at the entrances of a place.

import type { View } from '@lastlight/long-night'
import type { Place } from '@lastlight/long-night/content/places'
import { countAt } from '@lastlight/long-night/queries/entrances'
import { placeOf } from '@lastlight/long-night/queries/position'
import type { Words } from '@lastlight/words'

type Entrance = View['places'][number]['entrances'][number]

export const atEntrance = ({ zombies, barricades, traps }: Entrance, words: Words): readonly string[] => [
  ...(zombies > 0 ? [words.say('count.zombie', { n: zombies })] : []),
  ...(barricades > 0 ? [words.say('count.barricade', { n: barricades })] : []),
  ...(traps > 0 ? [words.say('count.trap', { n: traps })] : []),
]

/** The dangers at a place: zombies, barricades, traps and noise tokens; empty when there are none. */
export function dangersAt(view: View, at: Place, words: Words): readonly string[] {
  const { noise } = placeOf(view, at)
  const sum = (what: keyof Entrance): number => countAt(view, at, what)
  const there = atEntrance({ zombies: sum('zombies'), barricades: sum('barricades'), traps: sum('traps') }, words)
  return [...there, ...(noise > 0 ? [words.say('menu.noise', { n: noise })] : [])]
}
