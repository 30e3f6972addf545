// Columns and charts that several sections use.

import type { Words } from '@lastlight/words'
import type { Chart, Column } from './section.ts'

export const columnsOf = (words: Words, kinds: { readonly [key: string]: Column['kind'] }): readonly Column[] =>
  Object.entries(kinds).map(([key, kind]) => ({ name: words.say(key), kind }))

export const barsOf = (...columns: readonly number[]): Chart => ({ kind: 'bars', columns })

/** The same, with a line at the fair share. */
export const barsAndFair = (words: Words, players: number, ...columns: readonly number[]): Chart => ({
  ...barsOf(...columns),
  line: { at: 1 / players, name: words.say('sim.fair') },
})
