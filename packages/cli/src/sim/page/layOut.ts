// Columns and charts that several sections use.

import type { Words } from '@lastlight/words'
import { outside, type Share, type Wanted } from '../interval.ts'
import { NOTHING } from './numbers.ts'
import type { Chart, Column } from './section.ts'

export const columnsOf = (words: Words, kinds: { readonly [key: string]: Column['kind'] }): readonly Column[] =>
  Object.entries(kinds).map(([key, kind]) => ({ name: words.say(key), kind }))

export const barsOf = (...columns: readonly number[]): Chart => ({ kind: 'bars', columns })

/** The same, with a line at the fair share. */
export const barsAndFair = (words: Words, players: number, ...columns: readonly number[]): Chart => ({
  ...barsOf(...columns),
  line: { at: 1 / players, name: words.say('sim.fair') },
})

/** A mark for what happens too rarely or too often; nothing where the interval reaches into the wanted shares. */
export function markOf(words: Words, share: Share | null, wanted: Wanted): string {
  const side = outside(share, wanted)
  return side === null ? NOTHING : words.say(`sim.outside.${side}`)
}
