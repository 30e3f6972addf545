// Questions, options, events and refusals as sentences.

import type { Viewer } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/long-night'
import { eventPhrase, optionPhrase, outcomePhrase, questionPhrase, refusalPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Saying } from '../../face/face.ts'
import { actLabel } from './act.ts'
import { askingLabel, isOfGame, type ScreenOption } from './asking.ts'
import { consequenceOf } from './consequence.ts'
import { standingLabel } from './standing.ts'

export const sayingOf = (words: Words): Saying<View, ScreenOption, Event> => ({
  question: (options, view) => words.saying(questionPhrase(options.filter(isOfGame), view)),
  hint: () => '',
  option: (option, view) => (isOfGame(option) ? words.saying(optionPhrase(option, view)) : askingLabel(option, words)),
  act: (option, view) => actLabel(option, view, words),
  standing: key => standingLabel(key, words),
  consequence: (option, view, viewer: Viewer) =>
    viewer === 'public' || !isOfGame(option) ? '' : consequenceOf(option, view, words),
  event: event => words.saying(eventPhrase(event)),
  refusal: reason => words.saying(refusalPhrase(reason)),
  outcome: reason => words.saying(outcomePhrase(reason)),
  // Its bots do not give reasons yet.
  because: () => '',
})
