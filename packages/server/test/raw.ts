// Connections that break the rules: raw bytes, and no answer to anything.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'

export const OPCODES = { continuation: 0x0, text: 0x1, binary: 0x2, close: 0x8, ping: 0x9, pong: 0xa } as const

/** A frame as clients send it; `isLast`: no part of the message follows. */
export function frame(kind: keyof typeof OPCODES, text = '', isLast = true): Buffer {
  const payload = Buffer.from(text)
  const long = payload.length >= 126
  const header = Buffer.alloc(long ? 8 : 6)
  header[0] = (isLast ? 0x80 : 0) | OPCODES[kind]
  header[1] = 0x80 | (long ? 126 : payload.length)
  if (long) header.writeUInt16BE(payload.length, 2)
  // The mask is zero, so the payload stays as it is.
  return Buffer.concat([header, payload])
}

/** What can be sent without end; `begin` goes before it, once. */
export const FLOODS: readonly { readonly name: string; readonly begin?: Buffer; readonly bytes: Buffer }[] = [
  { name: 'pings', bytes: frame('ping') },
  { name: 'long pings', bytes: frame('ping', 'x'.repeat(125)) },
  { name: 'pongs that nobody asked for', bytes: frame('pong') },
  { name: 'empty messages', bytes: frame('text') },
  { name: 'binary messages', bytes: frame('binary', 'abc') },
  { name: 'messages', bytes: frame('text', '{"t":"ping","id":"1"}') },
  {
    name: 'parts of a message without an end',
    begin: frame('text', '', false),
    bytes: frame('continuation', '', false),
  },
]

export async function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

export interface Upgraded {
  readonly socket: Socket
  /** The first line of the answer. */
  readonly status: string
}

/**
 * Asks for the socket at /api/v1/live. Messages after the answer are read and thrown away. `headers`: lines besides
 * those that every browser sends.
 */
export async function upgrade(url: string, cookie = '', headers: readonly string[] = []): Promise<Upgraded> {
  const socket = await connectTo(url)
  socket.write(
    `${[
      'GET /api/v1/live HTTP/1.1',
      `Host: ${new URL(url).host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
      ...headers,
    ].join('\r\n')}\r\n\r\n`,
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  return { socket, status: first.toString().split('\r\n')[0]! }
}

/** How often the same bytes are sent in one go, and how many goes there are. */
const AT_ONCE = 1000
const GOES = 200
const BETWEEN_MS = 25

/** Sends the same bytes over and over, until the other side hangs up or has taken them all. */
export async function flood(socket: Socket, bytes: Buffer): Promise<'cut off' | 'taken'> {
  const many = Buffer.concat(Array<Buffer>(AT_ONCE).fill(bytes))
  for (let i = 0; i < GOES && !socket.destroyed; i++) {
    socket.write(many)
    await setTimeout(BETWEEN_MS)
  }
  return socket.destroyed ? 'cut off' : 'taken'
}
