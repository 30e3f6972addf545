import { parseArgs } from 'node:util'
import { BadArgument, numberOf } from '@lastlight/cli/command'
import type { Options, Usage } from '@lastlight/cli/usage'
import { GAMES_BY_ID } from '@lastlight/server'

export interface Wishes {
  readonly tables: number
  readonly seconds: number
  readonly rate: number | undefined
  readonly profile: string | undefined
  readonly json: boolean
  /** Undefined: our server beside others. */
  readonly size: SizeWishes | undefined
}

/** Our server alone, at size. */
export interface SizeWishes {
  readonly game: string
  readonly sizes: readonly number[]
  readonly idle: number | undefined
  readonly spectators: number | undefined
}

const TABLES = 50
const SECONDS = 10
const SIZE_SECONDS = 20
const GAME = 'outlive'

const OPTIONS = {
  tables: { type: 'string', value: 'N', does: `tables of two (${TABLES} if not given)` },
  seconds: {
    type: 'string',
    value: 'N',
    does: `how long each server is measured (${SECONDS} if not given), or each size (${SIZE_SECONDS})`,
  },
  rate: {
    type: 'string',
    value: 'N',
    does: 'choices a second by a timetable, beside a bare echo; without it everybody plays as fast as the servers can',
  },
  sizes: {
    type: 'string',
    value: 'N,N,...',
    does: 'our server alone with so many live tables of four, each with a choice every 10 s',
  },
  idle: { type: 'string', value: 'N', does: 'what so many stored tables cost at which nobody sits' },
  spectators: { type: 'string', value: 'N', does: 'what so many spectators at one table cost' },
  game: { type: 'string', value: 'GAME', does: `the game at size (${GAME} if not given)` },
  profile: { type: 'string', value: 'FOLDER', does: 'writes a CPU profile of our server there' },
  json: { type: 'boolean', default: false, does: 'prints one JSON object and nothing else' },
} as const satisfies Options

export const USAGE: Usage = {
  command: 'npm run load',
  does: 'Our server beside others over real sockets, in one run; or alone, at size.',
  options: OPTIONS,
  example: 'npm run load -- --tables 50 --seconds 10',
}

export function wishesIn(args: readonly string[]): Wishes {
  const { values } = parseArgs({ args: [...args], options: OPTIONS })
  const size = sizeIn(values)
  return {
    tables: numberOf(values, 'tables', 1) ?? TABLES,
    seconds: numberOf(values, 'seconds', 1) ?? (size ? SIZE_SECONDS : SECONDS),
    rate: numberOf(values, 'rate', 1),
    profile: values.profile,
    json: values.json,
    size,
  }
}

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']

function sizeIn(values: Values): SizeWishes | undefined {
  const idle = numberOf(values, 'idle', 1)
  const spectators = numberOf(values, 'spectators', 1)
  if (values.sizes === undefined && idle === undefined && spectators === undefined) {
    if (values.game !== undefined) throw new BadArgument('--game goes with --sizes, --idle or --spectators.')
    return undefined
  }
  for (const other of ['tables', 'rate'] as const)
    if (values[other] !== undefined)
      throw new BadArgument(`--${other} does not go with --sizes, --idle and --spectators.`)
  const game = values.game ?? GAME
  if (!GAMES_BY_ID.has(game)) throw new BadArgument(`--game takes ${[...GAMES_BY_ID.keys()].join(' or ')}.`)
  return { game, sizes: sizesIn(values.sizes), idle, spectators }
}

function sizesIn(list: string | undefined): readonly number[] {
  const sizes = (list ?? '').split(',').filter(text => text !== '')
  if (list !== undefined && !(sizes.length > 0 && sizes.every(text => /^[1-9]\d{0,5}$/.test(text))))
    throw new BadArgument(`--sizes takes whole numbers with commas between them, like 50,2000, not '${list}'.`)
  return sizes.map(Number)
}
