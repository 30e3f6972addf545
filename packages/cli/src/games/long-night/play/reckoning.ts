// The objectives of all players when the game is over, and which of them were reached.

import { type GoalTerm, reckoningOf, type State, type View } from '@lastlight/long-night'
import type { Words } from '@lastlight/words'
import { heading, type SeatPosition } from '../../../play/guide.ts'
import { goalName } from './hand.ts'
import { objectiveLines } from './objective.ts'

type Range = number | { readonly min?: number; readonly max?: number }

function ranged(what: string, range: Range, words: Words): string {
  if (typeof range === 'number') return words.say('term.min', { what, n: range })
  return range.max === undefined
    ? words.say('term.min', { what, n: range.min ?? 0 })
    : words.say('term.max', { what, n: range.max })
}

export function termWords(term: GoalTerm, words: Words): string {
  switch (term[0]) {
    case 'ending':
      return words.say(`term.ending.${term[1]}`)
    case 'cards':
      return ranged(words.say('term.cards', { type: words.say(`type.${term[1]}`) }), term[2], words)
    case 'own':
    case 'barricades': {
      const [what, area, range] = term
      const wide = area === 'board' || area === 'outside'
      return ranged(
        wide ? words.say(`term.${what}.${area}`) : words.say(`term.${what}`, { at: words.say(`place.in.${area}`) }),
        range,
        words,
      )
    }
    case 'most':
      return words.say(`term.most.${term[1]}`)
    default:
      return ranged(words.say(`term.${term[0]}`), term[1] as Range, words)
  }
}

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
          const said = { term: termWords(term, words) }
          return `  ${met ? words.say('end.met', said) : words.say('end.missed', said)}`
        }),
      ]
    }),
  ]
}
