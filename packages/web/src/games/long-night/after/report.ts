// The betrayal report: what nobody could know while the game went on.

import type { Event, View } from '@lastlight/long-night'
import { isBetrayal } from '@lastlight/long-night/content/secretObjectives'
import { aimsOf, type Line, linesOf } from '../secret/progress.ts'
import {
  type CodeVote,
  type CrisisCourse,
  codeVotesOf,
  crisesOf,
  hasAssault,
  type Turning,
  turningPoint,
  type VoteCourse,
  votesOf,
} from './course.ts'
import { type Suspicion, suspicionOf } from './suspicion.ts'

export interface ReportData {
  readonly crises: readonly CrisisCourse[]
  readonly votes: readonly VoteCourse[]
  /** Whether the special exile phase of a scenario has come, also where no vote was called in it. */
  readonly hasAssault: boolean
  readonly codeVotes: readonly CodeVote[]
  readonly suspicion: readonly Suspicion[]
  /** By seat: the objectives and how far they were; in the prisoner's dilemma either of two could win. */
  readonly needed: readonly {
    readonly aims: readonly { readonly cards: readonly string[]; readonly lines: readonly Line[] }[]
    readonly betrayal: boolean
  }[]
  readonly turning: Turning | undefined
}

export function reportOf(bySeat: readonly { readonly view: View; readonly told: readonly Event[] }[]): ReportData {
  const told = bySeat[0]?.told ?? []
  return {
    crises: crisesOf(bySeat.map(each => each.told)),
    votes: votesOf(told),
    hasAssault: bySeat[0]?.view.mode === 'hidden' && hasAssault(told),
    codeVotes: codeVotesOf(told),
    suspicion: suspicionOf(told, bySeat.length),
    needed: bySeat.map(({ view }, seat) => ({
      aims: aimsOf(view).map(cards => ({ cards, lines: linesOf(view, seat, cards) })),
      // In the prisoner's dilemma both players have such an objective, so it tells nothing.
      betrayal: view.mode === 'hidden' && view.own?.goals.some(isBetrayal) === true,
    })),
    turning: turningPoint(told),
  }
}
