// Values in points: judgement, not rules.

import type { EquipmentKind } from '@lastlight/outlive/content/equipment'
import type { EventId } from '@lastlight/outlive/content/events'
import type { LeaderId } from '@lastlight/outlive/content/leaders'
import type { RoomKind } from '@lastlight/outlive/content/rooms'

/** The value of a working room per round. */
export const ROOM_EFFECT: { readonly [kind in RoomKind]: number } = {
  buildDiscount: 0.9,
  workshop: 0.8,
  eventDiscount: 0.6,
  hunt2: 1.5,
  cargoCans1: 0.9,
  cargoCans2: 1.9,
  ammo4: 1.2,
  waterReserve: 1,
  eventImmunity: 1,
  dismantle: 0.3,
  decontaminate: 1.2,
  ventilation: 0.8,
  nursery: 1.2,
  search2: 0.9,
  drawEquip2: 0.4,
  peekSearch: 0.05,
  hero3Immune: 0.2,
  autoRepair: 1.1,
  hunt1: 0.8,
  pressureChoice: 0.2,
  emptyLocker: 0.3,
  repairDiscount: 0.8,
}

/** The value of a repaired tile per round. */
export const TILE_EFFECT: { readonly [kind in EquipmentKind]: number } = {
  axe: 0.5,
  bow: 0.5,
  jerrycan: 0.7,
  accessCard: 0.4,
  ammoCrate: 0.2,
  crowbar: 0.4,
  chainsaw: 0.5,
  flashlight: 0.7,
  pickaxe: 0.5,
  purifier: 0.6,
  grapplingHook: 0.7,
  hacksaw: 0.7,
  backpack: 0.5,
  metalDetector: 0.6,
  shotgun: 0.3,
  bearTrap: 0.3,
  baseballBat: 0.1,
  protectiveVest: 0.2,
  exoskeleton: 0.2,
  thermalSensor: 0.2,
}

/** The harm of an event per later round, if nobody ends it. */
export const EVENT_HARM: { readonly [event in EventId]: number } = {
  wildfire: 0.3,
  fallingDebris: 0.3,
  looters: 0.3,
  generalShortage: 0.4,
  nomads: 0.2,
  radioactiveCloud: 2.2,
  iceAge: 1,
  epidemic: 0.7,
  animalMutation: 0.4,
  sandstorm: 1.5,
  ratPlague: 0.8,
  hostileClan: 0.7,
}

export const LEADER_START: { readonly [leader in LeaderId]: number } = {
  solen: 2.2,
  mary: 1.6,
  lilyRose: 1.6,
  jacob: 1.9,
  erin: 2.1,
  grayson: 1.2,
  kooper: 1.5,
  liza: 1,
  swifty: 1.7,
  wilson: 1.3,
}

/** How the nights to come are guessed at. */
export const FUTURE = {
  /** The income of a round. */
  food: 7,
  materials: 3,
  /** The part of the leftovers that does not spoil. */
  keeps: 0.6,
  /** People who stay in the airlock against radiation. */
  keptBack: 2,
  /** From how many nights before the end rooms are filled anyway, and from how many people in the airlock. */
  lateNights: 1,
  crowded: 6,
  foodValue: 0.9,
  /** The value of a room that is nearly full. */
  nearly: 0.8,
}
/** Stores that serve no plan yet. */
export const SPARE = {
  material: 0.38,
  /** In the last night. */
  lastMaterial: 0.1,
  ammo: 0.2,
  moreAmmo: 0.08,
  chip: 0.7,
  brokenTile: 0.08,
  brokenPair: 0.15,
}
