// Finds the question of a seat by its options, because a view does not carry it.

import { roomKind } from '../content/rooms.ts'
import type { Immune, Option, Peek, Question } from '../options.ts'
import type { State } from '../state.ts'

/** The question that offers such an option; undefined where several do, or none. */
const ASKED_BY: { readonly [D in Option['do']]: Question | undefined } = {
  drop: 'drop',
  inside: 'inside',
  lead: 'lead',
  stand: 'stand',
  discard: 'discard',
  reconsider: 'reconsider',
  giveUp: 'giveUp',
  move: 'move',
  skip: 'move',
  bat: 'bat',
  shield: 'shield',
  ammo: 'ammo',
  handOver: 'handOver',
  gather: 'act',
  algae: 'act',
  unlock: 'act',
  search: 'act',
  take: 'act',
  board: 'act',
  hunt: 'act',
  locker: 'locker',
  more: 'more',
  house: 'house',
  lose: 'lose',
  end: 'endEvent',
  pass: 'endEvent',
  pay: 'pay',
  recruit: 'recruit',
  moveIn: 'build',
  dismantle: 'build',
  repair: 'repair',
  build: undefined,
  use: undefined,
  done: undefined,
  peek: undefined,
  immune: undefined,
}

/** Options that are offered although the game does not wait for the seat. */
export const isFreeAct = (option: Option): option is Peek | Immune => option.do === 'peek' || option.do === 'immune'

/** A repair is offered, or the room that belongs to that step. */
const isRepair = (option: Option): boolean =>
  option.do === 'repair' || (option.do === 'use' && roomKind(option.what) === 'workshop')

/** The name of the question that these options answer; undefined where nobody waits for the seat. */
export function asking(options: readonly Option[], { phase }: Pick<State, 'phase'>): Question | undefined {
  for (const option of options) {
    const question = ASKED_BY[option.do]
    if (question !== undefined) return question
  }
  if (phase === 'setup') return options.some(option => option.do === 'build') ? 'freeRoom' : undefined
  if (!options.some(option => option.do === 'done')) return undefined
  if (phase === 'day') return 'act'
  return options.some(isRepair) ? 'repair' : 'build'
}
