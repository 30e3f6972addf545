// The value of an option at first sight: cheap enough for every choice of a playout.

import { actingNow, activeEvents, type Option, type OptionOf, type State, trophiesOf } from '@lastlight/outlive'
import { type Area, isCity, isPool, isWild, POOL_RESOURCE, type Wild } from '@lastlight/outlive/content/areas'
import { eventRow } from '@lastlight/outlive/content/events'
import { STRENGTH } from '@lastlight/outlive/content/heroes'
import type { Resource } from '@lastlight/outlive/content/resources'
import { roomKind, roomRow } from '@lastlight/outlive/content/rooms'
import { ROUNDS, SHIP_CANS, type ShipSlot } from '@lastlight/outlive/content/tables'
import { actionsOf, pointsFor, target, threatTo } from '@lastlight/outlive/queries/heroes'
import { actionsAgainst, ammoAgainst, meatOf, resistance } from '@lastlight/outlive/queries/hunt'
import { seatsIn } from '@lastlight/outlive/queries/shelter'
import { isAboard, slotFor } from '@lastlight/outlive/queries/ship'
import { partnerOf } from '@lastlight/outlive/queries/tiles'
import { spoilsOf } from '@lastlight/outlive/queries/tonight'
import type { Prices } from './prices.ts'
import type { Shelter } from './sharedFields.ts'
import { ROOM_EFFECT } from './values.ts'

/** The value of robbing a hero who is weaker by one, and the cost of standing in reach of a stronger one. */
const LOOT = 0.3
const RISK = 0.12
const FIRST_PLAYER = 0.3
const BEFORE_ALL_ELSE = 5
const UNWANTED = -5

/** The value of options of the night or of the set-up without reasons for or against them. */
const USUAL = 0.5

export function firstValues(s: State, seat: number, prices: Prices, options: readonly Option[]): number[] {
  const values: number[] = []
  for (let i = 0; i < options.length; i++) values.push(firstValue(s, seat, prices, options[i]!, options[0]!))
  return values
}

/** Every option has a value here: a new one without a value does not compile. */
function firstValue(s: State, seat: number, prices: Prices, o: Option, first: Option): number {
  const shelter = s.players[seat]!
  switch (o.do) {
    case 'move':
      return arrivalValue(s, seat, prices, o)
    case 'bat':
    case 'locker':
      return o.use ? 1 : 0
    case 'shield':
      return o === first ? 1 : 0
    case 'ammo':
      return -o.count * (prices.ammo - LOOT)
    case 'handOver':
    case 'pay':
    case 'giveUp':
      return -prices[o.kind]
    case 'lose':
      return o.from === 'airlock' ? 0.3 : -ROOM_EFFECT[roomKind(o.from)]

    case 'gather': {
      const at = actingNow(s)?.at
      return at !== undefined && isPool(at) ? prices[POOL_RESOURCE[at]] : 0
    }
    case 'algae':
      return prices.tablet
    case 'search':
      return prices.search
    case 'take':
      return prices.tile * (partnerOf(shelter, o.tile) ? 1.6 : 1)
    case 'unlock':
      return Math.min(actingNow(s)?.points ?? 0, s.pools.dam) * prices.water - prices.microchip
    case 'hunt':
      return huntValue(s, seat, prices, o)
    case 'board':
    case 'house':
      return BEFORE_ALL_ELSE
    case 'more':
      return o.room === 'none' ? 0 : 1
    case 'use':
      return s.phase === 'day' ? BEFORE_ALL_ELSE : 2
    case 'done':
      return s.phase === 'day' ? 0 : USUAL
    case 'skip':
      return 0

    // The usual night: food that spoils becomes people, rooms are built when there is somebody to fill them.
    case 'end':
      return eventRow(o.event).points / 3 + (o.discount ? 0.5 : 0)
    case 'recruit':
      return recruitValue(s, shelter, o.kind)
    case 'build':
      return (shelter.airlock >= roomRow(roomKind(o.room)).seats ? 1 : -0.5) + ('discount' in o ? 0.3 : 0)
    case 'moveIn':
      return moveInValue(shelter, o.room)
    case 'repair':
      return 2
    case 'dismantle':
      return -1
    case 'peek':
    case 'immune':
      return UNWANTED
    case 'pass':
    case 'drop':
    case 'inside':
    case 'lead':
    case 'stand':
    case 'discard':
    case 'reconsider':
      return USUAL
  }
}

const meatFor = (s: State, seat: number, prey: string): number =>
  meatOf(s.players[seat]!, activeEvents(s), trophiesOf(s, seat), prey)

/** Per action point, so that it compares with other acts. */
function huntValue(s: State, seat: number, prices: Prices, o: OptionOf<'hunt'>): number {
  const { prey, ammo } = o
  const cost = pointsFor(s.players[seat]!, activeEvents(s), o)
  const gain = meatFor(s, seat, prey) * prices.meat - ammo * prices.ammo
  return cost === 0 ? gain + 1 : gain / cost
}

function arrivalValue(s: State, seat: number, prices: Prices, o: OptionOf<'move'>): number {
  const { to } = o
  const strength = STRENGTH[o.hero]
  const stay = to === 'cargoShip' ? shipValue(s, seat, prices, o) : stayValue(s, seat, prices, to, strength)
  return stay + dealings(s, seat, to, strength) - (o.exoskeleton ? 0.1 : 0)
}

function shipValue(s: State, seat: number, prices: Prices, { hero, hook }: OptionOf<'move'>): number {
  const slot = slotFor(s.players[seat]!, activeEvents(s), { strength: STRENGTH[hero] }, hook === true)
  const survivor = isAboard(s, slot) ? prices.survivor : 0
  return SHIP_CANS[slot as ShipSlot].cans * prices.cans + survivor + (s.shipEntered ? 0 : FIRST_PLAYER)
}

/** The gain of a hero of this strength in an area. */
function stayValue(s: State, seat: number, prices: Prices, at: Exclude<Area, 'cargoShip'>, strength: number): number {
  const points = actionsOf(s.players[seat]!, activeEvents(s), { strength })
  if (isCity(at)) {
    const searched = Math.min(points, s[at].at.stack.length) * prices.search
    const tiles = s.equipment.at[at].length > 0 ? prices.tile : 0
    return searched + tiles * 0.5
  }
  if (at === 'dam' && s.players[seat]!.microchip === 0) return 0.05
  const gathered = Math.min(points, s.pools[at]) * prices[POOL_RESOURCE[at]]
  if (at === 'dam') return Math.max(0, gathered - prices.microchip)
  if (at === 'militaryBase') return gathered + (s.algae ? Math.max(0, prices.tablet - prices.ammo) : 0)
  return isWild(at) ? Math.max(gathered, hunting(s, seat, prices, at, points)) : gathered
}

function hunting(s: State, seat: number, prices: Prices, at: Wild, points: number): number {
  const prey = s.prey.at[at].at(-1)
  if (prey === undefined) return 0
  const tough = resistance(s.players[seat]!, activeEvents(s), prey)
  const ammo = ammoAgainst(tough, points)
  if (ammo > s.players[seat]!.ammo) return 0
  const rest = Math.min(points - actionsAgainst(tough, ammo, 0), s.pools[at])
  return meatFor(s, seat, prey) * prices.meat - ammo * prices.ammo + rest * prices[POOL_RESOURCE[at]]
}

/** Who can be robbed there, and who may come to rob. */
function dealings(s: State, seat: number, to: Area, strength: number): number {
  let loot = 0
  for (let other = 0; other < s.players.length; other++) {
    const hero = other === seat ? undefined : target(s.players[other]!, { at: to, strength })
    if (hero) loot += strength - hero.strength
  }
  return LOOT * loot - RISK * threatTo(s.players, seat, to, strength)
}

function recruitValue(s: State, shelter: Shelter, kind: Resource): number {
  if (kind === 'meat') return 3
  if (kind === 'water' && spoilsOf(shelter).water > 0) return 2.5
  return s.round === ROUNDS ? 2 : 0
}

function moveInValue(shelter: Shelter, id: string): number {
  const room = shelter.rooms.find(each => each.id === id)!
  const missing = seatsIn(room) - room.people
  return missing <= shelter.airlock ? (room.people > 0 ? 2 : 1) : -0.5
}
