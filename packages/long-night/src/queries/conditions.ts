// The conditions of cards and objectives, checked in a position.

import type { Seat } from '@lastlight/kernel'
import type { BoardCondition, Condition, Range } from '../content/effects.ts'
import { PLACES, type Place } from '../content/places.ts'
import type { Survivor } from '../state.ts'
import type { CardCounts } from './cards.ts'
import { countAt } from './entrances.ts'
import { damageOf } from './people.ts'
import {
  banditsAt,
  groupOf,
  isOn,
  memberCount,
  type Position,
  placeOf,
  playerOf,
  playing,
  survivorOf,
} from './position.ts'

/** Who and where an effect of a card speaks of. */
export interface EffectContext {
  readonly seat: Seat
  readonly survivor: string
  readonly place: Place
  readonly other: Seat
}
export const effectContext = (
  seat: Seat,
  survivor = '',
  place: Place = 'colony',
  other: Seat = seat,
): EffectContext => ({ seat, survivor, place, other })

export const within = (n: number, range: Range): boolean =>
  typeof range === 'number'
    ? n >= range
    : (range.min === undefined || n >= range.min) && (range.max === undefined || n <= range.max)

/** The range that a condition asks for, where it counts something. */
export function rangeOf(condition: Condition): Range | undefined {
  const last = condition.at(-1)
  return typeof last === 'number' || typeof last === 'object' ? last : undefined
}

type Area = Place | 'here' | 'outside' | 'board'
export const isIn = (at: Place, area: Area, here: Place): boolean =>
  area === 'board' || (area === 'outside' ? at !== 'colony' : at === (area === 'here' ? here : area))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

const overPlaces = (area: Area, here: Place, count: (at: Place) => number): number =>
  sum(PLACES.filter(at => isIn(at, area, here)).map(count))

const survivorsIn = (all: readonly Survivor[], area: Area, here: Place): number =>
  all.filter(each => isIn(each.at, area, here)).length

const equipmentOf = (p: Position, seat: Seat): number => sum(groupOf(p, seat).map(each => each.equipment.length))

/** The number that a condition of the board is about; 1 or 0 where it is about none. */
function countOnBoard(p: Position, condition: BoardCondition, { seat, place }: EffectContext): number {
  switch (condition[0]) {
    case 'zombies':
    case 'barricades':
    case 'noise': {
      const [what, area] = condition
      return overPlaces(area, place, at => (what === 'noise' ? placeOf(p, at).noise : countAt(p, at, what)))
    }
    case 'bandits':
      return overPlaces(condition[1], place, at => banditsAt(p, at))
    case 'people':
      return survivorsIn(p.survivors, condition[1], place)
    case 'own':
      return survivorsIn(groupOf(p, seat), condition[1], place)
    case 'food':
    case 'morale':
    case 'starvation':
    case 'rebellious':
      return p[condition[0]]
    case 'helpless':
      return p.helpless + p.rebellious
    case 'members':
      return memberCount(p)
    case 'exiles':
      return p.players.filter(player => player.exiled).length
    case 'roundsLeft':
      return p.rounds
    case 'equipment':
      return equipmentOf(p, seat)
    case 'hurt':
      return groupOf(p, seat).filter(each => damageOf(each) > 0).length
    case 'dice':
      return playerOf(p, seat).dice.length
    case 'controls':
      return survivorOf(p, condition[1])?.seat === seat ? 1 : 0
    case 'inPlay':
      return survivorOf(p, condition[1]) ? 1 : 0
    case 'lasting':
      return p.lasting.includes(condition[1]) ? 1 : 0
    case 'pills':
      return isOn(p, 'pills') ? 1 : 0
    case 'exiled':
      return playerOf(p, seat).exiled === condition[1] ? 1 : 0
  }
}

type Measure = 'survivors' | 'cards' | 'equipment'

function measure<P extends Position>(p: P, cards: CardCounts<P>, seat: Seat, what: Measure): number {
  switch (what) {
    case 'survivors':
      return groupOf(p, seat).length
    case 'cards':
      return cards.hand(p, seat)
    case 'equipment':
      return equipmentOf(p, seat)
  }
}

/** The same number for each of the other players. */
const othersHave = <P extends Position>(p: P, cards: CardCounts<P>, seat: Seat, what: Measure): readonly number[] =>
  playing(p)
    .filter(other => other !== seat)
    .map(other => measure(p, cards, other, what))

/** How far a player is ahead of the best of the others; LN-RULE-07: nobody has the most who is not ahead by one. */
export const aheadBy = <P extends Position>(p: P, cards: CardCounts<P>, seat: Seat, what: Measure): number =>
  measure(p, cards, seat, what) - Math.max(...othersHave(p, cards, seat, what), Number.NEGATIVE_INFINITY)

/** The number that a condition is about; 1 or 0 where it is about none. */
export function countOf<P extends Position>(
  p: P,
  cards: CardCounts<P>,
  condition: Condition,
  context: EffectContext,
): number {
  const { seat } = context
  switch (condition[0]) {
    case 'waste':
    case 'graveyard':
    case 'contributed':
      return cards[condition[0]](p)
    case 'hand':
      return cards.hand(p, seat)
    case 'cards':
      return cards.inHand(p, seat, condition[1])
    case 'most':
      return aheadBy(p, cards, seat, condition[1]) > 0 ? 1 : 0
    case 'fewest': {
      const mine = measure(p, cards, seat, condition[1])
      return othersHave(p, cards, seat, condition[1]).every(theirs => mine < theirs) ? 1 : 0
    }
    default:
      return countOnBoard(p, condition, context)
  }
}

const ONCE: Range = 1

export const holdsOnBoard = (p: Position, condition: BoardCondition, context: EffectContext): boolean =>
  within(countOnBoard(p, condition, context), rangeOf(condition) ?? ONCE)

export const holds = <P extends Position>(
  p: P,
  cards: CardCounts<P>,
  condition: Condition,
  context: EffectContext,
): boolean => within(countOf(p, cards, condition, context), rangeOf(condition) ?? ONCE)
