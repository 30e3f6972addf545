// Threads that help bots think.

import { Worker } from 'node:worker_threads'
import type { Helper, HelperReply, HelperRequest, SearchResult, SearchTask } from '@lastlight/bots'

const WORKER = new URL('./searchThreads/worker.ts', import.meta.url)

export class SearchThreads {
  /** One for each thread. */
  readonly helpers: readonly Helper[]
  readonly #threads: readonly Thread[]

  constructor(threads: number, file: URL = WORKER) {
    this.#threads = Array.from({ length: threads }, () => new Thread(file))
    this.helpers = this.#threads.map(thread => task => thread.think(task))
  }

  /** Ends the threads; a later question starts them again. */
  async close(): Promise<void> {
    await Promise.all(this.#threads.map(thread => thread.end()))
  }
}

interface PendingReply {
  readonly resolve: (result: SearchResult) => void
  readonly reject: (problem: Error) => void
}

/** One helper thread, started when there is a question. When it dies, its question fails. */
class Thread {
  readonly #file: URL
  readonly #pending = new Map<number, PendingReply>()
  #worker: Worker | undefined
  #asked = 0

  constructor(file: URL) {
    this.#file = file
  }

  think(task: SearchTask): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start()
      const request: HelperRequest = { id: this.#asked++, task }
      this.#pending.set(request.id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      this.#worker.postMessage(request)
    })
  }

  async end(): Promise<void> {
    await this.#worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#file)
    const fail = (problem: Error): void => {
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const { reject } of this.#pending.values()) reject(problem)
      this.#pending.clear()
    }
    worker.on('message', (answer: HelperReply) => this.#settle(answer))
    worker.on('error', problem => fail(problem instanceof Error ? problem : new Error(String(problem))))
    worker.on('exit', () => fail(new Error('the thread has ended')))
    return worker
  }

  #settle(answer: HelperReply): void {
    const pending = this.#pending.get(answer.id)
    this.#pending.delete(answer.id)
    if ('result' in answer) pending?.resolve(answer.result)
    else pending?.reject(new Error(answer.problem))
  }
}
