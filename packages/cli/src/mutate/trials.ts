import { spawn } from 'node:child_process'
import { join } from 'node:path'
import process from 'node:process'
import { Complaint } from '../complaint.ts'
import type { Mutant } from './mutants.ts'
import { type Baseline, NEVER_LOADED, type TrialOrder } from './order.ts'

export type Fate = 'killed' | 'timeout' | 'survived' | 'never loaded'

/** A mutant may fill the memory as well as the time. */
const MEMORY = '--max-old-space-size=1024'
const REPORTER = ['--test-reporter', join(import.meta.dirname, 'reporter.ts'), '--test-reporter-destination', 'stdout']
const TRIAL = join(import.meta.dirname, 'trial.ts')

/** Longer than any sound run of the tests, even on a busy machine. */
const patience = (baselineMs: number): number => Math.max(3_000, baselineMs * 5)

interface Ending {
  readonly code: number | null
  readonly isLate: boolean
  readonly output: string
  readonly ms: number
}

function run(root: string, order: TrialOrder, timeout: number, signal: AbortSignal): Promise<Ending> {
  const start = performance.now()
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const child = spawn(process.execPath, [MEMORY, ...REPORTER, TRIAL, JSON.stringify(order)], {
    cwd: root,
    env: { ...env, LASTLIGHT_QUICK: '1', LASTLIGHT_MUTATE: '1', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
    killSignal: 'SIGKILL',
  })
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, timeout)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => {
      clearTimeout(timer)
      resolve({ code, isLate, output, ms: performance.now() - start })
    })
  })
}

/** The tests of one game, as they are run against each mutant. */
export class Trials {
  readonly #root: string
  /** Fastest first. */
  readonly #tests: readonly string[]
  readonly baselineMs: number
  readonly #signal: AbortSignal

  private constructor(root: string, tests: readonly string[], baselineMs: number, signal: AbortSignal) {
    this.#root = root
    this.#tests = tests
    this.baselineMs = baselineMs
    this.#signal = signal
  }

  /** Runs the tests as they are. They must pass. */
  static async begin(root: string, files: readonly string[], signal: AbortSignal): Promise<Trials> {
    const tests = files.map(file => join(root, file))
    const { code, output, ms } = await run(root, { tests }, 15 * 60_000, signal)
    const baseline = baselineIn(output)
    if (code !== 0) throw new Complaint(`The tests fail as they are: mend them first.\n${baseline?.failed ?? output}`)
    if (!baseline?.passed) throw new Complaint(`There is no test in ${files.join(', ')}.`)
    const cost = (test: string): number => baseline.msByFile[test] ?? 0
    return new Trials(
      root,
      tests.toSorted((a, b) => cost(a) - cost(b)),
      ms,
      signal,
    )
  }

  async fateOf({ file, edit }: Mutant): Promise<Fate> {
    const order = { tests: this.#tests, mutant: { path: join(this.#root, file), edit } }
    const { code, isLate } = await run(this.#root, order, patience(this.baselineMs), this.#signal)
    if (isLate) return 'timeout'
    if (code === 0) return 'survived'
    return code === NEVER_LOADED ? 'never loaded' : 'killed'
  }
}

function baselineIn(output: string): Baseline | undefined {
  const line = output.split('\n').findLast(each => each.startsWith('{"passed":'))
  return line === undefined ? undefined : (JSON.parse(line) as Baseline)
}
