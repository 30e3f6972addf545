// How many rounds are left, and which part of the round it is.

import type { View } from '@lastlight/long-night'
import { objectiveSide } from '@lastlight/long-night/content/mainObjectives'
import { roundOf } from '@lastlight/long-night/queries/objectives'
import type { Words } from '@lastlight/words'
import type { Timeline } from '../../face/face.ts'

const PHASES = ['turns', 'colony'] as const

export const roundsOf = ({ objective, side }: View): number => objectiveSide(objective, side).rounds

export const timelineOf = (view: View, words: Words): Timeline => ({
  title:
    view.phase === 'setup' || view.phase === 'over'
      ? words.say(`phase.${view.phase}`)
      : words.say('face.round', { n: roundOf(view), of: roundsOf(view) }),
  phases: PHASES.map(phase => words.say(`phase.${phase}`)),
  now: PHASES.findIndex(phase => phase === view.phase),
})
