// `npm run fit -- outlive`: plays games and fits to them the numbers that the bots judge by.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { BadArgument, Complaint, numberOf, runCommand } from './complaint.ts'
import { playAll } from './fit/crew.ts'
import { Errors } from './fit/errors.ts'
import { LEAST_GAMES } from './fit/heldOut.ts'
import { fitWeights } from './fit/judgement.ts'
import { type Harvest, KINDS } from './fit/kinds.ts'
import { fitOpening } from './fit/opening.ts'
import { print } from './fit/report.ts'
import { withOpening, withWeights } from './fit/tables.ts'
import { oneGame } from './packages.ts'
import { duration, Progress } from './progress.ts'
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
  write: { type: 'boolean', default: false, does: 'puts the numbers into packages/bots/src/outlive' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run fit -- outlive',
  does: 'Plays games and fits to them the numbers that the bots judge by.',
  options: OPTIONS,
  example: 'npm run fit -- outlive --games 500',
}

async function fit(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  const root = process.cwd()
  const game = oneGame(root, positionals)
  if (game !== 'outlive') throw new BadArgument(`Nothing about ${game} is fitted: name outlive.`)
  const { seed, write } = values
  const games = numberOf(values, 'games', LEAST_GAMES) ?? GAMES
  const workers = numberOf(values, 'workers', 1) ?? availableParallelism()
  const [weightsFile, openingFile] = ['weights.ts', 'opening.ts'].map(name =>
    join(root, 'packages', 'bots', 'src', 'outlive', name),
  ) as [string, string]
  // Said before the long wait, not after it.
  const missing = [weightsFile, openingFile].find(path => write && !existsSync(path))
  if (missing !== undefined) throw new Complaint(`There is no file ${missing} to write to.`)

  const harvest = await play(seed, games, workers)
  const errors = new Errors()
  const weights = fitWeights(harvest, errors)
  const opening = fitOpening(harvest, errors)
  print(errors)
  if (!write) {
    console.log('nothing is written: --write does that')
    return 0
  }
  const note = `by npm run fit to ${games} games of each kind with the seed ${JSON.stringify(seed)}: see docs/bots.md.`
  const written = [
    [weightsFile, withWeights(readFileSync(weightsFile, 'utf8'), weights, note)],
    [openingFile, withOpening(readFileSync(openingFile, 'utf8'), opening, note)],
  ] as const
  for (const [path, source] of written) {
    writeFileSync(path, source)
    console.log(`written: ${path}`)
  }
  return 0
}

async function play(seed: string, games: number, workers: number): Promise<Harvest> {
  const progress = new Progress()
  const all = games * KINDS.length
  const start = performance.now()
  const harvest = await playAll({ seed, games }, workers, done => {
    const seconds = (performance.now() - start) / 1000
    progress.show(`${done} of ${all} games, about ${duration((seconds / done) * (all - done))} to go`)
  })
  progress.clear()
  console.error(`${all} games in ${duration((performance.now() - start) / 1000)}`)
  return harvest
}

await runCommand(USAGE, fit)
