// A thread that thinks about what it is asked.

import { parentPort } from 'node:worker_threads'
import { type HelperRequest, replyTo } from '@lastlight/bots'

parentPort?.on('message', (request: HelperRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(replyTo(request))
})
