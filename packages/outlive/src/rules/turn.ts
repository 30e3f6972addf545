// OUT-DAY-04: a hero moves, stands up, puts on pressure and acts.

import { flag, int, type Limit, limit, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { type Area, isCity, isPool, isWild, POOL_RESOURCE } from '../content/areas.ts'
import { EQUIPMENT_IDS, equipmentKind } from '../content/equipment.ts'
import { HERO_IDS, type HeroId } from '../content/heroes.ts'
import { ADVANCED_ROOM_IDS, BASIC_ROOMS, roomKind } from '../content/rooms.ts'
import { SHIP_CANS, type ShipSlot } from '../content/tables.ts'
import { call, equipment, playerOf, prey, proc, search, tell } from '../language.ts'
import type { State } from '../state.ts'
import { suffers } from './active.ts'
import { decontaminate } from './contamination.ts'
import { gain, has, spend } from './goods.ts'
import { type Hunt, hunt, huntCost, huntLimit, hunts, moreMeat, namedHunts } from './hunt.ts'
import { heroOf, isMovable, MOVES, type Move, moveLimit, movesOf, slotFor } from './movement.ts'
import { pressure } from './pressure.ts'
import { cityBit, drawToken, searchTwoMore } from './searching.ts'
import { canHouse, isStaffed, roomOf } from './shelter.ts'
import { houseSurvivor, isFree, moveIn } from './survivors.ts'
import { effectOf, ownsKind, ready, receive, tileOf, use } from './tiles.ts'

type Begin = Move | { readonly do: 'skip' }
type Act =
  | { readonly do: 'gather' }
  | { readonly do: 'algae' }
  | { readonly do: 'unlock' }
  | { readonly do: 'search' }
  | { readonly do: 'take'; readonly tile: string }
  | { readonly do: 'use'; readonly what: string }
  | { readonly do: 'board'; readonly to: string }
  | { readonly do: 'done' }
  | Hunt

const SKIP: Begin = { do: 'skip' }
const BEGIN: readonly Begin[] = [...MOVES, SKIP]
const GATHER: Act = { do: 'gather' }
const ALGAE: Act = { do: 'algae' }
const UNLOCK: Act = { do: 'unlock' }
const SEARCH: Act = { do: 'search' }
const DONE: Act = { do: 'done' }

const MUST_MOVE = limit('OUT-MOVE-07', 'move.mustMove')
const NO_ACTION_LEFT = limit('OUT-ACT-01', 'act.noneLeft')
const POOL_EMPTY = limit('OUT-ACT-03', 'act.poolEmpty')
const ALGAE_USED = limit('OUT-BASE-02', 'act.algaeUsed')
const DAM_LOCKED = limit('OUT-DAM-02', 'act.damLocked')
const DAM_OPEN = limit('OUT-DAM-01', 'act.damOpen')
const NO_MICROCHIP = limit('OUT-DAM-01', 'act.noMicrochip')
const STACK_EMPTY = limit('OUT-ACT-03', 'act.stackEmpty')
const OWNS_KIND = limit('OUT-CITY-05', 'act.ownsKind')
const HAS_HUNTED = limit('OUT-HUNT-07', 'hunt.hasHunted')
const BROKEN = limit('OUT-EQ-01', 'use.broken')
const USED = limit('OUT-EQ-01', 'use.used')
const NOT_HERE = limit('OUT-EQ-03', 'use.notHere')
const TOO_LATE = limit('OUT-EQ-03', 'use.onlyOnEntry')
const GATHER_FIRST = limit('OUT-EQ-02', 'use.gatherFirst')
const NO_PLACE = limit('OUT-EQK-08', 'use.noPlace')
const NOT_STAFFED = limit('OUT-ROOM-01', 'use.notStaffed')
const ROOM_USED = limit('OUT-ROOM-02', 'use.roomUsed')
const ROOM_ELSEWHERE = limit('OUT-ROOM-02', 'use.otherTime')
const SEARCH_FIRST = limit('OUT-ROOMK-14', 'use.searchFirst')
const NOBODY_ABOARD = limit('OUT-SHIP-08', 'board.nobody')
const NO_SEAT = limit('OUT-SHIP-08', 'board.noSeat')

export const turn = proc(
  'turn',
  { seat: SEAT },
  {
    own: {
      hero: one(...HERO_IDS),
      points: int,
      /** Whether anything has been done here: entry effects come before. */
      acted: flag,
      gathered: flag,
      searched: flag,
      unlocked: flag,
      hunted: flag,
      sensed: flag,
      boarded: flag,
      /** Whether the player gave up moving for the rest of the day. */
      skipped: flag,
    },
    gives: flag,
  },
)
type L = Parameters<Extract<Parameters<typeof turn.steps>[0][string], (...args: never[]) => unknown>>[1]

turn.steps({
  // OUT-MOVE-07, OUT-MOVE-11
  move: turn.ask({
    from(s, l) {
      const all: Begin[] = movesOf(s, l.seat)
      all.push(SKIP)
      return all
    },
    wide: () => BEGIN,
    limit(s, l, o) {
      if (o.do === 'move') return moveLimit(s, l.seat, o)
      return isMovable(s, l.seat) ? MUST_MOVE : undefined
    },
    take(s, l, o) {
      if (o.do === 'skip') {
        tell.all?.({ e: 'skipped', seat: l.seat })
        return turn.give(true)
      }
      arrive(s, l, o)
      return next
    },
  }),
  // OUT-PRESS-03
  pressure: (_, l) => call(pressure, { seat: l.seat, hero: l.hero }),
  act: turn.ask({
    from: likely,
    wide: acts,
    limit: actLimit,
    sure: true,
    take(s, l, o) {
      if (o.do === 'done') {
        tell.all?.({ e: 'turnOver', seat: l.seat })
        return turn.give(false)
      }
      act(s, l, o)
      return 'act'
    },
  }),
})

function arrive(s: State, l: L, o: Move): void {
  const player = playerOf(s, l.seat)
  const hero = heroOf(player, o.hero)
  const sandstorm = suffers(s, l.seat, 'sandstorm')
  l.hero = o.hero
  // OUT-ACT-01, OUT-EVTK-10
  l.points = Math.min(hero.strength, sandstorm?.actions ?? hero.strength)
  const slot = o.to === 'cargoShip' ? slotFor(s, l.seat, hero, o.hook === true) : 0
  if (o.exoskeleton) use(l.seat, ready(player, 'anyDistance')!)
  if (o.hook) use(l.seat, ready(player, 'slot')!)
  hero.at = o.to
  hero.active = true
  hero.slot = slot
  tell.all?.({ e: 'moved', seat: l.seat, hero: o.hero, to: o.to, slot })
  if (o.to === 'cargoShip') board(s, l.seat, slot)
}

// OUT-SHIP-01, OUT-SHIP-07
function board(s: State, seat: Seat, slot: number): void {
  if (!s.shipEntered) {
    s.shipEntered = true
    s.token = seat
    tell.all?.({ e: 'firstPlayer', seat })
  }
  gain(s, seat, 'cans', SHIP_CANS[slot as ShipSlot].cans)
}

const areaOf = (s: State, l: L): Area => heroOf(playerOf(s, l.seat), l.hero).at

const USES = new Map<string, Act>(
  [...EQUIPMENT_IDS, ...BASIC_ROOMS, ...ADVANCED_ROOM_IDS].map(what => [what, { do: 'use', what }]),
)
const TAKES = new Map<string, Act>(EQUIPMENT_IDS.map(tile => [tile, { do: 'take', tile }]))

/** What is worth looking at here: no tile that is broken or used, no room of another time. */
function likely(s: State, l: L): readonly Act[] {
  const player = playerOf(s, l.seat)
  const area = areaOf(s, l)
  const all: Act[] = []
  if (l.points > 0) {
    if (isPool(area)) all.push(GATHER)
    if (area === 'militaryBase') all.push(ALGAE)
    if (isCity(area)) {
      all.push(SEARCH)
      for (const tile of equipment.at(s, area)) all.push(TAKES.get(tile)!)
    }
  }
  if (area === 'dam') all.push(UNLOCK)
  if (isWild(area) && !l.hunted) {
    const stack = prey.at(s, area)
    hunts(s, l.seat, l.sensed ? stack : stack.slice(-1), l.points, all)
  }
  if (area === 'cargoShip' && !l.boarded)
    for (const to of ['airlock', ...player.rooms.map(room => room.id)]) all.push({ do: 'board', to })
  for (const tile of player.equipment) if (tile.repaired && !tile.used) all.push(USES.get(tile.id)!)
  if (area === 'cargoShip' || isCity(area))
    for (const room of player.rooms) if (isStaffed(room)) all.push(USES.get(room.id)!)
  all.push(DONE)
  return all
}

/** Everything that can be named here. */
function acts(s: State, l: L): readonly Act[] {
  const player = playerOf(s, l.seat)
  const area = areaOf(s, l)
  const all: Act[] = []
  if (isPool(area)) all.push(GATHER)
  if (area === 'militaryBase') all.push(ALGAE)
  if (area === 'dam') all.push(UNLOCK)
  if (isCity(area)) {
    all.push(SEARCH)
    for (const tile of equipment.at(s, area)) all.push({ do: 'take', tile })
  }
  if (isWild(area)) {
    const stack = prey.at(s, area)
    all.push(...namedHunts(s, l.seat, l.sensed ? stack : stack.slice(-1)))
  }
  if (area === 'cargoShip')
    for (const to of ['airlock', ...player.rooms.map(room => room.id)]) all.push({ do: 'board', to })
  for (const tile of player.equipment) all.push({ do: 'use', what: tile.id })
  for (const room of player.rooms) all.push({ do: 'use', what: room.id })
  all.push(DONE)
  return all
}

type Broken = Limit<unknown, unknown, unknown> | undefined

function actLimit(s: State, l: L, o: Act): Broken {
  switch (o.do) {
    case 'done':
      return undefined
    case 'use':
      return useLimit(s, l, o.what)
    case 'unlock':
      if (l.unlocked) return DAM_OPEN
      return has(playerOf(s, l.seat), 'microchip') > 0 ? undefined : NO_MICROCHIP
    case 'board':
      return boardLimit(s, l, o.to)
    case 'hunt':
      if (l.hunted) return HAS_HUNTED
      return huntLimit(s, l.seat, l.points, o)
    default:
      return l.points === 0 ? NO_ACTION_LEFT : pointLimit(s, l, o)
  }
}

function pointLimit(s: State, l: L, o: Extract<Act, { do: 'gather' | 'algae' | 'search' | 'take' }>): Broken {
  const area = areaOf(s, l)
  switch (o.do) {
    case 'gather':
      if (area === 'dam' && !l.unlocked) return DAM_LOCKED
      return isPool(area) && s.pools[area] > 0 ? undefined : POOL_EMPTY
    case 'algae':
      return s.algae ? undefined : ALGAE_USED
    case 'search':
      return isCity(area) && search[area].at(s, 'stack').length > 0 ? undefined : STACK_EMPTY
    case 'take':
      return ownsKind(playerOf(s, l.seat), equipmentKind(o.tile)) ? OWNS_KIND : undefined
  }
}

// OUT-SHIP-08
function boardLimit(s: State, l: L, to: string): Broken {
  const { slot } = heroOf(playerOf(s, l.seat), l.hero)
  // OUT-ROOMK-06: on a slot that was taken the survivor comes from the supply.
  if (l.boarded) return NOBODY_ABOARD
  if (!s.aboard[slot - 3] && !sharesSlot(s, l.seat, slot)) return NOBODY_ABOARD
  return isFree(playerOf(s, l.seat), to) ? undefined : NO_SEAT
}

const sharesSlot = (s: State, seat: Seat, slot: number): boolean =>
  s.players.some((player, other) => other !== seat && player.heroes.some(hero => hero.active && hero.slot === slot))

function useLimit(s: State, l: L, what: string): Broken {
  const player = playerOf(s, l.seat)
  const tile = tileOf(player, what)
  if (tile) {
    if (!tile.repaired) return BROKEN
    return tile.used ? USED : tileLimit(s, l, what)
  }
  const room = roomOf(player, what)!
  if (!isStaffed(room)) return NOT_STAFFED
  const area = areaOf(s, l)
  switch (roomKind(room.id)) {
    case 'cargoCans1':
    case 'cargoCans2':
      if (area !== 'cargoShip') return ROOM_ELSEWHERE
      return room.used > 0 ? ROOM_USED : undefined
    case 'search2':
      if (!isCity(area)) return ROOM_ELSEWHERE
      if (room.used & cityBit(area)) return ROOM_USED
      if (!l.searched) return SEARCH_FIRST
      return search[area].at(s, 'stack').length > 0 ? undefined : STACK_EMPTY
    default:
      return ROOM_ELSEWHERE
  }
}

function tileLimit(s: State, l: L, what: string): Broken {
  const effect = effectOf(tileOf(playerOf(s, l.seat), what)!)
  const area = areaOf(s, l)
  switch (effect.does) {
    // OUT-EQ-02
    case 'more':
      if (area !== effect.at) return NOT_HERE
      if (!l.gathered) return GATHER_FIRST
      return isPool(area) && s.pools[area] > 0 ? undefined : POOL_EMPTY
    // OUT-EQ-03
    case 'entry':
      if (effect.at === 'city' ? !isCity(area) : area !== effect.at) return NOT_HERE
      return l.acted ? TOO_LATE : undefined
    case 'survivor':
      if (!isCity(area)) return NOT_HERE
      if (l.acted) return TOO_LATE
      return canHouse(playerOf(s, l.seat)) ? undefined : NO_PLACE
    case 'freeDam':
      if (area !== 'dam') return NOT_HERE
      return l.unlocked ? DAM_OPEN : undefined
    case 'sensor':
      if (!isWild(area)) return NOT_HERE
      if (l.hunted) return HAS_HUNTED
      return prey.at(s, area).length > 0 ? undefined : STACK_EMPTY
    default:
      return NOT_HERE
  }
}

function act(s: State, l: L, o: Exclude<Act, { do: 'done' }>): void {
  const { seat } = l
  const area = areaOf(s, l)
  switch (o.do) {
    case 'use':
      return useHere(s, l, o.what)
    // OUT-DAM-01
    case 'unlock':
      l.unlocked = true
      return spend(s, seat, 'microchip', 1)
    case 'board': {
      const { slot } = heroOf(playerOf(s, seat), l.hero)
      l.boarded = true
      s.aboard[slot - 3] = false
      return moveIn(s, seat, o.to)
    }
    case 'hunt':
      l.acted = l.hunted = true
      l.points -= huntCost(s, seat, o)
      if (isWild(area)) hunt(s, seat, area, o)
      call(moreMeat, { seat })
      return
    default:
      l.acted = true
      l.points--
  }
  switch (o.do) {
    // OUT-GATHER-01, OUT-BASE-01
    case 'gather':
      l.gathered = true
      return takeFromPool(s, seat, area, 1)
    // OUT-BASE-02
    case 'algae':
      s.algae = false
      tell.all?.({ e: 'algae', seat })
      return decontaminate(s, seat)
    case 'search':
      l.searched = true
      if (isCity(area)) call(drawToken, { seat, city: area })
      return
    // OUT-CITY-01
    case 'take':
      if (isCity(area)) receive(s, seat, o.tile, area)
      tell.all?.({ e: 'tookTile', seat, tile: o.tile })
      return
  }
}

function takeFromPool(s: State, seat: Seat, area: Area, count: number): void {
  if (!isPool(area)) return
  const taken = Math.min(count, s.pools[area])
  s.pools[area] -= taken
  gain(s, seat, POOL_RESOURCE[area], taken)
}

function useHere(s: State, l: L, what: string): void {
  const player = playerOf(s, l.seat)
  const area = areaOf(s, l)
  const tile = tileOf(player, what)
  if (!tile) return useRoom(s, l, what)
  use(l.seat, tile)
  const effect = effectOf(tile)
  switch (effect.does) {
    case 'more':
      return takeFromPool(s, l.seat, area, effect.extra)
    case 'entry':
      return gain(s, l.seat, effect.kind, effect.count)
    case 'survivor':
      call(houseSurvivor, { seat: l.seat })
      return
    case 'freeDam':
      l.unlocked = true
      return
    // OUT-EQK-20
    case 'sensor': {
      if (!isWild(area)) return
      l.sensed = true
      const seen = prey.look(s, [l.seat], area)
      tell.only?.([l.seat], { e: 'sensed', seat: l.seat, area, prey: seen }, { e: 'sensed', seat: l.seat, area })
      return
    }
    default:
  }
}

function useRoom(s: State, l: L, what: string): void {
  const room = roomOf(playerOf(s, l.seat), what)!
  const area = areaOf(s, l)
  tell.all?.({ e: 'used', seat: l.seat, what })
  switch (roomKind(room.id)) {
    case 'cargoCans1':
      room.used = 1
      return gain(s, l.seat, 'cans', 1)
    case 'cargoCans2':
      room.used = 1
      return gain(s, l.seat, 'cans', 2)
    case 'search2':
      if (!isCity(area)) return
      room.used |= cityBit(area)
      return searchTwoMore(l.seat, area)
    default:
  }
}

/** Who is acting where, and how many actions are left. */
export interface Acting {
  readonly seat: Seat
  readonly hero: HeroId
  readonly at: Area
  readonly points: number
}

export function actingNow(s: State): Acting | null {
  const f = s.flow.stack.find(each => each.at === 'turn.act' || each.at === 'turn.pressure')
  if (!f) return null
  const l = f.l as unknown as L
  return { seat: l.seat, hero: l.hero, at: areaOf(s, l), points: l.points }
}
