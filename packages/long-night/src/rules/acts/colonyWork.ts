// LN-BARR, LN-CLEAN, LN-ATTRACT: any die will do.

import { type BrokenLimit, limit, type Seat } from '@lastlight/kernel'
import { MOST_ENTRANCES } from '../../content/places.ts'
import { call, items, tell } from '../../language.ts'
import type { Attract, Barricade, Clean } from '../../options.ts'
import { CLEANED } from '../../queries/colony.ts'
import { ATTRACTED, canLure, emptySpaces } from '../../queries/entrances.ts'
import { editionOf, placeOf } from '../../queries/position.ts'
import type { State, Survivor } from '../../state.ts'
import { fortifyOne, luring } from '../entrances.ts'
import { happen } from '../happenings.ts'
import { withDie, withEntrance, withSurvivorAndDie } from '../sameOption.ts'
import { tidy } from '../verbs/cards.ts'
import { spend } from '../verbs/dice.ts'
import { type Act, survivorNamed } from './act.ts'
import { RESTRAINED } from './limits.ts'

const NO_SPACE = limit('LN-BARR-01', 'barricade.noSpace')
const NOBODY_HOME = limit('LN-CLEAN-01', 'clean.nobodyHome')
const NO_WASTE = limit('LN-CLEAN-01', 'clean.noWaste')
const NOTHING_TO_LURE = limit('LN-ATTRACT-01', 'attract.nothing')

function barricadeLimit(s: State, { at, restrained }: Survivor, entrance: number): BrokenLimit {
  if (restrained) return RESTRAINED
  return emptySpaces(s, at, entrance) > 0 ? undefined : NO_SPACE
}

const barricadesOf = withEntrance('barricade', MOST_ENTRANCES)

// LN-BARR-01
export const barricade: Act<Barricade> = {
  candidates(s, _, offer, { dice, group }) {
    for (const by of group) {
      const { entrances } = placeOf(s, by.at)
      const barricades = barricadesOf(by.id)
      for (let entrance = 0; entrance < entrances.length; entrance++) {
        const broken = barricadeLimit(s, by, entrance)
        if (!offer.skips(broken)) for (const die of dice) offer.add(barricades[die]![entrance]!, broken)
      }
    }
  },
  act(s, seat, { survivor, die, entrance }) {
    spend(s, seat, die)
    const { at } = survivorNamed(s, survivor)
    fortifyOne(s, at, entrance, 'barricade', survivor)
    happen(s, seat, 'barricade', { survivor, at })
  },
}

function cleanLimit(s: State, seat: Seat): BrokenLimit {
  let broken: BrokenLimit = NOBODY_HOME
  for (const { seat: whose, at, restrained } of s.survivors)
    if (whose === seat && at === 'colony' && broken) broken = restrained ? RESTRAINED : undefined
  if (broken) return broken
  return items.at(s, 'waste').length > 0 ? undefined : NO_WASTE
}

const CLEAN = withDie('clean')

// LN-CLEAN-01
export const clean: Act<Clean> = {
  candidates(s, seat, offer, { dice }) {
    const broken = cleanLimit(s, seat)
    if (!offer.skips(broken)) for (const die of dice) offer.add(CLEAN[die]!, broken)
  },
  act(s, seat, { die }) {
    spend(s, seat, die)
    tidy(s, CLEANED)
    happen(s, seat, 'clean')
  },
}

function attractLimit(s: State, { at, restrained }: Survivor): BrokenLimit {
  if (restrained) return RESTRAINED
  return canLure(s, at) ? undefined : NOTHING_TO_LURE
}

const attractionsOf = withSurvivorAndDie('attract')

// LN-ATTRACT-01, LN-ATTRACT-02; ED-08
export const attract: Act<Attract> = {
  candidates(s, _, offer, { dice, group }) {
    for (const by of group) {
      const broken = attractLimit(s, by)
      if (!offer.skips(broken)) for (const die of dice) offer.add(attractionsOf(by.id)[die]!, broken)
    }
  },
  act(s, seat, { survivor, die }) {
    spend(s, seat, die)
    const { at } = survivorNamed(s, survivor)
    tell.all?.({ e: 'attracts', survivor, at })
    happen(s, seat, 'attract', { survivor, at })
    call(luring, { seat, at, left: ATTRACTED, forced: editionOf(s).attract === 'two' })
  },
}
