// Judges a choice that a player made in a finished game, by what the player's seat knew at that moment.

import type { Seat, Sight } from '@lastlight/kernel'
import type { Budget } from '../bot.ts'
import { believed, type Imagining, type Searcher, think } from './bot.ts'
import { difference } from './difference.ts'
import { endingsFrom, endingsIn } from './ending.ts'
import type { BotReason, ReasonGiver } from './reasons.ts'

/** The analyst's verdict on one choice of a player. */
export interface Judged<O = unknown> {
  /** The seat's chance after it, 0 to 1: of winning, or of what the game counts instead. */
  readonly chance: number
  /** Another choice that looks better; missing where there is none. */
  readonly better?: Better<O>
}

export interface Better<O = unknown> {
  readonly option: O
  readonly chance: number
  /** Whether it is better by more than chance alone would do. */
  readonly isClear: boolean
  readonly reasons: readonly BotReason[]
}

export interface Analyst<S = unknown, O = unknown, V = unknown, E = unknown> {
  /** Looks for a better choice than this one of the sight's options. With tries for a budget the same name gives the same result. */
  look(sight: Sight<S, O, V, E>, made: O, name: string, budget: Budget): Judged<O>
  /** Compares the choice with one that looked better, in more worlds and in others: the first may have suited it by accident. */
  compare(sight: Sight<S, O, V, E>, made: O, better: O, name: string): Judged<O>
  /** The seat's chance at a moment, 0 to 1, whether or not it has something to choose there. */
  chance(sight: Sight<S, O, V, E>, name: string): number
}

const WORLDS = 8
const MORE_WORLDS = 48
/** For the chance at one moment. */
const CHANCE_WORLDS = 32

/** The chance of a seat when this has happened, 0 to 1. */
type ChanceAt<S> = (s: S, seat: Seat) => number

/** An analyst who thinks as this bot does; `chanceAt` where the bot goes by something that is no chance. */
export const analystBy = <S, O, V, E>(
  searcher: Searcher<S, O, V, E>,
  reasonGiver: ReasonGiver<S, O>,
  chanceAt?: ChanceAt<S>,
): Analyst<S, O, V, E> => ({
  look(sight, made, name, budget) {
    const imagining = believed(searcher, sight, name)
    const usual = searcher.usual?.(sight)
    const best = searcher.knows?.(sight) ?? think(searcher, imagining, name, budget, { usual }).best
    return judged({ searcher, reasonGiver, chanceAt, imagining, name, worlds: WORLDS }, made, best)
  },
  compare(sight, made, better, name) {
    const other = `${name} again`
    const imagining = believed(searcher, sight, other)
    return judged({ searcher, reasonGiver, chanceAt, imagining, name: other, worlds: MORE_WORLDS }, made, better)
  },
  chance(sight, name) {
    const imagining = believed(searcher, sight, name)
    const { befores, afters } = endingsFrom(searcher, imagining, name, CHANCE_WORLDS)
    return mean(afters, chancesFor({ searcher, chanceAt, seat: sight.seat }, befores[0]!))
  },
})

interface Comparison<S, O, V, E> {
  readonly searcher: Searcher<S, O, V, E>
  readonly reasonGiver: ReasonGiver<S, O>
  readonly chanceAt: ChanceAt<S> | undefined
  readonly imagining: Imagining<S, O, V, E>
  readonly name: string
  readonly worlds: number
}

function judged<S, O, V, E>(comparison: Comparison<S, O, V, E>, made: O, best: O): Judged<O> {
  const { searcher, reasonGiver, chanceAt, imagining, name, worlds } = comparison
  const { seat } = imagining
  const options = best === made ? [made] : [made, best]
  const { befores, endings } = endingsIn(searcher, imagining, name, options, count => count >= worlds)
  const [others = [], afters] = endings
  const valueIn = valuesFor({ searcher, seat }, befores[0]!)
  const chanceIn = chancesFor({ searcher, chanceAt, seat }, befores[0]!)
  const chance = mean(others, chanceIn)
  if (afters === undefined) return { chance }
  const { mean: gain, isClear } = difference(afters, others, chanceIn)
  // What the bot goes by must not speak for the choice that was made.
  if (gain <= 0 || difference(afters, others, valueIn).mean <= 0) return { chance }
  const reasons = reasonGiver.reasons({ option: best, seat, befores, afters, others })
  return { chance, better: { option: best, chance: chance + gain, isClear, reasons } }
}

interface Judging<S, O, V, E> extends Pick<Comparison<S, O, V, E>, 'searcher' | 'chanceAt'> {
  readonly seat: Seat
}

/** How good an ending is for the seat, as the bot sees it. */
function valuesFor<S, O, V, E>({ searcher, seat }: Omit<Judging<S, O, V, E>, 'chanceAt'>, before: S): (s: S) => number {
  const { judge } = searcher.judgement.judgeQuestion(before, seat)
  return s => judge(s, [{ seat }])[seat]!
}

const chancesFor = <S, O, V, E>(judging: Judging<S, O, V, E>, before: S): ((s: S) => number) => {
  const { chanceAt, seat } = judging
  return chanceAt ? s => chanceAt(s, seat) : valuesFor(judging, before)
}

const mean = <S>(endings: readonly S[], chanceIn: (s: S) => number): number =>
  endings.reduce((sum, s) => sum + chanceIn(s), 0) / endings.length
