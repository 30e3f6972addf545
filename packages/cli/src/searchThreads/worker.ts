// A helper thread that answers questions.

import { parentPort } from 'node:worker_threads'
import { type HelperRequest, replyTo } from '@lastlight/bots'

parentPort?.on('message', (request: HelperRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(replyTo(request))
})
