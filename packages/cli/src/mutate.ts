// `npm run mutate -- <game>`: breaks the rules in small ways and counts how often a test notices.

import process from 'node:process'
import { parseArgs } from 'node:util'
import { Complaint, numberOf, runCommand } from './complaint.ts'
import { type Mutant, mutantsOf, sampleOf } from './mutate/mutants.ts'
import { countOf, percent, print, survivorsOf, type Trial } from './mutate/report.ts'
import { Trials } from './mutate/trials.ts'
import { checkedGame, filesOf } from './packages.ts'
import { duration, Progress } from './progress.ts'

const USAGE =
  'npm run mutate -- [game] [--sample N] [--seed S] [--files GLOB] [--workers N] [--min PERCENT] [--json]\n' +
  '  GLOB is looked up in packages/<game>/src/rules; --sample 0 tries every mutant'

const INTERRUPTED = 130

async function mutate(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      files: { type: 'string', default: '**/*.ts' },
      workers: { type: 'string' },
      min: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  if (positionals.length > 1) throw new Complaint('One game at a time.')
  const root = process.cwd()
  const game = checkedGame(root, positionals[0] ?? 'reference')
  const size = numberOf(values, 'sample', 0) ?? 150
  const workers = numberOf(values, 'workers', 1) ?? 2
  const least = numberOf(values, 'min', 0) ?? 0

  const files = filesOf(root, `packages/${game}/src/rules`, values.files)
  if (files.length === 0) throw new Complaint(`No file of packages/${game}/src/rules matches '${values.files}'.`)
  const all = files.map(file => mutantsOf(root, file))
  const sample = sampleOf(root, all, values.seed, size || Infinity)
  if (sample.length === 0) throw new Complaint(`There is nothing to break in ${files.join(', ')}.`)

  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort())
  const start = performance.now()
  const tests = filesOf(root, `packages/${game}/test`, '**/*.test.ts')
  const trials = await Trials.begin(root, tests, stop.signal)
  const of = all.flat().length
  console.error(`${sample.length} of ${of} mutants; the tests take ${(trials.baselineMs / 1000).toFixed(1)} s`)
  const done = await tryAll(trials, sample, workers, stop.signal)
  const seconds = (performance.now() - start) / 1000

  print(game, done)
  const count = countOf(done)
  const reached = count.share * 100 >= least
  if (!reached) console.log(`that is less than ${least} %`)
  if (values.json) {
    const figures = {
      game,
      seed: values.seed,
      of,
      ...count,
      seconds: Math.round(seconds),
      survivors: survivorsOf(done),
    }
    console.log(JSON.stringify({ mutate: figures }))
  }
  if (stop.signal.aborted) return INTERRUPTED
  return reached ? 0 : 1
}

/** Several at a time. An interrupt ends it with what is known by then. */
async function tryAll(
  trials: Trials,
  sample: readonly Mutant[],
  workers: number,
  signal: AbortSignal,
): Promise<Trial[]> {
  const start = performance.now()
  const progress = new Progress()
  const waiting = [...sample]
  const done: Trial[] = []
  const work = async (): Promise<void> => {
    for (let mutant = waiting.shift(); mutant && !signal.aborted; mutant = waiting.shift()) {
      const fate = await trials.fateOf(mutant)
      if (signal.aborted) return
      done.push({ mutant, fate })
      const rest = ((performance.now() - start) / 1000 / done.length) * (sample.length - done.length)
      const share = percent(countOf(done).share)
      progress.show(`${done.length} of ${sample.length} mutants, ${share} killed, about ${duration(rest)} to go`)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, work))
  } catch (problem) {
    if (!signal.aborted) throw problem
  }
  progress.clear()
  return done
}

await runCommand(USAGE, mutate)
