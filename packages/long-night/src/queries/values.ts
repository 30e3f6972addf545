// Numbers that modifiers change are computed when asked for, never stored.

import type { Seat } from '@lastlight/kernel'
import { evenPower, type Modifier, type Power, type Query } from '../content/effects.ts'
import { ALL_ITEM_IDS, itemRow } from '../content/items.ts'
import { LASTING, LASTING_IDS, type LastingId } from '../content/lasting.ts'
import type { Place } from '../content/places.ts'
import { sideEffectRow } from '../content/sideEffects.ts'
import { SURVIVOR_IDS, survivorRow } from '../content/survivors.ts'
import type { Survivor } from '../state.ts'
import { effectContext, holdsOnBoard } from './conditions.ts'
import { groupOf, type Position, survivorOf } from './position.ts'

const NOTHING = evenPower({})

/** LN-CARD-04: the abilities that work where the survivor stands. */
export function abilityOf({ id, at }: Survivor): Power {
  const { where, power } = survivorRow(id)
  return where === 'anywhere' || (where === 'colony') === (at === 'colony') ? power : NOTHING
}

/** LN-PLAY-04 */
function gearOf(card: string): Power {
  const row = itemRow(card)
  return row.keyword === 'equip' ? row.power : NOTHING
}

/** For whom a number is asked: a survivor, who may be thought to stand elsewhere, a whole player, or the table. */
interface Subject {
  readonly survivor?: Survivor
  readonly seat?: Seat
}

function concerns({ for: whom }: Modifier, owner: Survivor, subject: Subject): boolean {
  switch (whom) {
    case 'all':
      return true
    case 'group':
      return owner.seat === (subject.seat ?? subject.survivor?.seat)
    case 'here':
      return owner.at === subject.survivor?.at
    default:
      return owner.id === subject.survivor?.id
  }
}

function changed(p: Position, of: Query, power: Power, owner: Survivor, subject: Subject): number {
  let by = 0
  for (const modifier of power.modifiers ?? []) {
    if (modifier.of !== of || !concerns(modifier, owner, subject)) continue
    if (modifier.at && !standsAt(modifier.at, subject.survivor?.at)) continue
    if (modifier.if && !holdsOnBoard(p, modifier.if, effectContext(owner.seat, owner.id, owner.at))) continue
    by += modifier.add
  }
  return by
}

const standsAt = (wanted: Place | 'outside', at: Place | undefined): boolean =>
  wanted === 'outside' ? at !== 'colony' : wanted === at

/** The cards and survivors that can change each number: few do, so they are indexed by number. */
interface Changing {
  readonly of: Query
  /** Who change it for others. */
  readonly people: readonly string[]
  /** Who change it for themselves only. */
  readonly alone: readonly string[]
  readonly gear: ReadonlySet<string>
  /** Whether equipment changes this number only for its wearer and for survivors at the wearer's place. */
  readonly isGearNear: boolean
  readonly lasting: readonly LastingId[]
}
function changing(of: Query): Changing {
  const modifiersOf = ({ modifiers = [] }: Power): readonly Modifier[] => modifiers.filter(each => each.of === of)
  const ofPerson = (id: string): readonly Modifier[] => modifiersOf(survivorRow(id).power)
  const ofCard = (card: string): readonly Modifier[] => modifiersOf(gearOf(card))
  const isOwn = (modifiers: readonly Modifier[]): boolean => modifiers.every(each => each.for === undefined)
  const people = SURVIVOR_IDS.filter(id => ofPerson(id).length > 0)
  const gear = ALL_ITEM_IDS.filter(card => ofCard(card).length > 0)
  return {
    of,
    people: people.filter(id => !isOwn(ofPerson(id))),
    alone: people.filter(id => isOwn(ofPerson(id))),
    gear: new Set(gear),
    isGearNear: gear.flatMap(ofCard).every(each => each.for === undefined || each.for === 'here'),
    lasting: LASTING_IDS.filter(id => LASTING[id].modifiers?.some(each => each.of === of)),
  }
}
export const NUMBERS: { readonly [of in Query]: Changing } = {
  attack: changing('attack'),
  search: changing('search'),
  dice: changing('dice'),
  need: changing('need'),
  zombies: changing('zombies'),
  kept: changing('kept'),
  waste: changing('waste'),
  target: changing('target'),
}

/** The survivor as the question sees them: where they are thought to stand. */
const thought = (owner: Survivor, { survivor }: Subject): Survivor => (owner.id === survivor?.id ? survivor : owner)

export function valueOf(
  p: Position,
  { of, people, alone, gear, isGearNear, lasting }: Changing,
  base: number,
  subject: Subject,
): number {
  const { survivor } = subject
  let value = base
  for (const id of people) {
    const owner = survivorOf(p, id)
    if (owner) value += changed(p, of, abilityOf(thought(owner, subject)), thought(owner, subject), subject)
  }
  if (survivor !== undefined && alone.includes(survivor.id) && survivorOf(p, survivor.id))
    value += changed(p, of, abilityOf(survivor), survivor, subject)
  if (gear.size > 0)
    for (const owner of p.survivors)
      if (!isGearNear || owner.at === survivor?.at || owner.id === survivor?.id)
        for (const card of owner.equipment)
          if (gear.has(card)) value += changed(p, of, gearOf(card), thought(owner, subject), subject)
  // LN-RAX-PILL-02
  if (p.sideEffects !== undefined)
    for (const { id, survivor: ill } of p.sideEffects) {
      const owner = survivorOf(p, ill)
      if (owner) value += changed(p, of, sideEffectRow(id).power, thought(owner, subject), subject)
    }
  for (const id of p.lasting)
    if (lasting.includes(id))
      for (const { of: what, add, at } of LASTING[id].modifiers ?? [])
        if (what === of && (at === undefined || standsAt(at, survivor?.at))) value += add
  return value
}

const DIE = { least: 1, most: 6 }
const asDie = (value: number): number => Math.min(DIE.most, Math.max(DIE.least, value))

/** LN-CARD-03 */
export const attackValue = (p: Position, survivor: Survivor): number =>
  asDie(valueOf(p, NUMBERS.attack, survivorRow(survivor.id).attack, { survivor }))
export const searchValue = (p: Position, survivor: Survivor): number =>
  asDie(valueOf(p, NUMBERS.search, survivorRow(survivor.id).search, { survivor }))
/** The present attack and search values of a survivor on the board: a die must show at least this. */
export function valuesOf(p: Position, id: string): { readonly attack: number; readonly search: number } | undefined {
  const survivor = survivorOf(p, id)
  return survivor && { attack: attackValue(p, survivor), search: searchValue(p, survivor) }
}
/** LN-SEARCH-05: cards that are kept of a search. */
export const keptOf = (p: Position, survivor: Survivor): number =>
  Math.max(1, valueOf(p, NUMBERS.kept, 1, { survivor }))

export const powerOf = (survivor: Survivor, by: string): Power =>
  by === survivor.id ? abilityOf(survivor) : gearOf(by)

/** LN-ROUND-04; U-27: a player without survivors rolls one die. */
export const diceOf = (p: Position, seat: Seat): number =>
  Math.max(1, valueOf(p, NUMBERS.dice, 1 + groupOf(p, seat).length, { seat }))

/** LN-MOVE-02: whether no exposure roll follows this move. */
export const isSafeMove = (p: Position, mover: Survivor, to: Place): boolean =>
  sparedFrom(mover, 'move') || (to === 'colony' && p.lasting.includes('ploughedRoad'))

export const sparedFrom = (survivor: Survivor, what: 'move' | 'attack'): boolean =>
  abilityOf(survivor).spared === what || survivor.equipment.some(card => gearOf(card).spared === what)
