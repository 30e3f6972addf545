// LN-SEARCH-01

import { limit } from '@lastlight/kernel'
import { isLocation } from '../../content/places.ts'
import { call, items, tell } from '../../language.ts'
import { searchValue } from '../../queries/values.ts'
import type { State, Survivor } from '../../state.ts'
import { search as searching } from '../searching.ts'
import { spend } from '../verbs/dice.ts'
import { dieLimit } from './attack.ts'
import { type Broken, type Deed, the } from './deed.ts'

export type Search = { readonly do: 'search'; readonly survivor: string; readonly die: number }

const NO_DECK = limit('LN-SEARCH-01', 'search.noDeck')
const DECK_EMPTY = limit('LN-SEARCH-07', 'search.deckEmpty')

/** Whatever the die shows. */
function searchLimit(s: State, { at }: Survivor): Broken {
  if (!isLocation(at)) return NO_DECK
  return items.at(s, at).length === 0 ? DECK_EMPTY : undefined
}

export const search: Deed<Search> = {
  name(s, _, all, { dice, group }, wide) {
    for (const by of group) {
      if (!wide && searchLimit(s, by)) continue
      const value = searchValue(s, by)
      for (const die of dice) if (wide || !dieLimit(die, value)) all.push({ do: 'search', survivor: by.id, die })
    }
  },
  limit(s, _, { survivor, die }) {
    const by = the(s, survivor)
    return searchLimit(s, by) ?? dieLimit(die, searchValue(s, by))
  },
  act(s, seat, { survivor, die }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    tell.all?.({ e: 'searched', seat, survivor, at })
    if (isLocation(at)) call(searching, { seat, survivor, at })
  },
}
