// Questions, options, events and refusals as sentences.

import type { Viewer } from '@lastlight/kernel'
import type { Event, Option, View } from '@lastlight/long-night'
import { eventPhrase, optionPhrase, outcomePhrase, questionPhrase, refusalPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Saying } from '../../face/face.ts'
import { consequenceOf } from './consequence.ts'

export const sayingOf = (words: Words): Saying<View, Option, Event> => ({
  question: (options, view) => words.saying(questionPhrase(options, view)),
  hint: () => '',
  option: (option, view) => words.saying(optionPhrase(option, view)),
  consequence: (option, view, viewer: Viewer) => (viewer === 'public' ? '' : consequenceOf(option, view, words)),
  event: event => words.saying(eventPhrase(event)),
  refusal: reason => words.saying(refusalPhrase(reason)),
  outcome: reason => words.saying(outcomePhrase(reason)),
  // Its bots do not give reasons yet.
  because: () => '',
})
