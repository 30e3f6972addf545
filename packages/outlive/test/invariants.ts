// What must hold in Outlive whenever somebody is asked. The supply of tokens has no end (OUT-GAP-13), so nothing here
// counts tokens over the whole table.

import { type Invariants, oneZoneEach } from '@lastlight/kernel/testing'
import { byPlayers, CAPS, CITIES, POOLS, WILDS } from '../src/content/areas.ts'
import { EQUIPMENT_IDS, equipmentKind } from '../src/content/equipment.ts'
import { HERO_IDS, STRENGTH } from '../src/content/heroes.ts'
import { PREY_PER_STACK } from '../src/content/prey.ts'
import { RESOURCES } from '../src/content/resources.ts'
import { AIRLOCK_SEATS, BASIC_ROOMS, ROOMS_KEPT, roomKind, roomRow } from '../src/content/rooms.ts'
import { TOKENS_DISCARDED } from '../src/content/search.ts'
import { CONTAMINATION, ROUNDS, SHIP_SLOTS, TILES_SHOWN } from '../src/content/tables.ts'
import type { State } from '../src/index.ts'
import { activeEvents, equipment, events, leaders, prey, rooms, search, seatsOf, trophiesOf } from '../src/language.ts'
import { capOf } from '../src/queries/events.ts'
import type { Hero, Player } from '../src/state.ts'
import { type EventZone, leads, type SearchZone, shelter } from '../src/zones.ts'

/** The first of these that is broken. */
function first<T>(all: Iterable<T>, broken: (each: T) => string | undefined): string | undefined {
  for (const each of all) {
    const how = broken(each)
    if (how !== undefined) return how
  }
  return undefined
}

const eachPlayer = (s: State, broken: (player: Player, seat: number) => string | undefined): string | undefined =>
  first(s.players.entries(), ([seat, player]) => {
    const how = broken(player, seat)
    return how && `seat ${seat}: ${how}`
  })

const eachHero = (s: State, broken: (hero: Hero, player: Player) => string | undefined): string | undefined =>
  eachPlayer(s, player =>
    first(player.heroes, hero => {
      const how = broken(hero, player)
      return how && `${hero.id} ${how}`
    }),
  )

const wrongUnless = (holds: boolean, how: string): string | undefined => (holds ? undefined : how)
const between = (value: number, least: number, most: number, what: string): string | undefined =>
  wrongUnless(Number.isInteger(value) && value >= least && value <= most, `${value} ${what}`)

/** The board is laid and everybody has moved in. Heroes may still be set out. */
const isLaid = (s: State): boolean => s.round > 0
/** All active events have struck, and heroes are on their way. */
const isOnTheWay = (s: State): boolean => s.phase === 'day' && !s.flow.stack.some(f => f.at.startsWith('morning.'))

const hasSharedSlots = (player: Player): boolean =>
  player.rooms.some(room => room.built && roomKind(room.id) === 'cargoCans2')

/** The rooms that can be used in both cities, for either of two heroes, or in two steps, mark it with two bits. */
const MARKS: { readonly [kind: string]: number } = { search2: 3, emptyLocker: 3, hero3Immune: 3, workshop: 3 }

export const invariants = {
  'every card, tile and token lies in exactly one zone': oneZoneEach<State>([
    events,
    equipment,
    prey,
    rooms,
    leaders,
    search.blackwood,
    search.silentPeak,
  ]),
  'OUT-ROUND-01 rounds are counted from 1 to 6, and only before them the game is set up': s =>
    between(s.round, s.phase === 'setup' ? 0 : 1, s.phase === 'setup' ? 0 : ROUNDS, `rounds in phase ${s.phase}`),
  'OUT-NIGHT-CLEAN-05 the game is over when no rule goes on': s =>
    wrongUnless((s.phase === 'over') === s.flow.over, `phase ${s.phase}, over: ${s.flow.over}`),
  'OUT-ROUND-02 a player is first, and a player holds the token': s =>
    between(s.first, 0, s.players.length - 1, 'is first') ?? between(s.token, 0, s.players.length - 1, 'has the token'),

  // Pieces of the players
  'OUT-COMP-02 every player has the same four heroes': s =>
    eachPlayer(s, ({ heroes }) =>
      wrongUnless(
        (isLaid(s) ? heroes.length === HERO_IDS.length : heroes.length <= HERO_IDS.length) &&
          new Set(heroes.map(({ id }) => id)).size === heroes.length &&
          heroes.every(({ id, strength }) => strength === STRENGTH[id]),
        heroes.map(({ id, strength }) => `${id} ${strength}`).join(),
      ),
    ),
  'OUT-MOVE-03 no two heroes of one player stand in one area': s =>
    eachPlayer(s, ({ heroes }) => {
      const areas = heroes.map(({ at }) => at)
      return wrongUnless(new Set(areas).size === areas.length, areas.join())
    }),
  'OUT-DAY-05 heroes are active by day only': s =>
    eachHero(s, ({ active }) => wrongUnless(!active || s.phase === 'day', `is active in phase ${s.phase}`)),
  'OUT-SHIP-02 an active hero on the ship stands on a slot, and nobody else does': s =>
    eachHero(s, ({ at, active, slot }) =>
      wrongUnless(
        at === 'cargoShip' && active ? SHIP_SLOTS.some(each => each === slot) : slot === 0,
        `is at ${at} on slot ${slot}`,
      ),
    ),
  'OUT-SHIP-04 two heroes share a slot only where one of them may always enter': s => {
    const on = s.players.flatMap(player =>
      player.heroes.filter(({ slot }) => slot > 0).map(({ slot }) => ({ slot, shares: hasSharedSlots(player) })),
    )
    return first(SHIP_SLOTS, slot => {
      const alone = on.filter(each => each.slot === slot && !each.shares)
      return wrongUnless(alone.length < 2, `${alone.length} on slot ${slot}`)
    })
  },
  'OUT-SHIP-01 the ship has been entered where a hero stands on it': s =>
    wrongUnless(
      s.phase !== 'day' ||
        s.shipEntered === s.players.some(({ heroes }) => heroes.some(each => each.at === 'cargoShip' && each.active)),
      `entered: ${s.shipEntered}`,
    ),
  'OUT-ACT-01 a hero has as many actions as its strength at most': s =>
    first(s.flow.stack, ({ at, l }) =>
      at === 'turn.act'
        ? between(
            Number(l['points']),
            0,
            s.players[Number(l['seat'])]!.heroes.find(({ id }) => id === l['hero'])!.strength,
            'actions left',
          )
        : undefined,
    ),

  // Shelters
  'nobody owes tokens': s =>
    eachPlayer(s, player => first(RESOURCES, kind => between(player[kind], 0, Infinity, kind))),
  'OUT-ROOM-06 the airlock has seven seats': s =>
    eachPlayer(s, ({ airlock }) => between(airlock, 0, AIRLOCK_SEATS, 'in the airlock')),
  'OUT-RAD-01 the marker stands on a space of the track': s =>
    eachPlayer(s, ({ contamination }) => between(contamination, 0, CONTAMINATION.length - 1, 'is its space')),
  'OUT-SETUP-03 every shelter has three basic rooms and the four that were kept': s =>
    eachPlayer(s, (player, seat) => {
      const own = player.rooms.map(({ id }) => id)
      const due = player.leader === '' ? [] : [...BASIC_ROOMS, ...rooms.at(s, shelter(seat))]
      return wrongUnless(
        own.join() === due.join() && (own.length === 0 || own.length === BASIC_ROOMS.length + ROOMS_KEPT),
        own.join(),
      )
    }),
  'OUT-SETUP-04 a shelter has a built room': s =>
    eachPlayer(s, ({ leader, rooms: own }) => wrongUnless(leader === '' || own.some(room => room.built), 'none')),
  'OUT-NIGHT-BUILD-02 people live only on the seats of built rooms': s =>
    eachPlayer(s, player =>
      first(player.rooms, ({ id, built, people }) => {
        const { seats, most = seats } = roomRow(roomKind(id))
        return between(people, 0, built ? most : 0, `in ${id}`)
      }),
    ),
  'OUT-ROOM-02 only a built room is used, and as often as it may be': s =>
    eachPlayer(s, player =>
      first(player.rooms, ({ id, built, used }) =>
        between(used, 0, built ? (MARKS[roomKind(id)] ?? 1) : 0, `is the use of ${id}`),
      ),
    ),
  'OUT-EQ-01 only repaired equipment is used': s =>
    eachPlayer(s, player =>
      first(player.equipment, ({ id, repaired, used }) => wrongUnless(repaired || !used, `${id} is used and broken`)),
    ),
  'OUT-EQ-04 nobody has two tiles of one kind': s =>
    eachPlayer(s, player => {
      const kinds = player.equipment.map(({ id }) => equipmentKind(id))
      return wrongUnless(new Set(kinds).size === kinds.length, kinds.join())
    }),
  'OUT-SETUP-06 one leader a player': s =>
    eachPlayer(s, ({ leader }, seat) => {
      const cards = leaders.at(s, leads(seat))
      return wrongUnless(cards.join() === leader && (leader !== '' || !isLaid(s)), `${leader}, cards ${cards.join()}`)
    }),
  'OUT-NIGHT-EVENT-04 whoever has ended an event has its card': s => {
    const ended = s.players.flatMap(player => player.events)
    return wrongUnless(ended.toSorted().join() === events.at(s, 'ended').toSorted().join(), ended.join())
  },

  // Board
  'OUT-DAWN-01 no pool is above its cap': s =>
    first(POOLS, area => between(s.pools[area], 0, byPlayers(CAPS[area], s.players.length), `at ${area}`)),
  'OUT-EVT-02 by day no pool is above what shortages leave': s =>
    isOnTheWay(s)
      ? first(POOLS, area => between(s.pools[area], 0, capOf(activeEvents(s), area, s.players.length), `at ${area}`))
      : undefined,
  'OUT-DAWN-03 the ship has a place for a survivor on each slot': s =>
    wrongUnless(s.aboard.length === SHIP_SLOTS.length, `${s.aboard.length}`),
  'OUT-DAWN-04 a city shows at most three tiles, and none is set aside': s =>
    first(CITIES, city => between(equipment.at(s, city).length, 0, TILES_SHOWN, `tiles at ${city}`)) ??
    between(equipment.at(s, 'aside').length, 0, 0, 'tiles set aside'),
  'OUT-COMP-06 there are two of each kind of equipment': s => {
    const tiles = equipment.zones.reduce((sum, zone) => sum + equipment.at(s, zone).length, 0)
    return wrongUnless(tiles === EQUIPMENT_IDS.length, `${tiles} tiles`)
  },
  'OUT-DAWN-06 a city has its search tokens, and as many in its stack as players need': s =>
    first(CITIES, city => {
      const count = (zone: SearchZone): number => search[city].at(s, zone).length
      const [stack, gone, mary] = [count('stack'), count('gone'), count('mary')]
      const all = search[city].cards.length
      const most = isLaid(s) ? all - byPlayers(TOKENS_DISCARDED, s.players.length) : all
      return (
        between(stack, 0, most, `in the stack of ${city}`) ??
        wrongUnless(stack + gone + mary === all && (mary === 0 || !isLaid(s)), `${stack} ${gone} ${mary} at ${city}`)
      )
    }),
  'OUT-DAWN-07 prey lies in its stack or before its hunter': s => {
    if (!isLaid(s)) return undefined
    const perStack = byPlayers(PREY_PER_STACK, s.players.length)
    const stacks = WILDS.map(area => prey.at(s, area).length)
    const hunted = seatsOf(s).reduce((sum, seat) => sum + trophiesOf(s, seat).length, 0)
    return wrongUnless(
      stacks.every(stack => stack <= perStack) &&
        stacks.reduce((sum, stack) => sum + stack, hunted) === perStack * WILDS.length,
      `${stacks.join()} in stacks, ${hunted} hunted`,
    )
  },
  'OUT-SETUP-13 one event comes in a round, and six never do': s => {
    if (!isLaid(s)) return undefined
    const count = (zone: EventZone): number => events.at(s, zone).length
    const [convoy, box, active, ended] = [count('convoy'), count('box'), count('active'), count('ended')]
    return wrongUnless(
      convoy === ROUNDS - s.round && box === ROUNDS && active + ended === s.round,
      `${convoy} to come, ${box} left out, ${active} active, ${ended} ended in round ${s.round}`,
    )
  },
} as const satisfies Invariants<State>
