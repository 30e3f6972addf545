// Everything there is on the table, as plain data.

import { flag, int, list, lyingShape, type Of, one, record, stateOf, text } from '@lastlight/kernel'
import { MAIN_OBJECTIVE_IDS } from './content/mainObjectives.ts'
import { PLACES } from './content/places.ts'
import { CRISIS_ZONES, ITEM_ZONES, SURVIVOR_ZONES } from './zones.ts'

const SURVIVOR = record({
  id: text,
  seat: int,
  at: one(...PLACES),
  wounds: int,
  frostbite: int,
  despair: int,
  /** LN-MOVE-01 */
  moved: flag,
})
export type Survivor = Of<typeof SURVIVOR>

/** LN-BOARD-04: each of them on a space of its own. */
const ENTRANCE = record({ zombies: int, barricades: int, traps: int })
export type Entrance = Of<typeof ENTRANCE>

const PLACE = record({ entrances: list(ENTRANCE), noise: int })

const PLAYER = record({
  /** '' while a player waits for a survivor. */
  leader: text,
  /** Unused dice, in the order rolled, and used ones. */
  dice: list(int),
  used: list(int),
  exiled: flag,
})
export type Player = Of<typeof PLAYER>

export const STATE = stateOf({
  edition: one('pl', 'cs'),
  objective: one(...MAIN_OBJECTIVE_IDS),
  side: one('normal', 'hard'),
  morale: int,
  /** Rounds left: the marker on the track. */
  rounds: int,
  food: int,
  starvation: int,
  helpless: int,
  rebellious: int,
  first: int,
  phase: one('setup', 'turns', 'colony', 'over'),
  players: list(PLAYER),
  survivors: list(SURVIVOR),
  /** By number. */
  places: list(PLACE),
  items: lyingShape(ITEM_ZONES),
  people: lyingShape(SURVIVOR_ZONES),
  crises: lyingShape(CRISIS_ZONES),
  won: flag,
})
export type State = Of<typeof STATE>
