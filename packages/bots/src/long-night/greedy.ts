// Level 2 of The Long Night: gives every option a value and takes the best; the first of those that are equal.

import type { Event, Option, State, View } from '@lastlight/long-night'
import type { Bot } from '../bot.ts'
import { bestDrive } from './moves.ts'
import { type LongNightSight, type Scene, sceneOf } from './scene.ts'
import { SMALL } from './small.ts'
import { actWorth } from './turn.ts'

export const greedyBot = (): Bot<State, Option, View, Event> => ({ name: 'greedy', choose })

function choose(sight: LongNightSight): Option {
  // A standing answer is for people.
  const options = sight.options.filter(option => option.do !== 'declines')
  if (options.length < 2) return options[0] ?? sight.options[0]!
  const scene = sceneOf(sight, bestDrive)
  const inTurn = options.some(option => option.do === 'done')
  return best(options, option => (inTurn ? actWorth(scene, option) : answerWorth(scene, option)))
}

const answerWorth = (scene: Scene, option: Option): number => SMALL[option.do]?.(scene, option) ?? 0

function best(options: readonly Option[], worth: (option: Option) => number): Option {
  let [chosen] = options
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    const value = worth(option)
    if (value <= most) continue
    most = value
    chosen = option
  }
  return chosen!
}
