// The whole state of the game, as plain data.

import { cardShape, flag, int, list, type Of, one, record, type Shape, stateOf } from '@lastlight/kernel'
import { AREAS } from './content/areas.ts'
import { EQUIPMENT_IDS } from './content/equipment.ts'
import { EVENT_IDS } from './content/events.ts'
import { HERO_IDS } from './content/heroes.ts'
import { LEADER_IDS } from './content/leaders.ts'
import { ROOM_IDS } from './content/rooms.ts'
import { CAUSES, type Cause } from './events.ts'
import { EQUIPMENT_ZONES, EVENT_ZONES, LEADER_ZONES, PREY_ZONES, ROOM_ZONES, SEARCH_ZONES } from './zones.ts'

const AREA = one(...AREAS)

/** In the locals of a rule: why it takes or gives something. */
export const CAUSE: Shape<Cause> = one(...CAUSES, ...AREAS, ...EVENT_IDS, ...EQUIPMENT_IDS, ...ROOM_IDS)

const HERO = record({
  id: one(...HERO_IDS),
  strength: int,
  at: AREA,
  active: flag,
  /** The slot on the cargo ship that it stands on; 0 for none. */
  slot: int,
})
export type Hero = Of<typeof HERO>

const ROOM = record({
  /** A tile of an advanced room, or the kind of a basic one. */
  id: one(...ROOM_IDS),
  built: flag,
  people: int,
  /** Used in this round; for effects that work once in each city, the bits 1 and 2. */
  used: int,
})
export type Room = Of<typeof ROOM>

const TILE = record({ id: one(...EQUIPMENT_IDS), repaired: flag, used: flag })
export type Tile = Of<typeof TILE>

export const PLAYER = record({
  /** Empty until it is chosen. */
  leader: one('', ...LEADER_IDS),
  /** The space on the track: 0 is the best. */
  contamination: int,
  meat: int,
  water: int,
  cans: int,
  wood: int,
  metal: int,
  microchip: int,
  ammo: int,
  airlock: int,
  rooms: list(ROOM),
  equipment: list(TILE),
  heroes: list(HERO),
  /** Events this player has ended. */
  events: list(one(...EVENT_IDS)),
})
export type Player = Of<typeof PLAYER>

export const STATE = stateOf({
  round: int,
  phase: one('setup', 'day', 'events', 'night', 'over'),
  /** The seat that play order begins with, and the holder of the token for the next night. */
  first: int,
  token: int,
  /** Whether anybody has entered the ship this round. */
  shipEntered: flag,
  pools: record({ militaryBase: int, forest: int, mine: int, amusementPark: int, dam: int }),
  algae: flag,
  /** Which of the ship's slots 3, 4, 5 and 6 still hold a survivor. */
  aboard: list(flag),
  players: list(PLAYER),
  events: cardShape(EVENT_ZONES),
  equipment: cardShape(EQUIPMENT_ZONES),
  prey: cardShape(PREY_ZONES),
  blackwood: cardShape(SEARCH_ZONES),
  silentPeak: cardShape(SEARCH_ZONES),
  rooms: cardShape(ROOM_ZONES),
  leaders: cardShape(LEADER_ZONES),
  quick: flag,
  heroesInTurn: flag,
})
export type State = Of<typeof STATE>
