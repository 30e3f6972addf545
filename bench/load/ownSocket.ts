// A socket of one person at our server. Several tables may share it.

import type { FromClient, ToClient } from '@lastlight/protocol'
import { WebSocket } from 'ws'

export const API = '/api/v1'

type Hear = (message: ToClient) => void

export class OwnSocket {
  readonly #socket: WebSocket
  readonly #listeners: Hear[] = []
  bytes = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data: Buffer) => {
      this.bytes += data.length
      const message = JSON.parse(data.toString()) as ToClient
      for (const hear of this.#listeners) hear(message)
    })
  }

  static open(url: string, headers: Readonly<Record<string, string>>): Promise<OwnSocket> {
    const socket = openedSocket(url, headers)
    const own = new OwnSocket(socket)
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(own))
      socket.once('error', reject)
    })
  }

  hear(listener: Hear): void {
    this.#listeners.push(listener)
  }

  send(message: FromClient): void {
    this.#socket.send(JSON.stringify(message))
  }

  close(): void {
    this.#socket.close()
  }
}

export const openedSocket = (url: string, headers: Readonly<Record<string, string>>): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}${API}/live`, { headers, perMessageDeflate: false })
