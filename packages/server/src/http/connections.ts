// Keeps every connection of a server, so that the server can close them all.

import type { Server, Socket } from 'node:net'

export class Connections {
  readonly #open = new Set<Socket>()

  constructor(server: Server) {
    server.on('connection', socket => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
  }

  /** Closes upgraded sockets and unread responses too, which Node's own `closeAllConnections` leaves open. */
  cutAll(): void {
    for (const socket of this.#open) socket.destroy()
  }
}
