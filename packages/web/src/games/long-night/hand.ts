// Options that name a card which only this seat knows. They stand in the open hand and nowhere else: somebody who looks
// over a shoulder, or a shared screen, must not read a hand from the buttons.

import type { View } from '@lastlight/long-night'
import type { ScreenOption } from './asking.ts'

const cardsIn = (option: ScreenOption): readonly string[] => [
  ...('card' in option ? [option.card] : []),
  ...('fuel' in option && option.fuel !== undefined ? [option.fuel] : []),
]

export const isSecret = (option: ScreenOption, { own }: View): boolean =>
  cardsIn(option).some(card => own?.hand.includes(card) || own?.drawn.includes(card))
