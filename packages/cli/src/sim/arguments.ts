// The arguments of the command line.

import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { anyBotName, type Budget } from '@lastlight/bots'
import { BadArgument, numberOf } from '../command.ts'
import { GAME_IDS } from '../games/index.ts'
import { checkedLocale } from '../locale.ts'
import { oneGame } from '../packages.ts'
import type { Options, Usage } from '../usage.ts'
import { budgetIn } from './seated.ts'
import type { Until } from './stopping.ts'

export const THINK_MS = 100
const PATIENCE = 60
/** More choices than any game has, so that patience lasts for a whole game of bots that search. */
const LONG_GAME = 2000
/** More than one try takes. */
const TRY_MS = 10

const OPTIONS = {
  players: { type: 'string', value: 'N,..', does: 'how many play; with several numbers, the deals take turns' },
  games: { type: 'string', value: 'N', does: 'how many games (100 if not given)' },
  bots: {
    type: 'string',
    value: 'A,B,..',
    default: 'random',
    does: 'who plays: seat i gets bot i modulo the list; different bots play each deal once from every seat; NAME@MS thinks for its own time',
  },
  think: {
    type: 'string',
    value: 'MS',
    does: `how long bots that search think about a choice (${THINK_MS} if not given)`,
  },
  iterations: { type: 'string', value: 'N', does: 'how many tries they make instead' },
  seed: { type: 'string', value: 'S', default: '1', does: 'the same seed plays the same games' },
  set: {
    type: 'string',
    value: 'NAME=VALUE,..',
    does: 'settings of the game itself, such as a variant, or decks=FILE; with NAME=ONE|OTHER the deals take turns',
  },
  until: {
    type: 'string',
    value: 'RATE[:BOT]',
    does: 'stops as soon as the win rate of BOT, else of the first, is shown to be above or below RATE; --games is then the most that are played',
  },
  game: {
    type: 'string',
    value: 'N',
    does: 'plays only the game with this number, as a report names it; with --save it becomes a file to be replayed',
  },
  save: { type: 'string', value: 'FILE', does: 'where --game writes it' },
  report: { type: 'string', value: 'DIR', does: 'writes DIR/index.html and DIR/figures.json' },
  lang: { type: 'string', value: 'en|pl|cs', default: 'en', does: 'the language of the report' },
  workers: { type: 'string', value: 'N', does: 'games played at the same time (one for each core if not given)' },
  patience: { type: 'string', value: 'SECONDS', does: 'a game that takes longer has failed' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object as the last line' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run sim -- GAME',
  does: `Whole games by bots, and their results. GAME is one of ${GAME_IDS.join(', ')}.`,
  options: OPTIONS,
  example: 'npm run sim -- outlive --players 2 --bots search@50,search-2026-11@100 --games 20',
}

export function readArguments(root: string) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const budget = budgetOf(numberOf(values, 'think', 1), numberOf(values, 'iterations', 1))
  return {
    ...values,
    again: argumentsAgain(oneGame(root, positionals), values),
    lang: checkedLocale(values.lang),
    game: oneGame(root, positionals),
    players: numbersOf(values.players),
    games: numberOf(values, 'games', 1) ?? 100,
    only: numberOf(values, 'game', 0),
    workers: numberOf(values, 'workers', 1) ?? availableParallelism(),
    budget,
    patience: numberOf(values, 'patience', 1),
  }
}

/** What decides how the games of a run go. */
const DECIDING = ['players', 'games', 'bots', 'think', 'iterations', 'seed', 'set'] as const

/** The arguments that play the same games again, for `--game` to be added. */
const argumentsAgain = (
  game: string,
  given: { readonly [name in (typeof DECIDING)[number]]?: string | undefined },
): readonly string[] => [
  game,
  ...DECIDING.flatMap(name => {
    const value = given[name]
    if (value === undefined) return []
    // A value that begins with a dash would be taken for an option.
    return value.startsWith('-') ? [`--${name}=${value}`] : [`--${name}`, value]
  }),
]

/** `2,3,4`; undefined where nothing is given. */
function numbersOf(given: string | undefined): readonly number[] | undefined {
  if (given === undefined) return undefined
  const numbers = given.split(',').map(Number)
  if (numbers.some(n => !Number.isInteger(n) || n < 1))
    throw new BadArgument(`--players takes whole numbers from 1, not '${given}'.`)
  return numbers
}

export function budgetOf(ms: number | undefined, iterations: number | undefined): Budget {
  if (iterations === undefined) return { ms: ms ?? THINK_MS }
  if (ms !== undefined) throw new BadArgument('Give --think or --iterations, not both.')
  return { iterations }
}

/** In seconds, for one game of these bots. */
export const patienceFor = (bots: readonly string[], budget: Budget): number =>
  PATIENCE + (LONG_GAME * Math.max(...bots.map(bot => choiceMs(budgetIn(bot, budget))))) / 1000

const choiceMs = (budget: Budget): number => ('ms' in budget ? budget.ms : budget.iterations * TRY_MS)

/** `0.6` is about the first bot, `0.6:greedy` about that one. */
export function checkedUntil(game: string, bots: readonly string[], given: string): Until {
  const colon = given.indexOf(':')
  const rate = Number(colon < 0 ? given : given.slice(0, colon))
  if (!(rate > 0 && rate < 1)) throw new BadArgument(`--until takes a rate between 0 and 1, not '${given}'.`)
  const named = given.slice(colon + 1).trim()
  const bot = colon < 0 ? bots[0]! : (anyBotName(game, named) ?? named)
  if (!bots.includes(bot))
    throw new BadArgument(`--until ${given}: name one of the bots that play: ${[...new Set(bots)].join(', ')}.`)
  return { rate, bot }
}
