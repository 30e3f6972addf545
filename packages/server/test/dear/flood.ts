// A thread that repeats requests as often as the limits allow: reading the answers costs the innocent no time here.

import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { WebSocket } from 'ws'
import type { Asked, Flood } from './requests.ts'

export interface Flooded {
  readonly answered: number
  readonly refused: number
  readonly bytes: number
}

/** After a refusal: often enough to take every token as soon as it is there. */
const AGAIN_MS = 50
/** A little less than a socket may send. */
const MESSAGE_MS = 28
/** As many connections as a few visitors' pages have. */
const AT_ONCE = 150
const SOCKETS = 10

const { url, flood } = workerData as { readonly url: string; readonly flood: Flood }
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
let answered = 0
let refused = 0
let bytes = 0
const end = new AbortController()

function ask({ method, path, headers, body }: Asked): Promise<number> {
  const { hostname, port } = new URL(url)
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise(resolve => {
    const asked = request({ hostname, port, method, path, headers: { ...headers, ...length }, agent }, reply => {
      reply.on('data', (part: Buffer) => {
        bytes += part.length
      })
      reply.on('close', () => resolve(reply.statusCode ?? 0))
    })
    asked.on('error', () => resolve(0))
    asked.end(body)
  })
}

async function repeat(all: readonly Asked[], from: number): Promise<void> {
  for (let i = from; !end.signal.aborted; i++) {
    const status = await ask(all[i % all.length]!)
    if (status < 400 && status > 0) answered += 1
    else {
      refused += 1
      await setTimeout(AGAIN_MS)
    }
  }
}

async function talk(
  messages: readonly string[],
  headers: Readonly<Record<string, string>>,
  from: number,
): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/live`, { headers })
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    bytes += data.length
    answered += 1
  })
  await new Promise(resolve => {
    socket.once('open', resolve)
    socket.once('close', resolve)
  })
  for (let i = from; !end.signal.aborted && socket.readyState === WebSocket.OPEN; i++) {
    socket.send(messages[i % messages.length]!)
    await setTimeout(MESSAGE_MS)
  }
  socket.terminate()
}

parentPort!.once('message', () => end.abort())
await Promise.all(
  flood.how === 'http'
    ? Array.from({ length: AT_ONCE }, (_, i) => repeat(flood.requests, i))
    : Array.from({ length: SOCKETS }, (_, i) => talk(flood.messages, flood.headers[i % flood.headers.length]!, i)),
)
agent.destroy()
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort!.postMessage({ answered, refused, bytes } satisfies Flooded)
