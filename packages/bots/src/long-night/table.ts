// Numbers of the table, read off the view.

import type { Seat } from '@lastlight/kernel'
import type { View } from '@lastlight/long-night'
import type { Condition, Modifier, Power, Query, Range } from '@lastlight/long-night/content/effects'
import { itemRow, typeOf } from '@lastlight/long-night/content/items'
import type { ItemType } from '@lastlight/long-night/content/itemTypes'
import { LASTING, type LastingId } from '@lastlight/long-night/content/lasting'
import { LOCATIONS, numberOf, PLACE, PLACES, type Place } from '@lastlight/long-night/content/places'
import { survivorRow } from '@lastlight/long-night/content/survivors'
import type { Survivor } from './scene.ts'

/** Who and where a list of a card speaks of. */
export interface Mind {
  readonly seat: Seat
  readonly survivor: string
  readonly place: Place
  readonly other: Seat
}
export const mindOf = (seat: Seat, survivor = '', place: Place = 'colony', other: Seat = seat): Mind => ({
  seat,
  survivor,
  place,
  other,
})

export const GROUND: readonly Place[] = ['colony', ...LOCATIONS]
const NOTHING: Power = {}

export const placeIn = (view: View, at: Place): View['places'][number] => view.places[numberOf(at)]!
export const survivorIn = (view: View, id: string): Survivor | undefined => view.survivors.find(each => each.id === id)
export const groupIn = (view: View, seat: Seat): readonly Survivor[] =>
  view.survivors.filter(each => each.seat === seat)
export const peopleAt = (view: View, at: Place): readonly Survivor[] => view.survivors.filter(each => each.at === at)
export const members = (view: View): number => view.players.filter(player => !player.out && !player.exiled).length
export const damageOf = ({ wounds, frostbite, despair }: Survivor): number => wounds + frostbite + despair

export const freeSpaces = (view: View, at: Place): number =>
  PLACE[at].spaces - peopleAt(view, at).length - (at === 'colony' ? view.helpless + view.rebellious : 0)

function abilityOf({ id, at }: Survivor): Power {
  const { where, power } = survivorRow(id)
  return where === 'anywhere' || (where === 'colony') === (at === 'colony') ? power : NOTHING
}

export function gearOf(card: string): Power {
  const row = itemRow(card)
  return row.keyword === 'equip' ? row.power : NOTHING
}

const stands = (wanted: Place | 'outside', at: Place | undefined): boolean =>
  wanted === 'outside' ? at !== 'colony' : wanted === at

function concerns({ for: whom }: Modifier, owner: Survivor, asked: Survivor | undefined): boolean {
  switch (whom) {
    case 'all':
      return true
    case 'group':
      return owner.seat === asked?.seat
    case 'here':
      return owner.at === asked?.at
    default:
      return asked === undefined || asked.id === owner.id
  }
}

function changed(view: View, of: Query, power: Power, owner: Survivor, asked: Survivor | undefined): number {
  let by = 0
  for (const modifier of power.modifiers ?? []) {
    if (modifier.of !== of || !concerns(modifier, owner, asked)) continue
    if (modifier.at && !stands(modifier.at, asked?.at)) continue
    if (modifier.if && !holds(view, modifier.if, mindOf(owner.seat, owner.id, owner.at))) continue
    by += modifier.add
  }
  return by
}

/** A number of the rules after all that changes it, for a survivor or for the whole table. */
function valueOf(view: View, of: Query, base: number, asked?: Survivor): number {
  let value = base
  for (const other of view.survivors) {
    const owner = asked && other.id === asked.id ? asked : other
    value += changed(view, of, abilityOf(owner), owner, asked)
    for (const card of owner.equipment) value += changed(view, of, gearOf(card), owner, asked)
  }
  for (const id of view.lasting)
    for (const { of: what, add, at } of LASTING[id as LastingId].modifiers ?? [])
      if (what === of && (at === undefined || stands(at, asked?.at))) value += add
  return value
}

const asDie = (value: number): number => Math.min(6, Math.max(1, value))
export const attackValue = (view: View, who: Survivor): number =>
  asDie(valueOf(view, 'attack', survivorRow(who.id).attack, who))
export const searchValue = (view: View, who: Survivor): number =>
  asDie(valueOf(view, 'search', survivorRow(who.id).search, who))
export const keptOf = (view: View, who: Survivor): number => Math.max(1, valueOf(view, 'kept', 1, who))

const mouths = (view: View): number => peopleAt(view, 'colony').length + view.helpless + 2 * view.rebellious
/** What the colony eats with so many more mouths. */
export const needOf = (view: View, more = 0): number => {
  const half = Math.ceil((mouths(view) + more) / 2)
  return half <= 0 ? 0 : Math.max(0, valueOf(view, 'need', half))
}
/** How many zombies come to a place in a round, with so many more people there. */
export const coming = (view: View, at: Place, more = 0): number =>
  at === 'colony'
    ? Math.max(0, valueOf(view, 'zombies', Math.ceil((mouths(view) + more) / 2)))
    : peopleAt(view, at).length + more + placeIn(view, at).noise / 2

export const spared = (who: Survivor, what: 'move' | 'attack'): boolean =>
  abilityOf(who).spared === what || who.equipment.some(card => gearOf(card).spared === what)

export const zombiesAt = (view: View, at: Place): number =>
  placeIn(view, at).entrances.reduce((sum, { zombies }) => sum + zombies, 0)

export const within = (n: number, range: Range): boolean =>
  typeof range === 'number' ? n >= range : n >= (range.min ?? 0) && n <= (range.max ?? Number.POSITIVE_INFINITY)

type Area = Place | 'here' | 'outside' | 'board'
const isIn = (at: Place, area: Area, here: Place): boolean =>
  area === 'board' || (area === 'outside' ? at !== 'colony' : at === (area === 'here' ? here : area))

export const ownCards = (view: View, type: ItemType): number =>
  (view.own?.hand ?? []).filter(card => typeOf(card) === type).length

function measure(view: View, seat: Seat, what: string): number {
  if (what === 'cards') return view.players[seat]!.cards
  const group = groupIn(view, seat)
  return what === 'survivors' ? group.length : group.reduce((sum, { equipment }) => sum + equipment.length, 0)
}

/** How far ahead of the best of the others. */
export const aheadBy = (view: View, seat: Seat, what: string): number =>
  measure(view, seat, what) -
  Math.max(
    0,
    ...view.players.flatMap((player, other) => (other === seat || player.out ? [] : measure(view, other, what))),
  )

/** The number a condition is about, as this player knows it. */
export function numberIn(view: View, condition: Condition, mind: Mind): number {
  switch (condition[0]) {
    case 'zombies':
    case 'barricades':
    case 'noise': {
      const [what, area] = condition
      let sum = 0
      for (const at of PLACES) {
        if (!isIn(at, area, mind.place)) continue
        const place = placeIn(view, at)
        if (what === 'noise') sum += place.noise
        else for (const entrance of place.entrances) sum += entrance[what]
      }
      return sum
    }
    case 'people':
      return view.survivors.filter(each => isIn(each.at, condition[1], mind.place)).length
    case 'own':
      return view.survivors.filter(each => each.seat === mind.seat && isIn(each.at, condition[1], mind.place)).length
    case 'cards':
      return ownCards(view, condition[1])
    case 'food':
    case 'morale':
    case 'starvation':
    case 'rebellious':
      return view[condition[0]]
    case 'helpless':
      return view.helpless + view.rebellious
    case 'waste':
      return view.waste.length
    case 'graveyard':
      return view.graveyard.length
    case 'contributed':
      return view.contributed
    case 'members':
      return members(view)
    case 'exiles':
      return view.players.filter(player => player.exiled).length
    case 'roundsLeft':
      return view.rounds
    case 'hand':
      return view.players[mind.seat]!.cards
    case 'equipment':
      return measure(view, mind.seat, 'equipment')
    case 'hurt':
      return groupIn(view, mind.seat).filter(each => damageOf(each) > 0).length
    case 'dice':
      return view.players[mind.seat]!.dice.length
    default:
      return 0
  }
}

export function holds(view: View, condition: Condition, mind: Mind): boolean {
  switch (condition[0]) {
    case 'most':
      return aheadBy(view, mind.seat, condition[1]) > 0
    case 'fewest':
      return view.players.every(
        (player, other) =>
          other === mind.seat ||
          player.out ||
          measure(view, mind.seat, condition[1]) < measure(view, other, condition[1]),
      )
    case 'controls':
      return survivorIn(view, condition[1])?.seat === mind.seat
    case 'inPlay':
      return survivorIn(view, condition[1]) !== undefined
    case 'lasting':
      return view.lasting.includes(condition[1])
    case 'exiled':
      return view.players[mind.seat]!.exiled === condition[1]
    default:
      return within(numberIn(view, condition, mind), condition.at(-1) as Range)
  }
}
