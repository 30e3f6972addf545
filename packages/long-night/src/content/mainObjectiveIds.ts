/** Apart from their rows, so that a page can name them before the rules are loaded. */
export const MAIN_OBJECTIVE_IDS = [
  'frostyNight',
  'tribute',
  'streetByStreet',
  'untilTheThaw',
  'convoy',
  'cleanSheets',
  'wall',
  'openDoor',
] as const
export type MainObjectiveId = (typeof MAIN_OBJECTIVE_IDS)[number]

/** U-12: the objectives of the scenarios. No table chooses one by itself. */
export const SCENARIO_OBJECTIVE_IDS = ['r1', 'r2', 'r3', 'b1', 'b2', 'b3'] as const
export type ScenarioObjectiveId = (typeof SCENARIO_OBJECTIVE_IDS)[number]
export type ObjectiveId = MainObjectiveId | ScenarioObjectiveId
