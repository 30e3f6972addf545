// What stands at the entrances of a place.

import type { View } from '@lastlight/long-night'
import { PLACES, type Place } from '@lastlight/long-night/content/places'
import type { Words } from '@lastlight/words'

export type Entrance = View['places'][number]['entrances'][number]

export const atEntrance = ({ zombies, barricades, traps }: Entrance, words: Words): readonly string[] => [
  ...(zombies > 0 ? [words.say('count.zombie', { n: zombies })] : []),
  ...(barricades > 0 ? [words.say('count.barricade', { n: barricades })] : []),
  ...(traps > 0 ? [words.say('count.trap', { n: traps })] : []),
]

/** What threatens whoever is there: zombies, with what holds them off, and noise. Empty where it is quiet. */
export function dangersAt(view: View, at: Place, words: Words): readonly string[] {
  const { entrances, noise } = view.places[PLACES.indexOf(at)]!
  const sum = (what: keyof Entrance): number => entrances.reduce((total, entrance) => total + entrance[what], 0)
  const there = atEntrance({ zombies: sum('zombies'), barricades: sum('barricades'), traps: sum('traps') }, words)
  return [...there, ...(noise > 0 ? [words.say('menu.noise', { n: noise })] : [])]
}
