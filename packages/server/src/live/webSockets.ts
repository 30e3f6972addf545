// The socket at /api/v1/live, behind the same doors as the rest: who asks, and from which page.

import type { IncomingMessage, Server } from 'node:http'
import process from 'node:process'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { Proxies } from '../http/address.ts'
import { authenticate } from '../http/authentication.ts'
import { isOurOrigin } from '../http/origin.ts'
import { API } from '../http/route.ts'
import type { People } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import type { Tables } from '../tables/tables.ts'
import type { Hub } from './hub.ts'
import { type ChatSender, MessageHandler } from './messageHandler.ts'
import { type SocketLimit, SocketLimits } from './socketLimits.ts'

const PATH = `${API}/live`
/** Longer than any message that makes sense. */
const MOST_BYTES = 64 * 1024
/** Whoever does not answer to a ping is gone. */
const PING_MS = 30_000
/** What waits for a client that does not read is not piled up for ever: it can come again and ask what it has missed. */
const MOST_WAITING = 4 * 1024 * 1024

export interface SocketDependencies {
  readonly server: Server
  readonly people: People
  readonly settings: Settings
  readonly tables: Tables
  readonly hub: Hub
  readonly talk: ChatSender
  /** Messages a second from one socket, if not as many as usual. */
  readonly perSecond?: number | undefined
  readonly onProblem: (problem: unknown) => void
}

/** Sockets of somebody who may not come in any more are closed at once. */
export interface WebSockets {
  closeSocketsOf(person: string): void
  close(): Promise<void>
}

export function serveWebSockets(dependencies: SocketDependencies): WebSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES })
  const alive = new WeakSet<WebSocket>()
  const personOf = new WeakMap<WebSocket, string>()
  const proxies = new Proxies(dependencies.settings.trustProxy)
  const limits = new SocketLimits()
  let isEnding = false
  const timer = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, PING_MS)
  timer.unref()
  const known: SocketRegistry = { alive, personOf, isEnding: () => isEnding }
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    // Whoever leaves before the answer is there is nobody's problem.
    stream.on('error', () => stream.destroy())
    const limit = dependencies.perSecond === undefined ? limits.open(proxies.visitorOf(request)) : UNLIMITED
    if (!limit) return reject(stream, '429 Too Many Requests')
    stream.once('close', () => limit.close())
    void accept(dependencies, sockets, known, { request, stream, head, limit }).catch((problem: unknown) => {
      dependencies.onProblem(problem)
      stream.destroy()
    })
  }
  dependencies.server.on('upgrade', upgrade)
  return {
    closeSocketsOf(person) {
      for (const socket of sockets.clients) if (personOf.get(socket) === person) socket.close(SHUT_OUT)
    },
    close: () => {
      clearInterval(timer)
      dependencies.server.off('upgrade', upgrade)
      isEnding = true
      // "Going away": clients come again by themselves.
      for (const socket of sockets.clients) socket.close(1001)
      return new Promise(resolve => {
        sockets.close(() => resolve())
      })
    },
  }
}

/** What is known of the sockets that are open. */
interface SocketRegistry {
  readonly alive: WeakSet<WebSocket>
  readonly personOf: WeakMap<WebSocket, string>
  /** From then on nobody is listened to. */
  readonly isEnding: () => boolean
}

/** Somebody who wants a socket. */
interface Upgrade {
  readonly request: IncomingMessage
  readonly stream: Duplex
  readonly head: Buffer
  readonly limit: SocketLimit
}

/** Where the server itself is measured. */
const UNLIMITED: SocketLimit = { allows: () => true, close: () => undefined }

/** "Policy violation": coming again is of no use without logging in. */
const SHUT_OUT = 1008

const reject = (stream: Duplex, status: string): void => {
  // Without waiting for the other side to hang up too.
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => stream.destroy())
}

async function accept(
  dependencies: SocketDependencies,
  sockets: WebSocketServer,
  { alive, personOf, isEnding }: SocketRegistry,
  { request, stream, head, limit }: Upgrade,
): Promise<void> {
  const { people, settings, tables, hub, talk, perSecond, onProblem } = dependencies
  if (request.url?.split('?')[0] !== PATH) return reject(stream, '404 Not Found')
  if (!isOurOrigin(request.headers, request.headers.host ?? '', settings.publicUrl))
    return reject(stream, '403 Forbidden')
  const identity = await authenticate(people, settings.secret, request.headers)
  if (request.headers.authorization !== undefined && !identity) return reject(stream, '401 Unauthorized')
  sockets.handleUpgrade(request, stream, head, socket => {
    alive.add(socket)
    if (identity) personOf.set(socket, identity.person.id)
    socket.on('pong', () => alive.add(socket))
    let isCorked = false
    const send = (message: string): void => {
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else if (socket.readyState === socket.OPEN) {
        // What is said in one breath goes out in one piece.
        if (!isCorked) {
          isCorked = true
          stream.cork()
          process.nextTick(() => {
            isCorked = false
            stream.uncork()
          })
        }
        socket.send(message)
      }
    }
    const conversation = new MessageHandler(
      { who: identity?.person ?? null, send },
      hub,
      tables,
      onProblem,
      talk,
      perSecond,
    )
    // Before the socket reads them: what comes from one that is cut off is not answered any more.
    stream.prependListener('data', (bytes: Buffer) => {
      if (!limit.allows(bytes) || socket.bufferedAmount > MOST_WAITING) socket.terminate()
    })
    socket.on('message', (data: Buffer) => {
      if (!isEnding() && socket.readyState === socket.OPEN) void conversation.receive(data.toString())
    })
    socket.on('close', () => conversation.close())
    socket.on('error', () => socket.terminate())
  })
}
