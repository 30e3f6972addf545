// The day and phase of a game on this device, for a list: 'Day 4 of 6'.

import type { Words } from '@lastlight/words'
import type { LocalSummary } from '../../play/local/shapes.ts'

/** Empty where the game has no phases. */
export const phaseLine = ({ game, phase, round }: LocalSummary, words: Words): string =>
  phase === null ? '' : words.say(`home.${game}.phase.${phase}`, { round: round ?? 0 })
