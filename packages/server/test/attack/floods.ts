// Floods of every frame and of requests, and connections that never finish what they began.

import { chanceFrom } from '@lastlight/kernel'
import { connectTo, FLOODS, flood, frame, upgrade } from '../raw.ts'
import type { Attackers } from './attackers.ts'
import { fromSchema, type Plausible } from './fromSchema.ts'
import { messageSchemas } from './onSockets.ts'
import type { Tally } from './tally.ts'
import type { Target } from './targets.ts'

export async function attackWithFrames(
  url: string,
  attackers: Attackers,
  plausible: Plausible,
  tally: Tally,
): Promise<void> {
  const chance = chanceFrom('floods')
  const messages = messageSchemas().map(schema => {
    const message = fromSchema(chance, schema, { ...plausible, id: () => 'again' }) as { readonly t: string }
    return { name: `'${message.t}'`, bytes: frame('text', JSON.stringify(message)) }
  })
  attackers.forgetGuest()
  const { cookie } = await attackers.guest()
  for (const each of [...FLOODS, ...messages]) {
    const { socket } = await upgrade(url, cookie, [`x-forwarded-for: ${attackers.nextAddress()}`])
    socket.resume()
    if ('begin' in each && each.begin) socket.write(each.begin)
    tally.messages += 1
    if ((await flood(socket, each.bytes)) !== 'cut off') tally.wrong(`a flood of ${each.name} is not cut off`)
    socket.destroy()
  }
}

/** More than each route allows in a minute from one address, for one route of each class. */
const CLASSES: readonly (readonly [path: string, method: string, most: number])[] = [
  ['/api/v1/login', 'POST', 10],
  ['/api/v1/guests', 'POST', 60],
  ['/api/v1/games', 'GET', 600],
]

export async function attackWithRequests(
  url: string,
  targets: readonly Target[],
  attackers: Attackers,
  tally: Tally,
): Promise<void> {
  for (const [path, method, most] of CLASSES) {
    const target = targets.find(each => each.path === path && each.method === method)
    if (!target) continue
    const address = attackers.nextAddress()
    const body = method === 'GET' ? undefined : JSON.stringify({ name: 'Eve', username: 'nobody', password: 'x' })
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const wanted = { method, path, headers: { 'x-forwarded-for': address, ...type }, body }
    let last = 0
    for (let i = 0; i <= most; i++) {
      const answer = await tally.send(url, target, wanted)
      if (answer !== 'cut off') last = answer.status
    }
    if (last !== 429) tally.wrong(`${method} ${path}: ${last} for the ${most + 1}th time in a minute, and not 429`)
  }
}

const RAW: readonly string[] = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET  HTTP/1.1\r\n\r\n',
  '\0\0\0\0\r\n\r\n',
  `GET /${'x'.repeat(70_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\n${'x: y\r\n'.repeat(5000)}\r\n`,
  'POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}',
  'POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n0\r\n\r\nGET /x',
  'POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]
const WAIT_MS = 2000

/** Bytes that are no request: the connection is closed with a 4xx at most. */
export async function attackWithBytes(url: string, tally: Tally): Promise<void> {
  for (const bytes of RAW) {
    const socket = await connectTo(url)
    tally.requests += 1
    const said = await new Promise<string>(resolve => {
      let text = ''
      const timer = setTimeout(() => resolve(text), WAIT_MS)
      const end = (): void => {
        clearTimeout(timer)
        resolve(text)
      }
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      socket.on('close', end)
      socket.write(bytes)
    })
    socket.destroy()
    const [, status = '400'] = /^HTTP\/1\.1 (\d+)/.exec(said) ?? []
    if (!/^4\d\d$/.test(status))
      tally.wrong(`${status} for bytes that are no request: ${JSON.stringify(bytes.slice(0, 60))}`)
  }
}
