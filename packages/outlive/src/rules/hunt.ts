// OUT-HUNT: prey, ammo and meat.

import { type BrokenLimit, end, limit, type Offer, SEAT, type Seat } from '@lastlight/kernel'
import type { Wild } from '../content/areas.ts'
import { PREY_IDS } from '../content/prey.ts'
import { activeEvents, playerOf, prey, proc, tell, trophiesOf } from '../language.ts'
import type { Hunt } from '../options.ts'
import { actionsAgainst, meatOf, moreMeatIn, resistance } from '../queries/hunt.ts'
import { roomOf } from '../queries/shelter.ts'
import { effectOf, tileOf } from '../queries/tiles.ts'
import type { Player, State } from '../state.ts'
import { trophies } from '../zones.ts'
import { gain } from './goods.ts'
import { readyLimit, use } from './tiles.ts'
import { useUp } from './useUp.ts'

/** Sets of these tiles: none, one, or both. */
const setsOf = (tiles: readonly string[]): readonly (readonly string[])[] =>
  tiles.length === 0 ? NO_SETS : tiles.length === 1 ? [[], tiles] : [[], [tiles[0]!], [tiles[1]!], tiles]
const NO_SETS: readonly (readonly string[])[] = [[]]

const huntingTiles = (player: Player): readonly string[] =>
  player.equipment.filter(tile => effectOf(tile).does === 'hunt').map(tile => tile.id)

export function nameHunts(
  s: State,
  seat: Seat,
  tokens: readonly string[],
  points: number,
  hunted: BrokenLimit,
  offer: Offer<Hunt>,
): void {
  const player = playerOf(s, seat)
  const tiles = huntingTiles(player)
  for (const token of tokens) {
    const tough = resistance(player, activeEvents(s), token)
    // Most prey is out of reach of everything that the player has.
    if (offer.skips(strengthLimit(points, tough, player.ammo, tiles.length))) continue
    for (const set of setsOf(tiles)) {
      const unready = setLimit(player, set)
      if (offer.skips(unready)) continue
      for (let ammo = 0; ammo <= tough; ammo++) {
        const broken =
          hunted ?? (ammo > player.ammo ? NO_AMMO : unready) ?? strengthLimit(points, tough, ammo, set.length)
        if (!offer.skips(broken)) offer.add(huntOf(token, ammo, set), broken)
      }
    }
  }
}

/** Hunts without tiles are the most common, so each is made once. */
const PLAIN_HUNTS = new Map<string, Hunt[]>(PREY_IDS.map(id => [id, []]))

const huntOf = (token: string, ammo: number, tiles: readonly string[]): Hunt => {
  if (tiles.length > 0) return { do: 'hunt', prey: token, ammo, with: tiles }
  return (PLAIN_HUNTS.get(token)![ammo] ??= { do: 'hunt', prey: token, ammo, with: [] })
}

const strengthLimit = (points: number, resists: number, ammo: number, tiles: number): BrokenLimit =>
  actionsAgainst(resists, ammo, tiles) > points ? TOO_STRONG : undefined

function setLimit(player: Player, tiles: readonly string[]): BrokenLimit {
  for (const id of tiles) {
    const unready = readyLimit(tileOf(player, id)!)
    if (unready) return unready
  }
  return undefined
}

const NO_AMMO = limit('OUT-HUNT-03', 'hunt.noAmmo')
const TOO_STRONG = limit('OUT-HUNT-02', 'hunt.tooStrong')

export function hunt(s: State, seat: Seat, area: Wild, o: Hunt): void {
  const player = playerOf(s, seat)
  for (const id of o.with) use(seat, tileOf(player, id)!)
  player.ammo -= o.ammo
  if (o.ammo > 0) tell.all?.({ e: 'paid', seat, kind: 'ammo', count: o.ammo, by: o.prey })
  const meat = meatOf(player, activeEvents(s), trophiesOf(s, seat), o.prey)
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
      useUp(l.seat, room)
      gain(s, l.seat, 'meat', meat, room.id)
      return 'choose'
    },
  }),
})
