// Options that name a card which only this seat knows. They stand in the open hand and nowhere else: somebody who looks
// over a shoulder, or a shared screen, must not read a hand from the buttons.

import type { Option, View } from '@lastlight/long-night'
import { runOf, type ScreenOption } from './runs.ts'

const cardsIn = (option: Option): readonly string[] => [
  ...('card' in option ? [option.card] : []),
  ...('fuel' in option && option.fuel !== undefined ? [option.fuel] : []),
]

/** The first choice that names such a card. */
export const secretStep = (option: ScreenOption, { own }: View): Option | undefined =>
  (runOf(option) ?? [option as Option]).find(step =>
    cardsIn(step).some(card => own?.hand.includes(card) || own?.drawn.includes(card)),
  )

export const isSecret = (option: ScreenOption, view: View): boolean => secretStep(option, view) !== undefined

/** Whether the card is the one that the option is about. */
export const isAbout = (option: ScreenOption, card: string, view: View): boolean => {
  const step = secretStep(option, view)
  return step !== undefined && cardsIn(step).includes(card)
}
