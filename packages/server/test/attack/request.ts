// One request, exactly as it is given: `fetch` would correct addresses and headers on the way.

import { Agent, request } from 'node:http'

export interface Wanted {
  readonly method: string
  /** With everything before it, as it goes over the wire. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
}

export interface Answered {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
}

/** The server has closed the connection instead of answering. */
export type CutOff = 'cut off'

const TIMEOUT_MS = 60_000
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

export const closeConnections = (): void => agent.destroy()

export function send(url: string, { method, path, headers = {}, body }: Wanted): Promise<Answered | CutOff> {
  const { hostname, port } = new URL(url)
  // Without a length the body of a GET would be taken for the next request.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const asked = request(
      { hostname, port, method, path, headers: { ...headers, ...length }, agent, timeout: TIMEOUT_MS },
      reply => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (chunk: string) => {
          text += chunk
        })
        reply.on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }))
        reply.on('error', () => resolve('cut off'))
      },
    )
    asked.on('timeout', () => asked.destroy(new Error(`no answer within ${TIMEOUT_MS} ms: ${method} ${path}`)))
    asked.on('error', (problem: NodeJS.ErrnoException) => {
      if (problem.code === 'ECONNRESET' || problem.code === 'EPIPE') resolve('cut off')
      else reject(problem)
    })
    asked.end(body)
  })
}

/** Each of these is a visitor of its own for a server that trusts a proxy on this machine. */
export const addressOf = (n: number): string => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
