// LN-CARD-01

import { all, type Condition } from './effects.ts'
import type { ItemType } from './itemTypes.ts'
import type { MainObjectiveId, ObjectiveId } from './mainObjectiveIds.ts'
import type { Marked } from './modules.ts'
import { SCENARIO_OBJECTIVES } from './scenarioObjectives.ts'
import type { Source } from './source.ts'

/** The conditions of step 5. All named fields must hold. */
export interface Goal {
  /** The round marker stands on 1. */
  readonly survive?: true
  readonly if?: readonly Condition[]
  /** Cards under the objective: a number from each location's deck; a number of a type, plus one more per member. */
  readonly perLocation?: number
  readonly cards?: { readonly [type in ItemType]?: { readonly base: number; readonly perMember: number } }
  /** Zombies killed by attacks of survivors since the start. */
  readonly kills?: { readonly base: number; readonly perMember: number }
  /** U-12: goals of the scenarios. Cards of these types under the objective, so many for each player who began. */
  readonly anyOf?: { readonly types: readonly ItemType[]; readonly perPlayer: number }
  /** Dice on the card of Raxxon; the code matched in this round, and no more special zombies than these. */
  readonly dicePerMember?: number
  readonly contained?: number
  /** Food in the supply; a survivor of every member at the hideout. */
  readonly foodPerMember?: number
  readonly atHideout?: true
}

export interface ObjectiveSide {
  readonly morale: number
  readonly rounds: number
  readonly zombies: { readonly colony: number; readonly location: number }
  readonly food?: number
  readonly helpless?: number
  readonly goal: Goal
  readonly source: Source
}

/** LN-CARD-01: from, to. */
export const MINUTES = { short: [45, 90], medium: [90, 120], long: [120, 210] } as const

export interface ObjectiveRow extends Marked {
  readonly time: keyof typeof MINUTES
  /** LN-OBJADD-01: cards from the hand go under the card, at any time of the own turn or when a survivor comes to the colony. */
  readonly collects?: 'turn' | 'arrival'
  /** Frosty Night: a survivor who attacks a zombie gets frostbite. */
  readonly cold?: true
  /** Tribute: with at most this many players, everybody begins with one more survivor. */
  readonly helpUpTo?: number
  readonly normal: ObjectiveSide
  readonly hard: ObjectiveSide
}

type Start = Omit<ObjectiveSide, 'zombies' | 'goal' | 'source'> & ObjectiveSide['zombies']
const side = ({ colony, location, ...more }: Start, goal: Goal, source: Source): ObjectiveSide => ({
  ...more,
  zombies: { colony, location },
  goal,
  source,
})

export const MAIN_OBJECTIVES = {
  /** Survive; a survivor who attacks a zombie gets frostbite. */
  frostyNight: {
    time: 'long',
    cold: true,
    normal: side({ morale: 8, rounds: 8, colony: 6, location: 1 }, { survive: true }, 'printed'),
    hard: side({ morale: 6, rounds: 10, colony: 12, location: 2 }, { survive: true }, 'printed'),
  },
  /** Cards of every location under the card, put there on arrival in the colony. */
  tribute: {
    time: 'short',
    collects: 'arrival',
    helpUpTo: 3,
    normal: side({ morale: 5, rounds: 4, colony: 0, location: 0 }, { perLocation: 2 }, 'printed'),
    hard: side({ morale: 4, rounds: 5, colony: 0, location: 0, food: 8 }, { perLocation: 3 }, 'proposed'),
  },
  /** Kill zombies by attacks. */
  streetByStreet: {
    time: 'short',
    normal: side({ morale: 7, rounds: 5, colony: 6, location: 2 }, { kills: { base: 2, perMember: 3 } }, 'proposed'),
    hard: side({ morale: 6, rounds: 5, colony: 12, location: 2 }, { kills: { base: 4, perMember: 4 } }, 'proposed'),
  },
  /** Survive with food in the supply and hardly any starvation. */
  untilTheThaw: {
    time: 'short',
    normal: side(
      { morale: 7, rounds: 4, colony: 6, location: 1, food: 4 },
      {
        survive: true,
        if: all(['food', 6], ['starvation', { max: 1 }]),
      },
      'proposed',
    ),
    hard: side(
      { morale: 6, rounds: 5, colony: 6, location: 2 },
      {
        survive: true,
        if: all(['food', 9], ['starvation', { max: 1 }]),
      },
      'proposed',
    ),
  },
  /** Fuel, tools and weapons under the card. */
  convoy: {
    time: 'medium',
    collects: 'turn',
    normal: side(
      { morale: 7, rounds: 6, colony: 6, location: 1 },
      {
        cards: { fuel: { base: 3, perMember: 1 }, tool: { base: 1, perMember: 2 }, weapon: { base: 1, perMember: 1 } },
      },
      'proposed',
    ),
    hard: side(
      { morale: 5, rounds: 7, colony: 12, location: 1 },
      {
        cards: { fuel: { base: 4, perMember: 1 }, tool: { base: 1, perMember: 2 }, weapon: { base: 1, perMember: 1 } },
      },
      'proposed',
    ),
  },
  /** Medicine and education under the card, and little waste. */
  cleanSheets: {
    time: 'medium',
    collects: 'turn',
    normal: side(
      { morale: 7, rounds: 6, colony: 6, location: 1 },
      {
        cards: { medicine: { base: 3, perMember: 2 }, education: { base: 2, perMember: 2 } },
        if: [['waste', { max: 9 }]],
      },
      'proposed',
    ),
    hard: side(
      { morale: 6, rounds: 7, colony: 6, location: 2 },
      {
        cards: { medicine: { base: 4, perMember: 2 }, education: { base: 2, perMember: 2 } },
        if: [['waste', { max: 7 }]],
      },
      'proposed',
    ),
  },
  /** Survive with barricades standing in the colony. */
  wall: {
    time: 'medium',
    normal: side(
      { morale: 8, rounds: 5, colony: 12, location: 0 },
      { survive: true, if: [['barricades', 'colony', 7]] },
      'proposed',
    ),
    hard: side(
      { morale: 7, rounds: 6, colony: 18, location: 0 },
      { survive: true, if: [['barricades', 'colony', 7]] },
      'proposed',
    ),
  },
  /** Survive with the helpless alive and quiet. */
  openDoor: {
    time: 'long',
    normal: side(
      { morale: 8, rounds: 6, colony: 6, location: 1, food: 12, helpless: 4 },
      {
        survive: true,
        if: all(['helpless', 3], ['rebellious', { max: 1 }]),
      },
      'proposed',
    ),
    hard: side(
      { morale: 7, rounds: 7, colony: 12, location: 1, food: 16, helpless: 5 },
      {
        survive: true,
        if: all(['helpless', 4], ['rebellious', { max: 0 }]),
      },
      'proposed',
    ),
  },
} as const satisfies { readonly [id in MainObjectiveId]: ObjectiveRow }
const ROWS: { readonly [id in ObjectiveId]: ObjectiveRow } = { ...MAIN_OBJECTIVES, ...SCENARIO_OBJECTIVES }
export const objectiveRow = (id: ObjectiveId): ObjectiveRow => ROWS[id]
export const objectiveSide = (id: ObjectiveId, side: 'normal' | 'hard'): ObjectiveSide => ROWS[id][side]
