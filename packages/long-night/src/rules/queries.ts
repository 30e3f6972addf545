// Numbers that cards change are asked for, never kept.

import type { Seat } from '@lastlight/kernel'
import type { Modifier, Power, Query } from '../content/effects.ts'
import { ITEM_IDS, itemRow } from '../content/items.ts'
import { LASTING, type LastingId } from '../content/lasting.ts'
import type { Place } from '../content/places.ts'
import { SURVIVOR_IDS, survivorRow } from '../content/survivors.ts'
import { survivorOf } from '../language.ts'
import type { State, Survivor } from '../state.ts'
import { holds, mindOf } from './conditions.ts'

const NOTHING: Power = {}

/** LN-CARD-04: what a survivor can do where they stand. */
export function abilityOf({ id, at }: Survivor): Power {
  const { where, power } = survivorRow(id)
  return where === 'anywhere' || (where === 'colony') === (at === 'colony') ? power : NOTHING
}

/** LN-PLAY-04 */
function gearOf(card: string): Power {
  const row = itemRow(card)
  return row.keyword === 'equip' ? row.power : NOTHING
}

/** For whom a number is asked: a survivor, a whole player, or the table. */
interface Asked {
  readonly survivor?: Survivor
  readonly seat?: Seat
  readonly at?: Place
}

function concerns({ for: whom }: Modifier, owner: Survivor, asked: Asked): boolean {
  switch (whom) {
    case 'all':
      return true
    case 'group':
      return owner.seat === (asked.seat ?? asked.survivor?.seat)
    case 'here':
      return owner.at === (asked.survivor?.at ?? asked.at)
    default:
      return owner === asked.survivor
  }
}

function changed(s: State, of: Query, power: Power, owner: Survivor, asked: Asked): number {
  let by = 0
  for (const modifier of power.modifiers ?? []) {
    if (modifier.of !== of || !concerns(modifier, owner, asked)) continue
    if (modifier.at && !standsAt(modifier.at, asked.survivor?.at ?? asked.at)) continue
    if (modifier.if && !holds(s, modifier.if, mindOf(owner.seat, owner.id, owner.at))) continue
    by += modifier.add
  }
  return by
}

const standsAt = (wanted: Place | 'outside', at: Place | undefined): boolean =>
  wanted === 'outside' ? at !== 'colony' : wanted === at

/** Few people and things change a number: by number, who and what does. */
interface Changing {
  readonly people: readonly string[]
  readonly gear: ReadonlySet<string>
}
const changing = (of: Query): Changing => ({
  people: SURVIVOR_IDS.filter(id => survivorRow(id).power.modifiers?.some(each => each.of === of)),
  gear: new Set(ITEM_IDS.filter(card => gearOf(card).modifiers?.some(each => each.of === of))),
})
const CHANGING: { readonly [of in Query]: Changing } = {
  attack: changing('attack'),
  search: changing('search'),
  dice: changing('dice'),
  need: changing('need'),
  zombies: changing('zombies'),
  kept: changing('kept'),
}

export function valueOf(s: State, of: Query, base: number, asked: Asked): number {
  const { people, gear } = CHANGING[of]
  let value = base
  for (const id of people) {
    const owner = survivorOf(s, id)
    if (owner) value += changed(s, of, abilityOf(owner), owner, asked)
  }
  for (const owner of s.survivors)
    for (const card of owner.equipment) if (gear.has(card)) value += changed(s, of, gearOf(card), owner, asked)
  for (const id of s.lasting)
    for (const { of: what, add, at } of LASTING[id as LastingId].modifiers ?? [])
      if (what === of && (at === undefined || standsAt(at, asked.survivor?.at ?? asked.at))) value += add
  return value
}

const DIE = { least: 1, most: 6 }
const asDie = (value: number): number => Math.min(DIE.most, Math.max(DIE.least, value))

/** LN-CARD-03 */
export const attackValue = (s: State, survivor: Survivor): number =>
  asDie(valueOf(s, 'attack', survivorRow(survivor.id).attack, { survivor }))
export const searchValue = (s: State, survivor: Survivor): number =>
  asDie(valueOf(s, 'search', survivorRow(survivor.id).search, { survivor }))
/** What a survivor on the board attacks and searches with at this moment; their die must show at least that. */
export function valuesOf(s: State, id: string): { readonly attack: number; readonly search: number } | undefined {
  const survivor = survivorOf(s, id)
  return survivor && { attack: attackValue(s, survivor), search: searchValue(s, survivor) }
}
/** LN-SEARCH-05: cards that are kept of a search. */
export const keptOf = (s: State, survivor: Survivor): number => Math.max(1, valueOf(s, 'kept', 1, { survivor }))

/** What a survivor can do, or one of their items. */
export const powerOf = (survivor: Survivor, by: string): Power =>
  by === survivor.id ? abilityOf(survivor) : gearOf(by)

export const sparedFrom = (survivor: Survivor, what: 'move' | 'attack'): boolean =>
  abilityOf(survivor).spared === what || survivor.equipment.some(card => gearOf(card).spared === what)
