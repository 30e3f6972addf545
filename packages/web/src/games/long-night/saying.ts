// Questions, options, events and refusals as sentences.

import type { Viewer } from '@lastlight/kernel'
import type { Event, View } from '@lastlight/long-night'
import { optionPhrase, outcomePhrase, questionPhrase, refusalPhrase } from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Saying } from '../../face/face.ts'
import { actLabel } from './act.ts'
import { askingLabel, isOfGame, type ScreenOption } from './asking.ts'
import { consequenceOf } from './consequence.ts'
import { isSecret } from './hand.ts'
import { isHidden, type TableConfig } from './hiddenEffects.ts'
import { faceDownEvent, faceDownOption } from './secret/faceDown.ts'
import { standingLabel } from './standing.ts'

/** Options of a crossroads card, chosen or voted for. */
const isOfRoad = ({ do: kind }: ScreenOption): boolean => kind === 'option' || kind === 'vote' || kind === 'decide'

export const sayingOf = (words: Words, config: TableConfig = {}): Saying<View, ScreenOption, Event> => ({
  question: (options, view) => words.saying(questionPhrase(options.filter(isOfGame), view)),
  hint: () => '',
  option(option, view) {
    if (!isOfGame(option)) return askingLabel(option, words)
    return words.saying(isSecret(option, view) ? faceDownOption(option) : optionPhrase(option, view))
  },
  act: (option, view) =>
    isSecret(option, view) ? words.saying(faceDownOption(option)) : actLabel(option, view, words),
  standing: key => standingLabel(key, words),
  consequence: (option, view, viewer: Viewer) =>
    viewer === 'public' || !isOfGame(option) || isSecret(option, view) || (isHidden(config) && isOfRoad(option))
      ? ''
      : consequenceOf(option, view, words),
  event: event => words.saying(faceDownEvent(event)),
  refusal: reason => words.saying(refusalPhrase(reason)),
  outcome: reason => words.saying(outcomePhrase(reason)),
  // Its bots do not give reasons yet.
  because: () => '',
})
