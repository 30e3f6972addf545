// Runs bots in threads of their own, so that they never block the tables.

import { BotThread, type TaskEnd } from './botThread.ts'
import { FairQueue, type TaskOwner } from './fairQueue.ts'
import type { BotTask } from './task.ts'

const WORKER = new URL('./worker.ts', import.meta.url)
/** How much longer than its budget a bot may take before it is given up. */
const TIMEOUT_MS = 20_000
/** How often a task is tried whose thread has died. */
const TRIES = 2

/** A bot gets at least this much time, however many tasks wait. */
const LEAST_MS = 30
const NO_OWNER: TaskOwner = { network: '', person: '', table: '', isPlayed: true }

interface QueuedTask {
  readonly task: BotTask
  readonly owner: TaskOwner
  tries: number
  readonly resolve: (choice: unknown) => void
  readonly reject: (problem: Error) => void
}

export interface PoolSettings {
  readonly timeoutMs?: number
  readonly worker?: URL
}

export class BotPool {
  readonly #threads: readonly BotThread[]
  readonly #timeoutMs: number
  readonly #queue = new FairQueue<QueuedTask>()
  #closed = false

  constructor(threads: number, { timeoutMs = TIMEOUT_MS, worker = WORKER }: PoolSettings = {}) {
    this.#threads = Array.from({ length: Math.max(1, threads) }, () => new BotThread(worker))
    this.#timeoutMs = timeoutMs
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Gives one of the task's options; undefined when the bot found none in time. */
  choose(task: BotTask, owner = NO_OWNER): Promise<unknown> {
    if (this.#closed) return Promise.reject(closed())
    if (task.options.length === 1) return Promise.resolve(task.options[0])
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, { task, owner, tries: 0, resolve, reject })
      this.#serve()
    })
  }

  /** Ends the threads and rejects the tasks that wait. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#queue.clear()) reject(closed())
    await Promise.all(this.#threads.map(thread => thread.close()))
  }

  #serve(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue
      const part = this.#part()
      const waiting = this.#queue.take()
      if (!waiting) return
      waiting.tries += 1
      const { task } = waiting
      const budgetMs = Math.min(task.budgetMs, Math.max(LEAST_MS, Math.floor(task.budgetMs * part)))
      thread
        .ask({ ...task, budgetMs }, budgetMs + this.#timeoutMs)
        .then(end => this.#settle(waiting, end), waiting.reject)
        .finally(() => this.#serve())
    }
  }

  /** The part of its time that the next bot gets: each network gets the same, in it each person, for all their tables. */
  #part(): number {
    return Math.min(1, this.#threads.length / this.#queue.shares)
  }

  #settle(waiting: QueuedTask, end: TaskEnd): void {
    const { task, tries, resolve, reject } = waiting
    if ('index' in end) resolve(task.options[end.index])
    else if ('late' in end) resolve(undefined)
    else if ('problem' in end) reject(new Error(end.problem))
    else if (this.#closed) reject(closed())
    else if (tries < TRIES) this.#queue.add(waiting.owner, waiting)
    else reject(new Error(`a ${task.level} bot of ${task.game} lost its thread ${tries} times: ${end.died}`))
  }
}

const closed = (): Error => new Error('the bots have gone home: the pool is closed')
