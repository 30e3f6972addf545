// Questions about a view of Outlive that several parts of the screen ask.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import {
  AREAS,
  type Area,
  byPlayers,
  CAPS,
  distance,
  type PoolArea,
  placeOf,
  type Wild,
} from '@lastlight/outlive/content/areas'
import { type EquipmentEffect, equipmentEffect } from '@lastlight/outlive/content/equipment'
import { type EventEffect, type EventId, eventRow, isShortage } from '@lastlight/outlive/content/events'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { type LeaderId, leaderRow } from '@lastlight/outlive/content/leaders'
import { preyKind, preyRow } from '@lastlight/outlive/content/prey'
import { type Resource, TAKEABLE } from '@lastlight/outlive/content/resources'
import { roomKind } from '@lastlight/outlive/content/rooms'
import { TOKENS_DISCARDED, tokenIds } from '@lastlight/outlive/content/search'
import { isProtected, isStaffed, working } from '@lastlight/outlive/shelter'

export type PlayerSeen = View['players'][number]
export type HeroSeen = PlayerSeen['heroes'][number]
export type TileSeen = PlayerSeen['equipment'][number]

/** Whom the game waits for; by day that is one alone, who may be pressed just now. */
export const askedSeat = (view: View): Seat | undefined => view.waiting.seats[0]

export const heroOf = (player: PlayerSeen | undefined, id: string): HeroSeen | undefined =>
  player?.heroes.find(hero => hero.id === id)

const activeEvents = (view: View): readonly EventId[] => view.events.active

/** The effect of this kind that a player suffers at present, if any. */
function suffers<D extends EventEffect['does']>(
  view: View,
  player: PlayerSeen,
  does: D,
): Extract<EventEffect, { does: D }> | undefined {
  const immune = working(player, 'eventImmunity') > 0
  for (const event of activeEvents(view)) {
    const { effect } = eventRow(event)
    if (effect.does === does && (isShortage(event) || !immune)) return effect as Extract<EventEffect, { does: D }>
  }
  return undefined
}

/** How many actions a hero has where it arrives. */
export const actionsOf = (view: View, player: PlayerSeen, hero: HeroId): number =>
  Math.min(STRENGTH[hero], suffers(view, player, 'sandstorm')?.actions ?? STRENGTH[hero])

/** The slot of the ship that is a hero's. */
export const slotOf = (view: View, player: PlayerSeen, hero: HeroId, hook: boolean): number =>
  (suffers(view, player, 'sandstorm')?.actions ?? STRENGTH[hero]) + (hook ? 1 : 0)

export interface Standing {
  readonly seat: Seat
  readonly hero: HeroSeen
}

/** Everybody in an area, in the order of the seats. */
export const heroesAt = (view: View, area: Area): readonly Standing[] =>
  view.players.flatMap((player, seat) => player.heroes.filter(hero => hero.at === area).map(hero => ({ seat, hero })))

/** Who stands on a slot of the ship: more than one only where a room lets somebody in. */
export const onSlot = (view: View, slot: number): readonly Standing[] =>
  heroesAt(view, 'cargoShip').filter(({ hero }) => hero.active && hero.slot === slot)

export const tileReady = (player: PlayerSeen, does: EquipmentEffect['does']): TileSeen | undefined =>
  player.equipment.find(tile => tile.repaired && !tile.used && equipmentEffect(tile.id).does === does)

/** What events take off a pool, each with its share. */
export function cutsOf(view: View, area: PoolArea): readonly { readonly event: EventId; readonly by: number }[] {
  return activeEvents(view).flatMap(event => {
    const { effect } = eventRow(event)
    return effect.does === 'cut' && effect.pools.includes(area)
      ? [{ event, by: byPlayers(effect.by, view.players.length) }]
      : []
  })
}

/** How many tokens a pool holds at most. */
export const capOf = (view: View, area: PoolArea): number =>
  Math.max(0, byPlayers(CAPS[area], view.players.length) - cutsOf(view, area).reduce((sum, { by }) => sum + by, 0))

/** How many search tokens a city has at dawn. */
export const searchCapOf = (view: View): number =>
  tokenIds('blackwood').length - byPlayers(TOKENS_DISCARDED, view.players.length)

/** The prey that lies on top, if it is known. */
export const topPrey = (view: View, area: Wild): string | null => view.prey[area].at(-1) ?? null

export const resistanceOf = (view: View, player: PlayerSeen | undefined, prey: string): number =>
  preyRow(prey).resistance + (player ? (suffers(view, player, 'tougherPrey')?.by ?? 0) : 0)

/** The meat that a prey brings this player, without what rooms add. */
export function meatOf(view: View, player: PlayerSeen, prey: string): number {
  const { meat } = preyRow(prey)
  const owned = player.trophies.filter(other => preyKind(other) === preyKind(prey)).length
  return Math.max(0, meat[Math.min(owned, meat.length - 1)]! - (suffers(view, player, 'lessMeat')?.by ?? 0))
}

/** What can be spent of a kind: water counts what a working reserve adds. */
export const stockOf = (player: PlayerSeen, kind: Resource): number =>
  player[kind] +
  (kind === 'water'
    ? player.rooms.filter(room => roomKind(room.id) === 'waterReserve' && isStaffed(room) && room.used === 0).length
    : 0)

/** What pressure can take from a player. */
export const takeableOf = (player: PlayerSeen): number => TAKEABLE.reduce((sum, kind) => sum + player[kind], 0)

/** Heroes that stand where this one would arrive and are weaker. */
export function pressedBy(
  view: View,
  seat: Seat,
  hero: HeroId,
  at: Area,
): readonly { readonly seat: Seat; readonly strength: number; readonly by: number }[] {
  const strength = STRENGTH[hero]
  return view.players.flatMap((player, other) =>
    other === seat
      ? []
      : player.heroes
          .filter(each => each.active && each.at === at && each.strength < strength && !isProtected(player, each.id))
          .map(each => ({ seat: other, strength: each.strength, by: strength - each.strength })),
  )
}

/** The areas a walk goes through, both ends with it, the short way round. */
export function routeOf(from: Area, to: Area): readonly Area[] {
  const steps = distance(from, to)
  const onward = (placeOf(from) + steps) % AREAS.length === placeOf(to)
  return Array.from(
    { length: steps + 1 },
    (_, i) => AREAS[(placeOf(from) + (onward ? i : AREAS.length - i)) % AREAS.length]!,
  )
}

/** Where somebody's heroes begin: the four areas of a leader in their order, and who is placed there already. */
export interface Starts {
  readonly areas: readonly Area[]
  readonly placed: readonly string[]
  readonly next: Area | null
}

export function startsOf(view: View, viewer: Viewer): Starts | undefined {
  const settling = view.own?.settling
  if (viewer === 'public' || !settling) return undefined
  const player = view.players[viewer]!
  const leader = settling.leader === '' ? player.leader : settling.leader
  if (leader === '') return undefined
  const placed = settling.heroes.length > 0 ? settling.heroes : player.heroes.map(hero => hero.id)
  return { areas: leaderRow(leader as LeaderId).areas, placed, next: settling.nextArea }
}
