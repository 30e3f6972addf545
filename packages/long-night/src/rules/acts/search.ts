// LN-SEARCH-01

import { limit } from '@lastlight/kernel'
import { isLocation } from '../../content/places.ts'
import { call, items, tell } from '../../language.ts'
import { searchValue } from '../queries.ts'
import { search as searching } from '../searching.ts'
import { spend } from '../verbs/dice.ts'
import { DIE_TOO_LOW } from './attack.ts'
import { admit, type Deed, the } from './deed.ts'

export type Search = { readonly do: 'search'; readonly survivor: string; readonly die: number }

const NO_DECK = limit('LN-SEARCH-01', 'search.noDeck')
const DECK_EMPTY = limit('LN-SEARCH-07', 'search.deckEmpty')

export const search: Deed<Search> = {
  name(s, seat, all, { dice, group }, wide) {
    for (const by of group) {
      if (!wide && !isLocation(by.at)) continue
      const value = wide ? 0 : searchValue(s, by)
      for (const die of dice)
        if (die >= value) admit(search, s, seat, all, { do: 'search', survivor: by.id, die }, wide)
    }
  },
  limit(s, _, { survivor, die }) {
    const by = the(s, survivor)
    if (!isLocation(by.at)) return NO_DECK
    if (items.at(s, by.at).length === 0) return DECK_EMPTY
    return die < searchValue(s, by) ? DIE_TOO_LOW : undefined
  },
  act(s, seat, { survivor, die }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    tell.all?.({ e: 'searched', seat, survivor, at })
    if (isLocation(at)) call(searching, { seat, survivor, at })
  },
}
