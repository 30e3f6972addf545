// Where a game on this device is, for a list: 'Day 4 of 6'.

import type { Words } from '@lastlight/words'
import type { LocalSummary } from '../../play/local/shapes.ts'

/** Nothing where a game does not tell. */
export const momentOf = ({ game, phase, round }: LocalSummary, words: Words): string =>
  phase === null ? '' : words.say(`home.${game}.phase.${phase}`, { round: round ?? 0 })
