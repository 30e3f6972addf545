// The question to a seat and its answer, for the rail beside the board.

import type { Reason } from '@lastlight/kernel'
import { NOTHING, type Offer } from '../face/choice.ts'
import type { Payment, Thing } from '../face/face.ts'
import type { PointingSlice } from '../face/pointing.ts'
import { newSlice } from '../face/slice.ts'
import type { GameOption } from '../play/game.ts'
import type { Counts } from './paying.ts'

/** The reason for a refusal: a rule of the game, or a problem of ours. */
export type Refused = { readonly reason: Reason } | { readonly problem: string }

/** A refusal on screen, under its wish; without a wish it answers the last attempt. */
export interface Refusing {
  readonly wish: GameOption | undefined
  readonly why: Refused
}

export interface ChoosingSlice extends PointingSlice {
  /** Names the question: it stays the same while only others go on. */
  readonly question: string
  /** Whether something can be chosen at this moment: the table answers, and no event is being shown. */
  readonly free: boolean
  /** A request to the table is not answered yet. */
  readonly busy: boolean
  /** Things that are asked about before there is a list. */
  readonly heads: readonly Thing[]
  /** The things that can pay for acts, and their title. */
  readonly means: readonly Thing[]
  readonly meansTitle: string
  /** Those of them that stand in a block of their own under the list, and its title. */
  readonly rest: readonly Thing[]
  readonly restTitle: string
  /** An act in that block without a head. */
  readonly direct: readonly Offer[]
  /** How many acts are under a head. */
  waysOf(head: Thing): number
  /** The options that stand as small buttons beside an option. */
  besideOf(option: GameOption): readonly GameOption[]
  /** How many acts under the head are not listed yet. */
  readonly unlisted: number
  listAll(): void
  /** The list of options in its order: the first nine have a key. Options of the payment are not in it. */
  readonly list: readonly Offer[]
  /** The option that stands apart from the list. */
  readonly ending: GameOption | undefined
  /** Options that are no answers to the question; they stand under all others. */
  readonly apart: readonly Offer[]
  readonly wishes: readonly GameOption[]
  readonly payment: Payment | undefined
  /** Whether confirming would pay: no other option is chosen. */
  readonly paying: boolean
  /** How many of each kind of the payment are laid out. */
  readonly counts: Counts
  lay(counts: Counts): void
  /** Chooses an option, as often as it can be or as often as `times` says. */
  choose(option: GameOption, times?: number): void
  /** Chooses an option that the coach has advised, a single time; one that cannot be undone has to be confirmed. */
  takeAdvice(option: GameOption): void
  /** Clears the choice; false when there was none. */
  unchoose(): boolean
  /** Whether there is something to confirm: an option is chosen, or enough is laid out. */
  readonly ready: boolean
  /** Confirms the chosen option, or pays. */
  confirm(): void
  /** How often an option would be chosen in a row, and at most. */
  timesOf(option: GameOption): number
  mostTimesOf(option: GameOption): number
  /** An option in words, with its number. */
  labelOf(option: GameOption, times?: number): string
  /** The option that is chosen by itself in a moment, unless undo stops it. */
  readonly nextByItself: GameOption | undefined
  /** The keys of the standing answers. */
  readonly standing: readonly string[]
  standingKeyOf(option: GameOption): string | undefined
  setStanding(key: string, on: boolean): void
  undo(): void
  redo(): void
  readonly refusing: Refusing | null
  closeRefusal(): void
  /** The last choice, as long as its undo is offered. */
  readonly done: string | null
  closeDone(): void
  /** Why a run of choices ended early, in words. */
  readonly stopped: string | null
}

export const [ChoosingContext, useChoosing] = newSlice<ChoosingSlice>()

const nothing = (): void => undefined

/** For a table in a replay: nothing on it can be chosen. */
export const NO_CHOOSING: ChoosingSlice = {
  choice: NOTHING,
  point: nothing,
  why: nothing,
  laidOut: undefined,
  keyOf: () => undefined,
  question: '',
  free: false,
  busy: false,
  choose: nothing,
  heads: [],
  means: [],
  meansTitle: '',
  rest: [],
  restTitle: '',
  direct: [],
  waysOf: () => 0,
  besideOf: () => [],
  unlisted: 0,
  listAll: nothing,
  list: [],
  ending: undefined,
  apart: [],
  wishes: [],
  payment: undefined,
  paying: false,
  counts: [],
  lay: nothing,
  unchoose: () => false,
  ready: false,
  confirm: nothing,
  takeAdvice: nothing,
  timesOf: () => 1,
  mostTimesOf: () => 1,
  labelOf: () => '',
  nextByItself: undefined,
  standing: [],
  standingKeyOf: () => undefined,
  setStanding: nothing,
  undo: nothing,
  redo: nothing,
  refusing: null,
  closeRefusal: nothing,
  done: null,
  closeDone: nothing,
  stopped: null,
}
