// Questions, options, events and refusals as sentences.

import type { Viewer } from '@lastlight/kernel'
import type { Event, Option, View } from '@lastlight/long-night'
import { optionPhrase, outcomePhrase, questionPhrase, refusalPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Saying } from '../../face/face.ts'
import { consequenceOf } from './consequence.ts'
import { isSecret } from './hand.ts'
import { faceDownEvent, faceDownOption } from './secret/faceDown.ts'

export const sayingOf = (words: Words): Saying<View, Option, Event> => ({
  question: (options, view) => words.saying(questionPhrase(options, view)),
  hint: () => '',
  option: (option, view) => words.saying(isSecret(option, view) ? faceDownOption(option) : optionPhrase(option, view)),
  consequence: (option, view, viewer: Viewer) =>
    viewer === 'public' || isSecret(option, view) ? '' : consequenceOf(option, view, words),
  event: event => words.saying(faceDownEvent(event)),
  refusal: reason => words.saying(refusalPhrase(reason)),
  outcome: reason => words.saying(outcomePhrase(reason)),
  // Its bots do not give reasons yet.
  because: () => '',
})
