// Questions and answers between a page and its workers.

import type { Reason } from '@lastlight/kernel'
import { TableProblem } from './shapes.ts'

interface Question {
  readonly id: number
  readonly call: string
  readonly args: readonly unknown[]
}

type Reply =
  | { readonly id: number; readonly value: unknown }
  | {
      readonly id: number
      readonly problem: string
      readonly reason: Reason | undefined
      readonly cause: string | undefined
    }

/** One end of a line: a worker, the worker's own side, or a port. */
export interface Line {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (message: MessageEvent<unknown>) => void): void
}

export function send(line: Line, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  line.postMessage(message)
}

/** The methods of the other side. */
type Methods<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never
}

const isQuestion = (data: unknown): data is Question => typeof data === 'object' && data !== null && 'call' in data
const isReply = (data: unknown): data is Reply =>
  typeof data === 'object' && data !== null && 'id' in data && ('value' in data || 'problem' in data)

export function answerCalls(line: Line, somebody: Promise<object>): void {
  const answer = async ({ id, call, args }: Question): Promise<Reply> => {
    try {
      const methods = (await somebody) as { readonly [call: string]: (...args: readonly unknown[]) => unknown }
      return { id, value: await methods[call]!(...args) }
    } catch (problem) {
      if (problem instanceof TableProblem) return { id, problem: problem.key, reason: problem.reason, cause: undefined }
      return { id, problem: 'shell.local.fault', reason: undefined, cause: String((problem as Error).stack ?? problem) }
    }
  }
  line.addEventListener('message', ({ data }) => {
    if (isQuestion(data)) void answer(data).then(reply => send(line, reply))
  })
}

export interface Asking<T> {
  readonly methods: Methods<T>
  /** There will be no answer any more. */
  readonly giveUp: () => void
}

export function askOver<T extends object>(line: Line): Asking<T> {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(problem: Error): void }>()
  let count = 0
  line.addEventListener('message', ({ data }) => {
    if (!isReply(data)) return
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('value' in data) asked?.resolve(data.value)
    else asked?.reject(new TableProblem(data.problem, data.reason, data.cause))
  })
  const ask =
    (call: string) =>
    (...args: readonly unknown[]): Promise<unknown> =>
      new Promise((resolve, reject) => {
        const question: Question = { id: count++, call, args }
        waiting.set(question.id, { resolve, reject })
        send(line, question)
      })
  return {
    methods: new Proxy({}, { get: (_, call) => ask(String(call)) }) as Methods<T>,
    giveUp() {
      for (const { reject } of waiting.values()) reject(new TableProblem('shell.local.fault'))
      waiting.clear()
    },
  }
}
