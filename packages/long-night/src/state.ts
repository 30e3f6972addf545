// The whole state of the game, as plain data.

import { cardShape, flag, int, list, type Of, one, record, shared, stateOf } from '@lastlight/kernel'
import { MODES } from './config.ts'
import { ITEM_TYPES } from './content/itemTypes.ts'
import { LASTING_IDS } from './content/lasting.ts'
import { MAIN_OBJECTIVE_IDS, SCENARIO_OBJECTIVE_IDS } from './content/mainObjectiveIds.ts'
import { MODULES } from './content/modules.ts'
import { PLACES } from './content/places.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { HAPPENINGS } from './content/triggers.ts'
import { REQUEST_KEY, SURVIVOR_OR_NONE, USED_ID } from './ids.ts'
import { ATTACHED, MUTANT } from './mutant.ts'
import { SURVIVOR } from './survivor.ts'
import { WORK } from './work.ts'
import {
  CRISIS_ZONES,
  EXILED_ZONES,
  EXPERIMENT_ZONES,
  GOAL_ZONES,
  IMPROVEMENT_ZONES,
  ITEM_ZONES,
  ROAD_ZONES,
  SURVIVOR_ZONES,
} from './zones.ts'

/** LN-BOARD-04: each of them on a space of its own. */
const ENTRANCE = record({ zombies: int, barricades: int, traps: int })
export type Entrance = Of<typeof ENTRANCE>

/** LN-BOARD-08: noise that lies there, and how much was placed there in this round. */
const PLACE = record({ entrances: list(ENTRANCE), noise: int, placed: int })

export const PLAYER = record({
  /** '' while a player has no survivor, or has to name a new leader. */
  leader: SURVIVOR_OR_NONE,
  /** LN-LAST-03: a survivor that waits for a space in the colony. */
  waiting: SURVIVOR_OR_NONE,
  /** U-27: the player has no survivor, and the deck has none left. */
  bereft: flag,
  /** Unused dice, in the order rolled, and used ones. */
  dice: list(int),
  used: list(int),
  exiled: flag,
  /** LN-EXILE-02: known to everybody once the player is exiled. */
  role: one('hidden', 'traitor', 'loyal'),
  /** LN-VAR-ELIM-01 */
  out: flag,
  /** LN-EXVOTE-01: in this turn. */
  called: flag,
  /** LN-REQ-04: requests that were not met since something last changed in this turn. */
  asked: list(REQUEST_KEY),
  /** A standing answer: the player declines all requests. */
  declines: flag,
})
export type Player = Of<typeof PLAYER>

const HAPPENED = record({
  what: one(...HAPPENINGS),
  survivor: SURVIVOR_OR_NONE,
  at: one(...PLACES),
  type: one('', ...ITEM_TYPES),
})
export type Happened = Of<typeof HAPPENED>

/** How the game can end. */
export const ENDINGS = ['none', 'objective', 'morale', 'rounds', 'nobody', 'bandits'] as const
export type Ending = (typeof ENDINGS)[number]

export const STATE = stateOf({
  edition: one('pl', 'cs'),
  mode: one(...MODES),
  /** LN-VAR-TRAITOR-01 */
  likely: flag,
  elimination: flag,
  /** LN-SETUP-01 */
  modules: shared(list(one(...MODULES))),
  /** LN-SCEN: how many passages of the story have been read, and who has read the last one. */
  scenario: one(...SCENARIOS),
  passages: int,
  reader: int,
  objective: one(...MAIN_OBJECTIVE_IDS, ...SCENARIO_OBJECTIVE_IDS),
  /** LN-SETUP-07: the objectives that one is drawn from; none where it is chosen, or has been drawn. */
  draws: shared(list(one(...MAIN_OBJECTIVE_IDS))),
  side: one('normal', 'hard'),
  /** LN-PRINT-14: Tribute asks for cards of Raxxon, too. */
  raxxonTribute: flag,
  morale: int,
  /** Rounds left: the marker on the track. */
  rounds: int,
  food: int,
  starvation: int,
  helpless: int,
  rebellious: int,
  first: int,
  /** The seat whose turn it is; -1 for none. */
  active: int,
  phase: one('setup', 'turns', 'colony', 'over'),
  players: list(PLAYER),
  survivors: list(SURVIVOR),
  /** By number. */
  places: list(PLACE),
  /** LN-BAND-02: bandits by number of the place; empty in a game without them. */
  bandits: list(int),
  /** Zombies killed by attacks. */
  kills: int,
  /** Survivors and items that were used in this round (LN-CLAR-02). */
  used: list(USED_ID),
  /** Lasting effects of cards. */
  lasting: list(one(...LASTING_IDS)),
  /** Happenings of this turn that were not checked against the crossroads card yet. */
  happened: list(HAPPENED),
  items: cardShape(ITEM_ZONES),
  people: cardShape(SURVIVOR_ZONES),
  crises: cardShape(CRISIS_ZONES),
  goals: cardShape(GOAL_ZONES),
  fates: cardShape(EXILED_ZONES),
  roads: cardShape(ROAD_ZONES),
  /** LN-IMP-02: the improvements that lie face up. */
  offer: list(WORK),
  improvements: cardShape(IMPROVEMENT_ZONES),
  experiments: cardShape(EXPERIMENT_ZONES),
  /** LN-RAX-PLACE-02 */
  mutants: list(MUTANT),
  /** LN-RAX-CODE-01: dice on the card of Raxxon. */
  code: list(int),
  /** U-12c: the code was matched in this round. */
  matched: flag,
  /** LN-RAX-CODE-04: so many zombies fewer come to this place tonight. */
  fewer: int,
  fewerAt: one(...PLACES),
  /** LN-RAX-PILL-02 */
  sideEffects: list(ATTACHED),
  ending: one(...ENDINGS),
  winners: list(int),
  turnEnds: flag,
})
export type State = Of<typeof STATE>
export type { Survivor } from './survivor.ts'
