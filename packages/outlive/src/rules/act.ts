// The acts of a hero in the area it has entered.

import type { Seat } from '@lastlight/kernel'
import { type Area, isCity, isWild, POOL_RESOURCE, type PoolArea } from '../content/areas.ts'
import type { Cause } from '../events.ts'
import { activeEvents, call, equipment, playerOf, prey, tell } from '../language.ts'
import { heroOf, pointsFor } from '../queries/heroes.ts'
import { roomOf } from '../queries/shelter.ts'
import { isTaken, placeAboard } from '../queries/ship.ts'
import { effectOf, tileOf } from '../queries/tiles.ts'
import type { State } from '../state.ts'
import { ownTiles } from '../zones.ts'
import { decontaminate } from './contamination.ts'
import { gain, spend } from './goods.ts'
import { hunt, moreMeat } from './hunt.ts'
import { useRoom } from './rooms.ts'
import { drawToken } from './searching.ts'
import { houseSurvivor, moveIn } from './survivors.ts'
import { use } from './tiles.ts'
import { type Act, areaOf, type Visit } from './visit.ts'

export function act(s: State, l: Visit, o: Exclude<Act, { do: 'done' }>): void {
  const { seat } = l
  const area = areaOf(s, l)
  l.points -= pointsFor(playerOf(s, seat), activeEvents(s), o)
  switch (o.do) {
    case 'use':
      return useHere(s, l, o.what)
    // OUT-DAM-01
    case 'unlock':
      l.unlocked = true
      return spend(s, seat, 'microchip', 1, area)
    case 'board': {
      const { slot } = heroOf(playerOf(s, seat), l.hero)
      l.boarded = true
      // OUT-GAP-19: a player who shares a slot takes a survivor from the supply, and the ship's own one stays.
      if (!isTaken(s, seat, slot)) s.aboard[placeAboard(slot)] = false
      return moveIn(s, seat, o.to, area)
    }
    case 'hunt':
      l.hunted = true
      if (isWild(area)) hunt(s, seat, area, o)
      call(moreMeat, { seat })
      return
    // OUT-GATHER-01, OUT-BASE-01
    case 'gather':
      l.gathered = true
      return takeFromPool(s, seat, area, 1, area)
    // OUT-BASE-02
    case 'algae':
      s.algae = false
      tell.all?.({ e: 'algae', seat })
      return decontaminate(s, seat, 'algae')
    case 'search':
      l.searched = true
      if (isCity(area)) call(drawToken, { seat, city: area })
      return
    // OUT-CITY-01
    case 'take':
      if (isCity(area)) equipment.move(s, o.tile, area, ownTiles(seat))
      tell.all?.({ e: 'tookTile', seat, tile: o.tile })
      return
  }
}

/** The area has a pool: only such areas offer this act. */
function takeFromPool(s: State, seat: Seat, at: Area, count: number, by: Cause): void {
  const area = at as PoolArea
  const taken = Math.min(count, s.pools[area])
  s.pools[area] -= taken
  gain(s, seat, POOL_RESOURCE[area], taken, by)
}

function useHere(s: State, l: Visit, what: string): void {
  const player = playerOf(s, l.seat)
  const area = areaOf(s, l)
  const tile = tileOf(player, what)
  if (!tile) return useRoom(s, l, roomOf(player, what)!)
  use(l.seat, tile)
  const effect = effectOf(tile)
  switch (effect.does) {
    case 'more':
      return takeFromPool(s, l.seat, area, effect.extra, tile.id)
    case 'entry':
      return gain(s, l.seat, effect.kind, effect.count, tile.id)
    case 'survivor':
      call(houseSurvivor, { seat: l.seat, cause: tile.id })
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
    // Used with something else.
    case 'slot':
    case 'hunt':
    case 'pressure':
    case 'defence':
    case 'anyDistance':
  }
}
