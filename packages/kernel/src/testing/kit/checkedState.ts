// One state of a game under check, and the functions that the checks share.

import type { Game, Json, Seat, Told, Viewer } from '../../contract.ts'
import { Draws } from './draws.ts'
import type { Harvest } from './harvest.ts'
import { difference } from './leaf.ts'
import type { CheckName, CostlyCheck, Subject } from './types.ts'

export type SomeGame = Game<unknown, { players: number }, unknown, unknown, unknown>

/** Thrown by a check; the play adds how it came to this. */
export class Finding extends Error {
  readonly check: CheckName
  constructor(check: CheckName, message: string) {
    super(message)
    this.check = check
  }
}

export const found = (check: CheckName, message: string): never => {
  throw new Finding(check, message)
}

/** Two values must be equal; the message ends with the place where they are not. */
export function mustBeSame(check: CheckName, a: unknown, b: unknown, message: string): void {
  const different = difference(a, b)
  if (different !== undefined) found(check, `${message}: ${different}`)
}

export interface CheckedState {
  readonly subject: Subject
  readonly game: SomeGame
  readonly config: { readonly players: number }
  readonly seats: readonly Seat[]
  readonly viewers: readonly Viewer[]
  /** Not to be changed: a check that wants to try something takes a copy. */
  readonly state: unknown
  readonly hash: string
  readonly over: boolean
  readonly conserved: Json | undefined
  readonly harvest: Harvest
  readonly wishes: number
  readonly maxDecisions: number
}

export interface Check {
  readonly name: CostlyCheck
  /** The check looks far ahead, so it runs only after the game itself has ended. */
  readonly late?: true
  readonly at: (m: CheckedState, draws: Draws) => void
}

/** The same state is checked with the same draws, by any way that led to it. */
export const drawsFor = (check: CostlyCheck, m: CheckedState): Draws => new Draws(`${check} ${m.hash}`)

/** A choice played on a copy. */
export function branch({ game, state }: CheckedState, seat: Seat, option: unknown) {
  const after = game.copy(state)
  const told: Told<unknown>[] = []
  game.play(after, seat, option, t => told.push(t))
  return { state: after, told }
}

export const named = (viewer: Viewer): string => (viewer === 'public' ? 'the public' : `seat ${viewer}`)

export const worded = (option: unknown): string => JSON.stringify(option) ?? 'undefined'
