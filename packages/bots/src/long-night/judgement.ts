// The Long Night's judgement for the search: a prior says what looks good at first, and a net how likely each seat is to
// win.

import { forgetKnowledge, game, type Option, type State } from '@lastlight/long-night'
import { Inputs } from '../net/features.ts'
import type { Net } from '../net/net.ts'
import { netOf } from '../net/netFile.ts'
import { type Prior, priorOf } from '../prior/prior.ts'
import type { Judgement, QuestionJudgement } from '../search/judgement.ts'
import netFile from './net.json' with { type: 'json' }
import { hasEndedWell, netFeatures } from './netFeatures.ts'
import { netViewIn } from './netView.ts'
import { optionFeatures } from './optionFeatures.ts'
import priorFile from './prior.json' with { type: 'json' }

/** In a playout the better option is taken more often than the prior says. */
const CLEAR_QUICK = 0.3
/** Options with a low value are tried all the same, now and then. */
const FLOOR = 0.01

/** Listing a turn's acts takes long, and a few tries compare them no better than quick choices do. */
const QUICK_TRIES = 8

let readPrior: Prior<State, Option> | undefined
/** Read when a bot first needs it, as the net is. */
export const thePrior = (): Prior<State, Option> => (readPrior ??= priorOf(priorFile, game, optionFeatures))

const { names } = netFeatures
let readNet: Net | undefined
const theNet = (): Net => (readNet ??= netOf(netFile, { game: game.id, names }))

const inputs = new Inputs(names.length)

/** How much it counts that the game ends as the own objective wants it; the rest is for winning. */
const ENDING = 0.8

/** How likely the game is to end as the seat's objective wants it, and the seat to win; both 0 to 1. */
function chancesOf(s: State, seat: number): { readonly ending: number; readonly win: number } {
  const view = netViewIn(s, seat)
  if (s.phase === 'over') return { ending: hasEndedWell(view, seat) ? 1 : 0, win: s.winners.includes(seat) ? 1 : 0 }
  netFeatures.readerOf(view)(seat, inputs.clear())
  const { points, chance } = theNet().results(inputs)
  return { ending: Math.min(1, Math.max(0, points / 100)), win: chance }
}

export const endingChance = (s: State, seat: number): number => chancesOf(s, seat).ending
export const winChance = (s: State, seat: number): number => chancesOf(s, seat).win

/** Winning is rare, and needs the right ending first: a colony that lives is worth something by itself. */
function prospectOf(s: State, seat: number): number {
  const { ending, win } = chancesOf(s, seat)
  return ENDING * ending + (1 - ENDING) * win
}

export const judgement: Judgement<State, Option> = {
  judgeQuestion({ rounds }): QuestionJudgement<State, Option> {
    const prior = thePrior()
    return {
      begin: forgetKnowledge,
      priors: (s, seat, options) => prior.chances(s, seat, options).map(chance => chance + FLOOR),
      quickTries: QUICK_TRIES,
      quick: (s, seat, options, draws) => prior.draw(s, seat, options, draws, CLEAR_QUICK),
      quickByKind: (s, seat, listOf, draws) => prior.drawByKind(s, seat, listOf, draws, CLEAR_QUICK),
      /** To the end of the round. */
      isEnough: s => s.rounds !== rounds || s.phase === 'over',
      judge(s, asked) {
        const chances: number[] = []
        for (const { seat } of asked) chances[seat] ??= prospectOf(s, seat)
        return chances
      },
    }
  },
}
