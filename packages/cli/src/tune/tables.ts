// Threads that play many tables, each with its own numbers.

import { Worker } from 'node:worker_threads'
import type { Numbers, Result } from './tuning.ts'

/** The file of the game, and the numbers that are tuned. */
export interface Place {
  readonly path: string
  readonly part: string
}

export interface Table {
  readonly numbers: Numbers
  readonly seed: string
  readonly number: number
}

export interface Answer {
  readonly at: number
  readonly result: Result
}

const WORKER = new URL('./worker.ts', import.meta.url)

export class Tables {
  readonly #threads: readonly Worker[]

  constructor(place: Place, workers: number) {
    this.#threads = Array.from({ length: workers }, () => new Worker(WORKER, { workerData: place }))
  }

  /** In the order of the tables, whichever thread plays which. */
  async play(tables: readonly Table[], look: (done: number) => void): Promise<readonly Result[]> {
    const results: Result[] = []
    let next = 0
    let done = 0
    const playOn = (thread: Worker): Promise<void> =>
      new Promise((resolve, reject) => {
        const hand = (): void => {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
          if (next < tables.length) thread.postMessage({ at: next, table: tables[next++]! })
          else resolve()
        }
        thread.removeAllListeners()
        thread.on('error', reject)
        thread.on('message', ({ at, result }: Answer) => {
          results[at] = result
          look(++done)
          hand()
        })
        hand()
      })
    await Promise.all(this.#threads.map(playOn))
    return results
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.terminate()))
  }
}
