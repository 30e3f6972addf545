/** LN-SETUP-14. Apart from their rows, so that a page can name them before the rules are loaded. */
export const ADULT_IDS = [
  'grass',
  'theBoilerRoom',
  'aLongWalk',
  'twiceDistilled',
  'theCountIsShort',
  'theGoingRate',
  'unsigned',
  'admissionTwoTins',
  'sundayHam',
] as const
export type AdultId = (typeof ADULT_IDS)[number]
