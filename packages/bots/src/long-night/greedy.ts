// Level 2 of The Long Night: gives every option a value and takes the best; the first of those that are equal.

import type { Event, Option, State, View } from '@lastlight/long-night'
import type { Bot } from '../bot.ts'
import { bestDrive } from './moves.ts'
import { type LongNightSight, type Situation, situationOf } from './situation.ts'
import { SMALL_VALUES } from './smallQuestions.ts'
import { TURN_VALUES } from './turn.ts'
import type { Weights } from './weights.ts'

export const greedyBot = (name: string, weights: Weights): Bot<State, Option, View, Event> => ({
  name,
  choose: sight => choose(sight, weights),
})

const VALUES: { readonly [D in Option['do']]: Value } = { ...TURN_VALUES, ...SMALL_VALUES }
/** A method, whose parameter the compiler compares loosely: each option meets the value of its own kind. */
type Value = { of(situation: Situation, option: Option): number }['of']

function choose(sight: LongNightSight, weights: Weights): Option {
  const { options } = sight
  if (options.length < 2) return options[0]!
  const situation = situationOf(sight, weights, bestDrive)
  return best(options, option => VALUES[option.do](situation, option))
}

function best(options: readonly Option[], valueOf: (option: Option) => number): Option {
  let [chosen] = options
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = valueOf(option)
    if (value <= most) continue
    most = value
    chosen = option
  }
  return chosen!
}
