// Questions and answers between a page and its workers.

import type { Reason } from '@lastlight/kernel'
import { TableProblem } from './shapes.ts'

interface WorkerCall {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

type WorkerReply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number
      readonly problem: string
      readonly reason: Reason | undefined
      readonly cause: string | undefined
    }

/** One end of a connection: a worker, the worker's own side, or a port. */
export interface Endpoint {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (message: MessageEvent<unknown>) => void): void
}

export function send(endpoint: Endpoint, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  endpoint.postMessage(message)
}

/** The methods of the other side. */
type Methods<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never
}

const isCall = (data: unknown): data is WorkerCall => typeof data === 'object' && data !== null && 'call' in data
const isReply = (data: unknown): data is WorkerReply =>
  typeof data === 'object' && data !== null && 'id' in data && ('value' in data || 'problem' in data)

export function answerCalls(endpoint: Endpoint, target: Promise<object>): void {
  const answer = async ({ id, call, args }: WorkerCall): Promise<WorkerReply> => {
    try {
      const methods = (await target) as { readonly [call: string]: (...args: readonly unknown[]) => unknown }
      return { id, value: await methods[call]!(...args) }
    } catch (problem) {
      if (problem instanceof TableProblem) return { id, problem: problem.key, reason: problem.reason, cause: undefined }
      return { id, problem: 'shell.local.fault', reason: undefined, cause: String((problem as Error).stack ?? problem) }
    }
  }
  endpoint.addEventListener('message', ({ data }) => {
    if (isCall(data)) void answer(data).then(reply => send(endpoint, reply))
  })
}

export interface RemoteCalls<T> {
  readonly methods: Methods<T>
  /** There will be no answer any more. */
  readonly giveUp: () => void
}

export function callsOver<T extends object>(endpoint: Endpoint): RemoteCalls<T> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(problem: Error): void }>()
  let count = 0
  endpoint.addEventListener('message', ({ data }) => {
    if (!isReply(data)) return
    const pending = waiting.get(data.id)
    waiting.delete(data.id)
    if ('value' in data) pending?.resolve(data.value)
    else pending?.reject(new TableProblem(data.problem, data.reason, data.cause))
  })
  const ask =
    (call: string) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const message: WorkerCall = { id: count++, call, args }
        waiting.set(message.id, { resolve, reject })
        send(endpoint, message)
      })
  return {
    methods: new Proxy({}, { get: (_, call) => ask(String(call)) }) as Methods<T>,
    giveUp() {
      for (const { reject } of waiting.values()) reject(new TableProblem('shell.local.fault'))
      waiting.clear()
    },
  }
}
