// Bots think in threads of their own, never where the tables are served.

import type { BotTask } from './task.ts'
import { type End, Thread } from './thread.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
/** How much longer than its budget a bot may take. */
const PATIENCE_MS = 20_000
/** How often a question is put that a thread has died of. */
const TRIES = 2

interface Waiting {
  readonly task: BotTask
  tries: number
  readonly resolve: (choice: unknown) => void
  readonly reject: (problem: Error) => void
}

export interface Settings {
  readonly patienceMs?: number
  readonly worker?: URL
}

export class BotPool {
  readonly #threads: readonly Thread[]
  readonly #patienceMs: number
  /** First come, first served. */
  readonly #queue: Waiting[] = []
  #closed = false

  constructor(threads: number, { patienceMs = PATIENCE_MS, worker = WORKER }: Settings = {}) {
    this.#threads = Array.from({ length: Math.max(1, threads) }, () => new Thread(worker))
    this.#patienceMs = patienceMs
  }

  /** How many questions wait for a thread. */
  get waiting(): number {
    return this.#queue.length
  }

  /** One of the task's own options; undefined when the bot has found none in time. */
  choose(task: BotTask): Promise<unknown> {
    if (this.#closed) return Promise.reject(closed())
    if (task.options.length === 1) return Promise.resolve(task.options[0])
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, tries: 0, resolve, reject })
      this.#serve()
    })
  }

  /** Ends the threads. Whoever still waits is told. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#queue.splice(0)) reject(closed())
    await Promise.all(this.#threads.map(thread => thread.close()))
  }

  #serve(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue
      const waiting = this.#queue.shift()
      if (!waiting) return
      waiting.tries += 1
      thread
        .ask(waiting.task, waiting.task.budgetMs + this.#patienceMs)
        .then(end => this.#settle(waiting, end), waiting.reject)
        .finally(() => this.#serve())
    }
  }

  #settle(waiting: Waiting, end: End): void {
    const { task, tries, resolve, reject } = waiting
    if ('index' in end) resolve(task.options[end.index])
    else if ('late' in end) resolve(undefined)
    else if ('problem' in end) reject(new Error(end.problem))
    else if (this.#closed) reject(closed())
    else if (tries < TRIES) this.#queue.unshift(waiting)
    else reject(new Error(`a ${task.level} bot of ${task.game} lost its thread ${tries} times: ${end.died}`))
  }
}

const closed = (): Error => new Error('the bots have gone home: the pool is closed')
