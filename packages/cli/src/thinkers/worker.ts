// A thread that thinks about what it is asked.

import { parentPort } from 'node:worker_threads'
import { answerTo, type Request } from '@lastlight/bots'

parentPort?.on('message', (request: Request) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answerTo(request))
})
