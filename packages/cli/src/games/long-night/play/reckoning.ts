// The objectives of all players when the game is over, and which of them were reached.

import { reckoningOf, type State, type View } from '@lastlight/long-night'
import { termPhrase } from '@lastlight/long-night/text'
import { heading, type SeatPosition } from '../../../play/guide.ts'
import { goalName } from './hand.ts'
import { objectiveLines } from './objective.ts'

export function reckoning({ view, state, words }: SeatPosition<View, State>): readonly string[] {
  return [
    ...objectiveLines(view, words),
    heading(words.say('end.goals')),
    ...view.players.flatMap((_, who) => {
      const { cards, terms } = reckoningOf(state, who)
      const goal = words.list(cards.map(id => words.say('end.card', { goal: goalName(id, words) })))
      return [
        cards.length === 0 ? words.say('end.team', { who: { who } }) : words.say('end.goal', { who: { who }, goal }),
        ...terms.map(({ term, met }) => {
          const said = { term: words.saying(termPhrase(term)) }
          return `  ${met ? words.say('end.met', said) : words.say('end.missed', said)}`
        }),
      ]
    }),
  ]
}
