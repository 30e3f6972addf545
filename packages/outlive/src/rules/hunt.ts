// OUT-HUNT: prey, ammo and meat.

import { end, type Limit, limit, SEAT, type Seat } from '@lastlight/kernel'
import type { Wild } from '../content/areas.ts'
import { preyKind, preyRow } from '../content/prey.ts'
import { roomKind } from '../content/rooms.ts'
import { playerOf, prey, proc, tell } from '../language.ts'
import type { Hunt } from '../options.ts'
import type { Player, Room, State, Tile } from '../state.ts'
import { trophies } from '../zones.ts'
import { suffers } from './active.ts'
import { gain } from './goods.ts'
import { isStaffed, roomOf } from './shelter.ts'
import { effectOf, isReady, tileOf, use } from './tiles.ts'

// OUT-EVTK-09
const resistance = (s: State, seat: Seat, token: string): number =>
  preyRow(token).resistance + (suffers(s, seat, 'tougherPrey')?.by ?? 0)

/** Points a hunt costs after ammo and tiles; 0 at least. */
export const huntCost = (s: State, seat: Seat, o: Hunt): number =>
  Math.max(0, resistance(s, seat, o.prey) - o.ammo - o.with.length)

/** Sets of these tiles: none, one, or both. */
const setsOf = (tiles: readonly string[]): readonly (readonly string[])[] =>
  tiles.length === 0 ? NO_SETS : tiles.length === 1 ? [[], tiles] : [[], [tiles[0]!], [tiles[1]!], tiles]
const NO_SETS: readonly (readonly string[])[] = [[]]

const huntingTiles = (player: Player): readonly Tile[] =>
  player.equipment.filter(tile => effectOf(tile).does === 'hunt')

function readyTiles(player: Player): readonly string[] {
  let ready: string[] | undefined
  for (const tile of player.equipment)
    if (isReady(tile) && effectOf(tile).does === 'hunt') {
      ready ??= []
      ready.push(tile.id)
    }
  return ready ?? NONE
}
const NONE: readonly string[] = []

/** Every way to hunt one of these tokens that the player has the points, the ammo and the tiles for. */
export function hunts(s: State, seat: Seat, tokens: readonly string[], points: number, all: object[]): void {
  const player = playerOf(s, seat)
  const tiles = readyTiles(player)
  for (const token of tokens) {
    const tough = resistance(s, seat, token)
    const most = Math.min(player.ammo, tough)
    // Most prey is out of reach: then no set of tiles is made.
    if (tough - most - tiles.length > points) continue
    for (const set of setsOf(tiles))
      for (let ammo = Math.max(0, tough - set.length - points); ammo <= most; ammo++)
        all.push({ do: 'hunt', prey: token, ammo, with: set })
  }
}

/** Every hunt of these tokens that can be named. */
export const namedHunts = (s: State, seat: Seat, tokens: readonly string[]): readonly Hunt[] =>
  tokens.flatMap(prey =>
    setsOf(huntingTiles(playerOf(s, seat)).map(tile => tile.id)).flatMap(set =>
      Array.from({ length: resistance(s, seat, prey) + 1 }, (_, ammo): Hunt => ({ do: 'hunt', prey, ammo, with: set })),
    ),
  )

const NO_AMMO = limit('OUT-HUNT-03', 'hunt.noAmmo')
const TOO_STRONG = limit('OUT-HUNT-02', 'hunt.tooStrong')
const BROKEN = limit('OUT-EQ-01', 'use.broken')
const USED = limit('OUT-EQ-01', 'use.used')

export function huntLimit(s: State, seat: Seat, points: number, o: Hunt): Limit<unknown, unknown, unknown> | undefined {
  const player = playerOf(s, seat)
  if (o.ammo > player.ammo) return NO_AMMO
  for (const id of o.with) {
    const tile = tileOf(player, id)!
    if (!tile.repaired) return BROKEN
    if (tile.used) return USED
  }
  return huntCost(s, seat, o) > points ? TOO_STRONG : undefined
}

export function hunt(s: State, seat: Seat, area: Wild, o: Hunt): void {
  const player = playerOf(s, seat)
  for (const id of o.with) use(seat, tileOf(player, id)!)
  player.ammo -= o.ammo
  if (o.ammo > 0) tell.all?.({ e: 'paid', seat, kind: 'ammo', count: o.ammo, by: o.prey })
  prey.move(s, o.prey, area, trophies(seat))
  const meat = meatOf(s, seat, o.prey)
  tell.all?.({ e: 'hunted', seat, prey: o.prey, meat })
  gain(s, seat, 'meat', meat, o.prey)
  showTop(s, area)
}

/** OUT-HUNT-05; OUT-EVTK-08 takes from the prey's own meat, not from what rooms add. */
function meatOf(s: State, seat: Seat, token: string): number {
  const owned = prey.at(s, trophies(seat)).filter(other => preyKind(other) === preyKind(token)).length
  const { meat } = preyRow(token)
  const value = meat[Math.min(owned, meat.length) - 1]!
  return Math.max(0, value - (suffers(s, seat, 'lessMeat')?.by ?? 0))
}

/** The top token lies picture side up. */
export function showTop(s: State, area: Wild): void {
  const [top] = prey.look(s, 'all', area, 1)
  tell.all?.({ e: 'prey', area, prey: top ?? null })
}

const MORE_MEAT: { readonly [kind: string]: number } = { hunt1: 1, hunt2: 2 }
const NOTHING_TO_USE = limit('OUT-ROOMK-04', 'hunt.noRoom')
const NO = { do: 'more', room: 'none' } as const

const addsMeat = (room: Room): boolean =>
  MORE_MEAT[roomKind(room.id)] !== undefined && isStaffed(room) && room.used === 0

/** OUT-ROOMK-04, OUT-ROOMK-19: rooms that add meat to this hunt. */
export const moreMeat = proc('moreMeat', { seat: SEAT })
moreMeat.steps({
  choose: moreMeat.ask({
    from: (s, l) => [...playerOf(s, l.seat).rooms.map(room => ({ do: 'more', room: room.id }) as const), NO],
    limit(s, l, o) {
      const { rooms } = playerOf(s, l.seat)
      if (!rooms.some(addsMeat)) return NOTHING_TO_USE
      const room = roomOf(playerOf(s, l.seat), o.room)
      return room === undefined || addsMeat(room) ? undefined : NOTHING_TO_USE
    },
    take(s, l, o) {
      const room = roomOf(playerOf(s, l.seat), o.room)
      if (!room) return end
      room.used = 1
      tell.all?.({ e: 'used', seat: l.seat, what: room.id })
      gain(s, l.seat, 'meat', MORE_MEAT[roomKind(room.id)]!, room.id)
      return 'choose'
    },
  }),
})
