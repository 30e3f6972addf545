// Level 1: takes what looks good at first sight, and does not think about the rest of the day.

import type { Event, Option, State, View } from '@lastlight/outlive'
import type { Bot } from '../bot.ts'
import { Draws } from '../draws.ts'
import { atTheBeginning } from './beginning.ts'
import { mind } from './mind.ts'

export function casualBot(seed: string): Bot<State, Option, View, Event> {
  const draws = new Draws(seed)
  let questions = 0
  return {
    name: 'casual',
    choose({ seat, view, options, imagine }) {
      const known = view.phase === 'setup' ? atTheBeginning(options) : undefined
      if (known) return known
      const world = imagine(`${seed} ${questions++}`)
      return mind.judgeQuestion(world, seat).quick(world, seat, options, draws)
    },
  }
}
