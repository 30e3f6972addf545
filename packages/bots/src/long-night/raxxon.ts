// LN-RAX: special zombies, and the code that holds them.

import { experimentRow, type Fate, FEWER_ZOMBIES, lineOf } from '@lastlight/long-night/content/experiments'
import type { Place } from '@lastlight/long-night/content/places'
import { zombiesComing } from '@lastlight/long-night/queries/colony'
import { effectContext } from '@lastlight/long-night/queries/conditions'
import { isOn } from '@lastlight/long-night/queries/position'
import { listsValue } from './effects.ts'
import { codeGoal, containmentGoal, killGoal, mutantGoal } from './goals.ts'
import type { Situation, Survivor } from './situation.ts'

const ROLLS = [1, 2, 3, 4, 5, 6]
/** The gain of the colony when a special zombie stays, goes elsewhere or is removed. */
const FATES: { readonly [fate in Fate]: number } = { stays: 0, moves: 0.2, gone: 0.7 }

/** The average of the lines of its encounter card. */
export function encounterValue(situation: Situation, by: Survivor, experiment: string): number {
  const { lines, lists } = experimentRow(experiment)
  const context = effectContext(situation.seat, by.id, by.at)
  const { care } = situation.allegiance
  const kill = killGoal(situation.view, by.at) + mutantGoal(situation.view)
  return (
    ROLLS.reduce((sum, rolled) => {
      const line = lineOf(experiment, rolled)
      const { fate } = lines[line]
      return sum + listsValue(situation, lists, line, context) + care * (FATES[fate] + (fate === 'gone' ? kill : 0))
    }, 0) / ROLLS.length
  )
}

/** The value of a die on the containment code; a number that lies there already adds nothing. */
export function codeValue({ view, allegiance }: Situation, die: number): number {
  const { raxxon } = view
  if (!raxxon || allegiance.care <= 0) return -1
  const goal = codeGoal(view)
  if (goal > 0) return goal * allegiance.care
  if (raxxon.log === null || !isOn(view, 'containment') || raxxon.dice.includes(die)) return -1
  const { code, figures } = experimentRow(raxxon.log)
  const [other] = code.filter(value => value !== die)
  if (!code.includes(die) || other === undefined) return -1
  return (raxxon.dice.includes(other) ? 0.5 : 0.25) * (figures + containmentGoal(view)) * allegiance.care
}

/** LN-RAX-CODE-04: as many zombies as can be kept away, at the colony above all. */
export const fewerValue = ({ view, allegiance }: Situation, at: Place): number =>
  allegiance.care * Math.min(FEWER_ZOMBIES, zombiesComing(view, at)) * (at === 'colony' ? 1 : 0.8)
