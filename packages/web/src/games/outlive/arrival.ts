// The consequences of a hero's arrival in an area, in words.

import type { Seat } from '@lastlight/kernel'
import type { OptionOf, View } from '@lastlight/outlive'
import {
  type Area,
  isCity,
  isPool,
  isWild,
  POOL_RESOURCE,
  type PoolArea,
  type Wild,
} from '@lastlight/outlive/content/areas'
import { equipmentKind } from '@lastlight/outlive/content/equipment'
import { type HeroId, STRENGTH } from '@lastlight/outlive/content/heroes'
import { SHIP_CANS, type ShipSlot } from '@lastlight/outlive/content/tables'
import { takeable } from '@lastlight/outlive/queries/goods'
import { actionsOf } from '@lastlight/outlive/queries/heroes'
import { actionsAgainst, ammoAgainst, meatOf } from '@lastlight/outlive/queries/hunt'
import { hasSurvivor, slotFor } from '@lastlight/outlive/queries/ship'
import { effectOf, isReady, ready, worksAt } from '@lastlight/outlive/queries/tiles'
import type { Words } from '@lastlight/words'
import { type PlayerSeen, pressedBy, resistanceFor, topPrey } from './seen.ts'

interface Arrival {
  readonly view: View
  readonly words: Words
  readonly player: PlayerSeen
  readonly seat: Seat
  readonly hero: HeroId
  readonly to: Area
  readonly actions: number
  readonly hook: boolean
}

/** The heroes it presses, the goods to take and the obstacles, shortest first. */
export function arrivalLines(move: OptionOf<'move'>, view: View, seat: Seat, words: Words): readonly string[] {
  const player = view.players[seat]!
  const { hero, to, hook = false } = move
  const arrival = {
    view,
    words,
    player,
    seat,
    hero,
    to,
    actions: actionsOf(player, view.events.active, { strength: STRENGTH[hero] }),
    hook,
  }
  return [...pressureLines(arrival), ...placeLines(arrival), ...entryLines(arrival)]
}

function pressureLines({ view, words, seat, hero, to }: Arrival): readonly string[] {
  return pressedBy(view, seat, hero, to).map(victim => {
    const n = Math.min(victim.by, takeable(view.players[victim.seat]!))
    const args = { who: { who: victim.seat }, strength: victim.hero.strength, n }
    return words.say(n > 0 ? 'board.presses' : 'board.presses.nothing', args)
  })
}

function placeLines(arrival: Arrival): readonly string[] {
  const { to } = arrival
  if (to === 'cargoShip') return shipLines(arrival)
  if (to === 'dam') return [damLine(arrival)]
  if (isCity(to)) return cityLines(arrival)
  return [
    ...(isPool(to) ? [poolLine(arrival, to)] : []),
    ...(to === 'militaryBase' && arrival.view.algae ? [arrival.words.say('board.algaeThere')] : []),
    ...(isWild(to) ? [preyLine(arrival, to)] : []),
  ]
}

function poolLine({ view, words, player }: Arrival, area: PoolArea): string {
  const left = view.pools[area]
  if (left === 0) return words.say('board.pool.empty')
  const goods = words.say(`count.${POOL_RESOURCE[area]}`, { n: left })
  for (const tile of player.equipment) {
    const effect = effectOf(tile)
    if (isReady(tile) && effect.does === 'more' && worksAt(tile, area)) {
      const name = words.say(`equipment.${equipmentKind(tile.id)}`)
      return words.say('board.pool.more', { goods, tile: name, n: effect.extra })
    }
  }
  return words.say('board.pool', { goods })
}

/** The way to hunt the top prey that costs the least ammo. */
function preyLine({ view, words, player, actions }: Arrival, area: Wild): string {
  const prey = topPrey(view, area)
  if (prey === null) return words.say('board.prey.none')
  const resistance = resistanceFor(view, player, prey)
  const tiles = player.equipment.filter(tile => isReady(tile) && effectOf(tile).does === 'hunt').length
  const ammo = ammoAgainst(resistance, tiles + actions)
  if (ammo > player.ammo) return words.say('board.prey.tooStrong', { resistance })
  return words.say(ammo > 0 ? 'board.prey.ammo' : 'board.prey', {
    resistance,
    actions: words.say('count.action', { n: actionsAgainst(resistance, ammo, tiles) }),
    ammo: words.say('count.acc.ammo', { n: ammo }),
    meat: words.say('count.acc.meat', { n: meatOf(player, view.events.active, player.trophies, prey) }),
  })
}

function damLine({ view, words, player, actions }: Arrival): string {
  const water = words.say('count.acc.water', { n: Math.min(actions, view.pools.dam) })
  if (ready(player, 'freeDam')) return words.say('board.dam.free', { water })
  return words.say(player.microchip > 0 ? 'board.dam' : 'board.dam.noChip', { water })
}

function cityLines({ view, words, to }: Arrival): readonly string[] {
  if (!isCity(to)) return []
  const { stack, tiles } = view.search[to]
  return [
    words.say('board.city', {
      tokens: words.say('board.count.token', { n: stack.length }),
      tiles: words.say('board.count.tile', { n: tiles.length }),
    }),
  ]
}

function shipLines({ view, words, player, seat, hero, hook }: Arrival): readonly string[] {
  const slot = slotFor(player, view.events.active, { strength: STRENGTH[hero] }, hook) as ShipSlot
  const cans = words.say('count.acc.cans', { n: SHIP_CANS[slot].cans })
  const survivor = hasSurvivor(view, seat, slot)
  return [
    words.say(survivor ? 'board.ship' : 'board.ship.nobody', { slot, cans }),
    ...(!view.shipEntered && view.token !== seat ? [words.say('board.ship.first')] : []),
  ]
}

/** Tiles that give something on entering. */
const entryLines = ({ words, player, to }: Arrival): readonly string[] =>
  player.equipment.flatMap(tile => {
    const effect = effectOf(tile)
    if (!isReady(tile) || effect.does !== 'entry' || !worksAt(tile, to)) return []
    return [
      words.say('board.entry', {
        tile: words.say(`equipment.${equipmentKind(tile.id)}`),
        goods: words.say(`count.${effect.kind}`, { n: effect.count }),
      }),
    ]
  })
