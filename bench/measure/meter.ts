import { performance } from 'node:perf_hooks'
import process from 'node:process'
import type { Tally, Work } from './tally.ts'

/** Work per second of the main thread's own CPU time. */
export interface Rates {
  readonly perSecond: Tally
}

/** How long each of some things took by the clock, and how long it may take. */
export interface Waits {
  readonly wallMs: readonly number[]
  readonly budget: number
}

export type Measured = Rates | Waits

/** Works for so many milliseconds by the clock. */
export type Meter = (milliseconds: number) => Promise<Measured>

export const rates =
  (work: Work): Meter =>
  async milliseconds => {
    const tally: Tally = {}
    const until = performance.now() + milliseconds
    const before = process.threadCpuUsage()
    do {
      // Finished work is not awaited: an await would cost the other engines something.
      const later = work(tally)
      if (later instanceof Promise) await later
    } while (performance.now() < until)
    const { user, system } = process.threadCpuUsage(before)
    const seconds = (user + system) / 1e6
    return { perSecond: Object.fromEntries(Object.entries(tally).map(([what, n]) => [what, n / seconds])) }
  }

export const waits =
  (budget: number, wait: () => number): Meter =>
  milliseconds => {
    const wallMs: number[] = []
    const until = performance.now() + milliseconds
    do wallMs.push(wait())
    while (performance.now() < until)
    return Promise.resolve({ wallMs, budget })
  }
