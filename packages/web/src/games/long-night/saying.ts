// Questions, options, events and refusals as sentences.

import type { Viewer } from '@lastlight/kernel'
import type { Event, Option, Question, View } from '@lastlight/long-night'
import { asking } from '@lastlight/long-night/queries/asking'
import { editionOf, rightOf } from '@lastlight/long-night/queries/position'
import { ALL } from '@lastlight/long-night/queries/requestKey'
import {
  coachPhrase,
  optionPhrase,
  outcomePhrase,
  questionPhrase,
  refusalPhrase,
  voteSubjectOf,
} from '@lastlight/long-night/text'
import type { Words } from '@lastlight/words'
import type { Saying } from '../../face/face.ts'
import { actLabel, runLabel } from './act.ts'
import { consequenceOf } from './consequence.ts'
import { isSecret, secretStep } from './hand.ts'
import { isHidden, type TableConfig } from './hiddenEffects.ts'
import { cardsDrawn, firstStep, isOfGame, pairOf, raisedTo, type ScreenOption } from './runs.ts'
import { faceDownEvent, faceDownOption } from './secret/faceDown.ts'
import { standingLabel } from './standing.ts'

/** Options of a crossroads card, chosen or voted for. */
const isOfRoad = ({ do: kind }: ScreenOption): boolean => kind === 'option' || kind === 'vote' || kind === 'decide'

/** The choice whose consequence is told: of a pair that of the survivor who goes along, as the leader was chosen before. */
function aboutOf(option: ScreenOption, view: View): Option {
  const pair = isOfGame(option) ? undefined : pairOf(option, view)
  return pair ? { do: 'lead', survivor: pair.other } : firstStep(option)
}

/** Whether the crisis that was not prevented asks whom or what its effects are for. */
const asksForCrisis = (question: Question | undefined, { phase, roads, table }: View): boolean =>
  phase === 'colony' &&
  roads.now === null &&
  table.length === 0 &&
  ['survivor', 'player', 'place', 'entrance', 'card', 'option'].includes(question ?? '')

/** Whether a request has just ended without a card: nothing on the board tells so. */
function isUnanswered(told: readonly Event[]): boolean {
  const at = told.findLastIndex(({ e }) => e === 'asked')
  return at >= 0 && told.slice(at + 1).every(event => event.e === 'answered' && event.card === '')
}

const isToAll = (step: Option | undefined): boolean => step?.do === 'ask' && step.player === ALL

/** No share of one win, because several players may win together, or none: about one bot of level 4 in six wins. */
const FAIR_CHANCE = 0.17

export const sayingOf = (words: Words, config: TableConfig = {}): Saying<View, ScreenOption, Event> => ({
  question(options, view) {
    const [first] = options
    if (first && !isOfGame(first) && pairOf(first, view)) return words.say('face.lead.who')
    return words.saying(questionPhrase(options.filter(isOfGame), view))
  },
  hint(options, view, told) {
    const question = asking(options.filter(isOfGame))
    if (view.crisis !== null && asksForCrisis(question, view)) return words.say(`crisis.fail.${view.crisis}`)
    if (question === 'call' || (question === 'vote' && voteSubjectOf(view).of === 'token'))
      return words.say(editionOf(view).tokenPasses ? 'face.token.passes' : 'face.token.stays', {
        first: { who: view.first },
        next: { who: rightOf(view, view.first) },
      })
    if (question === 'act' && isUnanswered(told)) return words.say('face.asked.nothing')
    // The view does not say who asks for which card, but everybody was told.
    const asked = question === 'give' ? told.findLast(({ e }) => e === 'asked') : undefined
    return asked ? words.saying(faceDownEvent(asked)) : ''
  },
  option(option, view) {
    const secret = secretStep(option, view)
    if (secret) return words.saying(faceDownOption(secret))
    return isOfGame(option) ? words.saying(optionPhrase(option, view)) : runLabel(option, view, words)
  },
  advised: (option, view) => words.saying(optionPhrase(firstStep(option), view)),
  act(option, view) {
    const secret = secretStep(option, view)
    return secret ? words.saying(faceDownOption(secret)) : actLabel(option, view, words)
  },
  beside(option) {
    if (isOfGame(option)) return ''
    switch (option.steps[0].do) {
      case 'search':
        return words.say('face.cards', { n: cardsDrawn(option) })
      case 'food':
        return `→ ${raisedTo(option)}`
      default:
        return `${option.steps.length}×`
    }
  },
  standing: key => standingLabel(key, words),
  consequence(option, view, viewer: Viewer) {
    if (viewer === 'public' || isSecret(option, view) || (isHidden(config) && isOfRoad(option))) return ''
    if (!isOfGame(option) && option.steps[0].do === 'request')
      return isToAll(option.steps[1]) ? words.say('face.request') : ''
    // Both dice together complete the code, whatever the first of them says.
    if (!isOfGame(option) && option.steps[0].do === 'code') return words.say('raxxon.die.completes')
    return consequenceOf(aboutOf(option, view), view, words)
  },
  event: event => words.saying(faceDownEvent(event)),
  refusal: reason => words.saying(refusalPhrase(reason)),
  outcome: reason => words.saying(outcomePhrase(reason)),
  because: reason => words.saying(coachPhrase(reason)),
  fairChance: () => FAIR_CHANCE,
})
