// Questions about what is on the screen. Questions about the rules are the game's own queries.

import type { Seat, Viewer } from '@lastlight/kernel'
import type { View } from '@lastlight/outlive'
import { AREAS, type Area, byPlayers, distance, placeOf, type Wild } from '@lastlight/outlive/content/areas'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { leaderRow } from '@lastlight/outlive/content/leaders'
import { preyRow } from '@lastlight/outlive/content/prey'
import { TOKENS_DISCARDED, tokenIds } from '@lastlight/outlive/content/search'
import { target } from '@lastlight/outlive/queries/heroes'
import { resistance } from '@lastlight/outlive/queries/hunt'

export type PlayerSeen = View['players'][number]
export type HeroSeen = PlayerSeen['heroes'][number]
export type TileSeen = PlayerSeen['equipment'][number]

/** The seat that the game waits for; by day it is a single one, perhaps one under pressure. */
export const askedSeat = (view: View): Seat | undefined => view.waiting.seats[0]

export const heroOf = (player: PlayerSeen | undefined, id: string): HeroSeen | undefined =>
  player?.heroes.find(hero => hero.id === id)

export interface Standing {
  readonly seat: Seat
  readonly hero: HeroSeen
}

/** Everybody in an area, in the order of the seats. */
export const heroesAt = (view: View, area: Area): readonly Standing[] =>
  view.players.flatMap((player, seat) => player.heroes.filter(hero => hero.at === area).map(hero => ({ seat, hero })))

/** The heroes on a slot of the ship: several only where a room allows it. */
export const onSlot = (view: View, slot: number): readonly Standing[] =>
  heroesAt(view, 'cargoShip').filter(({ hero }) => hero.active && hero.slot === slot)

/** How many search tokens a city has at dawn. */
export const searchCapOf = (view: View): number =>
  tokenIds('blackwood').length - byPlayers(TOKENS_DISCARDED, view.players.length)

/** The prey that lies on top, if it is known. */
export const topPrey = (view: View, area: Wild): string | null => view.prey[area].at(-1) ?? null

/** Without a player the resistance is the printed one: events do not concern everybody alike. */
export const resistanceFor = (view: View, player: PlayerSeen | undefined, prey: string): number =>
  player ? resistance(player, view.events.active, prey) : preyRow(prey).resistance

export interface Pressed {
  readonly seat: Seat
  readonly hero: HeroSeen
  /** How much stronger the hero is that arrives. */
  readonly by: number
}

/** Heroes of others that one of a seat's heroes would put under pressure in an area. */
export function pressedBy(view: View, seat: Seat, id: HeroId, at: Area): readonly Pressed[] {
  const strength = STRENGTH[id]
  return view.players.flatMap((player, other) => {
    const hero = other === seat ? undefined : target(player, { at, strength })
    return hero ? [{ seat: other, hero, by: strength - hero.strength }] : []
  })
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

/** The start of a player's heroes: the four areas of the leader in order, and the heroes placed so far. */
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
  return { areas: leaderRow(leader).areas, placed, next: settling.nextArea }
}
