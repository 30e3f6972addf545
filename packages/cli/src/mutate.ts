// `npm run mutate -- <game>`: breaks the rules in small ways and counts how often a test notices.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { BadArgument, CommandError, numberOf, runCommand } from './command.ts'
import { mutantsOf, sampleOf } from './mutate/mutants.ts'
import { countOf, printReport, survivorsOf, type Trial } from './mutate/printReport.ts'
import { Trials } from './mutate/trials.ts'
import { tryAll } from './mutate/tryAll.ts'
import { checkedGame, filesOf } from './packages.ts'
import type { Options, Usage } from './usage.ts'

const OPTIONS = {
  sample: { type: 'string', value: 'N', does: 'how many mutants are tried, 0 for all (150 if not given)' },
  seed: { type: 'string', value: 'S', default: '1', does: 'which ones are tried' },
  files: {
    type: 'string',
    value: 'GLOB',
    default: '**/*.ts',
    does: 'what is broken, in src/rules and src/queries of the game',
  },
  tests: { type: 'string', value: 'GLOB', default: '**/*.test.ts', does: 'who should notice, in packages/GAME/test' },
  workers: { type: 'string', value: 'N', does: 'mutants tried at the same time (2 if not given)' },
  min: { type: 'string', value: 'PERCENT', does: 'fails when fewer are noticed' },
  json: { type: 'boolean', does: 'prints one JSON object as the last line' },
} as const satisfies Options

const USAGE: Usage = {
  command: 'npm run mutate -- [GAME]',
  does: 'Breaks the rules of a game in small ways and counts how often a test notices. Without GAME: reference.',
  options: OPTIONS,
  example: 'npm run mutate -- outlive --sample 24 --seed 7',
}

const INTERRUPTED = 130

async function mutate(): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS })
  if (positionals.length > 1) throw new BadArgument('One game at a time.')
  const root = process.cwd()
  const game = checkedGame(root, positionals[0] ?? 'reference')
  const size = numberOf(values, 'sample', 0) ?? 150
  const workers = numberOf(values, 'workers', 1) ?? 2
  const least = numberOf(values, 'min', 0) ?? 0

  const files = ['rules', 'queries'].flatMap(folder => filesOf(root, `packages/${game}/src/${folder}`, values.files))
  if (files.length === 0)
    throw new BadArgument(`No file of src/rules or src/queries in packages/${game} matches '${values.files}'.`)
  const tests = filesOf(root, `packages/${game}/test`, values.tests)
  if (tests.length === 0) throw new BadArgument(`No file of packages/${game}/test matches '${values.tests}'.`)
  const all = files.map(file => mutantsOf(root, file))
  const sample = sampleOf(root, all, values.seed, size || Infinity)
  if (sample.length === 0) throw new CommandError(`There is nothing to break in ${files.join(', ')}.`)
  const of = all.flat().length

  const start = performance.now()
  const trials = new Trials(root, tests)
  process.once('SIGINT', () => trials.interrupt()).once('SIGTERM', () => trials.interrupt())
  const done: Trial[] = []
  try {
    await trials.begin(workers)
    console.error(`${sample.length} of ${of} mutants; the tests take ${(trials.baselineMs / 1000).toFixed(1)} s`)
    await tryAll(trials, sample, workers, done)
    await trials.end()
  } catch (problem) {
    if (!trials.isInterrupted) throw problem
  } finally {
    trials.close()
  }
  const seconds = Math.round((performance.now() - start) / 1000)

  printReport(game, done)
  const count = countOf(done)
  const reached = count.share * 100 >= least
  if (!reached) console.log(`that is less than ${least} %`)
  if (values.json) {
    const figures = { game, seed: values.seed, of, ...count, seconds, survivors: survivorsOf(done) }
    console.log(JSON.stringify({ mutate: figures }))
  }
  if (trials.isInterrupted) return INTERRUPTED
  return reached ? 0 : 1
}

await runCommand(USAGE, mutate)
