import { Worker } from 'node:worker_threads'
import type { Finding, GameOrder, Result, Work } from './messages.ts'

const WORKER = new URL('./worker.ts', import.meta.url)

/** Threads that play games from a list. A thread that hangs or dies costs one game and is replaced. */
export class Threads {
  readonly #work: Work
  readonly #size: number
  readonly #patienceMs: number

  constructor(work: Work, size: number, patienceSeconds: number) {
    this.#work = work
    this.#size = size
    this.#patienceMs = patienceSeconds * 1000
  }

  async play(next: () => GameOrder | undefined, done: (result: Result) => void): Promise<void> {
    await Promise.all(Array.from({ length: this.#size }, () => this.#playAll(next, done)))
  }

  async #playAll(next: () => GameOrder | undefined, done: (result: Result) => void): Promise<void> {
    let worker: Worker | undefined
    for (let order = next(); order; order = next()) {
      worker ??= new Worker(WORKER, { workerData: this.#work })
      const result = await this.#playOne(worker, order)
      if (result.finding?.choices === null) {
        await worker.terminate()
        worker = undefined
      }
      done(result)
    }
    await worker?.terminate()
  }

  #playOne(worker: Worker, order: GameOrder): Promise<Result> {
    return new Promise(resolve => {
      const lost = (check: 'hang' | 'death', message: string): void => {
        const finding: Finding = { check, message, choices: null }
        end({ order, decisions: 0, takenBack: 0, checks: 0, finding })
      }
      const broke = (error: unknown): void =>
        lost('death', error instanceof Error ? String(error.stack) : String(error))
      const left = (code: number): void => lost('death', `the worker ended with ${code}`)
      const late = (): void => lost('hang', `the game was not over after ${this.#patienceMs / 1000} s`)
      const end = (result: Result): void => {
        clearTimeout(timer)
        worker.off('message', end).off('error', broke).off('exit', left)
        resolve(result)
      }
      const timer = setTimeout(late, this.#patienceMs)
      worker.on('message', end).on('error', broke).on('exit', left)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(order)
    })
  }
}
