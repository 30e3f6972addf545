// The entry for `new Worker` in a browser: answers each request with a result or a problem.

import { type HelperRequest, replyTo } from './helping.ts'

/** The messages of a web worker. */
interface Scope {
  addEventListener(type: 'message', listener: (message: { readonly data: HelperRequest }) => void): void
  postMessage(answer: unknown): void
}

const scope = globalThis as unknown as Scope
scope.addEventListener('message', ({ data }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  scope.postMessage(replyTo(data))
})
