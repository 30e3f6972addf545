// Serves WebSockets at /api/v1/live, with the same authentication and origin check as HTTP.

import { createHmac } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import process from 'node:process'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { Proxies } from '../http/address.ts'
import { authenticate } from '../http/authentication.ts'
import { isOurOrigin } from '../http/origin.ts'
import { API } from '../http/route.ts'
import { blocked } from '../moderation/blocks.ts'
import type { People } from '../people/people.ts'
import type { Settings } from '../settings.ts'
import type { Tables } from '../tables/tables.ts'
import type { Connection, Hub } from './hub.ts'
import { type ChatSender, MessageHandler } from './messageHandler.ts'
import { Pings } from './pings.ts'
import { type SocketLimit, SocketLimits } from './socketLimits.ts'
import { TextFrames } from './textFrame.ts'

const PATH = `${API}/live`
/** Longer than any valid message. */
const MOST_BYTES = 64 * 1024
/** A client for which more waits is sent no updates; it is shown the newest state when it has read everything. */
const BEHIND = 64 * 1024
/** A client for which more waits is disconnected; it can reconnect and resume. The longest sight of a game fits in. */
const MOST_WAITING = 1024 * 1024

export interface SocketDependencies {
  readonly server: Server
  readonly people: People
  readonly settings: Settings
  readonly tables: Tables
  readonly hub: Hub
  readonly talk: ChatSender
  /** Messages a second from one socket, if not the usual limit. */
  readonly perSecond?: number | undefined
  /** Whether an operator has blocked this address. */
  readonly isBlocked: (address: string) => boolean
  readonly onProblem: (problem: unknown) => void
}

/** Closes the sockets of a person who is no longer logged in. */
export interface WebSockets {
  closeSocketsOf(person: string): void
  /** Closes the sockets of addresses that are blocked by now. */
  closeBlocked(): void
  close(): Promise<void>
}

export function serveWebSockets(dependencies: SocketDependencies): WebSockets {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES })
  const pings = new Pings()
  const frames = new TextFrames()
  const personOf = new WeakMap<WebSocket, string>()
  const addressOf = new WeakMap<WebSocket, string>()
  const proxies = new Proxies(dependencies.settings.trustProxy)
  const limits = new SocketLimits()
  let isEnding = false
  const known: SocketRegistry = { pings, frames, personOf, addressOf, isEnding: () => isEnding }
  const upgrade = (request: IncomingMessage, stream: Duplex, head: Buffer): void => {
    // A client may disconnect before the upgrade is answered.
    stream.on('error', () => stream.destroy())
    const address = proxies.addressOf(request)
    if (dependencies.isBlocked(address)) return reject(stream, '403 Forbidden', blocked().message)
    const visitor = proxies.visitorOf(request)
    const limit = dependencies.perSecond === undefined ? limits.open(visitor) : UNLIMITED
    if (!limit) return reject(stream, '429 Too Many Requests')
    stream.once('close', () => limit.close())
    void accept(dependencies, sockets, known, { request, stream, head, limit, address, visitor }).catch(
      (problem: unknown) => {
        dependencies.onProblem(problem)
        stream.destroy()
      },
    )
  }
  dependencies.server.on('upgrade', upgrade)
  return {
    closeSocketsOf(person) {
      for (const socket of sockets.clients) if (personOf.get(socket) === person) socket.close(SHUT_OUT)
    },
    closeBlocked() {
      for (const socket of sockets.clients)
        if (dependencies.isBlocked(addressOf.get(socket) ?? '')) socket.close(SHUT_OUT)
    },
    close: () => {
      pings.stop()
      dependencies.server.off('upgrade', upgrade)
      isEnding = true
      // "Going away": clients reconnect by themselves.
      for (const socket of sockets.clients) socket.close(1001)
      return new Promise(resolve => {
        sockets.close(() => resolve())
      })
    },
  }
}

/** The open sockets and their people. */
interface SocketRegistry {
  readonly pings: Pings
  readonly frames: TextFrames
  readonly personOf: WeakMap<WebSocket, string>
  readonly addressOf: WeakMap<WebSocket, string>
  /** True when the server is shutting down: messages are ignored. */
  readonly isEnding: () => boolean
}

/** A request to upgrade a connection to a WebSocket. */
interface Upgrade {
  readonly request: IncomingMessage
  readonly stream: Duplex
  readonly head: Buffer
  readonly limit: SocketLimit
  readonly address: string
  readonly visitor: string
}

/** For benchmarks of the server itself. */
const UNLIMITED: SocketLimit = { allows: () => true, close: () => undefined }

/** "Policy violation": the client has to log in before it reconnects. */
const SHUT_OUT = 1008

/** `why`: a sentence for people and programs that read it; browsers show none. */
const reject = (stream: Duplex, status: string, why = ''): void => {
  const head =
    why === '' ? '' : `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(why)}\r\n`
  // Do not wait until the other side closes the connection too.
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n${head}\r\n${why}`, () => stream.destroy())
}

/** The same in all processes. Presence is stored, and no address is. */
const namelessOf = (visitor: string, secret: string): string =>
  createHmac('sha256', secret).update(`visitor ${visitor}`).digest('base64url')

async function accept(
  dependencies: SocketDependencies,
  sockets: WebSocketServer,
  { pings, frames, personOf, addressOf, isEnding }: SocketRegistry,
  { request, stream, head, limit, address, visitor }: Upgrade,
): Promise<void> {
  const { people, settings, tables, hub, talk, perSecond, onProblem } = dependencies
  if (request.url?.split('?')[0] !== PATH) return reject(stream, '404 Not Found')
  if (!isOurOrigin(request.headers, request.headers.host ?? '', settings.publicUrl))
    return reject(stream, '403 Forbidden')
  const identity = await authenticate(people, settings, request.headers)
  if (request.headers.authorization !== undefined && !identity) return reject(stream, '401 Unauthorized')
  sockets.handleUpgrade(request, stream, head, socket => {
    pings.add(socket)
    if (identity) personOf.set(socket, identity.person.id)
    addressOf.set(socket, address)
    let isCorked = false
    let wasBehind = false
    const send = (message: string): void => {
      if (socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else if (socket.readyState === socket.OPEN) {
        // Messages that are sent in the same turn go out in one packet.
        if (!isCorked) {
          isCorked = true
          stream.cork()
          process.nextTick(() => {
            isCorked = false
            stream.uncork()
          })
        }
        // Nothing is compressed, so a frame can go to the stream as it is.
        stream.write(frames.of(message))
      }
    }
    const connection: Connection = {
      who: identity?.person ?? null,
      visitor: namelessOf(visitor, settings.secret),
      network: visitor,
      send,
      isBehind: () => (wasBehind ||= socket.bufferedAmount > BEHIND),
    }
    stream.on('drain', () => {
      if (wasBehind) {
        wasBehind = false
        hub.caughtUp(connection)
      }
    })
    const conversation = new MessageHandler(connection, hub, tables, onProblem, talk, perSecond)
    // This listener runs before the socket reads the bytes, so messages of a closed socket are not answered.
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
