import type { Sight } from '@lastlight/kernel'
import type { Event, Option, State, View } from '@lastlight/long-night'
import type { Budget } from '../bot.ts'
import { type Advice, advise } from '../search/coach.ts'
import { LEVEL_4 } from './levels.ts'
import { counsel } from './reasons.ts'

/** It thinks as the strongest bot does. */
export const coach = (
  sight: Sight<State, Option, View, Event>,
  name: string,
  budget: Budget,
): readonly Advice<Option>[] => advise(LEVEL_4, counsel, sight, name, budget)
