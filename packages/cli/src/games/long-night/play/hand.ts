// The lines that only this seat sees: cards, objectives, the crossroads card of a neighbour's turn.

import type { View } from '@lastlight/long-night'
import { EXILED_IDS } from '@lastlight/long-night/content/exiledObjectives'
import { kindOf, typeOf } from '@lastlight/long-night/content/items'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import type { Words } from '@lastlight/words'
import { heading } from '../../../play/guide.ts'

export const goalName = (id: string, words: Words): string =>
  words.say((EXILED_IDS as readonly string[]).includes(id) ? `exiled.${id}` : `secret.${id}`)

export function handLines({ own }: View, words: Words): readonly string[] {
  if (own === null) return []
  const half = own.goals.some(isBetrayal) ? 'traitor' : 'wronged'
  return [
    heading(words.say('table.hand')),
    ...own.hand.map(card => cardLine(card, words)),
    ...own.goals.map(id => words.say('table.goal', { goal: goalName(id, words), text: words.say(`secret.if.${id}`) })),
    ...own.fates.map(id =>
      words.say('table.fate', { goal: goalName(id, words), text: words.say(`exiled.if.${id}.${half}`) }),
    ),
    ...(own.road === null
      ? []
      : [
          words.say('table.road', {
            card: words.say(`crossroads.${own.road}`),
            trigger: words.say(`crossroads.trigger.${own.road}`),
          }),
        ]),
  ]
}

const cardLine = (card: string, words: Words): string =>
  words.say('table.card', {
    card: words.say(`item.${kindOf(card)}`),
    type: words.say(`type.${typeOf(card)}`),
    effect: words.say(`item.effect.${kindOf(card)}`),
  })
