// LN-SEARCH-01

import { type BrokenLimit, limit } from '@lastlight/kernel'
import { hasDeck } from '../../content/places.ts'
import { call, items, tell } from '../../language.ts'
import type { Search } from '../../options.ts'
import { searchValue } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { withSurvivorAndDie } from '../sameOption.ts'
import { search as searching } from '../searching.ts'
import { spend } from '../verbs/dice.ts'
import { type Act, survivorNamed } from './act.ts'
import { dieLimit } from './limits.ts'

const NO_DECK = limit('LN-SEARCH-01', 'search.noDeck')
const DECK_EMPTY = limit('LN-SEARCH-07', 'search.deckEmpty')

/** Limits that do not depend on the die. */
function searchLimit(s: State, { at }: Survivor): BrokenLimit {
  if (!hasDeck(at)) return NO_DECK
  return items.at(s, at).length === 0 ? DECK_EMPTY : undefined
}

const searchesOf = withSurvivorAndDie('search')

export const search: Act<Search> = {
  candidates(s, _, offer, { dice, group }) {
    for (const by of group) {
      const barred = searchLimit(s, by)
      if (!offer.skips(barred)) {
        const value = searchValue(s, by)
        const searches = searchesOf(by.id)
        for (const die of dice) offer.add(searches[die]!, barred ?? dieLimit(die, value))
      }
    }
  },
  act(s, seat, { survivor, die }) {
    spend(s, seat, die)
    const { at } = survivorNamed(s, survivor)
    tell.all?.({ e: 'searched', seat, survivor, at })
    if (hasDeck(at)) call(searching, { seat, survivor, at })
  },
}
