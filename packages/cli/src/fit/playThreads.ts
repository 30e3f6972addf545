// Threads that play and record the games that are missing.

import { Worker } from 'node:worker_threads'
import type { Head } from './shards.ts'

export interface PlayOrder {
  /** The file that exports the game. */
  readonly path: string
  readonly folder: string
  readonly head: Head
  /** The numbers of the games that are to be played. */
  readonly missing: readonly number[]
  /** How many of them are handed out, and how many are over. */
  readonly cells: SharedArrayBuffer
}

const WORKER = new URL('./playWorker.ts', import.meta.url)
const LOOK_EVERY = 500

/** Stops handing out games after so many seconds; those that are being played are finished. */
export async function playMissing(
  order: Omit<PlayOrder, 'cells'>,
  workers: number,
  seconds: number,
  look: (done: number) => void,
): Promise<void> {
  const cells = new SharedArrayBuffer(8)
  const counts = new Int32Array(cells)
  const begun = performance.now()
  const threads = Array.from(
    { length: Math.min(workers, order.missing.length) },
    () => new Worker(WORKER, { workerData: { ...order, cells } satisfies PlayOrder }),
  )
  const ticking = setInterval(() => {
    look(Atomics.load(counts, 1))
    if ((performance.now() - begun) / 1000 > seconds) Atomics.store(counts, 0, order.missing.length)
  }, LOOK_EVERY)
  try {
    await Promise.all(
      threads.map(
        thread =>
          new Promise<void>((resolve, reject) => {
            thread.on('error', reject)
            thread.on('exit', () => resolve())
          }),
      ),
    )
  } finally {
    clearInterval(ticking)
    await Promise.all(threads.map(thread => thread.terminate()))
  }
}
