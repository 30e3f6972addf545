// What an option does to a shelter, as far as it can be foreseen without playing it.

import { isPool, isWild, POOL_RESOURCE } from '@lastlight/outlive/content/areas'
import { equipmentKind, equipmentRow } from '@lastlight/outlive/content/equipment'
import { EVENT_DISCOUNT, type EventId, eventRow } from '@lastlight/outlive/content/events'
import { preyKind, preyRow } from '@lastlight/outlive/content/prey'
import { isFood, MATERIALS, type Material, type Resource, TAKEABLE } from '@lastlight/outlive/content/resources'
import { BUILD_COST, DISCOUNTED_BUILD_COST, roomKind } from '@lastlight/outlive/content/rooms'
import { unused } from '@lastlight/outlive/shelter'
import { relief } from './prospects.ts'
import { areaIn, type Doing, type Scene, strengthIn } from './scene.ts'
import type { Shelter } from './table.ts'

/** Changes the shelter; answers with points that do not show in it. */
export function perform(scene: Scene, shelter: Shelter, o: Doing): number {
  switch (o.do) {
    case 'gather':
      return gather(scene, shelter, 1)
    case 'algae':
      shelter.contamination = Math.max(0, shelter.contamination - 1)
      return 0
    case 'unlock':
      shelter.microchip--
      return gather(scene, shelter, strengthIn(scene))
    case 'take':
      shelter.equipment.push({ id: text(o['tile']), repaired: false, used: false })
      return 0
    case 'hunt':
      return hunt(scene, shelter, o)
    case 'board':
    case 'house':
      return settle(shelter, text(o['to']), 1)
    case 'lose':
      return settle(shelter, text(o['from']), -1)
    case 'use':
      return use(scene, shelter, text(o['what']))
    case 'more':
      if (o['room'] !== 'none') shelter.meat += roomKind(text(o['room'])) === 'hunt2' ? 2 : 1
      return 0
    case 'end':
      return endEvent(scene, shelter, o)
    case 'recruit':
      shelter[kindOf(o)]--
      shelter.airlock++
      return 0
    case 'build':
      return build(shelter, o)
    case 'moveIn':
      shelter.airlock--
      return settle(shelter, text(o['room']), 1)
    case 'dismantle':
      return dismantle(shelter, o)
    case 'repair':
      return repair(shelter, o)
    case 'pay':
    case 'giveUp':
      shelter[kindOf(o)]--
      return 0
    case 'handOver':
      // The one who chooses is either robbed or, with the right room, the robber.
      shelter[kindOf(o)] += scene.pressure?.seat === scene.seat ? 1 : -1
      return 0
    case 'ammo':
      return defend(scene, shelter, Number(o['count']))
    default:
      return 0
  }
}

const text = (value: unknown): string => String(value)
const kindOf = (o: Doing): Resource => o['kind'] as Resource

function gather(scene: Scene, shelter: Shelter, count: number): number {
  const area = areaIn(scene)
  if (area !== undefined && isPool(area)) shelter[POOL_RESOURCE[area]] += Math.min(count, scene.table.pools[area])
  return 0
}

function hunt(scene: Scene, shelter: Shelter, o: Doing): number {
  const prey = text(o['prey'])
  const owned = scene.view.players[scene.seat]!.trophies.filter(other => preyKind(other) === preyKind(prey)).length
  const { meat } = preyRow(prey)
  const less = scene.active.includes('epidemic') ? 1 : 0
  shelter.ammo -= Number(o['ammo'])
  shelter.meat += Math.max(0, meat[Math.min(owned, meat.length - 1)]! - less)
  for (const kind of ['hunt2', 'hunt1'] as const) if (unused(shelter, kind)) shelter.meat += kind === 'hunt2' ? 2 : 1
  return 0
}

/** What a hunt takes of the hero's points. */
export const pointsFor = ({ active }: Scene, o: Doing): number => {
  if (o.do !== 'hunt') return 1
  const tougher = active.includes('animalMutation') ? 1 : 0
  const tiles = o['with'] as readonly string[]
  return Math.max(0, preyRow(text(o['prey'])).resistance + tougher - Number(o['ammo']) - tiles.length)
}

function settle(shelter: Shelter, place: string, by: number): number {
  if (place === 'airlock') shelter.airlock += by
  else shelter.rooms.find(room => room.id === place)!.people += by
  return 0
}

const DRAWN_TILE = 0.25
const SEARCH_MORE = 0.9

function use(scene: Scene, shelter: Shelter, what: string): number {
  const tile = shelter.equipment.find(each => each.id === what)
  if (tile) return useTile(scene, shelter, what)
  const room = shelter.rooms.find(each => each.id === what)!
  room.used = 1
  switch (roomKind(what)) {
    case 'cargoCans1':
      shelter.cans++
      return 0
    case 'cargoCans2':
      shelter.cans += 2
      return 0
    case 'search2':
      return SEARCH_MORE
    case 'ammo4':
      shelter.ammo += 4
      return 0
    case 'decontaminate':
      shelter.contamination--
      return 0
    case 'nursery':
      room.people++
      return 0
    case 'drawEquip2':
      return 2 * DRAWN_TILE
    case 'workshop':
      return DRAWN_TILE
    default:
      return 0
  }
}

function useTile(scene: Scene, shelter: Shelter, what: string): number {
  const { effect } = equipmentRow(equipmentKind(what))
  const area = areaIn(scene)
  switch (effect.does) {
    case 'more':
      return gather(scene, shelter, effect.extra)
    case 'entry':
      shelter[effect.kind] += effect.count
      return 0
    case 'survivor':
      shelter.airlock++
      return 0
    case 'freeDam':
      return gather(scene, shelter, strengthIn(scene))
    case 'sensor':
      return area !== undefined && isWild(area) ? 0.05 : 0
    default:
      return 0
  }
}

function endEvent(scene: Scene, shelter: Shelter, o: Doing): number {
  const event = o['event'] as EventId
  const { kind, count } = eventRow(event).cost
  const off = o['discount'] === true ? (isFood(kind) ? EVENT_DISCOUNT.food : EVENT_DISCOUNT.materials) : 0
  if (off > 0) unused(shelter, 'eventDiscount')!.used = 1
  shelter[kind] -= Math.max(0, count - off)
  shelter.events.push(event)
  return relief(event, scene.table.round)
}

/** Pays with what there is most of. */
function spendMaterials(shelter: Shelter, count: number): void {
  for (let i = 0; i < count; i++) {
    const most: Material = MATERIALS.reduce((a, b) => (shelter[b] > shelter[a] ? b : a))
    shelter[most]--
  }
}

function build(shelter: Shelter, o: Doing): number {
  if (o['discount'] === true) unused(shelter, 'buildDiscount')!.used = 1
  shelter.rooms.find(room => room.id === o['room'])!.built = true
  spendMaterials(shelter, o['discount'] === true ? DISCOUNTED_BUILD_COST : BUILD_COST)
  return 0
}

function dismantle(shelter: Shelter, o: Doing): number {
  shelter.equipment = shelter.equipment.filter(tile => tile.id !== o['tile'])
  for (const kind of equipmentRow(equipmentKind(text(o['tile']))).cost) shelter[kind]++
  return 0
}

function repair(shelter: Shelter, o: Doing): number {
  const printed = [...equipmentRow(equipmentKind(text(o['tile']))).cost]
  let bill: Material[] = printed
  if (o['by'] === 'autoRepair') bill = []
  if (o['by'] === 'repairDiscount') bill = [o['pay'] as Material]
  if (o['by'] === 'workshop') bill.splice(bill.indexOf(o['without'] as Material), 1)
  for (const kind of bill) shelter[kind]--
  shelter.equipment.find(tile => tile.id === o['tile'])!.repaired = true
  return 0
}

/** What the ammo does not stop is handed over: probably what there is most of. */
function defend(scene: Scene, shelter: Shelter, count: number): number {
  shelter.ammo -= count
  for (let left = (scene.pressure?.value ?? count) - count; left > 0; left--) {
    const most = TAKEABLE.reduce((a, b) => (shelter[b] > shelter[a] ? b : a))
    if (shelter[most] > 0) shelter[most]--
  }
  return 0
}
