import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { CommandError } from '../command.ts'
import type { Mutant } from './mutants.ts'
import { sideBySide } from './sideBySide.ts'
import { NEVER_LOADED, NO_TESTS, STALE, type TrialOrder } from './trialOrder.ts'

export type TrialResult = 'killed' | 'timeout' | 'survived' | 'never loaded'

const TRIAL = fileURLToPath(new URL('./trial.ts', import.meta.url))
/** A mutant may fill the memory as well as the time. */
const MEMORY = '--max-old-space-size=1024'
const BASELINE_PATIENCE = 15 * 60_000

/** Longer than any sound run of the tests, even on a busy machine. */
const patience = (baselineMs: number): number => Math.max(3_000, baselineMs * 5)

interface Ending {
  readonly code: number | null
  readonly isLate: boolean
  readonly output: string
  readonly ms: number
}

/** The tests of one game, run as they are and then against each mutant, in processes of their own. */
export class Trials {
  readonly #root: string
  readonly #stop = new AbortController()
  /** Compiled code that one trial leaves to the next. */
  readonly #cache = mkdtempSync(join(tmpdir(), 'lastlight-trials-'))
  /** Fastest first. */
  #tests: readonly string[]
  baselineMs = 0
  isInterrupted = false

  constructor(root: string, files: readonly string[]) {
    this.#root = root
    this.#tests = files.map(file => join(root, file))
  }

  /** Runs the tests as they are: they must pass. The fastest file goes first from then on. */
  async begin(workers: number): Promise<void> {
    const times = new Map<string, number>()
    await sideBySide(this.#tests, workers, async test => {
      times.set(test, await this.#timeOf([test]))
    })
    this.#tests = this.#tests.toSorted((a, b) => (times.get(a) ?? 0) - (times.get(b) ?? 0))
    this.baselineMs = await this.#timeOf(this.#tests)
  }

  /** A change of the tree during the run would be counted as a killed mutant, so the tests run once more unchanged. */
  async end(): Promise<void> {
    await this.#timeOf(this.#tests)
  }

  interrupt(): void {
    this.isInterrupted = true
    this.#stop.abort()
  }

  /** Ends the running trials. */
  close(): void {
    this.#stop.abort()
    rmSync(this.#cache, { recursive: true, force: true })
  }

  async #timeOf(tests: readonly string[]): Promise<number> {
    const { code, output, ms } = await this.#run({ tests }, BASELINE_PATIENCE)
    if (code === NO_TESTS) throw new CommandError(`There is no test in ${tests.join(', ')}.`)
    if (code !== 0) throw new CommandError(`The tests fail as they are: mend them first.\n${output}`)
    return ms
  }

  async fateOf({ file, edit, sourceHash }: Mutant): Promise<TrialResult> {
    const order = { tests: this.#tests, mutant: { path: join(this.#root, file), edit, sourceHash } }
    const { code, isLate } = await this.#run(order, patience(this.baselineMs))
    if (isLate) return 'timeout'
    switch (code) {
      case 0:
        return 'survived'
      case NEVER_LOADED:
        return 'never loaded'
      case STALE:
        throw new CommandError(`${file} has changed since the mutants were made: start again.`)
      default:
        return 'killed'
    }
  }

  #run(order: TrialOrder, timeout: number): Promise<Ending> {
    const start = performance.now()
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const child = spawn(process.execPath, [MEMORY, TRIAL, JSON.stringify(order)], {
      cwd: this.#root,
      env: { ...env, LASTLIGHT_QUICK: '1', LASTLIGHT_MUTATE: '1', NO_COLOR: '1', NODE_COMPILE_CACHE: this.#cache },
      stdio: ['ignore', 'ignore', 'pipe'],
      signal: this.#stop.signal,
      killSignal: 'SIGKILL',
    })
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, timeout)
    let output = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000)
    })
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', code => {
        clearTimeout(timer)
        // A signal to the whole group may reach the trial before it reaches us.
        if (this.isInterrupted) reject(new Error('interrupted'))
        else resolve({ code, isLate, output, ms: performance.now() - start })
      })
    })
  }
}
