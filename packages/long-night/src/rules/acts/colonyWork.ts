// LN-BARR, LN-CLEAN, LN-ATTRACT: any die will do.

import { limit } from '@lastlight/kernel'
import { call, editionOf, items, placeOf, tell } from '../../language.ts'
import { canLure, fortifyOne, luring } from '../entrances.ts'
import { happen } from '../happening.ts'
import { somewhere } from '../somewhere.ts'
import { tidy } from '../verbs/cards.ts'
import { spend } from '../verbs/dice.ts'
import { emptySpaces } from '../zombies.ts'
import { RESTRAINED } from './attack.ts'
import { admit, type Deed, the } from './deed.ts'

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

// LN-BARR-01
export const barricade: Deed<Barricade> = {
  name(s, seat, all, { dice, group }, wide) {
    for (const { id, at } of group) {
      const { entrances } = placeOf(s, at)
      for (let entrance = 0; entrance < entrances.length; entrance++)
        if (wide || emptySpaces(at, entrances[entrance]!) > 0)
          for (const die of dice) admit(barricade, s, seat, all, { do: 'barricade', survivor: id, die, entrance }, wide)
    }
  },
  limit(s, _, { survivor, entrance }) {
    const by = the(s, survivor)
    if (by.restrained) return RESTRAINED
    return emptySpaces(by.at, placeOf(s, by.at).entrances[entrance]!) > 0 ? undefined : NO_SPACE
  },
  act(s, seat, { survivor, die, entrance }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    fortifyOne(s, at, entrance, 'barricade', survivor)
    happen(s, seat, 'barricade', { survivor, at })
  },
}

const CLEANED = 3

// LN-CLEAN-01
export const clean: Deed<Clean> = {
  name(s, seat, all, { dice }, wide) {
    if (wide || items.at(s, 'waste').length > 0)
      for (const die of dice) admit(clean, s, seat, all, { do: 'clean', die }, wide)
  },
  limit(s, seat) {
    let broken: typeof NOBODY_HOME | undefined = NOBODY_HOME
    for (const { seat: whose, at, restrained } of s.survivors)
      if (whose === seat && at === 'colony' && broken) broken = restrained ? RESTRAINED : undefined
    if (broken) return broken
    return items.at(s, 'waste').length > 0 ? undefined : NO_WASTE
  },
  act(s, seat, { die }) {
    spend(s, seat, die)
    tidy(s, CLEANED)
    happen(s, seat, 'clean')
  },
}

const ATTRACTED = 2

// LN-ATTRACT-01, LN-ATTRACT-02; ED-08
export const attract: Deed<Attract> = {
  name(s, seat, all, { dice, group }, wide) {
    for (const { id, at } of group)
      if (wide || somewhere(s, at, 'gap'))
        for (const die of dice) admit(attract, s, seat, all, { do: 'attract', survivor: id, die }, wide)
  },
  limit(s, _, { survivor }) {
    const by = the(s, survivor)
    if (by.restrained) return RESTRAINED
    return canLure(s, by.at) ? undefined : NOTHING_TO_LURE
  },
  act(s, seat, { survivor, die }) {
    spend(s, seat, die)
    const { at } = the(s, survivor)
    tell.all?.({ e: 'attracts', survivor, at })
    happen(s, seat, 'attract', { survivor, at })
    call(luring, { seat, at, left: ATTRACTED, forced: editionOf(s).attract === 'two' })
  },
}
