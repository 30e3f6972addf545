// Which day it is, and which part of it.

import type { View } from '@lastlight/outlive'
import { ROUNDS } from '@lastlight/outlive/content/tables'
import type { Words } from '@lastlight/words'
import type { Timeline } from '../../face/face.ts'

const PHASES = ['dawn', 'day', 'night'] as const

/** At dawn the board fills up by itself; the set-up and the end belong to no part of a day. */
function partOf({ phase, round }: View): number {
  if (phase === 'day') return PHASES.indexOf('day')
  if (phase === 'setup') return round === 0 ? -1 : PHASES.indexOf('dawn')
  return phase === 'over' ? -1 : PHASES.indexOf('night')
}

function titleOf({ phase, round }: View, words: Words): string {
  if (phase === 'setup' || phase === 'over') return words.say(`phase.${phase}`)
  return words.say(phase === 'day' ? 'board.day' : 'board.night', { n: round, of: ROUNDS })
}

export const timelineOf = (view: View, words: Words): Timeline => ({
  title: titleOf(view, words),
  phases: PHASES.map(part => words.say(`board.part.${part}`)),
  now: partOf(view),
})
