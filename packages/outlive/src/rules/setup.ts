// OUT-SETUP

import { end, int, json, limit, list, next, one, SEAT, type Seat } from '@lastlight/kernel'
import { type Area, byPlayers, CITIES, type City, WILDS } from '../content/areas.ts'
import { equipmentKind } from '../content/equipment.ts'
import { HERO_IDS, type HeroId, STRENGTH } from '../content/heroes.ts'
import { LEADER_IDS, LEADERS_DEALT, type LeaderId, leaderRow } from '../content/leaders.ts'
import { PREY_PER_STACK } from '../content/prey.ts'
import { RESOURCES } from '../content/resources.ts'
import {
  ADVANCED_ROOM_IDS,
  BASIC_ROOMS,
  ROOM_IDS,
  ROOMS_DEALT,
  ROOMS_KEPT,
  roomKind,
  roomRow,
} from '../content/rooms.ts'
import { MARY } from '../content/search.ts'
import { ROUNDS, START_SURVIVORS } from '../content/tables.ts'
import {
  call,
  equipment,
  events,
  inOrder,
  leaders,
  playerOf,
  prey,
  proc,
  rooms,
  search,
  seatsOf,
  shuffle,
  tell,
} from '../language.ts'
import type { State } from '../state.ts'
import { dealt, leads, ownTiles, shelter } from '../zones.ts'
import { showTop } from './hunt.ts'
import { resolveToken } from './searching.ts'

/** A player's choices before the first day. */
interface Settled {
  readonly kept: readonly string[]
  readonly built: string
  readonly inside: number
  readonly leader: LeaderId
  /** The heroes in the order of the leader's start areas; empty when they set out later. */
  readonly heroes: readonly HeroId[]
}

const LEAD = LEADER_IDS.map(leader => ({ do: 'lead', leader }) as const)
const INSIDE = Array.from({ length: START_SURVIVORS + 1 }, (_, count) => ({ do: 'inside', count }) as const)
const STAND = HERO_IDS.map(hero => ({ do: 'stand', hero }) as const)

const NOT_DEALT = limit('OUT-SETUP-06', 'setup.notDealt')
const DROPPED = limit('OUT-SETUP-03', 'setup.dropped')
const TOO_MANY = limit('OUT-SETUP-05', 'setup.tooMany')
const STANDS_ALREADY = limit('OUT-SETUP-09', 'setup.standsAlready')

/** The secret part: rooms, the free room, survivors, the leader, the heroes. */
const settle = proc(
  'settle',
  { seat: SEAT },
  {
    own: {
      dropped: list(one(...ADVANCED_ROOM_IDS)),
      built: one('', ...ROOM_IDS),
      inside: int,
      leader: one(...LEADER_IDS),
      heroes: list(one(...HERO_IDS)),
    },
    gives: json,
  },
)
settle.steps({
  // OUT-SETUP-03
  drop: settle.ask({
    from: (s, l) => rooms.at(s, dealt(l.seat)).map(room => ({ do: 'drop', room }) as const),
    limit: (_, l, o) => (l.dropped.includes(o.room) ? DROPPED : undefined),
    take(_, l, o) {
      l.dropped.push(o.room)
      return l.dropped.length < ROOMS_DEALT - ROOMS_KEPT ? 'drop' : next
    },
  }),
  // OUT-SETUP-04
  build: settle.ask({
    from: (s, l) => [...BASIC_ROOMS, ...rooms.at(s, dealt(l.seat))].map(room => ({ do: 'build', room }) as const),
    limit: (_, l, o) => (l.dropped.includes(o.room) ? DROPPED : undefined),
    take(_, l, o) {
      l.built = o.room
      return next
    },
  }),
  // OUT-SETUP-05
  people: settle.ask({
    from: INSIDE,
    limit: (_, l, o) => (o.count > roomRow(roomKind(l.built)).seats ? TOO_MANY : undefined),
    take(_, l, o) {
      l.inside = o.count
      return next
    },
  }),
  // OUT-SETUP-06
  lead: settle.ask({
    from: LEAD,
    limit: (s, l, o) => (leaders.at(s, dealt(l.seat)).includes(o.leader) ? undefined : NOT_DEALT),
    take(s, l, o) {
      l.leader = o.leader
      return s.heroesInTurn ? 'give' : next
    },
  }),
  // OUT-SETUP-09
  stand: settle.ask({
    from: STAND,
    limit: (_, l, o) => (l.heroes.includes(o.hero) ? STANDS_ALREADY : undefined),
    alone: 'take',
    take(_, l, o) {
      l.heroes.push(o.hero)
      return l.heroes.length < HERO_IDS.length ? 'stand' : next
    },
  }),
  give(s, l) {
    const kept = rooms.at(s, dealt(l.seat)).filter(room => !l.dropped.includes(room))
    return settle.give({ kept, built: l.built, inside: l.inside, leader: l.leader, heroes: l.heroes })
  },
})

export const setup = proc('setup', {}, { own: { order: list(int) } })
setup.steps({
  // OUT-SETUP-19
  deal(s) {
    rooms.shuffle(s, 'stack')
    leaders.shuffle(s, 'stack')
    if (s.quick) return 'quick'
    for (const seat of seatsOf(s)) {
      rooms.deal(s, 'stack', dealt(seat), ROOMS_DEALT)
      leaders.deal(s, 'stack', dealt(seat), LEADERS_DEALT)
      tell.only?.([seat], {
        e: 'dealt',
        seat,
        rooms: [...rooms.at(s, dealt(seat))],
        leaders: [...leaders.at(s, dealt(seat))],
      })
    }
    return next
  },
  settle: setup.secretly({
    who: seatsOf,
    lane: settle,
    with: (_, __, seat) => ({ seat }),
    then(s, _, gave) {
      for (const each of gave) keep(s, each.seat, each.gave as unknown as Settled)
      return 'board'
    },
  }),
  quick(s) {
    for (const seat of seatsOf(s)) startAtOnce(s, seat)
    return next
  },
  board(s) {
    layBoard(s)
    return next
  },
  // OUT-SETUP-11
  first(s, l) {
    const age = (seat: Seat): number => leaderRow(playerOf(s, seat).leader as LeaderId).age
    s.first = s.token = seatsOf(s).reduce((oldest, seat) => (age(seat) > age(oldest) ? seat : oldest))
    tell.all?.({ e: 'firstPlayer', seat: s.first, by: 'oldest' })
    l.order = [...inOrder(s)]
    return next
  },
  // OUT-SETUP-18: players whose heroes are placed already are not asked.
  setOut(_, l) {
    const seat = l.order.shift()
    if (seat === undefined) return next
    call(setOut, { seat })
    return 'setOut'
  },
  // OUT-SETUP-12
  mary(s) {
    const seat = seatsOf(s).find(each => playerOf(s, each).leader === 'mary')
    return seat === undefined ? next : call(maryDraws, { seat })
  },
})

/** A quick set-up: cards that a player would choose are dealt. */
function startAtOnce(s: State, seat: Seat): void {
  rooms.deal(s, 'stack', shelter(seat), ROOMS_KEPT)
  const leader = leaders.draw(s, 'stack', leads(seat)) as LeaderId
  const heroes = [...HERO_IDS]
  shuffle(s, heroes)
  moveInto(s, seat, { built: QUICK_ROOM, inside: roomRow(QUICK_ROOM).seats, leader, heroes })
}

/** The room that a quick set-up builds: cheaper building helps every beginner. */
const QUICK_ROOM = 'buildDiscount'

/** Chosen cards are turned up; the rest stays face down. */
function keep(s: State, seat: Seat, settled: Settled): void {
  for (const room of rooms.at(s, dealt(seat)).slice())
    rooms.move(s, room, dealt(seat), settled.kept.includes(room) ? shelter(seat) : 'discarded')
  for (const card of leaders.at(s, dealt(seat)).slice())
    leaders.move(s, card, dealt(seat), card === settled.leader ? leads(seat) : 'discarded')
  moveInto(s, seat, settled)
}

// OUT-SETUP-02, OUT-SETUP-07, OUT-SETUP-08
function moveInto(s: State, seat: Seat, { built, inside, leader, heroes }: Omit<Settled, 'kept'>): void {
  const player = playerOf(s, seat)
  player.rooms = [...BASIC_ROOMS, ...rooms.at(s, shelter(seat))].map(id => ({
    id,
    built: id === built,
    people: id === built ? inside : 0,
    used: 0,
  }))
  player.airlock = START_SURVIVORS - inside
  player.leader = leader
  const row = leaderRow(leader)
  for (const kind of RESOURCES) player[kind] = row.resources?.[kind] ?? 0
  const tile = equipment.at(s, 'stack').find(id => equipmentKind(id) === row.equipment)!
  equipment.move(s, tile, 'stack', ownTiles(seat))
  tell.all?.({ e: 'settled', seat, leader, rooms: [...rooms.at(s, shelter(seat))], built, inside })
  for (const [i, hero] of heroes.entries()) standAt(s, seat, hero, row.areas[i]!)
}

function standAt(s: State, seat: Seat, hero: HeroId, at: Area): void {
  const { heroes } = playerOf(s, seat)
  heroes.push({ id: hero, strength: STRENGTH[hero], at, active: false, slot: 0 })
  heroes.sort((a, b) => HERO_IDS.indexOf(a.id) - HERO_IDS.indexOf(b.id))
  tell.all?.({ e: 'stands', seat, hero, at })
}

// OUT-SETUP-13, OUT-SETUP-14, OUT-SETUP-15
function layBoard(s: State): void {
  equipment.shuffle(s, 'stack')
  events.shuffle(s, 'box')
  events.deal(s, 'box', 'convoy', ROUNDS)
  prey.shuffle(s, 'removed')
  for (const area of WILDS) {
    prey.deal(s, 'removed', area, byPlayers(PREY_PER_STACK, s.players.length))
    showTop(s, area)
  }
  for (const city of CITIES) search[city].shuffle(s, 'stack')
}

// OUT-SETUP-18
const setOut = proc('setOut', { seat: SEAT })
setOut.steps({
  stand: setOut.ask({
    from: STAND,
    limit: (s, l, o) => (playerOf(s, l.seat).heroes.some(hero => hero.id === o.hero) ? STANDS_ALREADY : undefined),
    alone: 'take',
    take(s, l, o) {
      const player = playerOf(s, l.seat)
      standAt(s, l.seat, o.hero, leaderRow(player.leader as LeaderId).areas[player.heroes.length]!)
      return player.heroes.length < HERO_IDS.length ? 'stand' : end
    },
  }),
})

/** She draws from both cities, gives one token back and gains the goods of the others. */
const maryDraws = proc('maryDraws', { seat: SEAT })
maryDraws.steps({
  draw(s, l) {
    const tokens: string[] = []
    for (const city of CITIES)
      for (let i = 0; i < MARY.perCity; i++) tokens.push(search[city].draw(s, 'stack', 'mary')!)
    tell.all?.({ e: 'mary', seat: l.seat, tokens })
    return next
  },
  discard: maryDraws.ask({
    from: s => CITIES.flatMap(city => search[city].at(s, 'mary')).map(token => ({ do: 'discard', token }) as const),
    take(s, l, o) {
      giveBack(s, o.token)
      tell.all?.({ e: 'maryDiscards', seat: l.seat, token: o.token })
      return next
    },
  }),
  gain(s, l) {
    for (const city of CITIES)
      for (const token of search[city].at(s, 'mary').slice()) {
        resolveToken(s, l.seat, token)
        giveBack(s, token)
      }
    return next
  },
})

const cityOf = (token: string): City => token.slice(0, token.indexOf('/')) as City
const giveBack = (s: State, token: string): void => search[cityOf(token)].move(s, token, 'mary', 'stack')

/** The secret choices of a seat so far, and where its next hero goes. */
export interface Settling {
  readonly dropped: readonly string[]
  readonly built: string
  readonly inside: number
  readonly leader: LeaderId | ''
  readonly heroes: readonly string[]
  readonly nextArea: Area | null
}

export function settlingOf(s: State, seat: Seat): Settling | null {
  const player = playerOf(s, seat)
  if (s.phase !== 'setup') return null
  const f = s.flow.lanes.find(lane => lane.seat === seat)?.stack[0]
  if (!f)
    return { ...NOT_SETTLING, nextArea: player.leader === '' ? null : nextArea(player.leader, player.heroes.length) }
  const l = f.l as unknown as { dropped: string[]; built: string; inside: number; leader: LeaderId; heroes: string[] }
  const isLed = f.at === 'settle.stand' || f.at === 'settle.give'
  return {
    dropped: [...l.dropped],
    built: l.built,
    inside: l.inside,
    leader: isLed ? l.leader : '',
    heroes: [...l.heroes],
    nextArea: isLed ? nextArea(l.leader, l.heroes.length) : null,
  }
}

const NOT_SETTLING = { dropped: [], built: '', inside: 0, leader: '', heroes: [] } as const

const nextArea = (leader: string, placed: number): Area | null => leaderRow(leader as LeaderId).areas[placed] ?? null
