// What can be true of the table.

import type { Seat } from '@lastlight/kernel'
import type { Condition, Range } from '../content/effects.ts'
import { typeOf } from '../content/items.ts'
import { PLACES, type Place } from '../content/places.ts'
import { groupOf, items, membersOf, people, placeOf, playerOf, playing, survivorOf } from '../language.ts'
import type { State, Survivor } from '../state.ts'
import { hand } from '../zones.ts'
import { damageOf } from './people.ts'

/** Whom and what a list of a card speaks of. */
export interface Mind {
  readonly seat: Seat
  readonly survivor: string
  readonly place: Place
  readonly other: Seat
}

const within = (n: number, range: Range): boolean =>
  typeof range === 'number'
    ? n >= range
    : (range.min === undefined || n >= range.min) && (range.max === undefined || n <= range.max)

type Area = Place | 'here' | 'outside' | 'board'
const isIn = (at: Place, area: Area, here: Place): boolean =>
  area === 'board' || (area === 'outside' ? at !== 'colony' : at === (area === 'here' ? here : area))

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0)

const overPlaces = (area: Area, here: Place, count: (at: Place) => number): number =>
  sum(PLACES.filter(at => isIn(at, area, here)).map(count))

function atEntrances(s: State, at: Place, what: 'zombies' | 'barricades'): number {
  let count = 0
  for (const entrance of placeOf(s, at).entrances) count += entrance[what]
  return count
}

export const zombiesAt = (s: State, at: Place): number => atEntrances(s, at, 'zombies')

const survivorsIn = (all: readonly Survivor[], area: Area, here: Place): number =>
  all.filter(each => isIn(each.at, area, here)).length

const equipmentOf = (s: State, seat: Seat): number => sum(groupOf(s, seat).map(each => each.equipment.length))

const MEASURES: { readonly [what: string]: (s: State, seat: Seat) => number } = {
  survivors: (s, seat) => groupOf(s, seat).length,
  cards: (s, seat) => items.at(s, hand(seat)).length,
  equipment: equipmentOf,
}

/** LN-RULE-07: ties fail. */
function stands(s: State, seat: Seat, what: string, better: (mine: number, theirs: number) => boolean): boolean {
  const measure = MEASURES[what]!
  return playing(s).every(other => other === seat || better(measure(s, seat), measure(s, other)))
}

/** What a plain number of the table is. */
function numberOfTable(s: State, { seat }: Mind, what: string): number {
  switch (what) {
    case 'food':
    case 'morale':
    case 'starvation':
    case 'rebellious':
      return s[what]
    case 'helpless':
      return s.helpless + s.rebellious
    case 'waste':
      return items.at(s, 'waste').length
    case 'graveyard':
      return people.at(s, 'graveyard').length
    case 'contributed':
      return items.at(s, 'contributed').length
    case 'members':
      return membersOf(s).length
    case 'exiles':
      return s.players.filter(player => player.exiled).length
    case 'roundsLeft':
      return s.rounds
    case 'hand':
      return items.at(s, hand(seat)).length
    case 'equipment':
      return equipmentOf(s, seat)
    case 'hurt':
      return groupOf(s, seat).filter(each => damageOf(each) > 0).length
    case 'dice':
      return playerOf(s, seat).dice.length
    default:
      throw new Error(`nothing is called ${what}`)
  }
}

export function holds(s: State, condition: Condition, mind: Mind): boolean {
  switch (condition[0]) {
    case 'zombies':
    case 'barricades':
    case 'noise': {
      const [what, area, range] = condition
      const count = (at: Place): number => (what === 'noise' ? placeOf(s, at).noise : atEntrances(s, at, what))
      return within(overPlaces(area, mind.place, count), range)
    }
    case 'people':
      return within(survivorsIn(s.survivors, condition[1], mind.place), condition[2])
    case 'own':
      return within(survivorsIn(groupOf(s, mind.seat), condition[1], mind.place), condition[2])
    case 'cards': {
      const [, type, range] = condition
      return within(items.at(s, hand(mind.seat)).filter(card => typeOf(card) === type).length, range)
    }
    case 'most':
      return stands(s, mind.seat, condition[1], (mine, theirs) => mine > theirs)
    case 'fewest':
      return stands(s, mind.seat, condition[1], (mine, theirs) => mine < theirs)
    case 'controls':
      return survivorOf(s, condition[1])?.seat === mind.seat
    case 'inPlay':
      return survivorOf(s, condition[1]) !== undefined
    case 'lasting':
      return s.lasting.includes(condition[1])
    case 'exiled':
      return playerOf(s, mind.seat).exiled === condition[1]
    default:
      return within(numberOfTable(s, mind, condition[0]), condition[1])
  }
}

export const mindOf = (seat: Seat, survivor = '', place: Place = 'colony', other: Seat = seat): Mind => ({
  seat,
  survivor,
  place,
  other,
})
