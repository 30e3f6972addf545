// Small questions that cards and actions share.

import { end, int, limit, list, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { typeOf } from '../content/items.ts'
import { ITEM_TYPES, type ItemType } from '../content/itemTypes.ts'
import { type DeckPlace, PLACES } from '../content/places.ts'
import type { Why } from '../events.ts'
import { SURVIVOR_ID } from '../ids.ts'
import { items, proc, reveal, tell } from '../language.ts'
import { ENTRANCE_HAS, entranceHas } from '../queries/entrances.ts'
import { placeOf, playerOf } from '../queries/position.ts'
import type { State } from '../state.ts'
import { hand } from '../zones.ts'
import { oneCard, oneDie, oneEntrance, onePlace, oneSurvivor } from './sameOption.ts'
import { wasteOf } from './spent.ts'
import { whyOf } from './why.ts'

const PLACE = one(...PLACES)
const NOT_ONE_OF = limit('LN-XROADS-08', 'pick.notOneOf')

export const pickSurvivor = proc('pickSurvivor', { seat: SEAT, among: list(SURVIVOR_ID) }, { gives: SURVIVOR_ID })
pickSurvivor.steps({
  ask: pickSurvivor.ask({
    from: (_, l) => l.among.map(oneSurvivor),
    alone: 'take',
    take(_, l, o) {
      if (l.among.length > 1) tell.all?.({ e: 'picked', seat: l.seat, what: { survivor: o.survivor } })
      return pickSurvivor.give(o.survivor)
    },
  }),
})

export const pickPlace = proc('pickPlace', { seat: SEAT, among: list(PLACE) }, { gives: PLACE })
pickPlace.steps({
  ask: pickPlace.ask({
    from: (_, l) => l.among.map(onePlace),
    alone: 'take',
    take(_, l, o) {
      if (l.among.length > 1) tell.all?.({ e: 'picked', seat: l.seat, what: { place: o.place } })
      return pickPlace.give(o.place)
    },
  }),
})

export const pickPlayer = proc('pickPlayer', { seat: SEAT, among: list(int) }, { gives: int })
pickPlayer.steps({
  ask: pickPlayer.ask({
    from: (_, l) => l.among.map(player => ({ do: 'player', player }) as const),
    alone: 'take',
    take(_, l, o) {
      if (l.among.length > 1) tell.all?.({ e: 'picked', seat: l.seat, what: { player: o.player } })
      return pickPlayer.give(o.player)
    },
  }),
})

/** LN-ZKILL-02: which entrance of the place. */
export const pickEntrance = proc('pickEntrance', { seat: SEAT, at: PLACE, has: one(...ENTRANCE_HAS) }, { gives: int })
pickEntrance.steps({
  ask: pickEntrance.ask({
    from: (s, l) => placeOf(s, l.at).entrances.map((_, entrance) => oneEntrance(entrance)),
    limit: (s, l, o) => (entranceHas(s, l.at, o.entrance, l.has) ? undefined : NOT_ONE_OF),
    alone: 'take',
    take(s, l, o) {
      if (placeOf(s, l.at).entrances.length > 1)
        tell.all?.({ e: 'picked', seat: l.seat, what: { at: l.at, entrance: o.entrance } })
      return pickEntrance.give(o.entrance)
    },
  }),
})

/** Which of the own unused dice; equal ones are the same choice. */
export const pickDie = proc('pickDie', { seat: SEAT }, { gives: int })
pickDie.steps({
  ask: pickDie.ask({
    from: (s, l) => kindsOf(playerOf(s, l.seat).dice).map(oneDie),
    alone: 'take',
    take(_, l, o) {
      tell.all?.({ e: 'picked', seat: l.seat, what: { die: o.die } })
      return pickDie.give(o.die)
    },
  }),
})

/** The values of each set of dice, by a number with one bit for each value. */
const KINDS: readonly (readonly number[])[] = Array.from({ length: 2 ** 7 }, (_, shown) =>
  [1, 2, 3, 4, 5, 6].filter(die => shown & (1 << die)),
)

/** Dice that show the same are the same choice. */
export const kindsOf = (dice: readonly number[]): readonly number[] => {
  let shown = 0
  for (const die of dice) shown |= 1 << die
  return KINDS[shown]!
}

const ANY = 'any'
const TYPE = one(...ITEM_TYPES, ANY)
const WRONG_TYPE = limit('LN-XROADS-04', 'pick.wrongType')

const fits = (card: string, type: ItemType | typeof ANY): boolean => type === ANY || typeOf(card) === type

export const cardsOfType = (s: State, seat: Seat, type: ItemType | 'any'): readonly string[] =>
  items.at(s, hand(seat)).filter(card => fits(card, type))

/** Gives up to this many cards of the hand: to the waste pile, or to another player. */
export const giveUp = proc('giveUp', { seat: SEAT, left: int, type: TYPE, to: int })
giveUp.steps({
  more: (s, l) => (l.left > 0 && cardsOfType(s, l.seat, l.type).length > 0 ? next : end),
  card: giveUp.ask({
    from: (s, l) => items.at(s, hand(l.seat)).map(oneCard),
    limit: (_, l, o) => (fits(o.card, l.type) ? undefined : WRONG_TYPE),
    take(s, l, o) {
      l.left--
      if (l.to === l.seat) {
        items.move(s, o.card, hand(l.seat), wasteOf(s, l.seat))
        tell.all?.({ e: 'discarded', seat: l.seat, card: o.card, why: whyOf(s) })
      } else {
        items.move(s, o.card, hand(l.seat), hand(l.to))
        reveal(s, [l.seat])
        tell.only?.(
          [l.seat, l.to],
          { e: 'gave', seat: l.seat, to: l.to, card: o.card, why: whyOf(s) },
          { e: 'gave', seat: l.seat, to: l.to, why: whyOf(s) },
        )
      }
      return 'more'
    },
  }),
})

/**
 * LN-PRINT-07: takes a card from an open pile, or from one that this player alone looks through; everybody hears which
 * card leaves.
 */
export const takeFrom = (
  s: State,
  seat: Seat,
  card: string,
  from: DeckPlace | 'waste' | 'stash',
  to: 'hand' | 'table' = 'hand',
  why?: Why,
): void => {
  items.move(s, card, from, to === 'hand' ? hand(seat) : to, { shown: 'all' })
  tell.all?.({ e: 'took', seat, card, from, to, why: why ?? whyOf(s) })
}
