// An option that names a card of the own hand, as a button on that card.

import type { Option, View } from '@lastlight/long-night'
import { itemRow } from '@lastlight/long-night/content/items'
import { optionPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import { answersLabel } from '../act.ts'
import { secretStep } from '../hand.ts'
import { isOfGame, type ScreenOption } from '../runs.ts'

/** What is done with the card says enough under its name. */
const SHORT: readonly Option['do'][] = ['play', 'contribute', 'donate', 'give', 'keep', 'card']

export function cardLabel(option: ScreenOption, view: View, words: Words): string {
  const { do: kind } = secretStep(option, view)!
  if (isOfGame(option) || kind === 'keep')
    return SHORT.includes(kind) ? words.say(`secret.act.${kind}`) : words.saying(optionPhrase(option as Option, view))
  const [first] = option.steps
  const isEquipped = first.do === 'play' && itemRow(first.card).keyword === 'equip'
  return `${words.say(isEquipped ? 'secret.act.equip' : 'secret.act.play')}: ${answersLabel(option, view, words)}`
}
