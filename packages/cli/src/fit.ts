// `npm run fit -- <game>`: plays games and fits to them the numbers that the bots judge by.

import { availableParallelism } from 'node:os'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { BadArgument, numberOf, runCommand } from './command.ts'
import { LEAST_GAMES } from './fit/heldOut.ts'
import { manifestOf } from './games/index.ts'
import { oneGame } from './packages.ts'
import type { Options, Usage } from './usage.ts'

const GAMES = 2000

const OPTIONS = {
  games: {
    type: 'string',
    value: 'N',
    does: `games of each kind, at least ${LEAST_GAMES}: with choices gone astray, in pairs, from random set-ups (${GAMES} if not given)`,
  },
  seed: { type: 'string', value: 'S', default: '1', does: 'the same seed plays the same games' },
  workers: { type: 'string', value: 'N', does: 'games played at the same time (one for each core if not given)' },
  write: { type: 'boolean', default: false, does: 'puts the numbers into packages/bots/src/GAME' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run fit -- GAME',
  does: 'Plays games and fits to them the numbers that the bots judge by.',
  options: OPTIONS,
  example: 'npm run fit -- outlive --games 500',
}

async function fit(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const root = process.cwd()
  const game = oneGame(root, positionals)
  const fitGame = (await manifestOf(game))?.fit
  if (fitGame === undefined) throw new BadArgument(`The bots of ${game} have no numbers to fit: name another game.`)
  await fitGame({
    root,
    seed: values.seed,
    games: numberOf(values, 'games', LEAST_GAMES) ?? GAMES,
    workers: numberOf(values, 'workers', 1) ?? availableParallelism(),
    write: values.write,
  })
  return 0
}

await runCommand(USAGE, fit)
