// Level 1: takes the option with the best first value, and does not look ahead.

import type { Event, Option, State, View } from '@lastlight/outlive'
import type { Bot } from '../bot.ts'
import { Draws } from '../draws.ts'
import { atTheBeginning } from './beginning.ts'
import { judgement } from './judgement.ts'

export function casualBot(seed: string): Bot<State, Option, View, Event> {
  const draws = new Draws(seed)
  let questions = 0
  return {
    name: 'casual',
    choose({ seat, view, options, imagine }) {
      const known = view.phase === 'setup' ? atTheBeginning(options) : undefined
      if (known) return known
      const world = imagine(`${seed} ${questions++}`)
      return judgement.judgeQuestion(world, seat).quick(world, seat, options, draws)
    },
  }
}
