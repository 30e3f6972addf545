// Keeps every connection of a server, so that the server can close them all, and so that no visitor has too many.

import type { Server, Socket } from 'node:net'
import { limit } from '../ops/limit.ts'
import { networkOf } from './address.ts'

/** Twice as many as a visitor may have sockets: browsers keep a few connections beside each. */
const CONNECTIONS_OF_VISITOR = 600
limit({
  what: 'plain connections',
  network: CONNECTIONS_OF_VISITOR,
  because: 'nobody is known before a request',
})

export interface ConnectionLimit {
  readonly most: number
  /** Whether many visitors come from this address: a proxy in front of the server. */
  readonly isShared: (address: string | undefined) => boolean
}

export const connectionLimit = (isShared: ConnectionLimit['isShared']): ConnectionLimit => ({
  most: CONNECTIONS_OF_VISITOR,
  isShared,
})

export class Connections {
  readonly #open = new Set<Socket>()
  /** How many there are by network. */
  readonly #count = new Map<string, number>()

  constructor(server: Server, limit?: ConnectionLimit) {
    server.on('connection', socket => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
      const { remoteAddress } = socket
      if (limit && remoteAddress !== undefined && !limit.isShared(remoteAddress))
        this.#limit(socket, networkOf(remoteAddress), limit.most)
    })
  }

  /** One too many is closed without an answer: writing one would cost more than the connection. */
  #limit(socket: Socket, network: string, most: number): void {
    const count = this.#count.get(network) ?? 0
    if (count >= most) {
      socket.destroy()
      return
    }
    this.#count.set(network, count + 1)
    socket.once('close', () => {
      const left = (this.#count.get(network) ?? 1) - 1
      if (left > 0) this.#count.set(network, left)
      else this.#count.delete(network)
    })
  }

  /** Closes upgraded sockets and unread responses too, which Node's own `closeAllConnections` leaves open. */
  cutAll(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
