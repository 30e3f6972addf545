import { Worker } from 'node:worker_threads'
import { type FitGames, KINDS, type Kind } from './kinds.ts'

export interface FitOrder {
  readonly seed: string
  /** How many games of each kind. */
  readonly games: number
  /** Which game is to be handed out next. */
  readonly next: SharedArrayBuffer
}

export interface FitResult {
  readonly kind: Kind
  readonly number: number
  readonly samples: FitGames[Kind][number]
}

const WORKER = new URL('./worker.ts', import.meta.url)

/**
 * Each game has a number, so the result does not depend on which thread played it; `look` is told how many are done.
 */
export async function playAll(
  { seed, games }: Omit<FitOrder, 'next'>,
  workers: number,
  look: (done: number) => void,
): Promise<FitGames> {
  const order: FitOrder = { seed, games, next: new SharedArrayBuffer(4) }
  const played = { games: [], pairs: [], setUps: [] } satisfies FitGames
  let done = 0
  const take = ({ kind, number, samples }: FitResult): void => {
    const all: unknown[] = played[kind]
    all[number] = samples
    look(++done)
  }
  const size = Math.min(workers, games * KINDS.length)
  const threads = Array.from({ length: size }, () => new Worker(WORKER, { workerData: order }))
  try {
    await Promise.all(threads.map(thread => ended(thread.on('message', take))))
  } finally {
    for (const thread of threads) void thread.terminate()
  }
  return played
}

const ended = (thread: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    thread.on('error', problem => reject(problem instanceof Error ? problem : new Error(String(problem))))
    thread.on('exit', () => resolve())
  })
