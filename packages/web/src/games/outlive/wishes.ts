// Likely wishes that are not offered: each is refused with a reason.

import type { Seat } from '@lastlight/kernel'
import { same } from '@lastlight/kernel'
import type { Option, OptionOf, View } from '@lastlight/outlive'
import { AREAS, type Area, distance, isCity, isPool, isWild } from '@lastlight/outlive/content/areas'
import { equipmentEffect } from '@lastlight/outlive/content/equipment'
import { FOOD } from '@lastlight/outlive/content/resources'
import { START_SURVIVORS } from '@lastlight/outlive/content/tables'
import { isNear } from '@lastlight/outlive/queries/heroes'
import { hasFreeSeat } from '@lastlight/outlive/queries/shelter'
import { worksAt } from '@lastlight/outlive/queries/tiles'
import { type HeroSeen, type PlayerSeen, topPrey } from './seen.ts'

/** As many as a person reads; moves are sorted by hero before they are shown. */
const MOST = 6
const MOST_MOVES = 12

/** The way to an area that is not offered, by the hero that is nearest to it. */
export function moveWish(view: View, seat: Seat, to: Area, hero?: string): OptionOf<'move'> | undefined {
  const idle = view.players[seat]!.heroes.filter(each => !each.active)
  const walker = idle.find(each => each.id === hero) ?? nearest(idle, to)
  return walker && { do: 'move', hero: walker.id, to }
}

const nearest = (heroes: readonly HeroSeen[], to: Area): HeroSeen | undefined =>
  heroes.toSorted((a, b) => distance(a.at, to) - distance(b.at, to))[0]

/** Areas that a hero could walk to if nothing stood in its way: first those that no other hero reaches. */
function moves(player: PlayerSeen, options: readonly Option[]): readonly Option[] {
  const offered = options.filter(option => option.do === 'move')
  if (offered.length === 0) return []
  const reached = new Set(offered.map(option => option.to))
  const near = player.heroes
    .filter(hero => !hero.active)
    .flatMap(({ id, at }) =>
      AREAS.filter(to => to !== at && isNear(at, to)).map(to => ({ do: 'move' as const, hero: id, to })),
    )
  const refused = near.filter(({ hero, to }) => !offered.some(option => option.hero === hero && option.to === to))
  return [...refused.filter(({ to }) => !reached.has(to)), ...refused.filter(({ to }) => reached.has(to))]
}

/** Acts of a hero in its present area. */
function acts(view: View, player: PlayerSeen): readonly Option[] {
  const at = view.acting?.at
  if (!at) return []
  const wishes: Option[] = []
  if (isPool(at)) wishes.push({ do: 'gather' })
  if (at === 'militaryBase') wishes.push({ do: 'algae' })
  if (at === 'dam') wishes.push({ do: 'unlock' })
  const prey = isWild(at) ? topPrey(view, at) : null
  if (prey !== null) wishes.push({ do: 'hunt', prey, ammo: 0, with: [] })
  if (isCity(at)) {
    wishes.push({ do: 'search' })
    for (const tile of view.search[at].tiles) wishes.push({ do: 'take', tile })
  }
  if (at === 'cargoShip') wishes.push({ do: 'board', to: 'airlock' })
  for (const { id } of player.equipment)
    if (equipmentEffect(id).does !== 'entry' && worksAt({ id }, at)) wishes.push({ do: 'use', what: id })
  return wishes
}

const builds = ({ rooms }: PlayerSeen): readonly Option[] => [
  ...rooms.filter(room => !room.built).map(room => ({ do: 'build' as const, room: room.id })),
  ...rooms.filter(hasFreeSeat).map(room => ({ do: 'moveIn' as const, room: room.id })),
]

const repairs = (player: PlayerSeen): readonly Option[] =>
  player.equipment.filter(tile => !tile.repaired).map(tile => ({ do: 'repair', tile: tile.id, by: 'full' }))

function likely(view: View, player: PlayerSeen, options: readonly Option[]): readonly Option[] {
  switch (view.asked) {
    case 'move':
      return moves(player, options)
    case 'inside':
      return Array.from({ length: START_SURVIVORS + 1 }, (_, count) => ({ do: 'inside', count }))
    case 'endEvent':
      return view.events.active.map(event => ({ do: 'end', event }))
    case 'recruit':
      return FOOD.map(kind => ({ do: 'recruit', kind }))
    case 'act':
      return acts(view, player)
    case 'build':
      return [...builds(player), ...repairs(player)]
    case 'repair':
      return repairs(player)
    default:
      return []
  }
}

/** A hunt without ammo says enough where hunts with ammo are offered. */
const isOffered = (wish: Option, options: readonly Option[]): boolean =>
  options.some(option => same(option, wish) || (wish.do === 'hunt' && option.do === 'hunt'))

export const wishesOf = (view: View, seat: Seat, options: readonly Option[]): readonly Option[] =>
  likely(view, view.players[seat]!, options)
    .filter(wish => !isOffered(wish, options))
    .slice(0, view.asked === 'move' ? MOST_MOVES : MOST)
