// Level 1: takes what looks best at first sight, and does not look ahead.

import type { Event, Option, State, View } from '@lastlight/long-night'
import type { Bot } from '../bot.ts'
import { Draws } from '../draws.ts'
import { thePrior } from './judgement.ts'

/** It takes the second best now and then. */
const CLEAR = 0.3

export function casualBot(seed: string): Bot<State, Option, View, Event> {
  const draws = new Draws(seed)
  let questions = 0
  return {
    name: 'casual',
    choose: ({ seat, options, imagine }) =>
      thePrior().draw(imagine(`${seed} ${questions++}`), seat, options, draws, CLEAR),
  }
}
