// For `new Worker` in a browser: answers each request with what was found, or with the problem.

import { answerTo, type Request } from './helping.ts'

/** The messages of a web worker. */
interface Scope {
  addEventListener(type: 'message', listener: (message: { readonly data: Request }) => void): void
  postMessage(answer: unknown): void
}

const scope = globalThis as unknown as Scope
scope.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  scope.postMessage(answerTo(data))
})
