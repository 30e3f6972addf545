import type { Seat } from '@lastlight/kernel'
import type { Draws } from '../draws.ts'

/** A game's own knowledge of how to play it well. It is asked about imagined worlds only. */
export interface Judgement<S, O> {
  /** Called once for every question, with a world as the seat may imagine it. */
  judgeQuestion(world: S, seat: Seat): QuestionJudgement<S, O>
}

/** One question that is being searched. */
export interface QuestionJudgement<S, O> {
  /**
   * A new try begins in this copy of a world, perhaps of another one: cached results no longer hold. What neither the rules
   * nor the judgement ask for may be dropped from it.
   */
  begin(s: S): void
  /** How good each option looks at first sight, for the seat that is asked: more than 0, only to be compared with each other. */
  priors(s: S, seat: Seat, options: readonly O[]): ArrayLike<number>
  /** How many tries play on quickly from a new position before its options are compared: at least one. */
  readonly quickTries: number
  /** A quick sensible choice for playing on. */
  quick(s: S, seat: Seat, options: readonly O[], draws: Draws): O
  /** The same for a question that is listed by kinds; without it, all options of such a question are listed. */
  quickByKind?(s: S, seat: Seat, listOf: (kind: string) => readonly O[], draws: Draws): O
  /** Whether the position may be judged now instead of being played on. */
  isEnough(s: S): boolean
  /** By seat how likely it is to win, 0 to 1, at least for those that are asked about; also for a game that is over. */
  judge(s: S, asked: readonly { readonly seat: Seat }[]): readonly number[]
}
