// The effect of an option on a shelter, as far as it can be foreseen without playing it.

import type { Option, OptionOf } from '@lastlight/outlive'
import { isPool, isWild, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { equipmentEffect } from '@lastlight/outlive/content/equipment'
import { MATERIALS, TAKEABLE } from '@lastlight/outlive/content/resources'
import { roomEffect } from '@lastlight/outlive/content/rooms'
import { meatOf, moreMeatIn } from '@lastlight/outlive/queries/hunt'
import { markerAfter } from '@lastlight/outlive/queries/marker'
import { buildCost, roomOf, unused } from '@lastlight/outlive/queries/shelter'
import { costOf, repairCost, tileOf } from '@lastlight/outlive/queries/tiles'
import { endEvent, relief } from './prospects.ts'
import type { Shelter } from './sharedFields.ts'
import { actionsIn, areaIn, type Situation } from './situation.ts'

/** Changes the shelter; answers with points that do not show in it. A new option without a case does not compile. */
export function applyTo(situation: Situation, shelter: Shelter, o: Option): number {
  switch (o.do) {
    case 'gather':
      return gather(situation, shelter, 1)
    case 'algae':
      return decontaminate(shelter)
    case 'unlock':
      shelter.microchip--
      return gather(situation, shelter, actionsIn(situation))
    case 'take':
      shelter.equipment.push({ id: o.tile, repaired: false, used: false })
      return 0
    case 'hunt':
      return hunt(situation, shelter, o)
    case 'board':
    case 'house':
      return settle(shelter, o.to, 1)
    case 'lose':
      return settle(shelter, o.from, -1)
    case 'use':
      return tileOf(shelter, o.what) ? useTile(situation, shelter, o.what) : useRoom(shelter, o.what)
    case 'more':
      if (o.room !== 'none') shelter.meat += moreMeatIn(roomOf(shelter, o.room)!)
      return 0
    case 'end':
      endEvent(shelter, o.event, o.discount === true)
      return relief(o.event, situation.table.round)
    case 'recruit':
      shelter[o.kind]--
      shelter.airlock++
      return 0
    case 'build':
      return build(shelter, o)
    case 'moveIn':
      shelter.airlock--
      return settle(shelter, o.room, 1)
    case 'dismantle':
      shelter.equipment = shelter.equipment.filter(tile => tile.id !== o.tile)
      for (const kind of costOf(o.tile)) shelter[kind]++
      return 0
    case 'repair':
      for (const kind of repairCost(o)) shelter[kind]--
      tileOf(shelter, o.tile)!.repaired = true
      return 0
    case 'pay':
    case 'giveUp':
      shelter[o.kind]--
      return 0
    case 'handOver':
      // The chooser is either robbed or, with the right room, the robber.
      shelter[o.kind] += situation.pressure?.seat === situation.seat ? 1 : -1
      return 0
    case 'ammo':
      return defend(situation, shelter, o.count)
    case 'move':
    case 'skip':
    case 'search':
    case 'done':
    case 'pass':
    case 'bat':
    case 'shield':
    case 'locker':
    case 'peek':
    case 'immune':
    case 'drop':
    case 'inside':
    case 'lead':
    case 'stand':
    case 'discard':
    case 'reconsider':
      return 0
  }
}

function gather(situation: Situation, shelter: Shelter, count: number): number {
  const area = areaIn(situation)
  if (area !== undefined && isPool(area)) shelter[POOL_RESOURCE[area]] += Math.min(count, situation.table.pools[area])
  return 0
}

function hunt({ view, seat, active }: Situation, shelter: Shelter, { prey, ammo }: OptionOf<'hunt'>): number {
  shelter.ammo -= ammo
  shelter.meat += meatOf(shelter, active, view.players[seat]!.trophies, prey)
  for (const room of shelter.rooms) shelter.meat += moreMeatIn(room)
  return 0
}

function decontaminate(shelter: Shelter): number {
  shelter.contamination = markerAfter(shelter.contamination, -1).space
  return 0
}

function settle(shelter: Shelter, place: string, by: number): number {
  if (place === 'airlock') shelter.airlock += by
  else roomOf(shelter, place)!.people += by
  return 0
}

const DRAWN_TILE = 0.25
const SEARCHED_TOKEN = 0.45

function useRoom(shelter: Shelter, what: string): number {
  const room = roomOf(shelter, what)!
  room.used = 1
  const effect = roomEffect(what)
  switch (effect.does) {
    case 'gain':
      shelter[effect.kind] += effect.count
      return 0
    case 'search':
      return effect.tokens * SEARCHED_TOKEN
    case 'decontaminate':
      return decontaminate(shelter)
    case 'newcomer':
      room.people++
      return 0
    case 'drawTiles':
      return effect.count * DRAWN_TILE
    case 'workshop':
      return DRAWN_TILE
    // Used with something else, or always at work: nothing changes at once.
    case 'dismantle':
    case 'cheaperRoom':
    case 'cheaperEvent':
    case 'freeRepair':
    case 'repairForOne':
    case 'moreMeat':
    case 'locker':
    case 'reserve':
    case 'peek':
    case 'protect':
    case 'immunity':
    case 'shield':
    case 'chooseLoot':
      return 0
  }
}

function useTile(situation: Situation, shelter: Shelter, what: string): number {
  const effect = equipmentEffect(what)
  const area = areaIn(situation)
  switch (effect.does) {
    case 'more':
      return gather(situation, shelter, effect.extra)
    case 'entry':
      shelter[effect.kind] += effect.count
      return 0
    case 'survivor':
      shelter.airlock++
      return 0
    case 'freeDam':
      return gather(situation, shelter, actionsIn(situation))
    case 'sensor':
      return area !== undefined && isWild(area) ? 0.05 : 0
    case 'slot':
    case 'hunt':
    case 'pressure':
    case 'defence':
    case 'anyDistance':
      return 0
  }
}

/** Pays with the materials there are most of. */
function build(shelter: Shelter, o: OptionOf<'build'>): number {
  const isCheaper = 'discount' in o
  if (isCheaper) unused(shelter, 'buildDiscount')!.used = 1
  roomOf(shelter, o.room)!.built = true
  for (let left = buildCost(isCheaper); left > 0; left--)
    shelter[MATERIALS.reduce((a, b) => (shelter[b] > shelter[a] ? b : a))]--
  return 0
}

/** Tokens that the ammo does not save are handed over: probably those there are most of. */
function defend(situation: Situation, shelter: Shelter, count: number): number {
  shelter.ammo -= count
  for (let left = (situation.pressure?.value ?? count) - count; left > 0; left--) {
    const most = TAKEABLE.reduce((a, b) => (shelter[b] > shelter[a] ? b : a))
    if (shelter[most] > 0) shelter[most]--
  }
  return 0
}
