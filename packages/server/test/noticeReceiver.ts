// A receiver of notices on this machine.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** It answers as the path says: `/410` means gone. */
export class Receiver {
  readonly received: Received[] = []
  url = ''

  async open(t: { after(work: () => void): void }): Promise<this> {
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
        const status = Number(request.url?.match(/^\/(\d{3})/)?.[1] ?? 200)
        response.writeHead(status, status === 302 ? { location: `${this.url}/elsewhere` } : {}).end('{}')
      })
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    t.after(() => {
      server.closeAllConnections()
      server.close()
    })
    return this
  }

  get texts(): string[] {
    return this.received.map(each => each.body.toString())
  }
}
