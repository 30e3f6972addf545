// Which survivors and places a card can mean.

import type { Seat } from '@lastlight/kernel'
import type { Where, Whom } from '../content/effects.ts'
import { isLocation, LOCATIONS, type Place } from '../content/places.ts'
import { items, placeOf, playerOf } from '../language.ts'
import type { State, Survivor } from '../state.ts'
import type { Mind } from './conditions.ts'
import { freeSpaces } from './people.ts'
import { somewhere } from './somewhere.ts'

function ownedAs(s: State, whose: Whom['whose'], seat: Seat, { seat: me }: Mind): boolean {
  switch (whose) {
    case undefined:
      return true
    case 'own':
      return seat === me
    case 'members':
      return !playerOf(s, seat).exiled
  }
}

const standsAt = (at: Whom['at'], { at: there }: Survivor, { place }: Mind): boolean =>
  at === undefined || (at === 'outside' ? there !== 'colony' : there === (at === 'here' ? place : at))

export function isMeant(s: State, whom: Whom, survivor: Survivor, mind: Mind): boolean {
  if (whom.is !== undefined && whom.is !== survivor.id) return false
  if (!ownedAs(s, whom.whose, survivor.seat, mind) || !standsAt(whom.at, survivor, mind)) return false
  if (whom.hurt && survivor.wounds + survivor.frostbite === 0) return false
  if (whom.sad && survivor.despair === 0) return false
  if (whom.equipped && survivor.equipment.length === 0) return false
  if (whom.unmoved && (survivor.moved || !canGo(s, survivor))) return false
  return !(whom.else && survivor.id === mind.survivor)
}

export const meant = (s: State, whom: Whom, mind: Mind): readonly Survivor[] =>
  s.survivors.filter(survivor => isMeant(s, whom, survivor, mind))

export const idsOf = (survivors: readonly Survivor[]): string[] => survivors.map(({ id }) => id)

/** LN-BOARD-09: the colony and the six locations. */
export const GROUND: readonly Place[] = ['colony', ...LOCATIONS]

function hasOneAt(s: State, seat: Seat, at: Place): boolean {
  for (const each of s.survivors) if (each.seat === seat && each.at === at) return true
  return false
}

export function isPlace(s: State, where: Where, at: Place, mind: Mind): boolean {
  if (where.location && at === 'colony') return false
  if (where.own && !hasOneAt(s, mind.seat, at)) return false
  if (where.zombies && !somewhere(s, at, 'zombies')) return false
  if (where.gap && !somewhere(s, at, 'gap')) return false
  if (where.noise && placeOf(s, at).noise === 0) return false
  return !(where.deck && isLocation(at) && items.at(s, at).length === 0)
}

export const placesMeant = (s: State, where: Where, mind: Mind): Place[] =>
  GROUND.filter(at => isPlace(s, where, at, mind))

/** LN-MOVE-01, LN-EXILE-17: where a survivor could go now. */
const isFree = (s: State, { at, seat }: Survivor, to: Place): boolean =>
  to !== at && freeSpaces(s, to) > 0 && !(to === 'colony' && playerOf(s, seat).exiled)
export const destinations = (s: State, survivor: Survivor): readonly Place[] =>
  GROUND.filter(to => isFree(s, survivor, to))
function canGo(s: State, survivor: Survivor): boolean {
  for (const to of GROUND) if (isFree(s, survivor, to)) return true
  return false
}
