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
