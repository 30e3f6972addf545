import { Worker } from 'node:worker_threads'
import type { Batch, Order, Played } from './simOrder.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
const LOOK_EVERY = 250

/** Threads that play a run. One that hangs or dies costs one game and is replaced. */
export class Threads {
  readonly #order: Order
  readonly #cells: Int32Array
  readonly #patienceMs: number
  /** When each thread began the game it is at. */
  readonly #since: { game: number; at: number }[]
  /** The last game that each thread has told of. */
  readonly #told: number[]
  readonly #threads = new Set<Worker>()

  constructor(order: Order, workers: number, patienceSeconds: number) {
    this.#order = order
    this.#cells = new Int32Array(order.cells)
    this.#cells.fill(-1, 1)
    this.#patienceMs = patienceSeconds * 1000
    this.#since = Array.from({ length: workers }, () => ({ game: -1, at: performance.now() }))
    this.#told = this.#since.map(() => -1)
  }

  get begun(): number {
    return Math.min(this.#order.games, Atomics.load(this.#cells, 0))
  }

  /** Hands out no further game and leaves those that are being played. */
  stop(): void {
    Atomics.store(this.#cells, 0, this.#order.games)
    for (const thread of this.#threads) void thread.terminate()
  }

  async play(count: (batch: Batch) => void, look: () => void): Promise<void> {
    const ticking = setInterval(look, LOOK_EVERY)
    await Promise.all(
      this.#since.map((_, worker) =>
        this.#man(worker, batch => {
          this.#told[worker] = batch.played.at(-1)?.number ?? -1
          count(batch)
        }),
      ),
    )
    clearInterval(ticking)
  }

  /** Keeps one thread running until every game is handed out. */
  async #man(worker: number, count: (batch: Batch) => void): Promise<void> {
    while (Atomics.load(this.#cells, 0) < this.#order.games) {
      const failure = await this.#run(worker, count)
      if (failure === undefined) continue
      const number = Atomics.load(this.#cells, worker + 1)
      if (number < 0) throw new Error(failure)
      const lost: Played = { number, decisions: 0, failure }
      if (number !== this.#told[worker]) count({ played: [lost], thinking: {}, counted: new Map() })
    }
  }

  /** Runs one thread from start to end; returns the problem, if any. */
  #run(worker: number, count: (batch: Batch) => void): Promise<string | undefined> {
    const thread = new Worker(WORKER, { workerData: { order: this.#order, worker } })
    this.#threads.add(thread)
    const since = this.#since[worker]!
    Object.assign(since, { game: -1, at: performance.now() })
    Atomics.store(this.#cells, worker + 1, -1)
    let failure: string | undefined
    const watch = setInterval(() => {
      const game = Atomics.load(this.#cells, worker + 1)
      if (game !== since.game) Object.assign(since, { game, at: performance.now() })
      else if (game >= 0 && performance.now() - since.at > this.#patienceMs) {
        failure = `the game was not over after ${this.#patienceMs / 1000} s`
        void thread.terminate()
      }
    }, LOOK_EVERY)
    thread.on('message', count)
    thread.on('error', error => {
      failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    })
    return new Promise(resolve => {
      thread.on('exit', () => {
        clearInterval(watch)
        this.#threads.delete(thread)
        resolve(failure)
      })
    })
  }
}
