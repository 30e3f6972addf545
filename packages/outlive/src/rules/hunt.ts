// OUT-HUNT: prey, ammo and meat.

import { end, type Limit, limit, SEAT, type Seat } from '@lastlight/kernel'
import type { Wild } from '../content/areas.ts'
import { activeEvents, playerOf, prey, proc, tell } from '../language.ts'
import type { Hunt } from '../options.ts'
import { huntCost, meatOf, moreMeatIn, resistance } from '../queries/hunt.ts'
import { roomOf } from '../queries/shelter.ts'
import { effectOf, isReady, tileOf } from '../queries/tiles.ts'
import type { Player, State, Tile } from '../state.ts'
import { trophies } from '../zones.ts'
import { gain } from './goods.ts'
import { use } from './tiles.ts'

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
    const tough = resistance(player, activeEvents(s), token)
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
      Array.from(
        { length: resistance(playerOf(s, seat), activeEvents(s), prey) + 1 },
        (_, ammo): Hunt => ({ do: 'hunt', prey, ammo, with: set }),
      ),
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
  return huntCost(player, activeEvents(s), o) > points ? TOO_STRONG : undefined
}

export function hunt(s: State, seat: Seat, area: Wild, o: Hunt): void {
  const player = playerOf(s, seat)
  for (const id of o.with) use(seat, tileOf(player, id)!)
  player.ammo -= o.ammo
  if (o.ammo > 0) tell.all?.({ e: 'paid', seat, kind: 'ammo', count: o.ammo, by: o.prey })
  const meat = meatOf(player, activeEvents(s), prey.at(s, trophies(seat)), o.prey)
  prey.move(s, o.prey, area, trophies(seat))
  tell.all?.({ e: 'hunted', seat, prey: o.prey, meat })
  gain(s, seat, 'meat', meat, o.prey)
  showTop(s, area)
}

/** The top token lies picture side up. */
export function showTop(s: State, area: Wild): void {
  const [top] = prey.look(s, 'all', area, 1)
  tell.all?.({ e: 'prey', area, prey: top ?? null })
}

const NOTHING_TO_USE = limit('OUT-ROOMK-04', 'hunt.noRoom')
const NO = { do: 'more', room: 'none' } as const

/** OUT-ROOMK-04, OUT-ROOMK-19: rooms that add meat to this hunt. */
export const moreMeat = proc('moreMeat', { seat: SEAT })
moreMeat.steps({
  choose: moreMeat.ask({
    from: (s, l) => [...playerOf(s, l.seat).rooms.map(room => ({ do: 'more', room: room.id }) as const), NO],
    limit(s, l, o) {
      const { rooms } = playerOf(s, l.seat)
      if (!rooms.some(room => moreMeatIn(room) > 0)) return NOTHING_TO_USE
      const room = roomOf(playerOf(s, l.seat), o.room)
      return room === undefined || moreMeatIn(room) > 0 ? undefined : NOTHING_TO_USE
    },
    take(s, l, o) {
      const room = roomOf(playerOf(s, l.seat), o.room)
      if (!room) return end
      const meat = moreMeatIn(room)
      room.used = 1
      tell.all?.({ e: 'used', seat: l.seat, what: room.id })
      gain(s, l.seat, 'meat', meat, room.id)
      return 'choose'
    },
  }),
})
