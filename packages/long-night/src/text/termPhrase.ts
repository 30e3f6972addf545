// A requirement of an objective in words.

import { type Phrase, phrase } from '@lastlight/kernel'
import type { Range } from '../content/effects.ts'
import type { GoalTerm } from '../queries/goalTerms.ts'
import * as named from './named.ts'

function ranged(what: Phrase, range: Range): Phrase {
  if (typeof range === 'number') return phrase('term.min', { what, n: range })
  return range.max === undefined
    ? phrase('term.min', { what, n: range.min ?? 0 })
    : phrase('term.max', { what, n: range.max })
}

export function termPhrase(term: GoalTerm): Phrase {
  switch (term[0]) {
    case 'ending':
      return phrase(`term.ending.${term[1]}`)
    case 'cards':
      return ranged(phrase('term.cards', { type: named.typeName(term[1]) }), term[2])
    case 'own':
    case 'barricades': {
      const [what, area, range] = term
      const wide = area === 'board' || area === 'outside'
      return ranged(
        phrase(wide ? `term.${what}.${area}` : `term.${what}`, wide ? {} : { at: named.placeIn(area) }),
        range,
      )
    }
    case 'most':
      return phrase(`term.most.${term[1]}`)
    default:
      return ranged(phrase(`term.${term[0]}`), term[1] as Range)
  }
}
