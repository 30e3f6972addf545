// Options that name a card which only this seat knows. They stand in the open hand and nowhere else: somebody who looks
// over a shoulder, or a shared screen, must not read a hand from the buttons.

import type { Option, View } from '@lastlight/long-night'

const cardsIn = (option: Option): readonly string[] => [
  ...('card' in option ? [option.card] : []),
  ...('fuel' in option && option.fuel !== undefined ? [option.fuel] : []),
]

export const isSecret = (option: Option, { own }: View): boolean =>
  cardsIn(option).some(card => own?.hand.includes(card) || own?.drawn.includes(card))
