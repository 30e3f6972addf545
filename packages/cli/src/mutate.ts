// `npm run mutate -- <game>`: breaks the rules in small ways and counts how often a test notices.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { BadArgument, Complaint, numberOf, runCommand } from './complaint.ts'
import { mutantsOf, sampleOf } from './mutate/mutants.ts'
import { countOf, print, survivorsOf, type Trial } from './mutate/report.ts'
import { Trials } from './mutate/trials.ts'
import { tryAll } from './mutate/try-all.ts'
import { checkedGame, filesOf } from './packages.ts'

const USAGE =
  'npm run mutate -- [game] [--sample N] [--seed S] [--files GLOB] [--tests GLOB] [--workers N] [--min PERCENT] [--json]\n' +
  '  --files is looked up in packages/<game>/src/rules, --tests in packages/<game>/test; --sample 0 tries every mutant'

const INTERRUPTED = 130

async function mutate(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      files: { type: 'string', default: '**/*.ts' },
      tests: { type: 'string', default: '**/*.test.ts' },
      workers: { type: 'string' },
      min: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  if (positionals.length > 1) throw new BadArgument('One game at a time.')
  const root = process.cwd()
  const game = checkedGame(root, positionals[0] ?? 'reference')
  const size = numberOf(values, 'sample', 0) ?? 150
  const workers = numberOf(values, 'workers', 1) ?? 2
  const least = numberOf(values, 'min', 0) ?? 0

  const files = filesOf(root, `packages/${game}/src/rules`, values.files)
  if (files.length === 0) throw new BadArgument(`No file of packages/${game}/src/rules matches '${values.files}'.`)
  const tests = filesOf(root, `packages/${game}/test`, values.tests)
  if (tests.length === 0) throw new BadArgument(`No file of packages/${game}/test matches '${values.tests}'.`)
  const all = files.map(file => mutantsOf(root, file))
  const sample = sampleOf(root, all, values.seed, size || Infinity)
  if (sample.length === 0) throw new Complaint(`There is nothing to break in ${files.join(', ')}.`)
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

  print(game, done)
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
