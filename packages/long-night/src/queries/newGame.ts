// What a game with these settings begins with, before it is set up.

import { type Config, decidedBy } from '../config.ts'
import { MAIN_OBJECTIVE_IDS, type MainObjectiveId, type ObjectiveId } from '../content/mainObjectiveIds.ts'
import { MINUTES, objectiveRow, objectiveSide } from '../content/mainObjectives.ts'

/** LN-SETUP-09, LN-VAR-TRAITOR-01: secret objectives in the pool for each player; one betrayal objective joins them. */
export const secretsPerPlayer = (likely: boolean): number => (likely ? 1 : 2)

/** LN-SETUP-10: the betrayal objective is one `of` so many, and as many as there are players are dealt; undefined in other variants. */
export const traitorChance = ({
  players,
  variant,
  likelyTraitor,
}: Config): { readonly dealt: number; readonly of: number } | undefined =>
  variant === 'hidden' ? { dealt: players, of: secretsPerPlayer(likelyTraitor) * players + 1 } : undefined

/** LN-VAR-COOP-01, LN-VAR-HARD-01; LN-SCEN-05: a scenario's card has one side. */
export const sideOf = (config: Config): 'normal' | 'hard' =>
  (decidedBy(config).hard ?? config.hard) ? 'hard' : 'normal'

/** LN-SETUP-07, LN-SETUP-04: the main objectives that one is drawn from; none where it is chosen or a scenario brings it. */
export const objectivesDrawn = ({ objective, scenario, decks }: Config): readonly MainObjectiveId[] =>
  objective === 'random' && scenario === 'none' ? (decks?.objectives ?? MAIN_OBJECTIVE_IDS) : []

/** LN-PRINT-14: whether Tribute may come up with Raxxon, so that the table can ask for its cards. */
export const canAskForRaxxon = (config: Config): boolean =>
  (config.objective === 'tribute' ? config.scenario === 'none' : objectivesDrawn(config).includes('tribute')) &&
  config.modules.includes('raxxon')

export type Range = readonly [least: number, most: number]

export interface Start {
  readonly minutes: Range
  readonly morale: Range
  readonly rounds: Range
  readonly zombies: { readonly colony: Range; readonly location: Range }
}

/** LN-SETUP-07: what the main objective says; where it is drawn, the least and the most that it can be. */
export function startOf(config: Config): Start {
  const { objective = config.objective } = decidedBy(config)
  const ids: readonly ObjectiveId[] = objective === 'random' ? objectivesDrawn(config) : [objective]
  const sides = ids.map(id => objectiveSide(id, sideOf(config)))
  const range = (numbers: readonly number[]): Range => [Math.min(...numbers), Math.max(...numbers)]
  return {
    minutes: range(ids.flatMap(id => MINUTES[objectiveRow(id).time])),
    morale: range(sides.map(({ morale }) => morale)),
    rounds: range(sides.map(({ rounds }) => rounds)),
    zombies: {
      colony: range(sides.map(({ zombies }) => zombies.colony)),
      location: range(sides.map(({ zombies }) => zombies.location)),
    },
  }
}
