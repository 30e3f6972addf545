// LN-BARR, LN-CLEAN, LN-ATTRACT: any die will do.

import { limit, type Seat } from '@lastlight/kernel'
import { call, items, tell } from '../../language.ts'
import { CLEANED } from '../../queries/colony.ts'
import { canLure, emptySpaces } from '../../queries/entrances.ts'
import { editionOf, placeOf } from '../../queries/position.ts'
import type { Entrance, State, Survivor } from '../../state.ts'
import { fortifyOne, luring } from '../entrances.ts'
import { happen } from '../happening.ts'
import { tidy } from '../verbs/cards.ts'
import { spend } from '../verbs/dice.ts'
import { RESTRAINED } from './attack.ts'
import { type Broken, type Deed, the } from './deed.ts'

export type Barricade = {
  readonly do: 'barricade'
  readonly survivor: string
  readonly die: number
  readonly entrance: number
}
export type Clean = { readonly do: 'clean'; readonly die: number }
export type Attract = { readonly do: 'attract'; readonly survivor: string; readonly die: number }

const NO_SPACE = limit('LN-BARR-01', 'barricade.noSpace')
const NOBODY_HOME = limit('LN-CLEAN-01', 'clean.nobodyHome')
const NO_WASTE = limit('LN-CLEAN-01', 'clean.noWaste')
const NOTHING_TO_LURE = limit('LN-ATTRACT-01', 'attract.nothing')

function barricadeLimit({ at, restrained }: Survivor, entrance: Entrance): Broken {
  if (restrained) return RESTRAINED
  return emptySpaces(at, entrance) > 0 ? undefined : NO_SPACE
}

// LN-BARR-01
export const barricade: Deed<Barricade> = {
  name(s, _, all, { dice, group }, wide) {
    for (const by of group) {
      const { entrances } = placeOf(s, by.at)
      for (let entrance = 0; entrance < entrances.length; entrance++)
        if (wide || !barricadeLimit(by, entrances[entrance]!))
          for (const die of dice) all.push({ do: 'barricade', survivor: by.id, die, entrance })
    }
  },
  limit(s, _, { survivor, entrance }) {
    const by = the(s, survivor)
    return barricadeLimit(by, placeOf(s, by.at).entrances[entrance]!)
  },
  act(s, seat, { survivor, die, entrance }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    fortifyOne(s, at, entrance, 'barricade', survivor)
    happen(s, seat, 'barricade', { survivor, at })
  },
}

function cleanLimit(s: State, seat: Seat): Broken {
  let broken: Broken = NOBODY_HOME
  for (const { seat: whose, at, restrained } of s.survivors)
    if (whose === seat && at === 'colony' && broken) broken = restrained ? RESTRAINED : undefined
  if (broken) return broken
  return items.at(s, 'waste').length > 0 ? undefined : NO_WASTE
}

// LN-CLEAN-01
export const clean: Deed<Clean> = {
  name(s, seat, all, { dice }, wide) {
    if (wide || !cleanLimit(s, seat)) for (const die of dice) all.push({ do: 'clean', die })
  },
  limit: cleanLimit,
  act(s, seat, { die }) {
    spend(s, seat, die)
    tidy(s, CLEANED)
    happen(s, seat, 'clean')
  },
}

const ATTRACTED = 2

function attractLimit(s: State, { at, restrained }: Survivor): Broken {
  if (restrained) return RESTRAINED
  return canLure(s, at) ? undefined : NOTHING_TO_LURE
}

// LN-ATTRACT-01, LN-ATTRACT-02; ED-08
export const attract: Deed<Attract> = {
  name(s, _, all, { dice, group }, wide) {
    for (const by of group)
      if (wide || !attractLimit(s, by)) for (const die of dice) all.push({ do: 'attract', survivor: by.id, die })
  },
  limit: (s, _, { survivor }) => attractLimit(s, the(s, survivor)),
  act(s, seat, { survivor, die }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    tell.all?.({ e: 'attracts', survivor, at })
    happen(s, seat, 'attract', { survivor, at })
    call(luring, { seat, at, left: ATTRACTED, forced: editionOf(s).attract === 'two' })
  },
}
