// One worker thread for bots. It is started with the first task, and started again after it has died.

import { Worker } from 'node:worker_threads'
import type { BotTask, TaskAnswer, TaskRequest } from './task.ts'

/** How a task ended: with a choice, with an error of the bot, or without an answer. */
export type TaskEnd =
  | { readonly index: number }
  | { readonly problem: string }
  | { readonly died: string }
  | { readonly late: true }

interface PendingTask {
  readonly id: number
  readonly end: (end: TaskEnd) => void
}

/** A bot that needs more memory than this is faulty; its thread dies alone. */
const MEMORY_MB = 512

export class BotThread {
  readonly #file: URL
  #worker: Worker | undefined
  #pending: PendingTask | undefined
  #ending: Promise<unknown> | undefined
  #questions = 0

  constructor(file: URL) {
    this.#file = file
  }

  get isFree(): boolean {
    return this.#pending === undefined
  }

  /** Takes one task at a time. A thread cannot be interrupted, so it is terminated after the timeout. */
  ask(task: BotTask, timeoutMs: number): Promise<TaskEnd> {
    return new Promise(resolve => {
      const worker = (this.#worker ??= this.#start())
      const request: TaskRequest = { id: this.#questions++, task }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(request)
      worker.ref()
      const clock = setTimeout(() => {
        this.#lose(worker, { late: true })
        this.#ending = worker.terminate()
      }, timeoutMs)
      this.#pending = {
        id: request.id,
        end: end => {
          clearTimeout(clock)
          this.#pending = undefined
          worker.unref()
          resolve(end)
        },
      }
    })
  }

  async close(): Promise<void> {
    await Promise.all([this.#worker?.terminate(), this.#ending])
  }

  #start(): Worker {
    const worker = new Worker(this.#file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } })
    worker.on('message', (answer: TaskAnswer) => {
      if (this.#worker === worker && this.#pending?.id === answer.id) this.#pending.end(answer)
    })
    worker.on('error', problem => {
      this.#lose(worker, { died: problem instanceof Error ? problem.message : String(problem) })
    })
    worker.on('exit', code => this.#lose(worker, { died: `it ended with code ${code}` }))
    return worker
  }

  #lose(worker: Worker, end: TaskEnd): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#pending?.end(end)
  }
}
