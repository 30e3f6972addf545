// The people, choices and differences that the tests of crossroads cards share.

import { type Differences, faceOf } from './longNight.ts'

export const BLANK = [faceOf('blank')]
/** A zombie at the first and at the second entrance of the colony. */
export const GATE = { 'colony0.zombies': 1, 'colony1.zombies': 1 }
export const spends = (value: number): Differences => ({ [`dice0.${value}`]: -1 })
export const drawn = (deck: string, count: number): Differences => ({ [deck]: -count, hand0: count })
export const lays = (count: number): Differences => ({ hand0: -count, waste: count })
/** Emma is the next in the deck of survivors. */
export const joined = { 'emma.at': 'colony', 'emma.of': 'player 0', 'people.deck': -1 }

/** The first player's Kevin is at the school and Alfonso at home; of the others, Hedda is at home and Cyril out. */
export const PEOPLE = [
  ['kevin', 0, 'school'],
  ['alfonso', 0, 'colony'],
  ['hedda', 1, 'colony'],
  ['cyril', 2, 'police'],
] as const
