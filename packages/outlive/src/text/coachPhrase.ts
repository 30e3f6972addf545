// The reasons for or against a choice.

import { type Gap, type Json, type Phrase, phrase, type Reason, who } from '@lastlight/kernel'
import { eventName } from './named.ts'

function gapOf(name: string, value: Json): Gap {
  if (name === 'seat') return who(Number(value))
  if (name === 'event') return eventName(value as string)
  return Number(value)
}

/** `coach.food.more` and its like, as a coach gives them. */
export const coachPhrase = ({ key, args }: Omit<Reason, 'rule'>): Phrase =>
  phrase(key, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, gapOf(name, value)])))
