// The survivors and places that a card can mean.

import type { Seat } from '@lastlight/kernel'
import type { Where, Whom } from '../content/effects.ts'
import { evenly } from '../content/evenly.ts'
import { hasDeck, isLocation, type Place } from '../content/places.ts'
import type { Survivor } from '../state.ts'
import type { Cards } from './cards.ts'
import { type EffectContext, isIn } from './conditions.ts'
import { somewhere } from './entrances.ts'
import { canGo, placesInPlay } from './people.ts'
import { banditsAt, type Position, placeOf, playerOf } from './position.ts'

function ownedAs(p: Position, whose: Whom['whose'], seat: Seat, { seat: me }: EffectContext): boolean {
  switch (whose) {
    case undefined:
      return true
    case 'own':
      return seat === me
    case 'members':
      return !playerOf(p, seat).exiled
  }
}

const standsAt = (area: Whom['at'], { at }: Survivor, { place }: EffectContext): boolean =>
  area === undefined || isIn(at, area, place)

const WHOM = { is: true, whose: true, at: true, hurt: true, sad: true, equipped: true, unmoved: true } as const
const WHERE = { location: true, own: true, zombies: true, foes: true, gap: true, noise: true, deck: true } as const

const people = new WeakMap<Whom, Whom>()
const places = new WeakMap<Where, Where>()

/** The same wish, with all keys: it is read for every survivor or place. */
function even<T extends object>(wish: T, known: WeakMap<T, T>, keys: Parameters<typeof evenly<T>>[1]): T {
  let found = known.get(wish)
  if (!found) {
    found = evenly(wish, keys)
    known.set(wish, found)
  }
  return found
}

function isMeant(p: Position, whom: Whom, survivor: Survivor, context: EffectContext): boolean {
  if (whom.is !== undefined && whom.is !== survivor.id) return false
  if (!ownedAs(p, whom.whose, survivor.seat, context) || !standsAt(whom.at, survivor, context)) return false
  if (whom.hurt && survivor.wounds + survivor.frostbite === 0) return false
  if (whom.sad && survivor.despair === 0) return false
  if (whom.equipped && survivor.equipment.length === 0) return false
  return !(whom.unmoved && (survivor.moved || !canGo(p, survivor)))
}

export function meant(p: Position, whom: Whom, context: EffectContext): readonly Survivor[] {
  const all = even(whom, people, WHOM)
  return p.survivors.filter(survivor => isMeant(p, all, survivor, context))
}

export function isSomeoneMeant(p: Position, whom: Whom, context: EffectContext): boolean {
  const all = even(whom, people, WHOM)
  for (const survivor of p.survivors) if (isMeant(p, all, survivor, context)) return true
  return false
}

function hasOneAt(p: Position, seat: Seat, at: Place): boolean {
  for (const each of p.survivors) if (each.seat === seat && each.at === at) return true
  return false
}

function isPlace<P extends Position>(p: P, cards: Cards<P>, where: Where, at: Place, { seat }: EffectContext): boolean {
  if (where.location && !isLocation(at)) return false
  if (where.own && !hasOneAt(p, seat, at)) return false
  if (where.zombies && !somewhere(p, at, 'zombies')) return false
  if (where.foes && banditsAt(p, at) === 0 && !somewhere(p, at, 'zombies')) return false
  if (where.gap && !somewhere(p, at, 'gap')) return false
  if (where.noise && placeOf(p, at).noise === 0) return false
  return !where.deck || at === 'colony' || (hasDeck(at) && cards.deck(p, at) > 0)
}

export function placesMeant<P extends Position>(p: P, cards: Cards<P>, where: Where, context: EffectContext): Place[] {
  const all = even(where, places, WHERE)
  return placesInPlay(p).filter(at => isPlace(p, cards, all, at, context))
}

export function isAPlaceMeant<P extends Position>(
  p: P,
  cards: Cards<P>,
  where: Where,
  context: EffectContext,
): boolean {
  const all = even(where, places, WHERE)
  if (all.own) {
    for (const { seat, at } of p.survivors)
      if (seat === context.seat && isPlace(p, cards, all, at, context)) return true
    return false
  }
  return placesInPlay(p).some(at => isPlace(p, cards, all, at, context))
}
