// The analysis of a finished game: the course of everybody's chances, and the choices that cost most.

import type { Better } from '@lastlight/bots'
import type { Seat } from '@lastlight/kernel'
import type { Point } from '../../face/lines.ts'
import type { GameOption, GameView } from '../../play/game.ts'
import type { Decision, JudgedDecision, Replay } from '../../play/local/openReplay.ts'

/** A choice, and a better one. */
export interface CostlyChoice extends Decision {
  readonly round: number
  /** What the seat saw then. */
  readonly view: GameView
  /** What it could choose: they tell the question. */
  readonly options: readonly GameOption[]
  readonly made: GameOption
  readonly better: Better<GameOption>
  /** How much of the chance it cost, 0 to 1. */
  readonly cost: number
}

/** The chance of each seat at the first choice of a round, in per cent: all at the same moment, so that they can be compared. */
interface Chances extends Point {
  /** What everybody saw then. */
  readonly view: GameView
}

export interface Analysis {
  readonly curve: readonly Chances[]
  /** By seat, the costliest first. */
  readonly costly: readonly (readonly CostlyChoice[])[]
}

export type Judging = Pick<Replay, 'at' | 'chance' | 'decisions' | 'judge' | 'names' | 'rounds'>

interface Looked {
  readonly decision: Decision
  readonly judged: JudgedDecision
}

const TOLD = 3
/** Of each seat's choices, so many are compared again. */
const COMPARED = 6
/** A smaller difference is the noise of the search. */
const LEAST_COST = 0.02
/** The part of the work that looking through all choices is, and the part that is done before the chances are taken. */
const LOOKING = 0.82
const COMPARING = 0.95

/** Tells `tell` the part of the work that is done, 0 to 1. When `tell` answers no, the dialog was closed: the result is undefined. */
export async function analyse(replay: Judging, tell: (part: number) => boolean): Promise<Analysis | undefined> {
  const looked: Looked[] = []
  for (const [i, decision] of replay.decisions.entries()) {
    if (!tell((LOOKING * i) / replay.decisions.length)) return undefined
    const judged = await replay.judge(decision)
    if (judged) looked.push({ decision, judged })
  }
  if (looked.length === 0) throw new Error('there is nobody who could judge this game')
  const costly: (readonly CostlyChoice[])[] = []
  for (const seat of replay.names.keys()) {
    const part = LOOKING + ((COMPARING - LOOKING) * seat) / replay.names.length
    if (!tell(part)) return undefined
    const found = await costliestOf(replay, looked, seat, () => tell(part))
    if (found === undefined) return undefined
    costly.push(found)
  }
  const curve = await curveOf(replay, looked, done => tell(COMPARING + (1 - COMPARING) * done))
  return curve && { curve, costly }
}

async function costliestOf(
  replay: Judging,
  looked: readonly Looked[],
  seat: Seat,
  goesOn: () => boolean,
): Promise<readonly CostlyChoice[] | undefined> {
  const costing = looked
    .filter(({ decision }) => decision.seat === seat)
    .filter(({ judged }) => costOf(judged) > 0)
    .sort((a, b) => costOf(b.judged) - costOf(a.judged))
  const doubtful = [...Map.groupBy(costing, each => missed(replay, each)).values()]
    .map(([costliest]) => costliest!)
    .slice(0, COMPARED)
  const found: CostlyChoice[] = []
  for (const { decision, judged } of doubtful) {
    if (!goesOn()) return undefined
    const compared = await replay.judge(decision, judged.better!.option)
    if (!compared?.better?.isClear || costOf(compared) < LEAST_COST) continue
    const { made, better } = compared
    const { sight } = await replay.at(decision.at, seat)
    found.push({
      ...decision,
      round: replay.rounds[decision.at]!,
      view: sight.view,
      options: sight.options,
      made,
      better,
      cost: costOf(compared),
    })
  }
  return found.sort((a, b) => b.cost - a.cost).slice(0, TOLD)
}

/** Who lets the same chance of a round pass several times makes one mistake. */
const missed = ({ rounds }: Judging, { decision, judged }: Looked): string =>
  JSON.stringify([rounds[decision.at], judged.better!.option])

const costOf = ({ chance, better }: JudgedDecision): number => (better ? better.chance - chance : 0)

async function curveOf(
  { rounds, names, at, chance }: Judging,
  looked: readonly Looked[],
  tell: (part: number) => boolean,
): Promise<readonly Chances[] | undefined> {
  const byRound = Map.groupBy(looked, ({ decision }) => rounds[decision.at]!)
  const curve: Chances[] = []
  for (const [day, [first]] of [...byRound].sort(([a], [b]) => a - b)) {
    if (!tell(curve.length / byRound.size)) return undefined
    const moment = first!.decision.at
    const chances = await Promise.all(names.map((_, seat) => chance(moment, seat)))
    const { sight } = await at(moment, 'public')
    curve.push({ day, points: chances.map(each => Math.round(100 * (each ?? 0))), view: sight.view })
  }
  return curve
}
