// LN-CARD-07: the triggers of crossroads cards in the turn of the active player.

import type { Condition } from './effects.ts'
import type { ItemType } from './itemTypes.ts'
import type { Place } from './places.ts'
import type { SurvivorId } from './survivors.ts'

export const HAPPENINGS = [
  /** The turn begins (after the cold); the player says that it is over. */
  'begin',
  'end',
  /** An own survivor moves; searches; makes noise; kills a zombie with an attack; attacks a survivor. */
  'move',
  'search',
  'noise',
  'attack',
  'fight',
  'barricade',
  'clean',
  'attract',
  /** An ability of a survivor or of an item is used, in an attack too. */
  'use',
  /** A WASTE or EVENT card is played; an item is equipped; a card goes to the crisis. */
  'play',
  'equip',
  'contribute',
  'food',
  'request',
  'handOff',
  'exileVote',
  /** An own survivor takes damage; dies. */
  'hurt',
  'died',
] as const
export type Happening = (typeof HAPPENINGS)[number]

/** All named fields must match the happening. */
export interface Trigger {
  /** Any of several, where one alone would hardly ever happen. */
  readonly on: Happening | readonly Happening[]
  /** The survivor who does or suffers it. */
  readonly survivor?: SurvivorId
  /** Where it is (for a move: where it leads to). */
  readonly at?: Place | 'outside'
  /** The card played, equipped or given to the crisis in the open. */
  readonly type?: ItemType
  /** And a condition of the table at that moment. */
  readonly if?: readonly Condition[]
}

export const isOn = ({ on }: Trigger, what: string): boolean =>
  typeof on === 'string' ? on === what : on.some(each => each === what)
