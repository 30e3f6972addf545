// Threads that help bots think.

import { Worker } from 'node:worker_threads'
import type { Answer, Finding, Helper, Request, Task } from '@lastlight/bots'

const WORKER = new URL('./thinkers/worker.ts', import.meta.url)

export class Thinkers {
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

interface Waiting {
  readonly resolve: (finding: Finding) => void
  readonly reject: (problem: Error) => void
}

/** One helper thread, started when there is a question. When it dies, its question fails. */
class Thread {
  readonly #file: URL
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  #asked = 0

  constructor(file: URL) {
    this.#file = file
  }

  think(task: Task): Promise<Finding> {
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start()
      const request: Request = { id: this.#asked++, task }
      this.#waiting.set(request.id, { resolve, reject })
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
      for (const { reject } of this.#waiting.values()) reject(problem)
      this.#waiting.clear()
    }
    worker.on('message', (answer: Answer) => this.#hear(answer))
    worker.on('error', problem => fail(problem instanceof Error ? problem : new Error(String(problem))))
    worker.on('exit', () => fail(new Error('the thread has ended')))
    return worker
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id)
    this.#waiting.delete(answer.id)
    if ('finding' in answer) waiting?.resolve(answer.finding)
    else waiting?.reject(new Error(answer.problem))
  }
}
