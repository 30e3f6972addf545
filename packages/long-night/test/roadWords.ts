// The people, tables, choices and differences that the tests of crossroads cards share.

import type { Config, State } from '../src/index.ts'
import { items } from '../src/language.ts'
import { DONE, keepFirst, STOP, search } from './choices.ts'
import {
  type Choice,
  type Differences,
  faceOf,
  type LongNight,
  setEntrance,
  setPeople,
  survivorIn,
} from './longNight.ts'

export interface Then {
  readonly rolls?: readonly number[]
  readonly choose?: readonly Choice[]
  readonly does: Differences
  readonly look?: (t: LongNight) => void
}
export interface Road {
  readonly config?: Partial<Config>
  readonly set?: (s: State) => void
  /** The act that triggers the card; empty for the beginning of a turn. */
  readonly act: readonly Choice[]
  readonly rolls?: readonly number[]
  readonly options: { readonly [option: string]: Then | readonly Then[] }
}

export const is =
  (id: string, has: Partial<State['survivors'][number]>) =>
  (s: State): void => {
    Object.assign(survivorIn(s, id), has)
  }
export const all =
  (...sets: readonly ((s: State) => void)[]) =>
  (s: State): void => {
    for (const set of sets) set(s)
  }
/** Somebody more in play. */
export const also =
  (...more: Parameters<typeof setPeople>[1][]) =>
  (s: State): void => {
    setPeople(s, ...PEOPLE, ...more)
  }
export const zombies =
  (at: Parameters<typeof setEntrance>[1], count: number, entrance = 0) =>
  (s: State): void =>
    setEntrance(s, at, entrance, { zombies: count })
export const waste =
  (count: number) =>
  (s: State): void => {
    for (let i = 0; i < count; i++) items.draw(s, 'police', 'waste')
  }
export const has =
  (what: Partial<Pick<State, 'food' | 'helpless' | 'rebellious' | 'morale'>>) =>
  (s: State): void => {
    Object.assign(s, what)
  }

export const WOUND = [faceOf('wound')]
export const BEGIN: readonly Choice[] = [[2, DONE]]
export const searchOnce = (survivor: string, value: number): readonly Choice[] => [
  search(survivor, value),
  STOP,
  keepFirst,
]
export const contribute: readonly Choice[] = [{ do: 'contribute', card: 'gas/scrap:1' }]
export const votes = (...yes: readonly boolean[]): readonly Choice[] =>
  yes.map((each, seat) => [seat, { do: 'vote', yes: each }] as const)
export const YES = votes(true, true, true)
export const NO = votes(false, false, false)
export const LITTER = { grocery: -2, waste: 2 }

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
